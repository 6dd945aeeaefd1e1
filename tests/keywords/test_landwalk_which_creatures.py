"""Questions about landwalk (CR 702.14): gained, lost, copied, changed, hidden, ignored."""

from __future__ import annotations

from tests.keywords.landwalk_table import (
    HACK,
    ISLANDWALK,
    LEGENDARY,
    SNOW_SWAMP,
    SWAMPWALK,
    face_to_face,
    lands_against,
    walk,
)

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("612.1", "613.1c", "702.14a")
def test_a_changed_word_is_another_landwalk(scene: Scene):
    ann, bob, eel, guard = face_to_face(scene, ISLANDWALK)
    island, swamp = bob.has("Island"), bob.has("Swamp")
    ann.attacks(bob, eel)
    assert lands_against(bob, eel, guard) == [island.id]
    ann.casts(invent("Hack", "{0}", "Instant", HACK), eel, then=["Island", "Swamp"])
    scene.resolve()
    assert lands_against(bob, eel, guard) == [swamp.id]


@cr("612.1", "613.1c", "305.6")
def test_a_changed_word_on_the_land_is_another_land(scene: Scene):
    ann, bob, eel, guard = face_to_face(scene, ISLANDWALK)
    island = bob.has("Island")
    ann.attacks(bob, eel)
    bob.casts(invent("Hack", "{0}", "Instant", HACK), island, then=["Island", "Plains"])
    scene.resolve()
    assert lands_against(bob, eel, guard) == []
    assert island.name == "Island", "a name isn't changed (612.2)"


@cr("612.3", "613.1c", "613.1f")
def test_a_granted_landwalk_isnt_among_the_creatures_words_but_among_those_of_the_aura(scene: Scene):
    ann, bob, bear, guard = face_to_face(scene)
    oil = ann.has_permanent(
        invent("Oil", None, "Enchantment - Aura", "Enchant creature", "Enchanted creature has islandwalk."), on=bear
    )
    island, swamp = bob.has("Island"), bob.has("Swamp")
    ann.attacks(bob, bear)
    ann.casts(invent("Hack", "{0}", "Instant", HACK), bear, then=["Island", "Swamp"])
    scene.resolve()
    assert lands_against(bob, bear, guard) == [island.id]
    ann.casts(invent("Hack", "{0}", "Instant", HACK), oil, then=["Island", "Swamp"])
    scene.resolve()
    assert lands_against(bob, bear, guard) == [swamp.id]


@cr("613.1c", "613.1f", "702.14a")
def test_snow_swampwalk_with_a_changed_word_still_asks_for_snow(scene: Scene):
    ann, bob, wolf, guard = face_to_face(scene, SNOW_SWAMP)
    bob.has("Forest")
    pines = bob.has(invent("Pines", None, "Basic Snow Land - Forest"))
    ann.casts(invent("Hack", "{0}", "Instant", HACK), wolf, then=["Swamp", "Forest"])
    scene.resolve()
    ann.attacks(bob, wolf)
    assert lands_against(bob, wolf, guard) == [pines.id]


@cr("613.1f", "613.7")
def test_what_is_lost_first_and_gained_later_is_there(scene: Scene):
    ann, bob, eel, guard = face_to_face(scene, ISLANDWALK)
    island = bob.has("Island")
    ann.casts(invent("Dry", "{0}", "Instant", "Target creature loses all landwalk abilities until end of turn."), eel)
    scene.resolve()
    ann.casts(invent("Wet", "{0}", "Instant", "Target creature gains islandwalk until end of turn."), eel)
    scene.resolve()
    ann.attacks(bob, eel)
    assert lands_against(bob, eel, guard) == [island.id]


@cr("613.1f", "702.14a")
def test_who_loses_islandwalk_keeps_swampwalk(scene: Scene):
    ann, bob, both, guard = face_to_face(scene, ISLANDWALK, SWAMPWALK)
    island, swamp = bob.has("Island"), bob.has("Swamp")
    ann.attacks(bob, both)
    assert sorted(lands_against(bob, both, guard)) == [island.id, swamp.id]
    bob.has(invent("Dam", None, "Enchantment", "Creatures your opponents control lose islandwalk."))
    assert lands_against(bob, both, guard) == [swamp.id]


@cr("609.4", "702.14c")
def test_as_though_without_islandwalk_is_not_without_swampwalk_though_switches_for_all_kinds_say_so(scene: Scene):
    ann, bob, both, guard = face_to_face(scene, ISLANDWALK, SWAMPWALK)
    bob.has("Island")
    swamp = bob.has("Swamp")
    text = "Creatures with islandwalk can be blocked as though they didn't have islandwalk."
    bob.has(invent("Breakwater", None, "Enchantment", text))
    ann.attacks(bob, both)
    assert lands_against(bob, both, guard) == [swamp.id]
    assert [i.tree for i in both.now.abilities] == [ISLANDWALK, SWAMPWALK], "it has both"


@cr("609.4", "702.14c", "702.14a")
def test_as_though_without_legendary_landwalk_which_engines_with_a_table_of_basic_types_ignore(scene: Scene):
    ann, bob, giant, guard = face_to_face(scene, LEGENDARY)
    bob.has(invent("Old Keep", None, "Legendary Land"))
    ann.attacks(bob, giant)
    assert lands_against(bob, giant, guard) != []
    text = "Creatures with landwalk abilities can be blocked as though they didn't have those abilities."
    bob.has(invent("Staff", None, "Artifact", text))
    assert lands_against(bob, giant, guard) == []
    bob.blocks(giant, with_=guard)
    assert scene.state.combat[0].blocked


@cr("702.14d")
def test_landwalks_dont_cancel_one_another_as_in_the_rules_own_example(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    snow_forestwalk = walk("Forest", supertypes=("snow",))
    mine, theirs = ann.has_creature(2, 2, snow_forestwalk), bob.has_creature(2, 2, snow_forestwalk)
    pines = bob.has(invent("Pines", None, "Basic Snow Land - Forest"))
    ann.has(invent("Pines", None, "Basic Snow Land - Forest"))
    ann.attacks(bob, mine)
    assert lands_against(bob, mine, theirs) == [pines.id]


@cr("702.14e")
def test_the_same_kind_twice_is_redundant_so_losing_one_source_of_it_changes_nothing(scene: Scene):
    ann, bob, eel, guard = face_to_face(scene, ISLANDWALK)
    oil = ann.has_permanent(
        invent("Oil", None, "Enchantment - Aura", "Enchant creature", "Enchanted creature has islandwalk."), on=eel
    )
    island = bob.has("Island")
    ann.attacks(bob, eel)
    assert lands_against(bob, eel, guard) == [island.id]
    ann.casts(invent("Unmake", "{0}", "Instant", "Destroy target enchantment."), oil)
    scene.resolve()
    assert lands_against(bob, eel, guard) == [island.id]


@cr("707.2", "613.1a", "702.14c")
def test_a_copy_has_printed_landwalk_and_no_granted_one(scene: Scene):
    ann, bob, eel, guard = face_to_face(scene, ISLANDWALK)
    ann.has_permanent(
        invent("Mud", None, "Enchantment - Aura", "Enchant creature", "Enchanted creature has swampwalk."), on=eel
    )
    island = bob.has("Island")
    bob.has("Swamp")
    ann.casts(invent("Mirror", "{0}", "Sorcery", "Create a token that's a copy of target creature."), eel)
    scene.resolve()
    token = ann.battlefield[-1]
    scene.until("begin_combat", turn=3)
    ann.attacks(bob, token)
    assert lands_against(bob, token, guard) == [island.id]


@cr("707.2", "613.1a", "702.14c")
def test_a_land_that_is_a_copy_of_an_island_is_one(scene: Scene):
    ann, bob, eel, guard = face_to_face(scene, ISLANDWALK)
    bob.has("Island")
    ann.attacks(bob, eel)
    text = "You may have this land enter as a copy of any land on the battlefield."
    bob.chooses([bob.battlefield[1]])
    shifting = bob.has(invent("Shifting Shore", None, "Land", text))
    assert shifting.name == "Island"
    bob.casts(invent("Quake", "{0}", "Instant", "Destroy target land."), bob.battlefield[1])
    scene.resolve()
    assert lands_against(bob, eel, guard) == [shifting.id]


@cr("708.2", "702.14c")
def test_face_down_it_walks_through_nothing_and_turned_up_in_time_it_does(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 5)
    eel = ann.casts(
        invent("Deep Eel", "{4}{U}", "Creature", ISLANDWALK, "Morph {2}", power=4, toughness=4), way="morph"
    )
    scene.resolve()
    guard, island = bob.has_creature(2, 2), bob.has("Island")
    scene.until("begin_combat", turn=3)
    ann.attacks(bob, eel)
    assert lands_against(bob, eel, guard) == []
    ann.takes("turn face up", eel)
    assert lands_against(bob, eel, guard) == [island.id]


@cr("613.1f", "702.14a", "613.8a")
def test_what_somebody_else_has_is_had_in_all_its_kinds(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    text = (
        "As long as a creature card with flying is in a graveyard, this creature has flying. "
        "The same is true for landwalk and trample."
    )
    ghost, guard = ann.has_creature(2, 2, text), bob.has_creature(2, 2, "Flying")
    bob.graveyard(invent("Wader", None, "Creature", LEGENDARY, SNOW_SWAMP, power=1, toughness=1))
    keep, bog = bob.has(invent("Old Keep", None, "Legendary Land")), bob.has(invent("Bog", None, "Snow Land - Swamp"))
    ann.attacks(bob, ghost)
    assert sorted(lands_against(bob, ghost, guard)) == [keep.id, bog.id]
    assert (ghost.has_keyword("flying"), ghost.has_keyword("trample")) == (False, False)


@cr("613.8a", "613.7")
def test_a_ghost_that_reads_a_keyword_waits_for_the_effect_that_gives_it(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    text = (
        "As long as a creature an opponent controls has flying, this creature has flying. "
        "The same is true for landwalk and trample."
    )
    ghost, guard = ann.has_creature(2, 2, text), bob.has_creature(2, 2, "Flying")
    bob.has(invent("Tidings", None, "Enchantment", "Creatures you control have islandwalk."))  # it comes later
    island = bob.has("Island")
    ann.attacks(bob, ghost)
    assert lands_against(bob, ghost, guard) == [island.id]


@cr("702.14a", "702.14e")
def test_a_creature_with_snow_swampwalk_is_one_with_swampwalk_and_not_the_other_way_round(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    wolf, rat, eel = (ann.has_creature(2, 2, k) for k in (SNOW_SWAMP, SWAMPWALK, ISLANDWALK))
    bob.casts(invent("Drain", "{0}", "Instant", "Destroy target creature with islandwalk."))
    scene.resolve()
    assert eel in ann.graveyard
    bob.casts(invent("Drain", "{0}", "Instant", "Destroy target creature with swampwalk."), wolf)
    scene.resolve()
    assert wolf in ann.graveyard
    bob.casts(invent("Parch", "{0}", "Instant", "Target creature loses snow swampwalk until end of turn."), rat)
    scene.resolve()
    assert rat.has_keyword("landwalk")
