"""Effects that change combat: numbers of blockers, lures, how damage is assigned, becoming blocked (CR 508-510)."""

from __future__ import annotations

import pytest

from landwalk.abilities.ability import KeywordAbility, Static
from landwalk.abilities.amount import Number
from landwalk.abilities.combat import AbleToBlock, AssignDamage, BlockerCount, MayAssignUnblocked
from landwalk.abilities.effect import AsThough, Cant, CantDo, Must
from landwalk.abilities.noun import YOU, AllStyle, Both, Controlled, Core, Det, NounPhrase, This
from landwalk.abilities.sentence import Clause
from landwalk.cite import cr
from landwalk.kernel.choices import YesNo
from landwalk.kernel.events import BecameBlocked
from landwalk.rules.c5_turn.cr508_declare_attackers import possible_attackers
from landwalk.rules.c5_turn.cr509_declare_blockers import possible_blockers
from landwalk.testing.combat import ANN, BOB, Combat, RefusedError

CREATURE = (Core(types=("creature",)),)


def static(*predicates, subject=None, condition=None):
    return Static((Clause(subject or This(), predicates),), condition)


@cr("509.1b")
def test_by_no_more_than_one_and_only_by_three_or_more():
    c = Combat()
    narrow = c.creature("3/3", static(BlockerCount(most=Number(1))))
    wide = c.creature("3/3", static(BlockerCount(least=Number(3))))
    bears = [c.creature("2/2", of=BOB) for _ in range(3)]
    c.attack(narrow, wide)
    for blocks in ({bears[0]: narrow, bears[1]: narrow}, {bears[0]: wide, bears[1]: wide}):
        with pytest.raises(RefusedError) as refused:
            c.block(blocks)
        assert refused.value.rules == ("509.1b",)
    c.block(dict.fromkeys(bears, wide))


@cr("509.1c")
def test_all_creatures_able_to_block_the_lure_do_so():
    c = Combat()
    able = NounPhrase(Det.ALL, CREATURE, (AbleToBlock(This()),), style=AllStyle.ALL)
    lure = c.creature("1/1", "flying", static(Must("do_so"), subject=able))
    bird, bear = c.creature("1/1", "flying", of=BOB), c.creature("2/2", of=BOB)
    c.attack(lure)
    with pytest.raises(RefusedError) as refused:
        c.block({})
    assert [r.objects for r in refused.value.reasons] == [(bird, lure)]
    c.block({bird: lure})
    assert c.alive(bear) == [True]


@cr("508.1c", "509.1b")
def test_neither_attacks_nor_blocks_alone():
    c = Combat()
    c.creature("2/2", static(Cant(CantDo.ATTACK_OR_BLOCK_ALONE)))
    assert possible_attackers(c.state) == ()
    wolf = c.creature("2/2")
    shy = c.creature("2/2", static(Cant(CantDo.ATTACK_OR_BLOCK_ALONE)), of=BOB)
    c.attack(wolf)
    with pytest.raises(RefusedError):
        c.block({shy: wolf})


@cr("508.1c", "508.5")
def test_cant_attack_you_or_planeswalkers_you_control():
    c = Combat()
    walkers = NounPhrase(Det.ALL, (Core(types=("planeswalker",)),), (Controlled(YOU),))
    mine = NounPhrase(Det.ALL, CREATURE)
    bear = c.creature("2/2")
    c.permanent(types=("planeswalker",), loyalty=3, of=BOB)
    c.enchantment(static(Cant(CantDo.ATTACK, by=Both((YOU, walkers))), subject=mine), of=BOB)
    assert possible_attackers(c.state) == ()
    with pytest.raises(RefusedError):
        c.attack(bear)


@cr("609.4", "302.6")
def test_it_can_attack_as_though_it_had_haste_but_not_tap_for_abilities():
    from landwalk.rules.c3_card_types.cr302_creatures import summoning_sick
    from landwalk.rules.look import Now

    c = Combat()
    elf = c.creature("1/1", static(AsThough("attack", KeywordAbility("haste"), "had")), new=True)
    assert possible_attackers(c.state) == ((elf, (BOB,)),)
    assert summoning_sick(Now(c.state), elf)


@cr("510.1a")
def test_damage_equal_to_toughness():
    c = Combat()
    mine = NounPhrase(Det.ALL, CREATURE, (Controlled(YOU),))
    c.enchantment(static(AssignDamage("toughness"), subject=mine))
    wall, bear = c.creature("0/5"), c.creature("2/2", of=BOB)
    other = c.creature("1/4")
    c.attack(wall, other)
    c.block({bear: wall})
    c.damage()
    assert (c.life(BOB), c.alive(bear), c.object(wall).damage) == (16, [False], 2)


@cr("510.1a")
def test_no_combat_damage():
    c = Combat()
    wolf = c.creature("3/3", static(AssignDamage("none")))
    bear = c.creature("2/2", of=BOB)
    c.attack(wolf)
    c.block({bear: wolf})
    c.damage()
    assert (c.alive(bear), c.object(wolf).damage) == ([True], 2)


@cr("510.1c", "702.19b")
@pytest.mark.parametrize(("answer", "life"), [(True, 15), (False, 20)])
def test_damage_as_though_it_werent_blocked(answer, life):
    from landwalk.kernel.zones import Step
    from landwalk.rules.c5_turn.cr510_combat_damage import combat_damage

    c = Combat()
    wurm = c.creature("5/5", static(MayAssignUnblocked(This()), subject=YOU))
    bear = c.creature("2/2", of=BOB)
    c.attack(wurm)
    c.block({bear: wurm})
    c.run(combat_damage(c.state, Step.COMBAT_DAMAGE), {YesNo: answer})
    assert c.life(BOB) == life


@cr("509.1h", "510.1c")
def test_an_attacker_that_became_blocked_by_an_effect_deals_no_damage():
    c = Combat()
    wolf = c.creature("3/3", of=ANN)
    c.attack(wolf)
    c.block({})
    c.happen(BecameBlocked((wolf,)))
    assert (c.state.combat[0].blocked, c.state.combat[0].blockers) == (True, ())
    c.damage()
    assert c.life(BOB) == 20


@cr("508.1c", "508.5")
def test_unless_the_defending_player_is_about_the_enchanted_attacker():
    from landwalk.abilities.condition import Controls, Not
    from landwalk.abilities.noun import Host, PlayerPhrase, Status, Who

    island = NounPhrase(Det.A, (Core(subtypes=("Island",)),))
    unless = Not(Controls(PlayerPhrase(Who.DEFENDING_PLAYER), island))
    c = Combat()
    serpent = c.creature("5/5")
    aura = c.enchantment(
        static(Cant(CantDo.ATTACK), subject=Host(Status.ENCHANTED, CREATURE[0]), condition=unless), of=BOB
    )
    c.state.edit(aura).attached_to = serpent
    assert possible_attackers(c.state) == ()
    c.land("Island", of=BOB)
    assert possible_attackers(c.state) == ((serpent, (BOB,)),)
    assert possible_blockers(c.state, BOB) == ()
