"""Vigilance (CR 702.20)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.events import TapEvent
from landwalk.testing.combat import Combat


@cr("702.20b", "508.1f")
def test_it_doesnt_tap_when_it_attacks():
    c = Combat()
    knight = c.creature("2/2", "vigilance")
    c.attack(knight)
    assert not c.object(knight).tapped
    link, taps = c.state.log, 0
    while link is not None:
        taps += isinstance(link[0], TapEvent)
        link = link[1]
    assert taps == 0


@cr("702.20c")
def test_two_instances_are_no_more_than_one() -> None:
    c = Combat()
    knight = c.creature("2/2", "vigilance", "vigilance")
    c.attack(knight)
    assert not c.object(knight).tapped
