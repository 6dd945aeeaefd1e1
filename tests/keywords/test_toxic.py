"""Toxic (CR 702.164)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.events import DamageEvent
from landwalk.testing.combat import BOB, Combat, keyword


@cr("702.164c", "120.3g")
def test_combat_damage_to_a_player_gives_poison_counters_too():
    c = Combat()
    rat = c.creature("3/1", keyword("toxic", 1))
    c.attack(rat)
    c.block({})
    c.damage()
    assert (c.life(BOB), c.state.players[BOB].counter("poison")) == (17, 1)


@cr("702.164b")
def test_instances_add_up():
    c = Combat()
    rat = c.creature("1/1", keyword("toxic", 1), keyword("toxic", 2))
    c.attack(rat)
    c.block({})
    c.damage()
    assert (c.life(BOB), c.state.players[BOB].counter("poison")) == (19, 3)


@cr("702.164c")
def test_no_counters_for_other_damage_or_damage_to_a_creature():
    c = Combat()
    rat, bear = c.creature("1/1", keyword("toxic", 1)), c.creature("2/2", of=BOB)
    c.happen(DamageEvent(rat, BOB, 1))
    c.attack(rat)
    c.block({bear: rat})
    c.damage()
    assert (c.state.players[BOB].counter("poison"), c.object(bear).counter("poison")) == (0, 0)
