"""First strike (CR 702.7)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.characteristics import Face
from landwalk.kernel.zones import Step
from landwalk.rules.c5_turn.cr510_combat_damage import combat_damage, needs_first_strike_step
from landwalk.testing.combat import BOB, Combat, keyword


def becomes(c, creature, *abilities):
    """The creature has other keyword abilities from now on."""
    c.state.edit(creature).face = Face(
        "", None, (), ("creature",), (), "2", "2", abilities=tuple(map(keyword, abilities))
    )
    c.state.layer_version += 1


@cr("702.7b")
def test_it_deals_damage_before_creatures_without_it():
    c = Combat()
    bear, knight = c.creature("2/2"), c.creature("2/2", "first strike", of=BOB)
    c.attack(bear)
    c.block({knight: bear})
    c.damage()
    assert c.alive(bear, knight) == [False, True]


@cr("702.7b")
def test_a_first_striker_outside_combat_makes_no_step():
    c = Combat()
    bear = c.creature("2/2")
    c.creature("2/2", "first strike")
    c.attack(bear)
    c.block({})
    assert not needs_first_strike_step(c.state)


@cr("702.7c")
def test_gained_after_the_first_step_it_doesnt_preclude_the_second():
    c = Combat()
    knight, bear = c.creature("2/2", "first strike"), c.creature("2/2")
    c.attack(knight, bear)
    c.block({})
    c.run(combat_damage(c.state, Step.FIRST_STRIKE_DAMAGE))
    becomes(c, bear, "first strike")
    becomes(c, knight)
    c.run(combat_damage(c.state, Step.COMBAT_DAMAGE))
    assert c.life(BOB) == 16


@cr("702.7d")
def test_two_instances_are_no_more_than_one() -> None:
    c = Combat()
    knight = c.creature("2/2", "first strike", "first strike")
    c.attack(knight)
    c.block({})
    c.damage()
    assert c.life(BOB) == 18
