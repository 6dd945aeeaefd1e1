"""Horsemanship (CR 702.31)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.rules.c5_turn.cr509_declare_blockers import possible_blockers
from landwalk.testing.combat import BOB, Combat


@cr("702.31b")
def test_only_riders_block_riders_and_they_block_all():
    c = Combat()
    rider, wolf = c.creature("1/1", "horsemanship"), c.creature("2/2")
    theirs, bear = c.creature("1/1", "horsemanship", of=BOB), c.creature("2/2", of=BOB)
    c.attack(rider, wolf)
    assert possible_blockers(c.state, BOB) == ((theirs, (rider, wolf)), (bear, (wolf,)))


@cr("702.31c")
def test_two_instances_are_no_more_than_one() -> None:
    c = Combat()
    rider, theirs = c.creature("1/1", "horsemanship", "horsemanship"), c.creature("1/1", "horsemanship", of=BOB)
    c.attack(rider)
    assert possible_blockers(c.state, BOB) == ((theirs, (rider,)),)
