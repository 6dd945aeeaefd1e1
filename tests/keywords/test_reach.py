"""Reach (CR 702.17)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.rules.c5_turn.cr509_declare_blockers import possible_blockers
from landwalk.testing.combat import BOB, Combat


@cr("702.17b", "702.9b")
def test_it_lets_a_creature_block_flyers_and_makes_it_none():
    c = Combat()
    bird, spider = c.creature("1/1", "flying"), c.creature("1/3", "reach")
    theirs, bear = c.creature("1/3", "reach", of=BOB), c.creature("2/2", of=BOB)
    c.attack(bird, spider)
    assert possible_blockers(c.state, BOB) == ((theirs, (bird, spider)), (bear, (spider,)))


@cr("702.17c")
def test_two_instances_are_no_more_than_one() -> None:
    c = Combat()
    bird, spider = c.creature("1/1", "flying"), c.creature("1/3", "reach", "reach", of=BOB)
    c.attack(bird)
    assert possible_blockers(c.state, BOB) == ((spider, (bird,)),)
