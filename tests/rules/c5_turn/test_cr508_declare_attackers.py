"""Declaring attackers (CR 508)."""

from __future__ import annotations

import pytest

from landwalk.abilities.ability import KeywordAbility, Static
from landwalk.abilities.condition import Controls, Not
from landwalk.abilities.effect import AsThough, Cant, CantDo, Must
from landwalk.abilities.noun import YOU, Controlled, Core, Det, NounPhrase, PlayerPhrase, This, Who
from landwalk.abilities.sentence import Clause
from landwalk.cite import cr
from landwalk.kernel.choices import DeclareAttackers
from landwalk.rules.c5_turn.cr508_declare_attackers import board, declare_attackers, possible_attackers, suggestion
from landwalk.rules.driver import Driver
from landwalk.testing.combat import ANN, BOB, CAT, Combat, RefusedError


def static(*predicates, subject=None, condition=None):
    return Static((Clause(subject or This(), predicates),), condition)


CREATURES = NounPhrase(Det.ALL, (Core(types=("creature",)),))


@cr("508.1a", "302.6")
def test_only_untapped_creatures_that_were_there_at_the_turns_beginning_can_attack():
    c = Combat()
    bear = c.creature("2/2")
    new, tapped, theirs = c.creature("2/2", new=True), c.creature("2/2", tapped=True), c.creature("2/2", of=BOB)
    assert possible_attackers(c.state) == ((bear, (BOB,)),)
    for creature, rule in ((new, "302.6"), (tapped, "508.1a"), (theirs, "508.1a")):
        with pytest.raises(RefusedError) as refused:
            c.attack(creature)
        assert refused.value.rules[0] == rule


@cr("508.1a", "310.10")
def test_a_battle_that_is_a_creature_cant_attack():
    c = Combat()
    c.creature("3/3", also=("battle",))
    assert possible_attackers(c.state) == ()


@cr("508.1f", "508.1k", "702.20b")
def test_attackers_tap_and_become_attacking():
    c = Combat()
    bear, sentinel = c.creature("2/2"), c.creature("2/2", "vigilance")
    c.attack(bear, sentinel)
    assert (c.object(bear).tapped, c.object(sentinel).tapped) == (True, False)
    assert [a.attacker for a in c.state.combat] == [bear, sentinel]


@cr("508.8")
def test_nobody_is_asked_when_nothing_could_attack_and_there_is_no_combat():
    c = Combat()
    c.creature("2/2", tapped=True)
    driver = Driver(c.state, declare_attackers(c.state))
    driver.start()
    assert driver.choice is None
    assert c.state.combat is None


@cr("508.1b", "508.5")
def test_a_planeswalker_can_be_attacked_and_its_controller_is_the_defending_player():
    c = Combat(3)
    bear = c.creature("2/2")
    walker = c.permanent(types=("planeswalker",), loyalty=4, of=CAT)
    assert possible_attackers(c.state) == ((bear, (BOB, CAT, walker)),)
    c.attack((bear, walker))
    assert c.state.combat[0].defending_player == CAT


@cr("508.1c")
def test_a_creature_that_cant_attack_stays_at_home():
    c = Combat()
    pacified = c.creature("2/2", static(Cant(CantDo.ATTACK)))
    with pytest.raises(RefusedError) as refused:
        c.attack(pacified)
    assert refused.value.rules == ("508.1c",)
    assert refused.value.reasons[0].objects == (pacified, pacified)


@cr("508.1c", "508.5")
def test_cant_attack_unless_the_defending_player_controls_an_island():
    # "This creature can't attack unless defending player controls an Island."
    island = NounPhrase(Det.A, (Core(subtypes=("Island",)),))
    unless = Not(Controls(PlayerPhrase(Who.DEFENDING_PLAYER), island))
    c = Combat(3)
    serpent = c.creature("5/5", static(Cant(CantDo.ATTACK), condition=unless))
    assert possible_attackers(c.state) == ()
    c.land("Island", of=CAT)
    assert possible_attackers(c.state) == ((serpent, (CAT,)),)


@cr("508.1c")
def test_creatures_that_cant_attack_you():
    # An opponent's permanent says: "Creatures can't attack you."
    c = Combat(3)
    bear = c.creature("2/2")
    c.permanent(static(Cant(CantDo.ATTACK, by=YOU), subject=CREATURES), types=("enchantment",), of=BOB)
    assert possible_attackers(c.state) == ((bear, (CAT,)),)


@cr("508.1c")
def test_two_that_cant_attack_alone_may_attack_together():
    c = Combat()
    one = c.creature("2/2", static(Cant(CantDo.ATTACK_ALONE)))
    assert possible_attackers(c.state) == ()
    two = c.creature("2/2", static(Cant(CantDo.ATTACK_ALONE)))
    with pytest.raises(RefusedError) as refused:
        c.attack(one)
    assert refused.value.rules == ("508.1c",)
    c.attack(one, two)
    assert len(c.state.combat) == 2


@cr("508.1d")
def test_a_creature_that_attacks_if_able_has_to():
    c = Combat()
    berserker, bear = c.creature("2/2", static(Must("attack"))), c.creature("2/2")
    with pytest.raises(RefusedError) as refused:
        c.attack(bear)
    assert refused.value.rules == ("508.1d",)
    c.attack(berserker)
    assert [a.attacker for a in c.state.combat] == [berserker]


@cr("508.1d")
def test_it_need_not_attack_when_a_restriction_forbids_it():
    c = Combat()
    c.creature("2/2", static(Must("attack")), static(Cant(CantDo.ATTACK)))
    c.creature("2/2", static(Must("attack")), tapped=True)
    c.attack()
    assert not c.state.combat


@cr("508.1d")
def test_one_that_must_attack_but_not_alone_takes_company_along():
    c = Combat()
    coward = c.creature("2/2", static(Must("attack"), Cant(CantDo.ATTACK_ALONE)))
    c.attack()  # alone it isn't able to
    bear = c.creature("2/2")
    with pytest.raises(RefusedError) as refused:
        c.attack(bear)
    assert refused.value.rules == ("508.1d",)
    assert suggestion(board(c.state)) == ((coward, BOB), (bear, BOB))


@cr("508.1d", "802.3a")
def test_a_requirement_to_attack_one_player_is_about_that_player():
    # An opponent's permanent says: "Creatures attack you each combat if able" - each counts for itself.
    c = Combat(3)
    bear = c.creature("2/2")
    c.permanent(static(Must("attack", whom=YOU), subject=CREATURES), types=("enchantment",), of=CAT)
    with pytest.raises(RefusedError):
        c.attack(bear, at=BOB)
    c.attack(bear, at=CAT)
    assert c.state.combat[0].defender == CAT


@cr("508.1d")
def test_an_illegal_declaration_is_asked_again():
    c = Combat()
    berserker = c.creature("2/2", static(Must("attack")))
    driver = Driver(c.state, declare_attackers(c.state))
    driver.start()
    driver.answer(())
    again = driver.choice
    assert isinstance(again, DeclareAttackers)
    assert again.suggestion == ((berserker, BOB),)
    driver.answer(again.suggestion)
    assert driver.choice is None


@cr("609.4", "702.3b")
def test_a_wall_may_attack_as_though_it_didnt_have_defender():
    c = Combat()
    wall = c.creature("0/4", "defender")
    with pytest.raises(RefusedError) as refused:
        c.attack(wall)
    assert refused.value.rules == ("702.3b",)
    mine = NounPhrase(Det.ALL, (Core(types=("creature",)),), (Controlled(YOU),))
    c.enchantment(static(AsThough("attack", KeywordAbility("defender"), "didnt_have"), subject=mine), of=ANN)
    c.attack(wall)
    assert c.state.combat[0].attacker == wall
