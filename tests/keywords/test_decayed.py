"""Decayed (CR 702.147)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.cite import cr
from landwalk.kernel.zones import Zone
from landwalk.testing.scene import Scene

DECAYED = KeywordAbility("decayed")


@cr("702.147a")
def test_after_its_attack_it_is_sacrificed_at_end_of_combat(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    zombie = ann.has_creature(2, 2, DECAYED)
    ann.attacks(bob, zombie)
    scene.until("combat_damage")
    assert zombie.zone is Zone.BATTLEFIELD
    scene.until("postcombat_main")
    assert zombie.zone is Zone.GRAVEYARD
    assert bob.life == 18


@cr("702.147a")
def test_it_cannot_block(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    bear, zombie = ann.has_creature(2, 2), bob.has_creature(2, 2, DECAYED)
    ann.attacks(bob, bear)
    assert not bob.can_block(bear, with_=zombie)
