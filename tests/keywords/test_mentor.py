"""Mentor (CR 702.134)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.cite import cr
from landwalk.testing.scene import Scene

MENTOR = KeywordAbility("mentor")


@cr("702.134a")
def test_a_weaker_attacker_gets_a_counter(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    teacher, pupil, other = ann.has_creature(3, 3, MENTOR), ann.has_creature(1, 1), ann.has_creature(2, 2)
    ann.chooses(pupil)
    ann.attacks(bob, teacher, pupil, other)
    scene.resolve()
    assert pupil.counters == {"+1/+1": 1}
    assert scene.asked == [(ann, "target")]


@cr("603.3d")
@cr("702.134a")
def test_without_a_weaker_attacker_the_ability_is_removed(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    teacher, equal = ann.has_creature(3, 3, MENTOR), ann.has_creature(3, 3)
    ann.attacks(bob, teacher, equal)
    assert scene.stack == []
    assert scene.asked == []
