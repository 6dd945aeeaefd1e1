"""Flying (CR 702.9)."""

from __future__ import annotations

import pytest

from landwalk.abilities.ability import Static
from landwalk.abilities.effect import AsThough
from landwalk.abilities.noun import This
from landwalk.abilities.sentence import Clause
from landwalk.cite import cr
from landwalk.rules.c5_turn.cr509_declare_blockers import possible_blockers
from landwalk.testing.combat import BOB, Combat, RefusedError, keyword


def as_though(verb, name, have):
    return Static((Clause(This(), (AsThough(verb, keyword(name), have),)),))


@cr("702.9b", "702.17b")
def test_only_creatures_with_flying_or_reach_can_block_it():
    c = Combat()
    bird = c.creature("1/1", "flying")
    bear, hawk, spider = (
        c.creature("2/2", of=BOB),
        c.creature("1/1", "flying", of=BOB),
        c.creature("1/3", "reach", of=BOB),
    )
    c.attack(bird)
    assert possible_blockers(c.state, BOB) == ((hawk, (bird,)), (spider, (bird,)))
    with pytest.raises(RefusedError) as refused:
        c.block({bear: bird})
    assert [(r.rule, r.objects) for r in refused.value.reasons] == [("702.9b", (bird, bear))]


@cr("702.9b")
def test_a_flying_creature_can_block_one_without_flying():
    c = Combat()
    wolf, hawk = c.creature("2/2"), c.creature("1/1", "flying", of=BOB)
    c.attack(wolf)
    c.block({hawk: wolf})
    assert c.state.combat[0].blocked


@cr("609.4", "702.9b")
def test_as_though_it_had_reach_and_as_though_it_didnt_have_flying():
    c = Combat()
    bird, kite = (
        c.creature("1/1", "flying"),
        c.creature("1/1", "flying", as_though("be_blocked", "flying", "didnt_have")),
    )
    archer, bear = c.creature("1/1", as_though("block", "reach", "had"), of=BOB), c.creature("2/2", of=BOB)
    c.attack(bird, kite)
    assert possible_blockers(c.state, BOB) == ((archer, (bird, kite)), (bear, (kite,)))


@cr("509.1b")
def test_evasion_adds_up():
    c = Combat()
    ghost = c.creature("1/1", "flying", "shadow")
    hawk = c.creature("1/1", "flying", of=BOB)
    c.attack(ghost)
    with pytest.raises(RefusedError) as refused:
        c.block({hawk: ghost})
    assert refused.value.rules == ("702.28b",)


@cr("702.9c")
def test_two_instances_are_no_more_than_one() -> None:
    c = Combat()
    bird, spider = c.creature("1/1", "flying", "flying"), c.creature("1/3", "reach", "reach", of=BOB)
    c.attack(bird)
    assert possible_blockers(c.state, BOB) == ((spider, (bird,)),)
