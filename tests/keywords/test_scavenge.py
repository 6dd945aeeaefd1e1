"""Scavenge (CR 702.97)."""

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


@cr("702.97a")
def test_counters_for_the_power_of_the_exiled_card(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    slug = ann.graveyard(invent("Slug", "{3}", "Creature", KeywordAbility("scavenge", (FREE,)), power=3, toughness=1))
    bear = ann.has_creature(2, 2)
    ann.activates(slug, 0, bear)
    assert slug.zone is Zone.EXILE
    scene.resolve()
    assert bear.pt == (5, 5)
