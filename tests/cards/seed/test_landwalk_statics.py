"""Faces of the landwalk list: their other keywords and static abilities, what they are cast for, and spells."""

from __future__ import annotations

import pytest
from tests.cards.seed.landwalk_faces import new_scene, rich, stopped_by, walking, walks
from tests.cards.seed.seed_lists import shows

from landwalk.cite import cr
from landwalk.testing.faces import invent

ISLANDWALK = walking("Island")
SWAMPWALK = walking("Swamp")
DOOM = invent("Doom", "{0}", "Instant", "Destroy target creature.")


# --- keywords ---------------------------------------------------------------------------------------------


@shows("Bayou Dragonfly")
@cr("702.9b")
def test_it_flies():
    scene, ann, bob = new_scene()
    fly, ground, bird = ann.has("Bayou Dragonfly"), bob.has_creature(1, 1), bob.has_creature(1, 1, "Reach")
    ann.attacks(bob, fly)
    assert [r.rule for r in bob.why_not_block(fly, with_=ground)] == ["702.9b"]
    assert bob.can_block(fly, with_=bird)


@shows("Gosta Dirk", "Livonya Silone", "Lord Magnus", "Mirri, Cat Warrior", "Ur-Drago")
@cr("702.7b")
@pytest.mark.parametrize("name", ["Gosta Dirk", "Livonya Silone", "Lord Magnus", "Mirri, Cat Warrior", "Ur-Drago"])
def test_it_strikes_first(name):
    scene, ann, bob = new_scene()
    warrior = ann.has(name)
    bear = bob.has_creature(9, warrior.power)
    ann.attacks(bob, warrior)
    bob.blocks(warrior, with_=bear)
    scene.until("postcombat_main")
    assert bear in bob.graveyard
    assert warrior.damage == 0


@shows("Mirri, Cat Warrior")
@cr("702.20b")
def test_it_doesnt_tap_to_attack():
    scene, ann, bob = new_scene()
    cat, bear = ann.has("Mirri, Cat Warrior"), ann.has_creature(2, 2)
    ann.attacks(bob, cat, bear)
    assert (cat.tapped, bear.tapped) == (False, True)


@shows("Inkwell Leviathan")
@cr("702.18a", "702.19b")
def test_it_tramples_and_nobody_can_aim_at_it():
    scene, ann, bob = new_scene()
    beast, bear = ann.has("Inkwell Leviathan"), bob.has_creature(2, 2)
    scene.settles()
    spark = invent("Grow", "{0}", "Instant", "Target artifact gets +1/+1 until end of turn.")
    assert not ann.can_cast(ann.hand(spark))
    ann.attacks(bob, beast)
    bob.blocks(beast, with_=bear)
    ann.chooses({bear: 2, bob: 5})
    scene.until("end_combat")
    assert bob.life == 15


@shows("Orbweaver Kumo")
@cr("702.17b")
def test_it_reaches_flyers():
    scene, ann, bob = new_scene()
    kumo, bird = bob.has("Orbweaver Kumo"), ann.has_creature(1, 1, "Flying")
    ann.attacks(bob, bird)
    bob.blocks(bird, with_=kumo)
    assert scene.state.combat[0].blocked


@shows("Mountain Yeti", "Woodlot Crawler")
@cr("702.16f", "702.16e")
@pytest.mark.parametrize(("name", "color"), [("Mountain Yeti", "W"), ("Woodlot Crawler", "G")])
def test_a_colour_cant_block_it_nor_aim_at_it(name, color):
    scene, ann, bob = new_scene()
    creature = ann.has(name)
    same, other = bob.has_creature(5, 5, colors=color), bob.has_creature(5, 5, colors="R")
    spell = bob.hand(invent("Bind", f"{{{color}}}", "Instant", "Tap target creature you don't control."))
    rich(bob)
    assert not bob.can_cast(spell)
    ann.attacks(bob, creature)
    assert [r.rule for r in bob.why_not_block(creature, with_=same)] == ["702.16f"]
    assert bob.can_block(creature, with_=other)


@shows("Merfolk Raiders")
@cr("702.26a", "702.26b")
def test_it_phases_out_and_in():
    scene, ann, bob = new_scene()
    raiders = ann.has("Merfolk Raiders")
    scene.until("upkeep", turn=3)
    assert raiders.game_object.phased_out
    scene.until("upkeep", turn=5)
    assert not raiders.game_object.phased_out


@shows("Enclave Elite", "Quag Vampires")
@cr("702.33d", "614.12")
@pytest.mark.parametrize("name", ["Enclave Elite", "Quag Vampires"])
@pytest.mark.parametrize("times", [0, 2])
def test_a_counter_for_each_kick(name, times):
    scene, ann, bob = new_scene()
    creature = rich(ann).casts(name, then=[times])
    scene.resolve()
    assert creature.counters == ({"+1/+1": times} if times else {})


@shows("Halimar Wavewatch")
@cr("702.87a", "711.2a")
def test_it_levels_up_to_a_6_6_with_islandwalk():
    scene, ann, bob = new_scene()
    fish = ann.has("Halimar Wavewatch")
    sizes = [fish.pt]
    for _ in range(5):
        rich(ann).activates(fish, 0)
        scene.resolve()
        sizes.append(fish.pt)
        assert walks(fish, *(["Island"] if len(sizes) == 6 else []))
    assert sizes == [(0, 3), *[(0, 6)] * 4, (6, 6)]


@shows("Lurking Crocodile")
@cr("702.54a")
@pytest.mark.parametrize("hurt", [True, False])
def test_it_is_bigger_after_blood(hurt):
    scene, ann, bob = new_scene()
    if hurt:
        ann.casts(invent("Spark", "{0}", "Instant", "~ deals 1 damage to target opponent."))
        scene.resolve()
    crocodile = rich(ann).casts("Lurking Crocodile")
    scene.resolve()
    assert crocodile.counters == ({"+1/+1": 1} if hurt else {})


# --- lords and sizes ----------------------------------------------------------------------------------------


@shows("Elvish Champion", "Goblin King", "Lord of Atlantis", "Master of the Pearl Trident")
@cr("613.4c")
@pytest.mark.parametrize(
    ("name", "kind", "also_theirs"),
    [
        ("Elvish Champion", "Elf", True),
        ("Goblin King", "Goblin", True),
        ("Lord of Atlantis", "Merfolk", True),
        ("Master of the Pearl Trident", "Merfolk", False),
    ],
)
def test_others_of_its_kind_are_bigger(name, kind, also_theirs):
    scene, ann, bob = new_scene()
    lord, mine = ann.has(name), ann.has_creature(1, 1, types=f"Creature - {kind}")
    theirs, bear = bob.has_creature(1, 1, types=f"Creature - {kind}"), ann.has_creature(1, 1)
    assert (lord.pt, mine.pt, bear.pt) == ((2, 2), (2, 2), (1, 1))
    assert theirs.pt == ((2, 2) if also_theirs else (1, 1))
    assert bool(theirs.has_keyword("landwalk")) is also_theirs


@shows("Eladamri, Lord of Leaves")
@cr("702.18a")
def test_other_elves_have_shroud():
    scene, ann, bob = new_scene()
    lord, elf = ann.has("Eladamri, Lord of Leaves"), ann.has_creature(1, 1, types="Creature - Elf")
    assert elf.has_keyword("shroud")
    assert not lord.has_keyword("shroud")
    bob.casts(DOOM)  # the lord is the only creature that it can be aimed at
    scene.resolve()
    assert lord in ann.graveyard
    assert elf in ann.battlefield


@shows("Cave Sense", "Volcanic Strength", "Vectis Gloves")
@cr("613.4c", "303.4", "301.5")
@pytest.mark.parametrize(
    ("name", "size"), [("Cave Sense", (3, 3)), ("Volcanic Strength", (4, 4)), ("Vectis Gloves", (4, 2))]
)
def test_who_wears_it_is_bigger(name, size):
    scene, ann, bob = new_scene()
    bear = ann.has_creature(2, 2)
    ann.has_permanent(name, on=bear)
    assert bear.pt == size


@shows("Trailblazer's Boots", "Vectis Gloves")
@cr("702.6a")
@pytest.mark.parametrize("name", ["Trailblazer's Boots", "Vectis Gloves"])
def test_it_is_put_on_for_two_mana(name):
    scene, ann, bob = new_scene()
    gear, one, two = ann.has(name), ann.has_creature(2, 2), ann.has_creature(2, 2)
    for bear in (one, two):
        ann.has_mana("{2}").activates(gear, "Equip", [bear])
        scene.resolve()
        assert gear.attached_to == bear
    assert (one.has_keyword("landwalk"), two.has_keyword("landwalk")) == (False, True)
    assert not ann.can_activate(gear, "Equip"), "no mana is left"


@shows(
    "Burrowing", "Dryad's Favor", "Fishliver Oil", "Leshrac's Rite", "Street Savvy", "Cave Sense", "Volcanic Strength"
)
@cr("303.4a", "702.5a", "704.5m")
@pytest.mark.parametrize(
    "name",
    [
        "Burrowing",
        "Dryad's Favor",
        "Fishliver Oil",
        "Leshrac's Rite",
        "Street Savvy",
        "Cave Sense",
        "Volcanic Strength",
    ],
)
def test_the_aura_enchants_a_creature_and_goes_with_it(name):
    scene, ann, bob = new_scene()
    land, bear = ann.has("Plains"), ann.has_creature(2, 2)
    bob.has_creature(2, 2)
    aura = rich(ann).casts(name, bear)
    scene.resolve()
    assert aura.attached_to == bear
    assert land in ann.battlefield
    bob.casts(DOOM, bear)
    scene.resolve()
    assert aura in ann.graveyard


# --- what everything has -------------------------------------------------------------------------------------


@shows("Cairn Wanderer")
@cr("613.1f", "702.14a", "702.73a", "702.16a")
def test_what_creature_cards_in_graveyards_have_the_wanderer_has():
    scene, ann, bob = new_scene()
    wanderer = ann.has("Cairn Wanderer")
    assert "Goblin" in wanderer.now.subtypes
    assert not wanderer.has_keyword("flying")
    bird = bob.graveyard(invent("Bird", None, "Creature - Bird", "Flying", "Reach", power=1, toughness=1))
    one = ann.graveyard(invent("Eel", None, "Creature - Fish", ISLANDWALK, SWAMPWALK, power=1, toughness=1))
    ann.graveyard(invent("Guard", None, "Creature", "Protection from red", "Menace", power=1, toughness=1))
    ann.graveyard(invent("Relic", "{0}", "Artifact", "Haste"))
    assert wanderer.has_keyword("flying")
    assert wanderer.has_keyword("reach")
    assert walks(wanderer, "Island", "Swamp")
    assert wanderer.has_keyword("protection")
    assert not wanderer.has_keyword("menace"), "that isn't among the keywords"
    assert not wanderer.has_keyword("haste"), "that is no creature card"
    swamp, blocker = bob.has("Swamp"), bob.has_creature(1, 1, "Flying")
    ann.attacks(bob, wanderer)
    assert stopped_by(blocker, wanderer, bob) == [swamp.id]
    bob.casts(invent("Unearth", "{0}", "Instant", "Exile target card from a graveyard."), one)
    scene.resolve()
    assert walks(wanderer)
    assert bird in bob.graveyard


@shows("Death-Mask Duplicant")
@cr("607.2a", "613.1f")
def test_what_the_exiled_cards_have_the_duplicant_has():
    scene, ann, bob = new_scene()
    mask = ann.has("Death-Mask Duplicant")
    eel = ann.graveyard(invent("Eel", None, "Creature - Fish", ISLANDWALK, "Trample", power=1, toughness=1))
    knight = ann.graveyard(invent("Knight", None, "Creature", "First strike", power=1, toughness=1))
    ann.exile(invent("Bird", None, "Creature - Bird", "Flying", power=1, toughness=1))
    rich(ann).activates(mask, 0, [eel])
    scene.resolve()
    assert eel in ann.exile
    assert walks(mask, "Island")
    assert mask.has_keyword("trample")
    assert not mask.has_keyword("first strike")
    ann.activates(mask, 0, [knight])
    scene.resolve()
    assert mask.has_keyword("first strike")
    assert walks(mask, "Island"), "both cards count"
    assert not mask.has_keyword("flying"), "it didn't exile that card"


@shows("Magnigoth Treefolk")
@cr("613.1d", "613.1f", "702.14c")
def test_landwalk_of_each_basic_land_type_among_ones_lands():
    scene, ann, bob = new_scene()
    tree = ann.has("Magnigoth Treefolk")
    assert walks(tree)
    ann.has("Swamp", invent("Delta", None, "Land - Island Forest"), invent("Dunes", None, "Land - Desert"))
    bob.has("Mountain")
    assert walks(tree, "Forest", "Island", "Swamp"), "Desert is no basic land type"
    ann.has(invent("Moon", None, "Enchantment", "Nonbasic lands are Mountains."))
    assert walks(tree, "Mountain", "Swamp")
    mountain, blocker = bob.battlefield[0], bob.has_creature(2, 2)
    ann.attacks(bob, tree)
    assert stopped_by(blocker, tree, bob) == [mountain.id]


@shows("Mystic Decree")
@cr("613.1f", "704.5k")
def test_nobody_flies_or_walks_through_islands():
    scene, ann, bob = new_scene()
    old = bob.has(invent("Old World", None, "World Enchantment"))
    bird = ann.has_creature(1, 1, "Flying", ISLANDWALK, SWAMPWALK, "Haste")
    decree = rich(ann).casts("Mystic Decree")
    scene.resolve()
    assert old in bob.graveyard
    assert decree in ann.battlefield
    assert walks(bird, "Swamp")
    assert (bird.has_keyword("flying"), bird.has_keyword("haste")) == (False, True)
    bob.has("Island")
    blocker = bob.has_creature(1, 1)
    ann.attacks(bob, bird)
    assert stopped_by(blocker, bird, bob) == []


@shows("Harbor Serpent")
@cr("508.1c")
def test_it_attacks_only_where_five_islands_are():
    scene, ann, bob = new_scene()
    serpent = ann.has("Harbor Serpent")
    for seat in (ann, bob, ann, bob):
        seat.has("Island")
    assert not ann.can_attack(serpent)
    bob.has("Island")
    assert ann.can_attack(serpent)


@shows("Stormtide Leviathan")
@cr("613.1d", "508.1c", "702.14c")
def test_all_lands_are_islands_and_only_flyers_and_islandwalkers_attack():
    scene, ann, bob = new_scene()
    beast, bear, bird, eel, rat = (
        ann.has("Stormtide Leviathan"),
        ann.has_creature(2, 2),
        ann.has_creature(2, 2, "Flying"),
        ann.has_creature(2, 2, ISLANDWALK),
        ann.has_creature(2, 2, SWAMPWALK),
    )
    forest = bob.has("Forest")
    assert forest.now.subtypes == {"Forest", "Island"}
    assert [ann.can_attack(c) for c in (beast, bear, bird, eel, rat)] == [True, False, True, True, False]
    blocker = bob.has_creature(1, 1)
    ann.attacks(bob, eel)
    assert stopped_by(blocker, eel, bob) == [forest.id]


@shows("Desert Nomads")
@cr("615.1a", "615.9")
def test_damage_by_deserts_is_prevented_and_no_other():
    for kind, damage in (("Desert", 0), ("Mountain", 1)):
        scene, ann, bob = new_scene()
        nomads = ann.has("Desert Nomads")
        pit = bob.has(invent("Pit", None, f"Land - {kind}", "{0}: ~ deals 1 damage to target creature."))
        bob.activates(pit, "{0}")
        scene.resolve()
        assert nomads.damage == damage


@shows("Stonybrook Banneret")
@cr("601.2f")
def test_merfolk_and_wizard_spells_cost_one_less():
    for kind, can in (("Merfolk", True), ("Wizard", True), ("Bird", False)):
        scene, ann, bob = new_scene()
        ann.has("Stonybrook Banneret")
        ann.has_mana("{U}{1}")
        card = ann.hand(invent("Candidate", "{2}{U}", f"Creature - {kind}", power=1, toughness=1))
        assert ann.can_cast(card) is can


@shows("Vine Dryad")
@cr("118.9", "702.8a")
def test_it_comes_at_any_time_for_a_green_card():
    scene, ann, bob = new_scene()
    dryad = ann.hand("Vine Dryad")
    scene.until("begin_combat", turn=2)
    assert not ann.can_cast(dryad), "no mana, no green card"
    ann.hand(invent("Stone", "{R}", "Sorcery", "Draw a card."))
    assert not ann.can_cast(dryad)
    green = ann.hand(invent("Leaf", "{G}", "Sorcery", "Draw a card."))
    ann.casts(dryad)
    assert green in ann.exile
    scene.resolve()
    assert dryad in ann.battlefield


# --- spells ------------------------------------------------------------------------------------------------


@shows("Goblin Scouts")
def test_three_scouts_with_mountainwalk():
    scene, ann, bob = new_scene()
    rich(ann).casts("Goblin Scouts")
    scene.resolve()
    assert [(t.name, t.pt, sorted(t.now.colors)) for t in ann.battlefield] == [
        ("Goblin Scout Token", (1, 1), ["R"])
    ] * 3
    assert all(walks(t, "Mountain") for t in ann.battlefield)


@shows("Funeral Charm", "Piracy Charm")
@cr("700.2a")
@pytest.mark.parametrize(
    ("name", "mode", "does"),
    [
        ("Funeral Charm", 0, "discard"),
        ("Funeral Charm", 1, "size"),
        ("Funeral Charm", 2, "Swamp"),
        ("Piracy Charm", 0, "Island"),
        ("Piracy Charm", 1, "size"),
        ("Piracy Charm", 2, "discard"),
    ],
)
def test_each_mode_of_the_charm(name, mode, does):
    scene, ann, bob = new_scene()
    bear, card = ann.has_creature(2, 2), bob.hand("Island")
    rich(ann).casts(name, [bob if does == "discard" else bear], then=[mode])
    scene.resolve()
    assert (card in bob.graveyard) is (does == "discard")
    assert bear.pt == ((4, 1) if does == "size" else (2, 2))
    assert walks(bear, *([does] if does in ("Island", "Swamp") else []))
    scene.next_turn()
    assert (bear.pt, walks(bear)) == ((2, 2), True)


@shows("Part Water")
@cr("107.3a", "601.2c")
def test_x_creatures_walk_through_islands():
    scene, ann, bob = new_scene()
    one, two, three = (ann.has_creature(1, 1) for _ in range(3))
    ann.has_mana("{U}{4}").casts("Part Water", [[one, three]], then=[2])
    scene.resolve()
    assert (walks(one, "Island"), walks(two), walks(three, "Island")) == (True, True, True)
    scene.next_turn()
    assert walks(one)


@shows("Lord Windgrace")
@cr("606.3", "903.3a")
@pytest.mark.parametrize("discards", ["Island", "Spell"])
def test_windgrace_draws_two_for_a_land(discards):
    scene, ann, bob = new_scene()
    lord = ann.has("Lord Windgrace")
    ann.hand("Island" if discards == "Island" else invent("Spell", "{U}", "Sorcery", "Draw a card."))
    ann.activates(lord, 0)
    scene.resolve()
    assert lord.counters == {"loyalty": 7}
    assert len(ann.hand) == (2 if discards == "Island" else 1)


@shows("Lord Windgrace")
def test_windgrace_brings_two_lands_back():
    scene, ann, bob = new_scene()
    lord = ann.has("Lord Windgrace")
    one, two, third = ann.graveyard("Island"), ann.graveyard("Swamp"), ann.graveyard("Forest")
    ann.activates(lord, 1, [[one, two]])
    scene.resolve()
    assert (one in ann.battlefield, two in ann.battlefield, third in ann.graveyard) == (True, True, True)
    assert lord.counters == {"loyalty": 2}


@shows("Lord Windgrace")
def test_windgrace_destroys_six_and_makes_six_cats():
    scene, ann, bob = new_scene()
    lord = ann.has_permanent("Lord Windgrace", counters={"loyalty": 6})
    bears = [bob.has_creature(2, 2) for _ in range(6)]
    land = bob.has("Island")
    ann.activates(lord, 2, [bears])
    scene.resolve()
    assert bob.battlefield == [land]
    cats = [t for t in ann.battlefield if t.name == "Cat Warrior Token"]
    assert len(cats) == 6
    assert all(walks(t, "Forest") for t in cats)


@shows("Filth")
@cr("113.6b")
def test_it_does_nothing_without_a_swamp_or_outside_the_graveyard():
    scene, ann, bob = new_scene()
    bear = ann.has_creature(2, 2)
    filth = ann.has("Filth")
    ann.has("Swamp")
    assert walks(bear)
    ann.casts(DOOM, filth)
    scene.resolve()
    assert walks(bear, "Swamp")
    (swamp,) = [t for t in ann.battlefield if t.name == "Swamp"]
    ann.casts(invent("Wash", "{0}", "Instant", "Destroy target land."), swamp)
    scene.resolve()
    assert walks(bear)
