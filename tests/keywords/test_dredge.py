"""Dredge (CR 702.52)."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number
from landwalk.abilities.cost import PayMana
from landwalk.abilities.keyword_params import CostParam
from landwalk.cite import cr
from landwalk.kernel.events import DrawCard
from landwalk.kernel.mana import ManaCost
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

Happens = Callable[..., None]
FREE = CostParam((PayMana(ManaCost(("0",))),))


@cr("702.52a")
def test_instead_of_drawing_it_may_come_back(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    troll = ann.graveyard(
        invent("Troll", "{3}", "Creature", KeywordAbility("dredge", (Number(3),)), power=2, toughness=2)
    )
    happens(DrawCard(bob.id))
    ann.chooses(True)
    happens(DrawCard(ann.id))
    assert list(ann.hand) == [troll]
    assert len(ann.graveyard) == 3
    assert scene.asked == [(ann, "may")]


@cr("702.52b")
def test_with_too_few_cards_it_is_not_offered(scene: Scene, happens: Happens):
    ann, _bob = scene.players("Ann", "Bob")
    ann.graveyard(invent("Troll", "{3}", "Creature", KeywordAbility("dredge", (Number(30),)), power=2, toughness=2))
    happens(DrawCard(ann.id))
    assert scene.asked == []
    assert len(ann.hand) == 1
