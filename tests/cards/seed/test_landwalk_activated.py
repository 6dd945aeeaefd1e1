"""Faces of the landwalk list: what their other activated abilities do."""

from __future__ import annotations

import pytest
from tests.cards.seed.landwalk_faces import land, new_scene, rich, stopped_by, walking, walks
from tests.cards.seed.seed_lists import shows

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.keyword_params import LandwalkParam
from landwalk.abilities.noun import Core
from landwalk.cite import cr
from landwalk.testing.faces import invent

SWAMPWALK = walking("Swamp")
ISLANDWALK = walking("Island")
FORESTWALK = walking("Forest")


@shows(
    "Cavern Crawler", "Colos Yearling", "Dirtwater Wraith", "Whispering Shade", "Viscid Lemures", "Veldrane of Sengir"
)
@cr("602.1", "613.4c")
@pytest.mark.parametrize(
    ("name", "power", "toughness"),
    [
        ("Cavern Crawler", 1, -1),
        ("Colos Yearling", 1, 0),
        ("Dirtwater Wraith", 1, 0),
        ("Whispering Shade", 1, 1),
        ("Viscid Lemures", -1, 0),
        ("Veldrane of Sengir", -3, 0),
    ],
)
def test_it_changes_its_own_size_until_end_of_turn(name, power, toughness):
    scene, ann, bob = new_scene()
    creature = ann.has(name)
    before = creature.pt
    rich(ann).activates(creature)
    scene.resolve()
    assert creature.pt == (before[0] + power, before[1] + toughness)
    scene.next_turn()
    assert creature.pt == before


@shows("Mire Boa", "River Boa", "Restless Bones", "Zombie Musher")
@cr("701.19a")
@pytest.mark.parametrize("name", ["Mire Boa", "River Boa", "Restless Bones", "Zombie Musher"])
def test_it_regenerates(name):
    scene, ann, bob = new_scene()
    creature = ann.has(name)
    ann.has(invent("Snowy Swamp", None, "Basic Snow Land - Swamp"))  # {S} is paid with mana of a snow source (107.4h)
    place = 1 if name == "Restless Bones" else 0
    (ann if name == "Zombie Musher" else rich(ann)).activates(creature, place)
    scene.resolve()
    bob.casts(invent("Doom", "{0}", "Instant", "Destroy target creature."), creature)
    scene.resolve()
    assert creature in ann.battlefield
    assert creature.tapped


@shows("Zombie Master", "Zombie Master // Zombie Master")
@cr("201.5", "613.1f")
@pytest.mark.parametrize("name", ["Zombie Master", "Zombie Master // Zombie Master"])
def test_other_zombies_regenerate_themselves(name):
    scene, ann, bob = new_scene()
    master, zombie = ann.has(name), ann.has_creature(2, 2, types="Creature - Zombie")
    rich(ann).activates(zombie)
    scene.resolve()
    bob.casts(invent("Doom", "{0}", "Instant", "Destroy all creatures."))
    scene.resolve()
    assert zombie in ann.battlefield
    assert master in ann.graveyard


@shows("Merfolk Seastalkers")
def test_it_taps_a_creature_without_flying():
    scene, ann, bob = new_scene()
    creature, bear, bird = ann.has("Merfolk Seastalkers"), bob.has_creature(2, 2), bob.has_creature(1, 1, "Flying")
    rich(ann).activates(creature, 0, [bear])
    scene.resolve()
    assert (bear.tapped, bird.tapped) == (True, False)


@shows("Rishadan Dockhand")
def test_it_taps_a_land():
    scene, ann, bob = new_scene()
    creature, island = ann.has("Rishadan Dockhand"), bob.has("Island")
    rich(ann).activates(creature, 0, [island])
    scene.resolve()
    assert creature.tapped
    assert island.tapped


@shows("Boggart Arsonists", "Boggart Loggers")
@pytest.mark.parametrize(
    ("name", "land_type", "kind"),
    [("Boggart Arsonists", "Plains", "Scarecrow"), ("Boggart Loggers", "Forest", "Treefolk")],
)
def test_it_is_sacrificed_to_destroy_one_of_two_kinds(name, land_type, kind):
    for card in (land_type, invent("Strawman", None, f"Creature - {kind}", power=2, toughness=2)):
        scene, ann, bob = new_scene()
        creature, victim = ann.has(name), bob.has(card)
        bob.has("Island")
        rich(ann).activates(creature, 0, [victim])
        assert creature in ann.graveyard
        scene.resolve()
        assert victim in bob.graveyard


@shows("Merfolk Assassin")
@cr("702.14a", "115.1")
def test_it_destroys_a_creature_with_islandwalk_snow_islandwalk_included():
    snow = KeywordAbility("landwalk", (LandwalkParam(Core(subtypes=("Island",), supertypes=("snow",))),))
    scene, ann, bob = new_scene()
    assassin = ann.has("Merfolk Assassin")
    walker, other = bob.has_creature(2, 2, ISLANDWALK), bob.has_creature(2, 2, SWAMPWALK)
    icy = bob.has_creature(2, 2, snow)
    ann.activates(assassin, 0, [walker])
    scene.resolve()
    assert walker in bob.graveyard
    assert other in bob.battlefield
    again = ann.has("Merfolk Assassin")
    ann.activates(again, 0, [icy])
    scene.resolve()
    assert icy in bob.graveyard
    third = ann.has("Merfolk Assassin")
    assert not ann.can_activate(third), "swampwalk isn't islandwalk"


@shows("Cateran Slaver")
def test_it_fetches_a_mercenary_permanent_of_mana_value_5_or_less():
    scene, ann, bob = new_scene()
    slaver = ann.has("Cateran Slaver")
    small = ann.library(invent("Hireling", "{4}{B}", "Creature - Human Mercenary", power=3, toughness=3))
    ann.library(invent("Captain", "{5}{B}", "Creature - Human Mercenary", power=3, toughness=3))
    ann.library(invent("Knight", "{B}", "Creature - Human Knight", power=3, toughness=3))
    rich(ann).activates(slaver, 0, then=[[small]])
    scene.resolve()
    assert small in ann.battlefield
    assert len(ann.battlefield) == 2


@shows("Krosan Constrictor")
def test_a_black_creature_gets_smaller_by_two():
    scene, ann, bob = new_scene()
    snake, black = ann.has("Krosan Constrictor"), bob.has_creature(3, 3, colors="B")
    bob.has_creature(3, 3, colors="W")
    ann.activates(snake, 0, [black])
    scene.resolve()
    assert black.pt == (1, 3)


@shows("Sewerdreg")
def test_it_is_sacrificed_to_exile_a_card_from_a_graveyard():
    scene, ann, bob = new_scene()
    dreg, card = ann.has("Sewerdreg"), bob.graveyard("Island")
    ann.activates(dreg, 0, [card])
    scene.resolve()
    assert card in bob.exile
    assert dreg in ann.graveyard


@shows("Sygg, River Guide")
@cr("702.16b", "608.2d")
def test_a_merfolk_gains_protection_from_a_colour_chosen_as_it_resolves():
    scene, ann, bob = new_scene()
    sygg, fish = ann.has("Sygg, River Guide"), ann.has_creature(1, 1, types="Creature - Merfolk")
    rich(ann).activates(sygg, 0, [fish])
    scene.resolve(ann.chooses("R"))
    bolt = bob.hand(invent("Spark", "{R}", "Instant", "~ deals 1 damage to target Merfolk."))
    chill = bob.hand(invent("Chill", "{U}", "Instant", "~ deals 1 damage to target Merfolk."))
    rich(bob)
    bob.casts(bolt)  # the other Merfolk is the only one that it can be aimed at
    scene.resolve()
    assert (fish.damage, sygg.damage) == (0, 1)
    rich(bob).casts(chill, fish)
    scene.resolve()
    assert fish in ann.graveyard


@shows("Witch Engine")
@cr("605.1a", "106.4")
def test_four_black_mana_and_an_opponent_gains_control():
    scene, ann, bob = new_scene()
    engine = ann.has("Witch Engine")
    ann.activates(engine, 0, [bob])
    scene.resolve()
    assert ann.pool == "BBBB"
    assert engine in bob.battlefield
    scene.next_turn()
    assert engine in bob.battlefield, "for good"


@shows("Streambed Aquitects")
def test_a_merfolk_grows_and_a_land_becomes_an_island():
    scene, ann, bob = new_scene()
    one, two = ann.has("Streambed Aquitects", "Streambed Aquitects")
    fish, forest = ann.has_creature(1, 1, types="Creature - Merfolk"), bob.has("Forest")
    ann.activates(one, 0, [fish])
    scene.resolve()
    assert fish.pt == (2, 2)
    assert walks(fish, "Island")
    ann.activates(two, 1, [forest])
    scene.resolve()
    assert forest.now.subtypes == {"Island"}
    blocker = bob.has_creature(2, 2)
    ann.attacks(bob, fish)
    assert stopped_by(blocker, fish, bob) == [forest.id]
    scene.next_turn()
    assert (fish.pt, forest.now.subtypes) == ((1, 1), {"Forest"})


@shows("Zombie Trailblazer")
def test_a_land_becomes_a_swamp_for_the_zombies_to_walk_through():
    scene, ann, bob = new_scene()
    trailblazer, zombie = ann.has("Zombie Trailblazer"), ann.has_creature(2, 2, types="Creature - Zombie")
    wraith, forest, blocker = ann.has_creature(2, 2, SWAMPWALK), bob.has("Forest"), bob.has_creature(2, 2)
    ann.activates(trailblazer, 0, [forest], then=[[zombie]])
    scene.resolve()
    assert zombie.tapped
    assert forest.now.subtypes == {"Swamp"}
    ann.attacks(bob, wraith)
    assert stopped_by(blocker, wraith, bob) == [forest.id]


@shows("Scarwood Hag")
@cr("613.1f", "702.14c")
def test_it_takes_forestwalk_away_and_no_other_kind():
    for ability, left in ((FORESTWALK, []), (SWAMPWALK, ["Swamp"])):
        scene, ann, bob = new_scene()
        hag, walker = bob.has("Scarwood Hag"), ann.has_creature(2, 2, ability)
        bob.activates(hag, 1, [walker])
        scene.resolve()
        assert walks(walker, *left)


@shows("Hammerheim")
@cr("613.1f", "702.14a")
def test_it_takes_all_kinds_of_landwalk_away_in_time_or_too_late():
    scene, ann, bob = new_scene()
    heim, walker = bob.has("Hammerheim"), ann.has_creature(2, 2, FORESTWALK, SWAMPWALK, "Trample")
    bob.has("Forest", "Swamp")
    blocker = bob.has_creature(2, 2)
    ann.attacks(bob, walker)
    assert len(stopped_by(blocker, walker, bob)) == 2
    bob.activates(heim, 1, [walker])
    scene.resolve()
    assert walks(walker)
    assert walker.has_keyword("trample")
    bob.blocks(walker, with_=blocker)
    assert scene.state.combat[0].blocked
    scene.next_turn()
    assert walks(walker, "Forest", "Swamp")


@shows("Hammerheim", "Urborg")
@pytest.mark.parametrize(("name", "mana"), [("Hammerheim", "R"), ("Urborg", "B")])
def test_it_makes_mana(name, mana):
    scene, ann, bob = new_scene()
    place = ann.has(name)
    ann.activates(place, 0)
    assert ann.pool == mana


@shows("Urborg")
@cr("608.2d", "613.1f")
def test_first_strike_or_swampwalk_is_lost_whichever_is_chosen():
    for chosen, keeps in ((0, "landwalk"), (1, "first strike")):
        scene, ann, bob = new_scene()
        place, both = ann.has("Urborg"), bob.has_creature(2, 2, "First strike", SWAMPWALK)
        ann.activates(place, 1, [both])
        question = scene.until_asked("option")
        scene.resolve(ann.chooses(question.options[chosen]))
        assert [k for k in ("first strike", "landwalk") if both.has_keyword(k)] == [keeps]


@shows("Scarwood Bandits")
@cr("118.12a", "611.2b", "613.1b")
def test_an_artifact_is_theirs_unless_an_opponent_pays():
    for pays in (True, False):
        scene, ann, bob = new_scene()
        bandits, relic = ann.has("Scarwood Bandits"), bob.has(invent("Relic", None, "Artifact"))
        bob.has("Island", "Island")
        rich(ann).activates(bandits, 0, [relic])
        scene.resolve(bob.chooses(pays))
        assert (relic in ann.battlefield) is not pays
        if not pays:
            scene.next_turn()
            assert relic in ann.battlefield
            ann.casts(invent("Doom", "{0}", "Instant", "Destroy target creature."), bandits)
            scene.resolve()
            assert relic in bob.battlefield, "as long as they remain on the battlefield"


@shows("Sand Squid")
@cr("502.3", "611.2b")
@pytest.mark.parametrize("stays", [True, False])
def test_what_it_tapped_stays_tapped_as_long_as_it_does(stays):
    scene, ann, bob = new_scene()
    squid, bear = ann.has("Sand Squid"), bob.has_creature(2, 2)
    ann.activates(squid, 0, [bear])
    scene.resolve()
    assert bear.tapped
    scene.next_turn()
    assert bear.tapped, "it doesn't untap in its controller's untap step"
    ann.chooses([squid] if stays else [])
    scene.next_turn()
    assert squid.tapped is stays
    scene.next_turn()
    assert bear.tapped is stays


@shows("Street Wraith")
@cr("702.29a")
def test_it_is_cycled_for_two_life():
    scene, ann, bob = new_scene()
    wraith = ann.hand("Street Wraith")
    ann.activates(wraith, 0)
    scene.resolve()
    assert (ann.life, len(ann.hand)) == (18, 1)
    assert wraith in ann.graveyard


@shows("Sewer Shambler")
@cr("702.97a")
def test_it_scavenges():
    scene, ann, bob = new_scene()
    shambler, bear = ann.graveyard("Sewer Shambler"), ann.has_creature(2, 2)
    rich(ann).activates(shambler, 0, [bear])
    assert shambler in ann.exile
    scene.resolve()
    assert bear.counters == {"+1/+1": 2}


@shows("Sandals of Abdallah")
@cr("603.7", "702.14c")
def test_the_sandals_go_when_their_wearer_dies_this_turn():
    for turns in (0, 1):
        scene, ann, bob = new_scene()
        sandals, bear = ann.has("Sandals of Abdallah"), ann.has_creature(2, 2)
        rich(ann).activates(sandals, 0, [bear])
        scene.resolve()
        assert walks(bear, "Island")
        for _ in range(turns):
            scene.next_turn()
        bob.casts(invent("Doom", "{0}", "Instant", "Destroy target creature."), bear)
        scene.resolve()
        assert (sandals in ann.graveyard) is not turns


@shows("War Barge")
@cr("603.7", "701.19c")
def test_whoever_walked_goes_down_with_the_barge_and_isnt_regenerated():
    scene, ann, bob = new_scene()
    barge, snake = ann.has("War Barge"), ann.has("River Boa")
    rich(ann).activates(barge, 0, [snake])
    ann.activates(snake)
    scene.resolve()
    assert walks(snake, "Island")
    bob.casts(invent("Rust", "{0}", "Instant", "Destroy target artifact."), barge)
    scene.resolve()
    assert snake in ann.graveyard


@shows("Excavator")
@cr("608.2k", "702.14c")
def test_landwalk_of_each_land_type_of_the_land_that_was_sacrificed():
    scene, ann, bob = new_scene()
    excavator, bear = ann.has("Excavator"), ann.has_creature(2, 2)
    place = ann.has(invent("Isle of Woods", None, "Basic Land - Island Forest"))
    ann.activates(excavator, 0, [bear])
    assert place in ann.graveyard
    scene.resolve()
    assert walks(bear, "Island", "Forest")
    blocker, forest = bob.has_creature(2, 2), bob.has("Forest")
    ann.attacks(bob, bear)
    assert stopped_by(blocker, bear, bob) == [forest.id]
    scene.next_turn()
    assert walks(bear)


@shows("Barbarian Guides")
@cr("607.2d", "702.14c", "603.7")
def test_snow_landwalk_of_a_chosen_type_and_home_at_the_end():
    scene, ann, bob = new_scene()
    guides, bear = ann.has("Barbarian Guides"), ann.has_creature(2, 2)
    rich(ann).activates(guides, 0, [bear])
    scene.resolve(ann.chooses("Desert"))
    blocker = bob.has_creature(2, 2)
    bob.has(invent("Dunes", None, "Land - Desert"), invent("Snowfield", None, "Snow Land - Plains"))
    cold = bob.has(land(Core(subtypes=("Desert",), supertypes=("snow",))))
    ann.attacks(bob, bear)
    assert stopped_by(blocker, bear, bob) == [cold.id]
    scene.until("end_step")
    scene.resolve()
    assert bear in ann.hand


@shows("Giant Slug")
@cr("603.7", "607.2d", "514.2")
def test_the_type_is_chosen_in_the_next_upkeep_and_holds_for_that_turn():
    scene, ann, bob = new_scene()
    slug = ann.has("Giant Slug")
    rich(ann).activates(slug)
    scene.resolve()
    assert walks(slug)
    scene.until("upkeep", turn=3)
    assert walks(slug), "not before the ability resolves"
    scene.resolve(ann.chooses("Swamp"))
    assert walks(slug, "Swamp")
    swamp, blocker = bob.has("Swamp"), bob.has_creature(2, 2)
    ann.attacks(bob, slug)
    assert stopped_by(blocker, slug, bob) == [swamp.id]
    scene.next_turn()
    assert walks(slug)


@shows("Chatterfang, Squirrel General")
@cr("614.1a", "111.2")
def test_as_many_squirrels_besides_and_they_are_sacrificed_for_size():
    scene, ann, bob = new_scene()
    general = ann.has("Chatterfang, Squirrel General")
    call = invent("Call", "{0}", "Sorcery", "Create two tapped 2/2 white Soldier creature tokens.")
    ann.casts(call)
    scene.resolve()
    made = [t for t in ann.battlefield if t != general]
    assert sorted(t.name for t in made) == ["Soldier Token"] * 2 + ["Squirrel Token"] * 2
    squirrels = [t for t in made if t.name == "Squirrel Token"]
    assert [(t.pt, t.tapped) for t in squirrels] == [((1, 1), True)] * 2, "tapped, as the effect says of its tokens"
    bear = bob.has_creature(2, 2)
    rich(ann).activates(general, 0, [bear], then=[2, squirrels])
    scene.resolve()
    assert bear in bob.graveyard
    assert not any(t.exists for t in squirrels)


@shows("Chatterfang, Squirrel General")
@cr("614.5")
def test_tokens_of_another_player_bring_no_squirrels():
    scene, ann, bob = new_scene()
    ann.has("Chatterfang, Squirrel General")
    bob.casts(invent("Call", "{0}", "Instant", "Create a 2/2 white Soldier creature token."))
    scene.resolve()
    assert bob.battlefield.names == ["Soldier Token"]
    assert len(ann.battlefield) == 1
