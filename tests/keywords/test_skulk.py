"""Skulk (CR 702.118)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.rules.c5_turn.cr509_declare_blockers import possible_blockers
from landwalk.testing.combat import BOB, Combat


@cr("702.118b")
def test_creatures_with_greater_power_cant_block_it():
    c = Combat()
    thief = c.creature("2/1", "skulk")
    equal, _ = c.creature("2/2", of=BOB), c.creature("3/3", of=BOB)
    c.attack(thief)
    assert possible_blockers(c.state, BOB) == ((equal, (thief,)),)


@cr("702.118c")
def test_two_instances_are_no_more_than_one() -> None:
    c = Combat()
    thief, bear = c.creature("2/1", "skulk", "skulk"), c.creature("2/2", of=BOB)
    c.attack(thief)
    assert possible_blockers(c.state, BOB) == ((bear, (thief,)),)
