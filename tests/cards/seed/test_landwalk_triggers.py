"""Faces of the landwalk list: what their triggered abilities do."""

from __future__ import annotations

import pytest
from tests.cards.seed.landwalk_faces import new_scene, rich, walking, walks
from tests.cards.seed.seed_lists import shows

from landwalk.cite import cr
from landwalk.testing.faces import invent

ISLANDWALK = walking("Island")
DOOM = invent("Doom", "{0}", "Instant", "Destroy target creature.")


def dies(scene, player, creature):
    player.casts(DOOM, creature)
    scene.resolve_top()


@shows("Benthic Djinn")
def test_it_costs_two_life_each_upkeep():
    scene, ann, bob = new_scene()
    ann.has("Benthic Djinn")
    scene.until("draw", turn=3)
    assert (ann.life, bob.life) == (18, 20)


@shows("Blistergrub")
def test_each_opponent_loses_two_life_when_it_dies():
    scene, ann, bob = new_scene()
    grub = ann.has("Blistergrub")
    dies(scene, ann, grub)
    scene.resolve()
    assert (ann.life, bob.life) == (20, 18)


@shows("Bog-Strider Ash")
@cr("118.12")
def test_goblin_spells_of_anybody_may_be_worth_two_life():
    scene, ann, bob = new_scene()
    ann.has("Bog-Strider Ash")
    for kind, pays, life in (("Goblin", True, 22), ("Goblin", False, 22), ("Elf", None, 22)):
        rich(ann)
        bob.casts(invent(f"{kind} Flash", "{0}", f"Creature - {kind}", "Flash", power=1, toughness=1))
        if pays is not None:
            ann.chooses(pays)
        scene.resolve()
        assert ann.life == life


@shows("Chasm Skulker")
@cr("608.2h", "111.3")
def test_it_grows_with_each_draw_and_leaves_as_many_squids():
    scene, ann, bob = new_scene()
    skulker = ann.has("Chasm Skulker")
    ann.casts(invent("Read", "{0}", "Sorcery", "Draw two cards."))
    scene.resolve()
    assert skulker.counters == {"+1/+1": 2}
    dies(scene, ann, skulker)
    scene.resolve()
    assert [(t.name, t.pt) for t in ann.battlefield] == [("Squid Token", (1, 1))] * 2
    assert all(walks(t, "Island") for t in ann.battlefield)


@shows("Concerted Effort")
@cr("603.2b", "611.2c", "702.14a")
def test_all_creatures_share_flying_landwalk_and_protection_for_the_turn():
    scene, ann, bob = new_scene()
    scene.starts_at("upkeep")
    effort = ann.has("Concerted Effort")
    one, two = ann.has_creature(1, 1, "Flying", "Protection from red"), ann.has_creature(2, 2, ISLANDWALK, "Vigilance")
    plain, theirs = ann.has_creature(3, 3), bob.has_creature(4, 4, "Trample")
    scene.next_turn()
    scene.resolve()
    for creature in (one, two, plain):
        assert creature.has_keyword("flying")
        assert creature.has_keyword("vigilance")
        assert creature.has_keyword("protection")
        assert walks(creature, "Island")
        assert not creature.has_keyword("trample"), "only an opponent's creature has that"
    assert not theirs.has_keyword("flying")
    ann.casts(invent("Unmake", "{0}", "Instant", "Destroy target enchantment."), effort)
    scene.resolve()
    assert walks(plain, "Island"), "the effect goes on"
    scene.next_turn()
    assert walks(plain)


@shows("Coral Barrier")
@cr("702.3b")
def test_a_squid_with_islandwalk_comes_with_it_and_it_cant_attack():
    scene, ann, bob = new_scene()
    rich(ann).casts("Coral Barrier")
    scene.resolve()
    barrier, squid = ann.battlefield
    assert (squid.pt, walks(squid, "Island")) == ((1, 1), True)
    assert not ann.can_attack(ann.has("Coral Barrier"))
    assert barrier.pt == (1, 3)


@shows("Goblins of the Flarg")
@cr("603.8")
def test_they_leave_when_a_dwarf_is_there():
    scene, ann, bob = new_scene()
    goblins = ann.has("Goblins of the Flarg")
    scene.settles()
    bob.has_creature(1, 1, types="Creature - Dwarf")
    scene.settles()
    assert goblins in ann.battlefield
    ann.has_creature(1, 1, types="Creature - Dwarf")
    scene.settles()
    scene.resolve()
    assert goblins in ann.graveyard


@shows("Hazezon, Shaper of Sand")
@cr("601.3b", "305.1")
def test_deserts_are_played_from_the_graveyard_and_bring_two_warriors():
    scene, ann, bob = new_scene()
    ann.has("Hazezon, Shaper of Sand")
    dunes = ann.graveyard(invent("Dunes", None, "Land - Desert"))
    wood = ann.graveyard("Forest")
    assert not ann.can_play(wood)
    ann.plays(dunes)
    scene.resolve()
    warriors = [t for t in ann.battlefield if t.name == "Sand Warrior Token"]
    assert [(t.pt, sorted(t.now.colors)) for t in warriors] == [((1, 1), ["G", "R", "W"])] * 2
    bob.has(invent("Dunes", None, "Land - Desert"))
    scene.settles()
    assert len([t for t in ann.battlefield if t.name == "Sand Warrior Token"]) == 2


@shows("Inkfathom Divers")
@cr("701.20e")
def test_the_top_four_cards_in_any_order():
    scene, ann, bob = new_scene()
    names = ["First", "Second", "Third", "Fourth"]
    scene.start()
    cards = [ann.library(invent(n, None, "Land")) for n in names]
    state = scene.state
    player = state.edit_player(ann.id)
    ids = [c.id for c in cards]
    player.library = (*ids, *(i for i in player.library if i not in ids))
    scene.changed()
    rich(ann).casts("Inkfathom Divers")
    scene.resolve(ann.chooses(list(reversed(cards))))
    assert ann.library.names[:4] == names[::-1]


@shows("Jedit Ojanen, Mercenary")
@cr("118.12")
def test_a_cat_for_green_mana_whenever_a_legendary_creature_comes():
    for pays in (True, False):
        scene, ann, bob = new_scene()
        rich(ann).casts("Jedit Ojanen, Mercenary")
        scene.resolve_top()
        rich(ann)
        scene.resolve(ann.chooses(pays))
        cats = [t for t in ann.battlefield if t.name == "Cat Warrior Token"]
        assert len(cats) == pays
        assert all(walks(t, "Forest") for t in cats)
        rich(ann).casts(invent("Hero", "{0}", "Legendary Creature", "Flash", power=1, toughness=1))
        scene.resolve_top()
        scene.resolve(ann.chooses(pays))
        assert len([t for t in ann.battlefield if t.name == "Cat Warrior Token"]) == 2 * pays


@shows("Merrow Harbinger")
@cr("701.23")
def test_a_merfolk_card_comes_on_top():
    scene, ann, bob = new_scene()
    fish = ann.library(invent("Fish", "{U}", "Creature - Merfolk", power=1, toughness=1))
    ann.library(invent("Bird", "{U}", "Creature - Bird", power=1, toughness=1))
    rich(ann).casts("Merrow Harbinger")
    scene.resolve(ann.chooses(True, [fish]))
    assert ann.library[0] == fish


@shows("Orbweaver Kumo")
def test_spirit_and_arcane_spells_let_it_walk_through_forests():
    for types, name in (("Creature - Spirit", "Ghost"), ("Sorcery - Arcane", "Rite"), ("Creature - Bird", "Bird")):
        scene, ann, bob = new_scene()
        kumo = ann.has("Orbweaver Kumo")
        more = {"power": 1, "toughness": 1} if types.startswith("Creature") else {}
        ann.casts(invent(name, "{0}", types, *([] if more else ["Draw a card."]), **more))
        scene.resolve()
        assert walks(kumo, *(["Forest"] if name != "Bird" else []))
        scene.next_turn()
        assert walks(kumo)


@shows("Sheoldred, Whispering One")
def test_one_comes_back_and_opponents_lose_one():
    scene, ann, bob = new_scene()
    ann.has("Sheoldred, Whispering One")
    dead = ann.graveyard(invent("Dead", "{B}", "Creature", power=1, toughness=1))
    one, two = bob.has_creature(1, 1), bob.has_creature(2, 2)
    scene.until("upkeep", turn=2)
    scene.resolve(bob.chooses([two]))
    assert (one in bob.battlefield, two in bob.graveyard) == (True, True)
    scene.until("draw", turn=3)
    assert dead in ann.battlefield


@shows("Slithery Stalker")
@cr("607.2a")
def test_a_green_or_white_creature_is_away_until_the_stalker_leaves():
    scene, ann, bob = new_scene()
    elf, imp = bob.has_creature(2, 2, colors="G"), bob.has_creature(2, 2, colors="B")
    stalker = rich(ann).casts("Slithery Stalker")
    scene.resolve()
    assert (elf in bob.exile, imp in bob.battlefield) == (True, True)
    dies(scene, bob, stalker)
    scene.resolve()
    assert elf in bob.battlefield


@shows("Sol'kanar the Swamp King")
def test_black_spells_of_anybody_gain_a_life():
    scene, ann, bob = new_scene()
    ann.has("Sol'kanar the Swamp King")
    for color, life in (("B", 21), ("R", 21), ("B", 22)):
        rich(bob).casts(invent("Flash", f"{{{color}}}", "Instant", "Draw a card."))
        scene.resolve()
        assert ann.life == life


@shows("Tattermunge Duo")
def test_red_spells_make_it_grow_and_green_ones_let_it_walk():
    for color, size, types in (("R", (3, 4), []), ("G", (2, 3), ["Forest"]), ("U", (2, 3), [])):
        scene, ann, bob = new_scene()
        duo = ann.has("Tattermunge Duo")
        rich(ann).casts(invent("Flash", f"{{{color}}}", "Instant", "Draw a card."))
        scene.resolve()
        assert duo.pt == size
        assert walks(duo, *types)


@shows("Vug Lizard")
@cr("702.30a")
@pytest.mark.parametrize("pays", [True, False])
def test_echo_is_paid_or_it_is_sacrificed(pays):
    scene, ann, bob = new_scene()
    lizard = rich(ann).casts("Vug Lizard")
    scene.resolve()
    ann.has("Mountain", "Mountain", "Mountain")
    ann.chooses(pays)
    scene.until("draw", turn=3)
    assert (lizard in ann.battlefield) is pays


@shows("Wormwood Dryad", "Wormwood Treefolk")
@pytest.mark.parametrize(("name", "damage"), [("Wormwood Dryad", 1), ("Wormwood Treefolk", 2)])
def test_both_of_its_ways_hurt(name, damage):
    scene, ann, bob = new_scene()
    tree = ann.has(name)
    rich(ann).activates(tree, 0).activates(tree, 1)
    scene.resolve()
    assert ann.life == 20 - 2 * damage
    assert walks(tree, "Forest", "Swamp")


@shows("Yavimaya Dryad")
@cr("701.23", "110.2a")
def test_a_forest_comes_tapped_under_a_players_control():
    for who in (0, 1):
        scene, ann, bob = new_scene()
        wood = ann.library("Forest")
        dryad = rich(ann).casts("Yavimaya Dryad")
        scene.resolve(ann.chooses((ann, bob)[who], True, [wood]))
        assert dryad in ann.battlefield
        assert wood in (ann, bob)[who].battlefield
        assert wood.tapped
