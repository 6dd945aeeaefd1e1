"""Ward (CR 702.21)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility, SpellAbility
from landwalk.abilities.amount import Number
from landwalk.abilities.cost import PayLife, PayMana
from landwalk.abilities.keyword_params import CostParam
from landwalk.abilities.noun import Det, NounPhrase
from landwalk.abilities.parts import CREATURE, do
from landwalk.actions.destroy import Destroy
from landwalk.cite import cr
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.zones import Zone
from landwalk.testing.answers import ANY_ORDER
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

WARD = KeywordAbility("ward", (CostParam((PayMana(ManaCost(("2",))),)),))
LIFE_WARD = KeywordAbility("ward", (CostParam((PayLife(Number(3)),)),))
MURDER = invent("Murder", "{B}", "Instant", SpellAbility((do(Destroy(NounPhrase(Det.TARGET, (CREATURE,)))),)))


@cr("702.21a")
def test_who_does_not_pay_loses_the_spell(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    mage = bob.has_creature(2, 2, WARD)
    ann.has_many("Swamp", 3)
    murder = ann.casts(MURDER, mage)
    assert len(scene.stack) == 2
    scene.resolve(ann.chooses(False))
    assert mage.zone is Zone.BATTLEFIELD
    assert ann.graveyard == [murder]
    assert scene.asked == [(ann, "pay")]


@cr("702.21a")
def test_who_pays_keeps_it(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    mage = bob.has_creature(2, 2, WARD)
    ann.has_many("Swamp", 3)
    ann.casts(MURDER, mage)
    scene.resolve(ann.chooses(True))
    assert mage.zone is Zone.GRAVEYARD


@cr("702.21a")
def test_who_cannot_pay_is_not_asked(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    mage = bob.has_creature(2, 2, WARD)
    ann.has("Swamp")
    ann.casts(MURDER, mage)
    scene.resolve()
    assert mage.zone is Zone.BATTLEFIELD
    assert (ann, "pay") not in scene.asked


@cr("702.21a")
def test_its_controllers_own_spells_do_not_trigger_it(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    mage = bob.has_creature(2, 2, WARD)
    bob.has("Swamp")
    bob.casts(MURDER, mage)
    assert len(scene.stack) == 1
    assert ann.life == 20


@cr("702.21a")
def test_the_cost_may_be_life_and_each_instance_asks(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    mage = bob.has_creature(2, 2, WARD, LIFE_WARD)
    ann.has_many("Swamp", 3)
    bob.chooses(ANY_ORDER)
    ann.casts(MURDER, mage)
    assert len(scene.stack) == 3
    scene.resolve(ann.chooses(True, True))
    assert ann.life == 17
    assert mage.zone is Zone.GRAVEYARD
