"""Exalted (CR 702.83)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.cite import cr
from landwalk.testing.scene import Scene

EXALTED = KeywordAbility("exalted")


@cr("702.83a")
def test_a_creature_that_attacks_alone_grows_for_each_exalted_permanent(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    lion = ann.has_creature(2, 2)
    ann.has_creature(1, 1, EXALTED)
    ann.has_creature(1, 1, EXALTED)
    ann.attacks(bob, lion)
    scene.resolve()
    assert lion.pt == (4, 4)
    assert scene.asked == []


@cr("702.83b")
def test_two_attackers_are_not_alone(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    lion, angel = ann.has_creature(2, 2), ann.has_creature(1, 1, EXALTED)
    ann.attacks(bob, lion, angel)
    assert scene.stack == []
