"""Questions about landwalk (CR 702.14): until when, whose lands, and what the blocker is told."""

from __future__ import annotations

import pytest
from tests.keywords.landwalk_table import (
    FORESTWALK,
    ISLANDWALK,
    face_to_face,
    lands_against,
)

from landwalk.cite import cr
from landwalk.play.explain import why_not
from landwalk.testing.faces import invent, two_faced
from landwalk.testing.scene import Scene

# --- when ---


@cr("509.1b", "509.1h")
def test_landwalk_that_comes_after_the_block_unblocks_nothing(scene: Scene):
    ann, bob, bear, guard = face_to_face(scene)
    bob.has("Island")
    ann.attacks(bob, bear)
    bob.blocks(bear, with_=guard)
    ann.casts(invent("Wet", "{0}", "Instant", "Target creature gains islandwalk until end of turn."), bear)
    scene.resolve()
    scene.until("postcombat_main")
    assert bob.life == 20
    assert (bear in ann.graveyard, guard in bob.graveyard) == (True, True)


@cr("509.1b", "611.3a", "702.14c")
def test_a_land_that_leaves_before_blockers_are_declared_stops_nobody(scene: Scene):
    ann, bob, eel, guard = face_to_face(scene, ISLANDWALK)
    island = bob.has("Island")
    ann.attacks(bob, eel)
    bob.casts(invent("Sink", "{0}", "Instant", "Destroy target land."), island)
    scene.resolve()
    bob.blocks(eel, with_=guard)
    assert scene.state.combat[0].blocked


@cr("611.3a", "611.3b")
def test_a_lord_that_dies_while_his_people_attack_leaves_them_without_it(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    lord = ann.has_creature(2, 2, "Other Merfolk you control have islandwalk.", types="Creature - Merfolk")
    fish, guard = ann.has_creature(1, 1, types="Creature - Merfolk"), bob.has_creature(2, 2)
    island = bob.has("Island")
    ann.attacks(bob, fish)
    assert lands_against(bob, fish, guard) == [island.id]
    bob.casts(invent("Doom", "{0}", "Instant", "Destroy target creature."), lord)
    scene.resolve()
    bob.blocks(fish, with_=guard)
    assert scene.state.combat[0].blocked


@cr("509.1c", "509.1b")
@pytest.mark.parametrize(
    "text", ["All creatures able to block this creature do so.", "This creature must be blocked if able."]
)
def test_who_must_be_blocked_if_able_isnt_able_to_be(scene: Scene, text: str):
    ann, bob, lure, guard = face_to_face(scene, FORESTWALK, text)
    other = ann.has_creature(2, 2)
    forest = bob.has("Forest")
    ann.attacks(bob, lure, other)
    assert lands_against(bob, lure, guard) == [forest.id]
    bob.blocks(other, with_=guard)
    assert [a.blocked for a in scene.state.combat] == [False, True]


# --- against whom ---


@cr("508.5", "802.4a", "702.14c")
def test_each_attacker_has_its_own_defending_player(scene: Scene):
    ann, bob, cat = scene.players("Ann", "Bob", "Cat")
    one, two = ann.has_creature(2, 2, ISLANDWALK), ann.has_creature(2, 2, ISLANDWALK)
    bobs, cats = bob.has_creature(2, 2), cat.has_creature(2, 2)
    island = cat.has("Island")
    scene.attack(ann, [(one, bob), (two, cat)])
    assert lands_against(bob, one, bobs) == []
    assert lands_against(cat, two, cats) == [island.id]


@cr("508.5", "702.14c")
def test_at_a_planeswalker_its_controller_is_asked_for_lands(scene: Scene):
    ann, bob, cat = scene.players("Ann", "Bob", "Cat")
    eel, cats = ann.has_creature(2, 2, ISLANDWALK), cat.has_creature(2, 2)
    walker = cat.has(invent("Sage", None, "Legendary Planeswalker - Sage", loyalty=4))
    bob.has("Island")
    ann.attacks(walker, eel)
    assert lands_against(cat, eel, cats) == []
    island = cat.has("Island")
    assert lands_against(cat, eel, cats) == [island.id]


@cr("508.5", "310.10", "702.14c")
def test_at_a_battle_its_protector_is_asked_for_lands_not_its_controller(scene: Scene):
    ann, bob, cat = scene.players("Ann", "Bob", "Cat")
    front = invent("Invasion", "{0}", "Battle - Siege")
    front.defense = 3
    battle = ann.casts(two_faced("transform", front, invent("Anthem", None, "Enchantment")))
    scene.resolve(ann.chooses(cat))
    eel, cats = ann.has_creature(2, 2, ISLANDWALK), cat.has_creature(2, 2)
    ann.has("Island")
    bob.has("Island")
    ann.attacks(battle, eel)
    assert lands_against(cat, eel, cats) == []
    island = cat.has("Island")
    assert lands_against(cat, eel, cats) == [island.id]


@cr("508.5", "506.4", "702.14c")
def test_the_defending_player_stays_who_it_was_when_control_of_the_planeswalker_changes(scene: Scene):
    ann, bob, cat = scene.players("Ann", "Bob", "Cat")
    eel, cats = ann.has_creature(2, 2, ISLANDWALK), cat.has_creature(2, 2)
    walker = cat.has(invent("Sage", None, "Legendary Planeswalker - Sage", loyalty=4))
    island = cat.has("Island")
    ann.attacks(walker, eel)
    bob.casts(invent("Steal", "{0}", "Instant", "Gain control of target planeswalker."), walker)
    scene.resolve()
    assert walker in bob.battlefield
    assert lands_against(cat, eel, cats) == [island.id]


# --- what the blocker is told ---


@cr("702.14c", "509.1b")
def test_the_blocker_is_told_which_land_in_three_languages(scene: Scene):
    ann, bob, eel, guard = face_to_face(scene, ISLANDWALK)
    bob.has("Forest", invent("Misty Shore", None, "Land - Island"))
    ann.attacks(bob, eel)
    found = why_not(scene.state, bob.id, "block Walker with Guard")
    assert [r.rule for r in found.reasons] == ["702.14c"]
    said = {lang: found.text(lang) for lang in ("en", "es", "de")}
    assert all("Misty Shore" in text and "Walker" in text and "702.14c" in text for text in said.values())
    assert not any("Forest" in text for text in said.values())
    assert "controla" in said["es"]
    assert "kontrolliert" in said["de"]
    assert len(set(said.values())) == 3


@cr("702.14c", "509.1b")
def test_once_the_land_is_gone_nothing_is_said_against_the_block(scene: Scene):
    ann, bob, eel, guard = face_to_face(scene, ISLANDWALK)
    shore = bob.has("Island")
    ann.attacks(bob, eel)
    assert "702.14c" in [r.rule for r in why_not(scene.state, bob.id, "block Walker with Guard").reasons]
    bob.casts(invent("Sink", "{0}", "Instant", "Destroy target land."), shore)
    scene.resolve()
    assert "702.14c" not in [r.rule for r in why_not(scene.state, bob.id, "block Walker with Guard").reasons]


@cr("702.14c", "509.1b")
def test_the_old_word_unblockable_means_that_it_cant_be_blocked(scene: Scene):
    ann, bob, bear, guard = face_to_face(
        scene, "This creature is unblockable as long as defending player controls an Island."
    )
    ann.attacks(bob, bear)
    assert bob.why_not_block(bear, with_=guard) == []
    bob.has("Island")
    assert [r.rule for r in bob.why_not_block(bear, with_=guard)] == ["509.1b"]
