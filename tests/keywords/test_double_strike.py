"""Double strike (CR 702.4)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.characteristics import Face
from landwalk.kernel.zones import Step
from landwalk.rules.c5_turn.cr510_combat_damage import combat_damage
from landwalk.testing.combat import BOB, Combat, keyword


def becomes(c, creature, *abilities):
    """The creature has other keyword abilities from now on."""
    c.state.edit(creature).face = Face(
        "", None, (), ("creature",), (), "2", "2", abilities=tuple(map(keyword, abilities))
    )
    c.state.layer_version += 1


@cr("702.4b", "510.4")
def test_it_deals_damage_in_both_steps():
    c = Combat()
    hero = c.creature("2/2", "double strike")
    c.attack(hero)
    c.block({})
    c.damage()
    assert c.life(BOB) == 16


@cr("702.4b", "702.4e")
def test_with_first_strike_too_it_is_the_same():
    c = Combat()
    hero, other = c.creature("2/2", "double strike", "first strike", "double strike"), c.creature("3/3")
    c.attack(hero, other)
    c.block({})
    c.damage()
    assert c.life(BOB) == 13


@cr("702.4c")
def test_lost_in_the_first_step_it_gives_no_second():
    c = Combat()
    hero = c.creature("2/2", "double strike")
    c.attack(hero)
    c.block({})
    c.run(combat_damage(c.state, Step.FIRST_STRIKE_DAMAGE))
    becomes(c, hero)
    c.run(combat_damage(c.state, Step.COMBAT_DAMAGE))
    assert c.life(BOB) == 18


@cr("702.4d")
def test_given_after_first_strike_damage_it_gives_a_second():
    c = Combat()
    hero = c.creature("2/2", "first strike")
    c.attack(hero)
    c.block({})
    c.run(combat_damage(c.state, Step.FIRST_STRIKE_DAMAGE))
    becomes(c, hero, "double strike")
    c.run(combat_damage(c.state, Step.COMBAT_DAMAGE))
    assert c.life(BOB) == 16
