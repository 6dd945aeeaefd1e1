"""Infect (CR 702.90)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.combat import BOB, Combat


@cr("702.90b", "120.3b")
def test_a_player_gets_poison_counters_instead_of_losing_life():
    c = Combat()
    plague = c.creature("3/3", "infect")
    c.attack(plague)
    c.block({})
    c.damage()
    assert (c.life(BOB), c.state.players[BOB].counter("poison")) == (20, 3)


@cr("702.90c", "120.3d")
def test_a_creature_gets_counters_instead_of_damage():
    c = Combat()
    plague, giant = c.creature("3/3", "infect"), c.creature("1/5", of=BOB)
    c.attack(plague)
    c.block({giant: plague})
    c.damage()
    assert (c.object(giant).damage, c.object(giant).counter("-1/-1")) == (0, 3)


@cr("120.3c", "702.90b")
def test_a_planeswalker_loses_loyalty_as_usual():
    c = Combat()
    plague, walker = c.creature("3/3", "infect"), c.permanent(types=("planeswalker",), loyalty=5, of=BOB)
    c.attack((plague, walker))
    c.block({})
    c.damage()
    assert c.object(walker).counter("loyalty") == 2


@cr("704.5c")
def test_ten_poison_counters_lose_the_game():
    c = Combat()
    plague = c.creature("10/10", "infect")
    c.attack(plague)
    c.block({})
    c.damage()
    assert not c.state.players[BOB].in_game


@cr("702.90f")
def test_two_instances_are_no_more_than_one() -> None:
    c = Combat()
    plague = c.creature("3/3", "infect", "infect")
    c.attack(plague)
    c.block({})
    c.damage()
    assert c.state.players[BOB].counter("poison") == 3


@cr("702.90d", "702.90e")
def test_it_works_from_any_zone_and_as_last_known():
    from landwalk.kernel.events import DamageEvent
    from landwalk.kernel.zones import Zone
    from landwalk.rules.c4_zones.cr400_zones import move

    c = Combat()
    plague = c.creature("3/3", "infect")
    event = move(c.state, plague, Zone.GRAVEYARD)
    c.happen(event)
    c.happen(DamageEvent(plague, BOB, 1), DamageEvent(event.new_id, BOB, 2))
    assert (c.life(BOB), c.state.players[BOB].counter("poison")) == (20, 3)
