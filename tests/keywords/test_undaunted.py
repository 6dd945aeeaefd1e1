"""Undaunted (CR 702.125)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

WAVE = invent("Wave", "{3}{W}", "Sorcery", "Undaunted", "Draw a card.")


@cr("702.125a", "118.7a")
def test_one_less_for_each_opponent(scene: Scene) -> None:
    ann, _bob, _cid = scene.players("Ann", "Bob", "Cid")
    wave = ann.put(WAVE, Zone.HAND)
    ann.has("Plains")
    assert not ann.can_cast(wave)
    ann.has("Plains")
    ann.casts(wave)
    assert wave.zone == "stack"


@cr("702.125b")
def test_those_who_have_left_do_not_count(scene: Scene) -> None:
    ann, _bob, cid = scene.players("Ann", "Bob", "Cid")
    wave = ann.put(WAVE, Zone.HAND)
    ann.has_many("Plains", 2)
    assert ann.can_cast(wave)
    cid.concedes()
    assert not ann.can_cast(wave)
