"""Shadow (CR 702.28)."""

from __future__ import annotations

from landwalk.abilities.ability import Static
from landwalk.abilities.effect import AsThough
from landwalk.abilities.noun import This
from landwalk.abilities.sentence import Clause
from landwalk.cite import cr
from landwalk.rules.c5_turn.cr509_declare_blockers import possible_blockers
from landwalk.testing.combat import BOB, Combat, keyword


@cr("702.28b")
def test_those_with_shadow_fight_among_themselves():
    c = Combat()
    ghost, wolf = c.creature("1/1", "shadow"), c.creature("2/2")
    shade, bear = c.creature("1/1", "shadow", of=BOB), c.creature("2/2", of=BOB)
    c.attack(ghost, wolf)
    assert possible_blockers(c.state, BOB) == ((shade, (ghost,)), (bear, (wolf,)))


@cr("609.4", "702.28b")
def test_one_may_block_as_though_it_had_shadow():
    c = Combat()
    ghost, wolf = c.creature("1/1", "shadow"), c.creature("2/2")
    seer = c.creature("1/1", Static((Clause(This(), (AsThough("block", keyword("shadow"), "had"),)),)), of=BOB)
    c.attack(ghost, wolf)
    assert possible_blockers(c.state, BOB) == ((seer, (ghost, wolf)),)


@cr("702.28c")
def test_two_instances_are_no_more_than_one() -> None:
    c = Combat()
    ghost, shade = c.creature("1/1", "shadow", "shadow"), c.creature("1/1", "shadow", of=BOB)
    c.attack(ghost)
    assert possible_blockers(c.state, BOB) == ((shade, (ghost,)),)
