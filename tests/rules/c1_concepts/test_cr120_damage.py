"""Damage (CR 120)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.events import Batch, DamageEvent, GainLifeEvent, LoseLifeEvent
from landwalk.kernel.zones import Zone
from landwalk.rules.c4_zones.cr400_zones import move
from landwalk.testing.combat import ANN, BOB, Combat


def events(c, cls):
    """The events of a class, oldest first."""
    out = []
    link = c.state.log
    while link is not None:
        if isinstance(link[0], cls):
            out.insert(0, link[0])
        link = link[1]
    return out


@cr("120.3a", "119.3")
def test_damage_makes_a_player_lose_that_much_life():
    c = Combat()
    goblin = c.creature("2/2")
    c.happen(DamageEvent(goblin, BOB, 3))
    assert c.life(BOB) == 17
    assert [(e.player, e.amount, e.reason) for e in events(c, LoseLifeEvent)] == [(BOB, 3, "damage")]


@cr("120.3e", "120.5", "120.6")
def test_damage_is_marked_and_the_check_destroys():
    c = Combat()
    goblin, giant = c.creature("2/2"), c.creature("4/4", of=BOB)
    c.happen(DamageEvent(goblin, giant, 3))
    c.settle()
    assert (c.object(giant).damage, c.alive(giant)) == (3, [True])
    c.happen(DamageEvent(goblin, giant, 1))
    assert c.alive(giant) == [True]
    c.settle()
    assert c.alive(giant) == [False]


@cr("120.1a", "120.8")
def test_no_damage_to_what_cant_have_any_and_none_of_zero():
    c = Combat()
    goblin, land = c.creature("2/2"), c.land("Forest")
    c.happen(DamageEvent(goblin, land, 3), DamageEvent(goblin, BOB, 0), DamageEvent(goblin, 999, 1))
    assert events(c, DamageEvent) == []
    assert c.object(land).damage == 0


@cr("120.3c", "120.3h")
def test_loyalty_and_defense_counters_are_removed():
    c = Combat()
    goblin, walker = c.creature("2/2"), c.permanent(types=("planeswalker",), loyalty=4, of=BOB)
    battle = c.permanent(types=("battle",), of=BOB)
    c.state.edit(battle).counters = (("defense", 5),)
    c.happen(Batch((DamageEvent(goblin, walker, 3), DamageEvent(goblin, battle, 2))))
    assert (c.object(walker).counter("loyalty"), c.object(battle).counter("defense")) == (1, 3)


@cr("120.3c", "120.3e")
def test_a_planeswalker_that_is_a_creature_gets_both_results():
    c = Combat()
    goblin, walker = c.creature("2/2"), c.creature("4/4", also=("planeswalker",), loyalty=4, of=BOB)
    c.happen(DamageEvent(goblin, walker, 3))
    assert (c.object(walker).counter("loyalty"), c.object(walker).damage) == (1, 3)


@cr("702.15e", "120.3f")
def test_two_sources_with_lifelink_are_two_gains():
    c = Combat()
    one, two = c.creature("2/2", "lifelink"), c.creature("3/3", "lifelink")
    c.happen(Batch((DamageEvent(one, BOB, 2), DamageEvent(two, BOB, 3))))
    assert (c.life(ANN), [e.amount for e in events(c, GainLifeEvent)]) == (25, [2, 3])


@cr("120.7", "608.2h")
def test_a_source_that_is_gone_deals_damage_as_it_last_was():
    c = Combat()
    asp, giant = c.creature("1/1", "lifelink", "deathtouch"), c.creature("4/4", of=BOB)
    c.happen(move(c.state, asp, Zone.GRAVEYARD))
    c.happen(DamageEvent(asp, giant, 1))
    c.settle()
    assert (c.life(ANN), c.alive(giant)) == (21, [False])


@cr("120.4c", "119.3")
def test_a_result_of_damage_may_be_replaced_by_itself():
    # "If you would gain life, ..." and the like see the result, not the damage: here life can't be gained.
    from landwalk.abilities.ability import Static
    from landwalk.abilities.effect import Cant, CantDo
    from landwalk.abilities.noun import PlayerPhrase, Who
    from landwalk.abilities.sentence import Clause

    c = Combat()
    angel = c.creature("3/3", "lifelink")
    c.enchantment(Static((Clause(PlayerPhrase(Who.EACH_PLAYER), (Cant(CantDo.GAIN_LIFE),)),)))
    c.happen(DamageEvent(angel, BOB, 3))
    assert (c.life(ANN), c.life(BOB)) == (20, 17)


@cr("120.4b", "120.4d", "615.6")
def test_prevented_damage_has_no_results():
    from landwalk.abilities.ability import Static
    from landwalk.abilities.effect import PreventDamage
    from landwalk.abilities.noun import YOU
    from landwalk.abilities.sentence import Clause

    c = Combat()
    angel = c.creature("3/3", "lifelink", of=BOB)
    c.enchantment(Static((Clause(YOU, (PreventDamage(None, YOU),)),)))
    c.happen(DamageEvent(angel, ANN, 3))
    assert (c.life(ANN), c.life(BOB), events(c, DamageEvent)) == (20, 20, [])
