"""Costs to attack and to block (CR 508.1g-j, 509.1d-f)."""

from __future__ import annotations

import pytest

from landwalk.abilities.ability import Static
from landwalk.abilities.combat import FightCost
from landwalk.abilities.cost import PayMana, SacrificeCost
from landwalk.abilities.effect import Cant, CantDo, Must
from landwalk.abilities.noun import YOU, Core, Det, NounPhrase, This
from landwalk.abilities.sentence import Clause, UnlessPaid
from landwalk.cite import cr
from landwalk.kernel.mana import ManaCost
from landwalk.rules.c5_turn.cr508_declare_attackers import board, suggestion
from landwalk.testing.combat import ANN, BOB, CAT, Combat, RefusedError

CREATURES = NounPhrase(Det.ALL, (Core(types=("creature",)),))
TWO = ManaCost(("2",))


def static(*predicates, subject=None):
    return Static((Clause(subject or This(), predicates),))


def tax(of=BOB):
    """ "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you." """
    return static(FightCost(CantDo.ATTACK, TWO, YOU), subject=CREATURES)


@cr("508.1h", "508.1j")
def test_each_attacker_costs_two_mana():
    c = Combat()
    one, two = c.creature("2/2"), c.creature("2/2")
    c.enchantment(tax(), of=BOB)
    lands = [c.land("Forest", of=ANN) for _ in range(3)]
    with pytest.raises(RefusedError) as refused:
        c.attack(one, two)
    assert refused.value.rules == ("508.1h", "508.1h", "118.3")
    c.attack(one)
    assert len(c.state.combat) == 1
    assert sum(c.object(i).tapped for i in lands) == 2


@cr("508.1h")
def test_it_costs_nothing_to_attack_somebody_else():
    c = Combat(3)
    bear = c.creature("2/2")
    c.enchantment(tax(), of=BOB)
    with pytest.raises(RefusedError):
        c.attack(bear, at=BOB)
    c.attack(bear, at=CAT)
    assert c.state.combat[0].defender == CAT


@cr("508.1d")
def test_nobody_has_to_pay_for_the_sake_of_a_requirement():
    c = Combat()
    berserker = c.creature("2/2", static(Must("attack")))
    c.enchantment(tax(), of=BOB)
    for _ in range(2):
        c.land("Forest", of=ANN)
    assert suggestion(board(c.state)) == ()
    c.attack()  # legal
    c.attack(berserker)
    assert c.state.combat[0].attacker == berserker


@cr("508.1f", "508.1i")
def test_an_attacker_that_taps_cant_make_the_mana_that_its_attack_costs():
    from landwalk.abilities.ability import Activated
    from landwalk.abilities.cost import TapThis
    from landwalk.abilities.effect import AddMana, ManaChoice
    from landwalk.abilities.sentence import Do

    green = Activated((TapThis(),), (Do((Clause(YOU, (AddMana(ManaChoice(("G",))),)),)),))
    one = FightCost(CantDo.ATTACK, ManaCost(("1",)), YOU)
    c = Combat()
    elf, other = c.creature("1/1", green), c.creature("1/1", green)
    c.enchantment(static(one, subject=CREATURES), of=BOB)
    with pytest.raises(RefusedError):
        c.attack(elf, other)
    c.attack(elf)
    assert (c.object(elf).tapped, c.object(other).tapped) == (True, True)


@cr("508.1h", "508.1j")
def test_a_cost_that_isnt_mana():
    # "This creature can't attack unless you sacrifice a land."
    land = NounPhrase(Det.A, (Core(types=("land",)),))
    text = Static((UnlessPaid((Clause(This(), (Cant(CantDo.ATTACK),)),), YOU, (SacrificeCost(land),)),))
    c = Combat()
    leviathan = c.creature("9/9", text)
    with pytest.raises(RefusedError):
        c.attack(leviathan)
    island = c.land("Island", of=ANN)
    c.attack(leviathan)
    assert c.alive(island) == [False]


@cr("509.1d", "509.1f")
def test_a_cost_to_block():
    # "Enchanted creature can't attack or block unless its controller pays {2}."
    text = Static((UnlessPaid((Clause(This(), (Cant(CantDo.ATTACK_OR_BLOCK),)),), YOU, (PayMana(TWO),)),))
    c = Combat()
    wolf, bear = c.creature("3/3"), c.creature("2/2", text, of=BOB)
    c.attack(wolf)
    with pytest.raises(RefusedError) as refused:
        c.block({bear: wolf})
    assert refused.value.rules == ("509.1d", "118.3")
    lands = [c.land("Forest", of=BOB) for _ in range(2)]
    c.block({bear: wolf})
    assert [c.object(i).tapped for i in lands] == [True, True]


@cr("509.1c")
def test_nobody_has_to_pay_to_block_a_lure():
    text = Static((UnlessPaid((Clause(This(), (Cant(CantDo.BLOCK),)),), YOU, (PayMana(TWO),)),))
    c = Combat()
    lure = c.creature("1/1", static(Must("be_blocked_by_all")))
    bear = c.creature("2/2", text, of=BOB)
    for _ in range(2):
        c.land("Forest", of=BOB)
    c.attack(lure)
    c.block({})
    assert c.alive(bear) == [True]


@cr("508.1h", "107.3c")
def test_x_of_a_cost_to_attack_is_what_the_ability_says() -> None:
    from landwalk.testing.faces import invent
    from landwalk.testing.scene import Scene

    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    text = (
        "Creatures can't attack you or planeswalkers you control unless their controller pays {X} for each of those "
        "creatures, where X is the number of enchantments you control."
    )
    bob.has(invent("Sphere", "{4}{W}", "Enchantment", text), invent("Plain Thing", "{W}", "Enchantment"))
    bear = ann.has_creature(2, 2)
    lands = ann.has_many("Forest", 3)
    ann.attacks(bob, bear)
    assert sum(land.tapped for land in lands) == 2
