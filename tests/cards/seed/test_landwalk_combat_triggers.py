"""Faces of the landwalk list: what their triggered abilities do when there is an attack."""

from __future__ import annotations

import pytest
from tests.cards.seed.landwalk_faces import new_scene, rich, stopped_by, walking, walks
from tests.cards.seed.seed_lists import shows

from landwalk.cite import cr
from landwalk.testing.answers import ANY_ORDER
from landwalk.testing.faces import invent

ISLANDWALK = walking("Island")
DOOM = invent("Doom", "{0}", "Instant", "Destroy target creature.")


def dies(scene, player, creature):
    player.casts(DOOM, creature)
    scene.resolve_top()


@shows("Cave People")
def test_attacking_changes_its_size():
    scene, ann, bob = new_scene()
    people = ann.has("Cave People")
    ann.attacks(bob, people)
    scene.resolve()
    assert people.pt == (2, 2)


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


@shows("Odylic Wraith")
def test_whoever_it_damages_discards():
    scene, ann, bob = new_scene()
    wraith = ann.has("Odylic Wraith")
    card = bob.hand("Island")
    ann.attacks(bob, wraith)
    scene.until("end_combat")
    assert card in bob.graveyard
    assert bob.life == 18


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
