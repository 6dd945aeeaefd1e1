"""Extort (CR 702.101)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

CUP = invent("Cup", "{0}", "Artifact")
EXTORT = KeywordAbility("extort")


@cr("702.101a")
def test_for_one_mana_each_opponent_is_drained(scene: Scene):
    ann, bob, cem = scene.players("Ann", "Bob", "Cem")
    ann.has_creature(1, 1, EXTORT)
    ann.has("Swamp")
    ann.casts(CUP)
    scene.resolve(ann.chooses(True))
    assert (ann.life, bob.life, cem.life) == (22, 19, 19)
    assert scene.asked == [(ann, "may")]


@cr("702.101a")
def test_without_the_mana_nothing_is_asked(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_creature(1, 1, EXTORT)
    ann.casts(CUP)
    scene.resolve()
    assert (ann.life, bob.life) == (20, 20)
    assert scene.asked == []
