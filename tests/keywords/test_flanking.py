"""Flanking (CR 702.25)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.cite import cr
from landwalk.testing.scene import Scene

FLANKING = KeywordAbility("flanking")


@cr("702.25a")
def test_a_blocker_without_flanking_gets_minus_one(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    knight = ann.has_creature(2, 2, FLANKING)
    ogre = bob.has_creature(3, 3)
    rider = bob.has_creature(2, 2, FLANKING)
    ann.attacks(bob, knight)
    bob.blocks(knight, with_=[ogre, rider])
    scene.resolve()
    assert (ogre.pt, rider.pt) == ((2, 2), (2, 2))
    assert scene.asked == []


@cr("702.25b")
def test_two_instances_trigger_separately(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    knight = ann.has_creature(2, 2, FLANKING, FLANKING)
    ogre = bob.has_creature(3, 3)
    ann.attacks(bob, knight)
    bob.blocks(knight, with_=ogre)
    assert len(scene.stack) == 2
