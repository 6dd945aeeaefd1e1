"""Transmute (CR 702.53)."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.cost import PayMana
from landwalk.abilities.keyword_params import CostParam
from landwalk.cite import cr
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

Happens = Callable[..., None]
FREE = CostParam((PayMana(ManaCost(("0",))),))


@cr("702.53a")
def test_a_card_of_the_same_mana_value_is_found(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    card = ann.hand(invent("Mage", "{1}{U}", "Creature", KeywordAbility("transmute", (FREE,)), power=1, toughness=1))
    two = ann.library(invent("Two", "{2}", "Artifact"))
    ann.library(invent("Three", "{3}", "Artifact"))
    ann.activates(card)
    assert card.zone is Zone.GRAVEYARD
    scene.resolve(ann.chooses(two))
    assert two in ann.hand
