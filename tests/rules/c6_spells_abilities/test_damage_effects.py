"""Chosen sources of damage, damage that is changed, creatures dealt damage this turn (CR 609.7, 614.1a, 615.8)."""

from __future__ import annotations

import pytest

from landwalk.abilities.ability import Activated, Triggered
from landwalk.abilities.amount import Number
from landwalk.abilities.cost import PayMana
from landwalk.abilities.damage import DamageChange, DealtDamageBy, LethalByPower, PreventNextTime
from landwalk.abilities.effect import Draw
from landwalk.abilities.noun import YOU, Controlled, Core, Det, Noun, NounPhrase, PlayerPhrase, This, Who
from landwalk.abilities.pattern import Dies
from landwalk.abilities.sentence import Clause, Do
from landwalk.cite import cr
from landwalk.kernel.events import DamageEvent
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.zones import Zone
from landwalk.testing.combat import ANN, BOB, Combat
from landwalk.testing.faces import invent

SOURCE = Core(noun=Noun.SOURCE)


def a(core, *tail):
    return NounPhrase(Det.A, (core,), tail)


@cr("609.7a", "615.8")
def test_the_next_time_the_chosen_source_would_deal_damage_it_is_prevented(scene, happens):
    ann, bob = scene.players("Ann", "Bob")
    # "{1}: The next time a red source of your choice would deal damage to you this turn, prevent that damage."
    shield = Do((Clause(YOU, (PreventNextTime(a(Core(noun=Noun.SOURCE, colors=("R",))), YOU),)),))
    circle = ann.has_creature(0, 1, Activated((PayMana(ManaCost(("1",))),), (shield,)))
    goblin, ogre = bob.has_creature(1, 1, colors="R"), bob.has_creature(3, 3, colors="R")
    bear = bob.has_creature(2, 2, colors="G")
    ann.has_mana("{1}")
    ann.activates(circle, 0)
    scene.resolve(ann.chooses(ogre))
    happens(DamageEvent(goblin.id, ANN, 1), DamageEvent(bear.id, ANN, 2), DamageEvent(ogre.id, ANN, 3))
    assert ann.life == 17
    happens(DamageEvent(ogre.id, ANN, 3))
    assert ann.life == 14


@cr("614.1a", "120.4b")
@pytest.mark.parametrize(
    ("change", "by", "dealt"),
    [("double", None, 6), ("triple", None, 9), ("plus", 2, 5), ("minus", 1, 2), ("minus", 4, 0)],
)
def test_damage_is_changed(change, by, dealt):
    c = Combat()
    mine = a(SOURCE, Controlled(YOU))
    c.enchantment(DamageChange(mine, None, change, None if by is None else Number(by)))
    ogre = c.creature("3/3")
    c.happen(DamageEvent(ogre, BOB, 3))
    assert c.life(BOB) == 20 - dealt


@cr("614.1a")
def test_only_of_that_source_and_kind_and_to_that_recipient():
    c = Combat()
    opponent = PlayerPhrase(Who.AN_OPPONENT)
    c.enchantment(DamageChange(a(SOURCE, Controlled(YOU)), opponent, "double", kind="combat"))
    ogre, theirs = c.creature("3/3"), c.creature("3/3", of=BOB)
    c.happen(DamageEvent(ogre, BOB, 1), DamageEvent(ogre, ANN, 1, "combat"), DamageEvent(theirs, ANN, 1, "combat"))
    assert (c.life(ANN), c.life(BOB)) == (18, 19)
    c.happen(DamageEvent(ogre, BOB, 1, "combat"))
    assert c.life(BOB) == 17


@cr("120.8")
def test_there_is_nothing_to_add_to_no_damage():
    c = Combat()
    c.enchantment(DamageChange(a(SOURCE, Controlled(YOU)), None, "plus", Number(2)))
    wall = c.creature("0/4")
    c.happen(DamageEvent(wall, BOB, 0))
    assert c.life(BOB) == 20


@cr("608.2i", "603.10a")
def test_whenever_a_creature_dealt_damage_by_it_this_turn_dies(scene, happens):
    ann, bob = scene.players("Ann", "Bob")
    # "Whenever a creature dealt damage by this creature this turn dies, draw a card."
    victim = a(Core(types=("creature",)), DealtDamageBy(This()))
    draw = Do((Clause(YOU, (Draw(Number(1)),)),))
    vampire = ann.has_creature(1, 1, Triggered(Dies(victim), (draw,), when="whenever"))
    giant, bear, other = bob.has_creature(4, 4), bob.has_creature(2, 2), ann.has_creature(4, 4)
    ann.put("Forest", Zone.LIBRARY)
    happens(DamageEvent(vampire.id, giant.id, 1), DamageEvent(other.id, bear.id, 2))
    assert len(scene.stack) == 0
    happens(DamageEvent(other.id, giant.id, 3))
    assert len(scene.stack) == 1
    scene.resolve()
    assert len(ann.hand) == 1


BLAST = "~ deals 4 damage to target creature. Excess damage is dealt to that creature's controller instead."


@cr("120.4a", "608.2c")
@pytest.mark.parametrize(("toughness", "marked", "life"), [(2, 0, 18), (4, 0, 20), (5, 0, 20), (4, 3, 17)])
def test_excess_damage_goes_to_the_controller_instead(scene, happens, toughness, marked, life):
    ann, bob = scene.players("Ann", "Bob")
    bear, other = bob.has_creature(2, toughness), ann.has_creature(1, 1)
    if marked:
        happens(DamageEvent(other.id, bear.id, marked))
    ann.has_mana("{R}")
    ann.casts(ann.put(invent("Blast", "{R}", "Instant", BLAST), Zone.HAND), targets=bear)
    scene.resolve()
    assert (bob.life, bear.zone) == (life, "graveyard" if toughness <= 4 else "battlefield")


@cr("120.10")
@pytest.mark.parametrize(("toughness", "life"), [(3, 21), (4, 20), (9, 20)])
def test_excess_damage_dealt_this_way(scene, toughness, life):
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, toughness)
    text = "~ deals 4 damage to target creature. You gain life equal to the excess damage dealt this way."
    ann.has_mana("{R}")
    ann.casts(ann.put(invent("Feast", "{R}", "Instant", text), Zone.HAND), targets=bear)
    scene.resolve()
    assert ann.life == life


@cr("120.6", "704.5g")
def test_lethal_damage_may_be_determined_by_power():
    c = Combat()
    c.enchantment(LethalByPower(NounPhrase(Det.ALL, (Core(types=("creature",)),), (Controlled(YOU),))))
    ogre, wall, theirs = c.creature("5/1"), c.creature("0/4"), c.creature("5/1", of=BOB)
    for each in (ogre, wall, theirs):
        c.happen(DamageEvent(theirs, each, 1))
    c.settle()
    assert c.alive(ogre, wall, theirs) == [True, False, False]
