"""Questions about landwalk (CR 702.14): which lands count. Where other engines are known to answer wrongly, the question says so."""

from __future__ import annotations

import pytest
from tests.keywords.landwalk_table import (
    ARTIFACT,
    DUAL,
    FORESTWALK,
    ISLANDWALK,
    LEGENDARY,
    MOON,
    NONBASIC,
    SEAS,
    SNOW_SWAMP,
    SWAMPWALK,
    TAKE,
    TOMB,
    face_to_face,
    lands_against,
    walk,
)

from landwalk.abilities.ability import Static
from landwalk.abilities.effect import Become
from landwalk.abilities.noun import Core, Det, NounPhrase
from landwalk.abilities.sentence import Clause
from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

ALL_LANDS = NounPhrase(Det.ALL, (Core(types=("land",)),))


@cr("702.14c", "613.1d")
def test_a_forest_that_is_a_swamp_too_though_engines_that_read_printed_types_let_it_block(scene: Scene):
    ann, bob, rat, guard = face_to_face(scene, SWAMPWALK)
    forest = bob.has("Forest")
    tomb = ann.has(TOMB)
    ann.attacks(bob, rat)
    assert lands_against(bob, rat, guard) == [forest.id]
    ann.casts(invent("Quake", "{0}", "Instant", "Destroy target legendary land."), tomb)
    scene.resolve()
    assert lands_against(bob, rat, guard) == []


@cr("702.14c", "305.7", "613.1d")
def test_under_a_red_moon_a_dual_land_is_no_island_but_still_nonbasic_which_printed_types_dont_tell(scene: Scene):
    ann, bob, eel, guard = face_to_face(scene, ISLANDWALK)
    hiker, goat = ann.has_creature(2, 2, NONBASIC), ann.has_creature(2, 2, walk("Mountain"))
    lagoon = bob.has(DUAL)
    ann.has(MOON)
    ann.attacks(bob, eel, hiker, goat)
    assert [lands_against(bob, c, guard) for c in (eel, hiker, goat)] == [[], [lagoon.id], [lagoon.id]]


@cr("702.14c", "305.7", "613.7a")
@pytest.mark.parametrize("last", ["moon", "tide"])
def test_of_two_effects_that_set_the_type_the_later_one_says_what_the_land_is(scene: Scene, last: str):
    ann, bob, eel, guard = face_to_face(scene, ISLANDWALK)
    goat = ann.has_creature(2, 2, walk("Mountain"))
    waste = bob.has(invent("Waste", None, "Land"))
    if last == "moon":
        bob.has_permanent(SEAS, on=waste)
        bob.has(MOON)
    else:
        bob.has(MOON)
        bob.has_permanent(SEAS, on=waste)
    ann.attacks(bob, eel, goat)
    found = [lands_against(bob, c, guard) for c in (eel, goat)]
    assert found == ([[], [waste.id]] if last == "moon" else [[waste.id], []])


@cr("702.14c", "305.7", "305.8")
def test_a_basic_forest_under_the_tide_is_an_island_and_no_forest_and_still_basic(scene: Scene):
    ann, bob, eel, guard = face_to_face(scene, ISLANDWALK)
    elf, hiker = ann.has_creature(2, 2, FORESTWALK), ann.has_creature(2, 2, NONBASIC)
    forest = bob.has("Forest")
    ann.has_permanent(SEAS, on=forest)
    ann.attacks(bob, eel, elf, hiker)
    assert [lands_against(bob, c, guard) for c in (eel, elf, hiker)] == [[forest.id], [], []]


@cr("702.14c", "205.4a", "613.1d")
def test_a_swamp_that_an_effect_makes_snow_stops_a_snow_swampwalker(scene: Scene):
    ann, bob, wolf, guard = face_to_face(scene, SNOW_SWAMP)
    swamp = bob.has("Swamp")
    ann.attacks(bob, wolf)
    assert lands_against(bob, wolf, guard) == []
    winter = Become(supertypes=("snow",), addition="in_addition", verb="be")
    ann.has(invent("Long Winter", None, "Enchantment", Static((Clause(ALL_LANDS, (winter,)),))))
    assert lands_against(bob, wolf, guard) == [swamp.id]


@cr("702.14c", "702.14a")
def test_two_lands_that_are_each_half_of_it_are_not_one_that_is_all_of_it(scene: Scene):
    ann, bob, wolf, guard = face_to_face(scene, SNOW_SWAMP)
    bob.has("Swamp", invent("Snowfield", None, "Basic Snow Land - Plains"))
    ann.attacks(bob, wolf)
    assert lands_against(bob, wolf, guard) == []
    bog = bob.has(invent("Cold Bog", None, "Basic Snow Land - Swamp"))
    assert lands_against(bob, wolf, guard) == [bog.id]


@cr("702.14c", "205.4a")
def test_legendary_landwalk_asks_for_a_legendary_land_not_for_any_legend(scene: Scene):
    ann, bob, giant, guard = face_to_face(scene, LEGENDARY)
    bob.has(invent("Hero", None, "Legendary Creature", power=1, toughness=1), "Forest")
    ann.attacks(bob, giant)
    assert lands_against(bob, giant, guard) == []
    keep = bob.has(invent("Old Keep", None, "Legendary Land"))
    assert lands_against(bob, giant, guard) == [keep.id]


@cr("702.14c", "613.1d")
def test_artifact_landwalk_where_an_effect_makes_lands_artifacts_which_few_engines_know_at_all(scene: Scene):
    ann, bob, thief, guard = face_to_face(scene, ARTIFACT)
    plains = bob.has("Plains")
    bob.has(invent("Relic", None, "Artifact"))
    ann.attacks(bob, thief)
    assert lands_against(bob, thief, guard) == []
    bob.has(invent("Gilding", None, "Enchantment", "Lands you control are artifacts in addition to their other types."))
    assert lands_against(bob, thief, guard) == [plains.id]


@cr("702.14c", "613.1d")
def test_an_artifact_that_becomes_a_land_counts_for_nonbasic_landwalk(scene: Scene):
    ann, bob, hiker, guard = face_to_face(scene, NONBASIC)
    relic = bob.has(invent("Relic", None, "Artifact"))
    ann.attacks(bob, hiker)
    assert lands_against(bob, hiker, guard) == []
    ann.has(invent("Sediment", None, "Enchantment", "Artifacts are lands in addition to their other types."))
    assert lands_against(bob, hiker, guard) == [relic.id]


@cr("702.14a", "702.14c", "205.3i")
@pytest.mark.parametrize("kind", ["Desert", "Cave", "Gate", "Locus"])
def test_any_land_type_can_be_walked_through_not_only_the_basic_ones(scene: Scene, kind: str):
    ann, bob, nomad, guard = face_to_face(scene, walk(kind))
    place = bob.has(invent("Place", None, f"Land - {kind}"))
    ann.attacks(bob, nomad)
    assert lands_against(bob, nomad, guard) == [place.id]


@cr("702.14c", "509.1a")
def test_a_creature_that_is_a_forest_itself_cant_block_a_forestwalker_which_engines_that_ask_the_first_type_miss(
    scene: Scene,
):
    ann, bob = scene.players("Ann", "Bob")
    elf = ann.has_creature(1, 1, FORESTWALK)
    grove = bob.has(invent("Walking Grove", None, "Land Creature - Forest Dryad", power=1, toughness=1))
    ann.attacks(bob, elf)
    assert lands_against(bob, elf, grove) == [grove.id]


@cr("702.14c", "110.5")
def test_a_tapped_land_is_a_land(scene: Scene):
    ann, bob, eel, guard = face_to_face(scene, ISLANDWALK)
    island = bob.has_permanent("Island", tapped=True)
    ann.attacks(bob, eel)
    assert lands_against(bob, eel, guard) == [island.id]


@cr("702.26b", "702.14c")
def test_a_land_that_is_phased_out_isnt_there(scene: Scene):
    ann, bob, eel, guard = face_to_face(scene, ISLANDWALK)
    island = bob.has("Island")
    ann.attacks(bob, eel)
    bob.casts(invent("Fade", "{0}", "Instant", "Target land phases out."), island)
    scene.resolve()
    assert lands_against(bob, eel, guard) == []


@cr("702.14c", "613.1b")
def test_whose_land_it_is_is_asked_of_control_not_of_ownership(scene: Scene):
    ann, bob, eel, guard = face_to_face(scene, ISLANDWALK)
    mine, theirs = ann.has("Island"), bob.has("Island")
    ann.attacks(bob, eel)
    assert lands_against(bob, eel, guard) == [theirs.id]
    ann.casts(TAKE, theirs)
    scene.resolve()
    assert lands_against(bob, eel, guard) == []
    bob.casts(TAKE, mine)
    scene.resolve()
    assert lands_against(bob, eel, guard) == [mine.id]
