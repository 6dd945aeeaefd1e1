"""Storied (CR 702.195)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

STORY = "enduring story"


@cr("702.195a")
def test_three_artifacts_sagas_or_legends_give_an_enduring_story(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_creature(1, 1, KeywordAbility("storied"), types="Legendary Creature")
    ann.has(invent("Cup", None, "Artifact"))
    assert not ann.has_designation(STORY)
    ann.has(invent("Tale", None, "Enchantment - Saga"))
    assert ann.has_designation(STORY)
    assert not bob.has_designation(STORY)


@cr("702.195a")
def test_a_legendary_artifact_counts_once(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_creature(1, 1, KeywordAbility("storied"))
    ann.has(invent("Crown", None, "Legendary Artifact"), invent("Cup", None, "Artifact"))
    assert not ann.has_designation(STORY)


@cr("702.195a")
def test_a_player_without_a_storied_permanent_gets_none(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many(invent("Cup", None, "Artifact"), 5)
    assert not ann.has_designation(STORY)


@cr("702.195b")
def test_the_story_endures_and_several_players_may_have_one(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    for player in (ann, bob):
        player.has_creature(1, 1, KeywordAbility("storied"))
        player.has_many(invent("Cup", None, "Artifact"), 3)
    assert ann.has_designation(STORY)
    assert bob.has_designation(STORY)
