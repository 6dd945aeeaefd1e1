"""Ingest (CR 702.115)."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.cost import PayMana
from landwalk.abilities.keyword_params import CostParam
from landwalk.cite import cr
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.zones import Zone
from landwalk.testing.scene import Scene

Happens = Callable[..., None]
FREE = CostParam((PayMana(ManaCost(("0",))),))


@cr("702.115a")
def test_the_top_card_is_exiled(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    drone = ann.has_creature(1, 1, KeywordAbility("ingest"))
    top = next(iter(bob.library))
    ann.attacks(bob, drone)
    scene.until("postcombat_main")
    assert top.zone is Zone.EXILE
