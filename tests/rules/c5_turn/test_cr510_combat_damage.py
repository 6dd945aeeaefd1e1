"""Combat damage (CR 510)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.choices import Divide
from landwalk.kernel.events import DamageEvent, SetCombat
from landwalk.rules.c5_turn.cr506_combat import removal
from landwalk.rules.c5_turn.cr511_end_of_combat import end_of_combat
from landwalk.testing.combat import ANN, BOB, CAT, Combat


def dealt(c):
    """All damage dealt so far, oldest first, as (source, recipient, amount)."""
    out = []
    link = c.state.log
    while link is not None:
        if isinstance(link[0], DamageEvent):
            out.insert(0, (link[0].source, link[0].to, link[0].amount))
        link = link[1]
    return out


@cr("510.1b", "510.2", "120.3a")
def test_an_unblocked_attacker_damages_the_player():
    c = Combat()
    wolf = c.creature("3/3")
    c.attack(wolf)
    c.block({})
    c.damage()
    assert (c.life(BOB), c.asked) == (17, [])


@cr("510.1c", "510.1d", "510.2")
def test_a_blocked_attacker_and_its_blocker_damage_each_other_at_the_same_time():
    c = Combat()
    wolf, bear = c.creature("3/3"), c.creature("3/3", of=BOB)
    c.attack(wolf)
    c.block({bear: wolf})
    c.damage()
    assert c.alive(wolf, bear) == [False, False]
    assert (c.life(BOB), c.asked) == (20, [])


@cr("510.1a")
def test_a_creature_with_power_0_or_less_assigns_no_damage():
    c = Combat()
    wall, weak = c.creature("0/4"), c.creature("-1/4")
    c.attack(wall, weak)
    c.block({})
    c.damage()
    assert dealt(c) == []


@cr("510.1c")
def test_damage_is_divided_among_blockers_freely():
    # The example of the rule: a 4/3 is blocked by a 2/3 and a 1/1; all 4 may go to the 1/1, or 3 to it and 1 to the other.
    c = Combat()
    regrower, spawn, hunter = c.creature("4/3"), c.creature("2/3", of=BOB), c.creature("1/1", of=BOB)
    c.attack(regrower)
    c.block({spawn: regrower, hunter: regrower})
    c.damage({spawn: 1, hunter: 3})
    (asked,) = c.asked
    assert isinstance(asked, Divide)
    assert (asked.player, asked.amount, asked.among) == (ANN, 4, (spawn, hunter))
    assert (regrower, hunter, 3) in dealt(c)
    assert c.alive(regrower, spawn, hunter) == [False, True, False]


@cr("510.1d")
def test_a_creature_that_blocks_two_divides_as_its_controller_chooses():
    from landwalk.abilities.ability import Static
    from landwalk.abilities.amount import Number
    from landwalk.abilities.effect import CanBlockMore
    from landwalk.abilities.noun import This
    from landwalk.abilities.sentence import Clause

    c = Combat()
    one, two = c.creature("1/1"), c.creature("1/1")
    guard = c.creature("2/5", Static((Clause(This(), (CanBlockMore(Number(1)),)),)), of=BOB)
    c.attack(one, two)
    c.block({guard: [one, two]})
    c.damage({one: 2})
    assert [(a.player, a.among) for a in c.asked] == [(BOB, (one, two))]
    assert c.alive(one, two) == [False, True]


@cr("510.1c", "509.1h")
def test_a_blocked_attacker_without_blockers_assigns_no_damage():
    c = Combat()
    wolf, bear = c.creature("3/3"), c.creature("2/2", of=BOB)
    c.attack(wolf)
    c.block({bear: wolf})
    c.happen(removal(c.state, (bear,)))
    c.damage()
    assert dealt(c) == []


@cr("510.1b", "506.4c", "120.3c")
def test_damage_to_a_planeswalker_removes_loyalty_and_none_goes_to_the_player_when_it_is_gone():
    c = Combat()
    wolf, fox = c.creature("3/3"), c.creature("2/2")
    walker, other = (c.permanent(types=("planeswalker",), loyalty=5, of=BOB) for _ in range(2))
    c.attack((wolf, walker), (fox, other))
    c.block({})
    c.happen(removal(c.state, (other,)))
    c.damage()
    assert c.object(walker).counter("loyalty") == 2
    assert (c.object(other).counter("loyalty"), c.life(BOB)) == (5, 20)


@cr("510.4", "702.7b")
def test_first_strike_makes_two_steps():
    c = Combat()
    knight, bear = c.creature("2/2", "first strike"), c.creature("2/2", of=BOB)
    c.attack(knight)
    c.block({bear: knight})
    c.damage()
    assert c.alive(knight, bear) == [True, False]


@cr("510.4")
def test_both_first_strikers_damage_each_other_in_the_first_step():
    c = Combat()
    knight, guard = c.creature("2/2", "first strike"), c.creature("2/2", "first strike", of=BOB)
    c.attack(knight)
    c.block({guard: knight})
    c.damage()
    assert c.alive(knight, guard) == [False, False]


@cr("802.5", "510.1")
def test_the_attacking_player_announces_first_then_defending_players_in_turn_order():
    from landwalk.abilities.ability import Static
    from landwalk.abilities.amount import Number
    from landwalk.abilities.effect import CanBlockMore
    from landwalk.abilities.noun import This
    from landwalk.abilities.sentence import Clause

    c = Combat(3)
    more = Static((Clause(This(), (CanBlockMore(Number(1)),)),))
    a, b, x, y = (c.creature("2/2") for _ in range(4))
    bobs, bobs2, cats = c.creature("1/9", of=BOB), c.creature("1/9", of=BOB), c.creature("1/9", more, of=CAT)
    c.attack(a, b, (x, CAT), (y, CAT))
    c.block({bobs: a, bobs2: a}, by=BOB)
    # In Combat the other defending players decline; Cat's block is put in afterwards.
    from landwalk.kernel.state import Attack

    combat = tuple(
        Attack(r.attacker, r.defender, r.defending_player, (cats,), blocked=True) if r.defending_player == CAT else r
        for r in c.state.combat
    )
    c.happen(SetCombat(combat))
    c.damage({bobs: 2}, {x: 1})
    assert [choice.player for choice in c.asked] == [ANN, CAT]


@cr("511.3")
def test_at_the_end_of_combat_everything_leaves_it():
    c = Combat()
    wolf = c.creature("3/3")
    c.attack(wolf)
    c.run(end_of_combat(c.state))
    assert c.state.combat is None
