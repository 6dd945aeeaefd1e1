"""Dethrone (CR 702.105)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.cite import cr
from landwalk.testing.scene import Scene

DETHRONE = KeywordAbility("dethrone")


@cr("702.105a")
def test_attacking_who_has_the_most_life_or_ties_gives_a_counter(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    rebel = ann.has_creature(2, 2, DETHRONE)
    ann.attacks(bob, rebel)
    scene.resolve()
    assert rebel.counters == {"+1/+1": 1}


@cr("702.105a")
def test_the_attacker_may_have_more(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_life(21)
    rebel = ann.has_creature(2, 2, DETHRONE)
    ann.attacks(bob, rebel)
    assert scene.stack == []
