"""Training (CR 702.149)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.cite import cr
from landwalk.testing.scene import Scene

TRAINING = KeywordAbility("training")


@cr("702.149a")
def test_beside_a_greater_attacker_it_grows(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    novice, knight = ann.has_creature(1, 1, TRAINING), ann.has_creature(3, 3)
    ann.attacks(bob, novice, knight)
    scene.resolve()
    assert novice.counters == {"+1/+1": 1}


@cr("702.149a")
def test_alone_or_beside_an_equal_it_does_not(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    novice, other = ann.has_creature(1, 1, TRAINING), ann.has_creature(1, 5)
    ann.attacks(bob, novice, other)
    assert scene.stack == []
