"""Madness (CR 702.35)."""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

VEIN = invent("Vein", "{3}{B}", "Sorcery", "Target opponent loses 3 life.", "Madness {B}")
OUTLET = invent("Outlet", "{0}", "Enchantment", "Discard a card: You gain 1 life.")


@cr("702.35a")
@pytest.mark.parametrize("does", [True, False])
def test_a_discarded_card_may_be_cast_for_its_madness_cost_else_it_goes_to_the_graveyard(scene: Scene, does: bool):
    ann, bob = scene.players("Ann", "Bob")
    ann.has("Swamp")
    outlet = ann.has(OUTLET)
    vein = ann.hand(VEIN)
    ann.activates(outlet)
    assert vein in ann.exile
    scene.resolve(ann.chooses(does))
    assert bob.life == (17 if does else 20)
    assert ann.life == 21
    assert vein in ann.graveyard
    assert scene.asked == [(ann, "may")]


@cr("702.35a")
def test_who_cannot_pay_is_not_asked(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    outlet = ann.has(OUTLET)
    vein = ann.hand(VEIN)
    ann.activates(outlet)
    scene.resolve()
    assert vein in ann.graveyard
    assert scene.asked == []


@cr("702.35a")
def test_discarding_triggers_all_the_same(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    outlet = ann.has(OUTLET)
    ann.has(invent("Grief", "{0}", "Enchantment", "Whenever you discard a card, each opponent loses 1 life."))
    ann.hand(VEIN)
    ann.activates(outlet, then=[[0, 1]])
    scene.resolve()
    assert bob.life == 19
