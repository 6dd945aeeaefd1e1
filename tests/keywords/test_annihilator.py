"""Annihilator (CR 702.86)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number
from landwalk.cite import cr
from landwalk.testing.scene import Scene

ANNIHILATOR = KeywordAbility("annihilator", (Number(2),))


@cr("702.86a")
def test_the_defending_player_sacrifices(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    brute = ann.has_creature(5, 5, ANNIHILATOR)
    forest, bear, cup = bob.has("Forest"), bob.has_creature(2, 2), bob.has("Island")
    ann.attacks(bob, brute)
    scene.resolve(bob.chooses([forest, cup]))
    assert bob.graveyard == [forest, cup]
    assert bob.battlefield == [bear]
    assert scene.asked == [(bob, "sacrifice")]


@cr("702.86b")
def test_two_instances_trigger_separately(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    brute = ann.has_creature(5, 5, ANNIHILATOR, ANNIHILATOR)
    bob.has_many("Forest", 3)
    ann.attacks(bob, brute)
    assert len(scene.stack) == 2
