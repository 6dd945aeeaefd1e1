"""Fading (CR 702.32)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number
from landwalk.cite import cr
from landwalk.kernel.zones import Zone
from landwalk.testing.scene import Scene


@cr("702.32a")
def test_it_is_sacrificed_when_there_is_no_counter_to_remove(scene: Scene):
    scene.starts_at("upkeep")
    ann, _bob = scene.players("Ann", "Bob")
    ghost = ann.has_creature(2, 2, KeywordAbility("fading", (Number(1),)))
    assert ghost.counters == {"fade": 1}
    scene.until("precombat_main")
    assert ghost.counters == {}
    assert ghost.zone is Zone.BATTLEFIELD
    scene.until("precombat_main", turn=3)
    assert ghost.zone is Zone.GRAVEYARD
