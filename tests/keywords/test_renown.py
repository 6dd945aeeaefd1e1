"""Renown (CR 702.112)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number
from landwalk.cite import cr
from landwalk.testing.scene import Scene

RENOWN = KeywordAbility("renown", (Number(1),))


@cr("702.112a")
def test_the_first_hit_makes_it_renowned(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    knight = ann.has_creature(2, 2, RENOWN)
    ann.attacks(bob, knight)
    scene.until("postcombat_main")
    assert knight.counters == {"+1/+1": 1}
    assert knight.game_object.designations == ("renowned",)


@cr("702.112c")
def test_of_two_instances_only_the_first_to_resolve_counts(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    knight = ann.has_creature(2, 2, RENOWN, RENOWN)
    ann.attacks(bob, knight)
    scene.until("postcombat_main")
    assert knight.counters == {"+1/+1": 1}
    assert bob.life == 18
