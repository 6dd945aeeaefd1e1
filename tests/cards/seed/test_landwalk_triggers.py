"""Faces of the landwalk list: what their triggered abilities do."""

from __future__ import annotations

import pytest
from tests.cards.seed.landwalk_faces import new_scene, rich, shows, stopped_by, walks

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.keyword_params import LandwalkParam
from landwalk.abilities.noun import Core
from landwalk.cite import cr
from landwalk.testing.answers import ANY_ORDER
from landwalk.testing.faces import invent

ISLANDWALK = KeywordAbility("landwalk", (LandwalkParam(Core(subtypes=("Island",))),))
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


@shows("Cave People")
def test_attacking_changes_its_size():
    scene, ann, bob = new_scene()
    people = ann.has("Cave People")
    ann.attacks(bob, people)
    scene.resolve()
    assert people.pt == (2, 2)


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


@shows("Cold-Eyed Selkie")
def test_as_many_cards_as_damage_may_be_drawn():
    for draws in (True, False):
        scene, ann, bob = new_scene()
        selkie = ann.has_permanent("Cold-Eyed Selkie", counters={"+1/+1": 2})
        ann.attacks(bob, selkie)
        ann.chooses(draws)
        scene.until("end_combat")
        assert (bob.life, len(ann.hand)) == (17, 3 if draws else 0)


@shows("Colossal Whale")
@cr("610.3", "508.5")
def test_a_creature_of_the_defending_player_is_away_as_long_as_the_whale_is_there():
    scene, ann, bob = new_scene()
    whale, bear = ann.has("Colossal Whale"), bob.has_creature(2, 2)
    ann.has_creature(1, 1)
    ann.attacks(bob, whale)
    scene.resolve(ann.chooses(True))
    assert bear in bob.exile
    dies(scene, bob, whale)
    assert bear in bob.battlefield


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


@shows("Erhnam Djinn")
@cr("603.3d", "611.2a")
def test_an_opponents_creature_walks_through_forests_until_the_next_upkeep():
    scene, ann, bob = new_scene()
    djinn, bear = ann.has("Erhnam Djinn"), bob.has_creature(2, 2)
    wall = bob.has_creature(0, 4, types="Creature - Wall")
    scene.until("draw", turn=3)
    assert (walks(bear, "Forest"), walks(wall), walks(djinn)) == (True, True, True)
    forest = ann.has("Forest")
    scene.until("begin_combat", turn=4)
    bob.attacks(ann, bear)
    assert stopped_by(djinn, bear, ann) == [forest.id]
    dies(scene, ann, djinn)
    scene.until("upkeep", turn=5)
    assert walks(bear), "until your next upkeep"


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


@shows("Graceful Antelope")
@cr("611.2b", "305.7")
def test_a_land_is_a_plains_until_the_antelope_leaves():
    scene, ann, bob = new_scene()
    antelope, swamp = ann.has("Graceful Antelope"), bob.has("Swamp")
    ann.attacks(bob, antelope)
    ann.chooses(True)
    scene.until("end_combat")
    assert swamp.now.subtypes == {"Plains"}
    scene.next_turn()
    assert swamp.now.subtypes == {"Plains"}
    dies(scene, bob, antelope)
    assert swamp.now.subtypes == {"Swamp"}


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


@shows("Illusionary Presence")
@cr("702.24a", "607.2d", "514.2")
def test_the_type_is_chosen_anew_each_upkeep():
    scene, ann, bob = new_scene()
    presence = ann.has("Illusionary Presence")
    ann.has("Island", "Island", "Island")
    ann.chooses(ANY_ORDER, "Swamp", True)
    scene.until("draw", turn=3)
    assert walks(presence, "Swamp")
    assert presence.counters == {"age": 1}
    swamp, blocker = bob.has("Swamp"), bob.has_creature(3, 3)
    ann.attacks(bob, presence)
    assert stopped_by(blocker, presence, bob) == [swamp.id]
    scene.next_turn()
    assert walks(presence)


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


@shows("Jedit Ojanen of Efrava")
def test_a_cat_with_forestwalk_whenever_it_attacks_or_blocks():
    for attacks in (True, False):
        scene, ann, bob = new_scene()
        jedit, bear = ann.has("Jedit Ojanen of Efrava"), bob.has_creature(2, 2)
        if attacks:
            ann.attacks(bob, jedit)
        else:
            scene.until("begin_combat", turn=2)
            bob.attacks(ann, bear)
            ann.blocks(bear, with_=jedit)
        scene.resolve()
        (cat,) = [t for t in ann.battlefield if t != jedit]
        assert (cat.name, cat.pt, walks(cat, "Forest")) == ("Cat Warrior Token", (2, 2), True)


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


@shows("Meandering Towershell")
@cr("603.7", "508.4")
def test_it_swims_a_turn_and_comes_back_attacking():
    scene, ann, bob = new_scene()
    turtle = ann.has("Meandering Towershell")
    ann.attacks(bob, turtle)
    scene.resolve()
    assert turtle in ann.exile
    scene.until("begin_combat", turn=3)
    assert turtle in ann.exile
    scene.until("declare_attackers", turn=3)
    scene.resolve()
    assert turtle in ann.battlefield
    assert turtle.tapped
    scene.until("end_combat", turn=3)
    assert bob.life == 15
    scene.until("end_step", turn=3)
    assert turtle in ann.battlefield, "it didn't attack: it entered attacking"


@shows("Merfolk Spy")
@cr("701.20a")
def test_a_card_at_random_is_revealed():
    scene, ann, bob = new_scene()
    spy = ann.has("Merfolk Spy")
    bob.hand("Island", "Swamp", "Forest")
    ann.attacks(bob, spy)
    scene.until("end_combat")
    known = [i for viewer, i in scene.state.known if viewer == ann.id]
    assert len([i for i in known if i in [c.id for c in bob.hand]]) == 1
    assert len(bob.hand) == 3


@shows("Merrow Harbinger")
@cr("701.23")
def test_a_merfolk_card_comes_on_top():
    scene, ann, bob = new_scene()
    fish = ann.library(invent("Fish", "{U}", "Creature - Merfolk", power=1, toughness=1))
    ann.library(invent("Bird", "{U}", "Creature - Bird", power=1, toughness=1))
    rich(ann).casts("Merrow Harbinger")
    scene.resolve(ann.chooses(True, [fish]))
    assert ann.library[0] == fish


@shows("Odylic Wraith")
def test_whoever_it_damages_discards():
    scene, ann, bob = new_scene()
    wraith = ann.has("Odylic Wraith")
    card = bob.hand("Island")
    ann.attacks(bob, wraith)
    scene.until("end_combat")
    assert card in bob.graveyard
    assert bob.life == 18


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


@shows("Thada Adel, Acquisitor")
@cr("116.2a", "601.3b")
def test_an_artifact_of_the_other_library_may_be_played_this_turn():
    scene, ann, bob = new_scene()
    thada = ann.has("Thada Adel, Acquisitor")
    relic = bob.library(invent("Relic", "{2}", "Artifact"))
    ann.attacks(bob, thada)
    ann.chooses([relic])
    scene.until("end_combat")
    assert relic in bob.exile
    scene.until("postcombat_main")
    rich(ann).casts(relic)
    scene.resolve()
    assert relic in ann.battlefield


@shows("The Flood of Mars")
@cr("707.2", "205.1b")
@pytest.mark.parametrize("what", ["creature", "land"])
def test_water_always_wins(what):
    scene, ann, bob = new_scene()
    flood = ann.has("The Flood of Mars")
    bear, forest = bob.has_creature(2, 2), bob.has("Forest")
    victim = bear if what == "creature" else forest
    ann.chooses(victim)
    ann.attacks(bob, flood)
    scene.resolve()
    assert victim.counters == {"flood": 1}
    if what == "creature":
        assert (bear.name, bear.pt) == (flood.name, flood.pt)
        assert forest.now.subtypes == {"Forest"}
    else:
        assert forest.now.subtypes == {"Forest", "Island"}
        assert stopped_by(bear, flood, bob) == [forest.id]


@shows("The Sea Devils")
@cr("714.2b", "603.7")
def test_two_salamanders_then_their_damage_goes_on():
    scene, ann, bob = new_scene()
    saga = rich(ann).casts("The Sea Devils")
    scene.resolve()
    scene.until("precombat_main", turn=3)
    scene.resolve()
    salamanders = [t for t in ann.battlefield if t.name == "Alien Salamander Token"]
    assert [(t.pt, walks(t, "Island")) for t in salamanders] == [((2, 2), True)] * 2
    bear = bob.has_creature(2, 2)
    bob.has("Island")
    scene.until("precombat_main", turn=5)
    scene.resolve()
    assert saga in ann.graveyard
    ann.attacks(bob, salamanders[0])
    scene.until("end_combat")
    assert (bob.life, bear in bob.graveyard) == (18, True)


@shows("Traveler's Cloak")
@cr("614.12a", "607.2d", "303.4")
def test_the_cloak_knows_its_type_and_draws_a_card():
    scene, ann, bob = new_scene()
    bear = ann.has_creature(2, 2)
    cloak = rich(ann).casts("Traveler's Cloak", bear)
    cards = len(ann.hand)
    scene.resolve(ann.chooses("Desert"))
    assert cloak.attached_to == bear
    assert len(ann.hand) == cards + 1
    assert walks(bear, "Desert")
    desert, blocker = bob.has(invent("Dunes", None, "Land - Desert")), bob.has_creature(2, 2)
    ann.attacks(bob, bear)
    assert stopped_by(blocker, bear, bob) == [desert.id]


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


@shows("Wrexial, the Risen Deep")
@cr("608.2g", "614.1a", "118.9")
@pytest.mark.parametrize("casts", [True, False])
def test_a_spell_from_the_other_graveyard_is_cast_for_nothing_and_exiled(casts):
    scene, ann, bob = new_scene()
    kraken = ann.has("Wrexial, the Risen Deep")
    spell = bob.graveyard(invent("Insight", "{5}{U}", "Sorcery", "Draw three cards."))
    ann.attacks(bob, kraken)
    ann.chooses(casts)
    scene.until("end_combat")
    assert len(ann.hand) == (3 if casts else 0)
    assert spell in (bob.exile if casts else bob.graveyard)
    assert bob.life == 15


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


@shows("Adrestia")
@cr("702.122c", "603.4")
@pytest.mark.parametrize("kind", ["Assassin", "Pirate"])
def test_a_ship_with_an_assassin_aboard_is_one(kind):
    scene, ann, bob = new_scene()
    ship, crew = ann.has("Adrestia"), ann.has_creature(1, 1, types=f"Creature - Human {kind}")
    ann.activates(ship, "Crew", then=[[crew]])
    scene.resolve()
    assert crew.tapped
    ann.attacks(bob, ship)
    scene.resolve()
    assert len(ann.hand) == (kind == "Assassin")
    assert ("Assassin" in ship.now.subtypes) is (kind == "Assassin")
    scene.next_turn()
    assert "Assassin" not in ship.now.subtypes
