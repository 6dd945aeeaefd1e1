"""Partner (CR 702.124)."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.cost import PayMana
from landwalk.abilities.keyword_params import CostParam
from landwalk.cite import cr
from landwalk.kernel.mana import ManaCost
from landwalk.testing.scene import Scene

Happens = Callable[..., None]
FREE = CostParam((PayMana(ManaCost(("0",))),))


@cr("702.124h")
def test_in_a_game_it_does_nothing(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    hero = ann.has_creature(2, 2, KeywordAbility("partner"), types="Legendary Creature")
    assert hero.has_keyword("partner")
    assert scene.asked == []
