"""Firebending (CR 702.189)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.scene import Scene


@cr("702.189a", "500.5")
def test_the_mana_lasts_through_combat(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bender = ann.has_creature(2, 2, "Firebending 2")
    ann.attacks(bob, bender)
    scene.resolve_top()
    assert ann.pool == "RR"
    scene.until("end_combat")
    assert ann.pool == "RR"
    scene.until("postcombat_main")
    assert ann.pool == ""
