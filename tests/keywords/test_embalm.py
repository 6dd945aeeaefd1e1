"""Embalm (CR 702.128)."""

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


@cr("702.128a")
def test_a_token_comes_back_as_a_zombie(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    face = invent("Cat", "{1}{G}", "Creature - Cat", KeywordAbility("embalm", (FREE,)), power=2, toughness=3)
    cat = ann.graveyard(face)
    ann.activates(cat)
    assert cat.zone is Zone.EXILE
    scene.resolve()
    (token,) = list(ann.battlefield)
    assert token.pt == (2, 3)
    assert token.now.colors == {"W"}
    assert token.now.subtypes == {"Cat", "Zombie"}
    assert token.now.mana_cost is None
