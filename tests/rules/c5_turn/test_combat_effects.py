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


@cr("508.3a")
@pytest.mark.parametrize(("others", "triggers"), [(1, 0), (2, 1), (3, 1)])
def test_when_it_and_at_least_two_other_creatures_attack(others, triggers):
    from landwalk.abilities.combat import AttacksTogether
    from landwalk.abilities.context import Context
    from landwalk.abilities.noun import Status
    from landwalk.kernel.events import AttackersDeclared
    from landwalk.kernel.state import Attack
    from landwalk.rules.c6_spells_abilities.cr603_matching import MATCHERS
    from landwalk.rules.look import Now

    other = NounPhrase(Det.ALL, (Core(types=("creature",), status=(Status.OTHER,)),))
    c = Combat()
    soldier, *rest = (c.creature("2/2") for _ in range(others + 1))
    event = AttackersDeclared(ANN, tuple(Attack(i, BOB, BOB) for i in (soldier, *rest)))
    pattern = AttacksTogether(This(), Number(2), other)
    assert len(MATCHERS[AttacksTogether](Now(c.state), pattern, event, Context(soldier, ANN))) == triggers


@cr("506.8", "508.6")
def test_timing_words_of_combat():
    from landwalk.abilities.combat import BeenAttacked
    from landwalk.abilities.condition import Timing, When
    from landwalk.abilities.context import Context
    from landwalk.kernel.zones import Step
    from landwalk.rules.conditions import holds
    from landwalk.rules.look import Now

    c = Combat()
    wolf = c.creature("2/2")
    c.attack(wolf)
    look, anns, bobs = Now(c.state), Context(wolf, ANN), Context(wolf, BOB)
    c.state.step = Step.DECLARE_ATTACKERS
    assert [holds(look, BeenAttacked(YOU), who) for who in (anns, bobs)] == [False, True]
    assert holds(look, Timing(When.COMBAT_BEFORE_BLOCKERS), bobs)
    assert not holds(look, Timing(When.YOUR_TURN_BEFORE_ATTACKERS), anns)
    c.state.step = Step.COMBAT_DAMAGE
    assert holds(look, Timing(When.COMBAT_AFTER_BLOCKERS), bobs)
    assert not holds(look, Timing(When.COMBAT_BEFORE_BLOCKERS), bobs)


@cr("602.5", "605.1a")
def test_its_activated_abilities_cant_be_activated_unless_they_are_mana_abilities():
    from landwalk.abilities.ability import Activated
    from landwalk.abilities.cost import PayLife
    from landwalk.abilities.effect import AddMana, Draw, ManaChoice
    from landwalk.abilities.sentence import Do
    from landwalk.kernel.characteristics import Inst
    from landwalk.kernel.zones import Zone
    from landwalk.rules.c6_spells_abilities.cr602_activating import why_not
    from landwalk.rules.look import Now

    def ability(effect):
        return Activated((PayLife(Number(1)),), (Do((Clause(YOU, (effect,)),)),))

    mana, draw = ability(AddMana(ManaChoice(("G",)))), ability(Draw(Number(1)))
    there = frozenset({Zone.BATTLEFIELD})
    c = Combat()
    druid = c.creature("1/1", mana, draw)
    c.enchantment(static(Cant(CantDo.ACTIVATE_NONMANA), subject=NounPhrase(Det.ALL, CREATURE)), of=BOB)
    look = Now(c.state)
    found = [bool(why_not(look, ANN, druid, Inst(tree, "", i), tree, there)) for i, tree in enumerate((mana, draw))]
    assert found == [False, True]
