"""Lifelink (CR 702.15)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.events import DamageEvent
from landwalk.kernel.zones import Zone
from landwalk.rules.c4_zones.cr400_zones import move
from landwalk.testing.combat import ANN, BOB, Combat


@cr("702.15b", "120.3f")
def test_its_controller_gains_as_much_life_as_it_deals_damage():
    c = Combat()
    angel, bear = c.creature("3/3", "lifelink"), c.creature("2/2", of=BOB)
    c.attack(angel)
    c.block({bear: angel})
    c.damage()
    assert (c.life(ANN), c.life(BOB)) == (23, 20)


@cr("702.15b")
def test_it_saves_a_player_who_loses_as_much_at_the_same_time():
    c = Combat()
    angel, giant = c.creature("3/3", "lifelink", of=BOB), c.creature("9/9")
    wolf = c.creature("4/4")
    c.state.edit_player(BOB).life = 2
    c.attack(giant, wolf)
    c.block({angel: giant})
    c.damage()
    assert (c.life(BOB), c.state.players[BOB].in_game) == (1, True)


@cr("702.15c", "702.15d")
def test_it_works_from_any_zone_and_as_last_known():
    c = Combat()
    angel = c.creature("3/3", "lifelink")
    event = move(c.state, angel, Zone.GRAVEYARD)
    c.happen(event)
    c.happen(DamageEvent(angel, BOB, 2), DamageEvent(event.new_id, BOB, 1))
    assert c.life(ANN) == 23


@cr("702.15f")
def test_two_instances_are_no_more_than_one():
    c = Combat()
    angel = c.creature("3/3", "lifelink", "lifelink")
    c.happen(DamageEvent(angel, BOB, 2))
    assert c.life(ANN) == 22
