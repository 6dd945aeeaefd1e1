"""Each creature with ascend or the city's blessing does what it says (CR 702.131)."""

from __future__ import annotations

import pytest
from tests.cards.seed.blessing import BLESSING, nine, tenth
from tests.cards.seed.seed_lists import shows

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.pieces import Thing
from landwalk.testing.scene import Scene
from landwalk.testing.seat import Seat

BOLT = invent("Bolt", "{0}", "Instant", "~ deals 3 damage to any target.")
DIVIDEND = invent("Dividend", "{0}", "Instant", "You gain 1 life.")


@shows("Dusk Charger", "Snubhorn Sentry", "Spire Winder")
@cr("702.131b", "613.4c")
@pytest.mark.parametrize(
    ("name", "size", "blessed"),
    [("Dusk Charger", (3, 3), (5, 5)), ("Snubhorn Sentry", (0, 3), (3, 3)), ("Spire Winder", (2, 3), (3, 4))],
)
def test_it_is_bigger_with_the_blessing(
    scene: Scene, name: str, size: tuple[int, int], blessed: tuple[int, int]
) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    creature = nine(ann, name)
    assert creature.pt == size
    tenth(ann)
    assert creature.pt == blessed


@shows("Mausoleum Harpy", "Resplendent Griffin", "Spire Winder", "Twilight Prophet")
@cr("702.9b")
@pytest.mark.parametrize("name", ["Mausoleum Harpy", "Resplendent Griffin", "Spire Winder", "Twilight Prophet"])
def test_it_flies_with_or_without_the_blessing(scene: Scene, name: str) -> None:
    ann, bob = scene.players("Ann", "Bob")
    flyer, ground = nine(ann, name), bob.has_creature(1, 1)
    assert not bob.can_block(flyer, with_=ground)
    tenth(ann)
    assert not bob.can_block(flyer, with_=ground)


@shows("Deadeye Brawler")
@cr("702.131b", "702.2b", "603.4")
def test_deadeye_brawler_kills_what_it_hurts_and_draws_only_with_the_blessing(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    brawler = nine(ann, "Deadeye Brawler")
    wall = bob.has_creature(0, 9)
    ann.attacks(bob, brawler)
    bob.blocks(brawler, with_=wall)
    scene.until("end_combat")
    assert wall in bob.graveyard
    scene.until("precombat_main", turn=3)
    drawn = len(ann.hand)
    ann.attacks(bob, brawler)
    scene.until("end_combat")
    assert (bob.life, len(ann.hand)) == (18, drawn)
    tenth(ann)
    scene.until("precombat_main", turn=5)
    drawn = len(ann.hand)
    ann.attacks(bob, brawler)
    scene.until("end_combat")
    assert (bob.life, len(ann.hand)) == (16, drawn + 1)


@shows("Detective of the Month")
@cr("702.131b", "509.1b")
def test_detective_of_the_month_hides_detectives_and_makes_one_for_the_second_card_of_a_turn(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    detective = nine(ann, "Detective of the Month")
    elf, wall = ann.has_creature(1, 1, types="Creature - Elf"), bob.has_creature(0, 9)
    assert ann.has_designation(BLESSING)  # the Elf is the tenth permanent
    assert not bob.can_block(detective, with_=wall)
    assert bob.can_block(elf, with_=wall)
    ann.casts(invent("Study", "{0}", "Sorcery", "Draw a card."))
    scene.resolve()
    assert [t for t in ann.battlefield if t.name == "Detective Token"] == []
    ann.casts(invent("Study", "{0}", "Sorcery", "Draw two cards."))
    scene.resolve()
    (token,) = [t for t in ann.battlefield if t.name == "Detective Token"]
    assert (token.pt, token.now.colors, token.now.subtypes) == ((2, 2), frozenset("WU"), frozenset({"Detective"}))
    assert not bob.can_block(token, with_=wall)


@shows("Detective of the Month")
@cr("702.131b", "509.1b")
def test_detective_of_the_month_can_be_blocked_without_the_blessing(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    detective = nine(ann, "Detective of the Month")
    assert bob.can_block(detective, with_=bob.has_creature(0, 9))


@shows("Illustrious Wanderglyph")
@cr("702.131b", "503.1a")
def test_illustrious_wanderglyph_makes_gnomes_and_then_big_ones(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    golem = nine(ann, "Illustrious Wanderglyph")
    theirs = bob.has_creature(1, 1, types="Artifact Creature")
    scene.until("draw", turn=2)  # "each upkeep": Bob's too; the Gnome is the tenth permanent
    (gnome,) = [t for t in ann.battlefield if t.name == "Gnome Token"]
    assert (gnome.now.types, gnome.now.colors) == (frozenset({"artifact", "creature"}), frozenset())
    assert ann.has_designation(BLESSING)
    assert (golem.pt, gnome.pt, theirs.pt) == ((2, 2), (3, 3), (1, 1))
    scene.until("draw", turn=3)
    assert [t.pt for t in ann.battlefield if t.name == "Gnome Token"] == [(3, 3), (3, 3)]


@shows("Illustrious Wanderglyph")
@cr("702.131b")
def test_illustrious_wanderglyphs_gnomes_stay_small_without_the_blessing(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Illustrious Wanderglyph")
    scene.until("draw", turn=2)
    assert [t.pt for t in ann.battlefield if t.name == "Gnome Token"] == [(1, 1)]


@shows("Mausoleum Harpy")
@cr("702.131b", "603.4")
def test_mausoleum_harpy_feeds_on_the_dead_with_the_blessing(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    harpy = nine(ann, "Mausoleum Harpy")
    theirs = bob.has_creature(1, 1)
    elf = ann.has_creature(1, 1)
    assert ann.has_designation(BLESSING)
    ann.casts(BOLT, theirs)
    scene.resolve()
    assert harpy.counters == {}
    ann.casts(BOLT, elf)
    scene.resolve()
    assert (harpy.counters, harpy.pt) == ({"+1/+1": 1}, (4, 4))


@shows("Mausoleum Harpy")
@cr("603.4")
def test_mausoleum_harpy_doesnt_trigger_without_the_blessing(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    harpy, elf = ann.has("Mausoleum Harpy"), ann.has_creature(1, 1)
    ann.casts(BOLT, elf)
    scene.resolve_top()
    assert (scene.stack, harpy.counters) == ([], {})


@shows("Ocelot Pride")
@cr("702.131b", "702.7b", "702.15b", "608.2c")
def test_ocelot_pride_makes_a_cat_if_life_was_gained_and_copies_tokens_with_the_blessing(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    pride = nine(ann, "Ocelot Pride")
    wall = bob.has_creature(1, 1)
    ann.attacks(bob, pride)
    bob.blocks(pride, with_=wall)
    scene.until("end_combat")
    assert (ann.life, wall.zone, pride.zone) == (21, "graveyard", "battlefield")  # first strike, lifelink
    scene.until("end_step")
    scene.resolve()
    # The Cat is the tenth permanent: blessed in the middle of the resolution, its maker copies it at once.
    assert ann.has_designation(BLESSING)
    assert [t.pt for t in ann.battlefield if t.name == "Cat Token"] == [(1, 1), (1, 1)]
    scene.until("end_step", turn=3)
    assert scene.stack == []  # no life was gained this turn
    scene.until("precombat_main", turn=5)
    ann.casts(DIVIDEND)
    scene.resolve()
    scene.until("end_step", turn=5)
    scene.resolve()
    assert len([t for t in ann.battlefield if t.name == "Cat Token"]) == 4  # old tokens aren't copied


@shows("Ocelot Pride")
@cr("608.2c")
def test_ocelot_pride_makes_one_cat_without_the_blessing(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Ocelot Pride")
    ann.casts(DIVIDEND)
    scene.resolve()
    scene.until("end_step")
    scene.resolve()
    assert [t.name for t in ann.battlefield] == ["Ocelot Pride", "Cat Token"]


@shows("Resplendent Griffin")
@cr("702.131b", "603.4")
def test_resplendent_griffin_grows_as_it_attacks_with_the_blessing(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    griffin = nine(ann, "Resplendent Griffin")
    ann.attacks(bob, griffin)
    assert scene.stack == []
    tenth(ann)
    scene.until("precombat_main", turn=3)
    ann.attacks(bob, griffin)
    scene.resolve()
    assert (griffin.counters, griffin.pt) == ({"+1/+1": 1}, (3, 3))


@shows("Skymarcher Aspirant")
@cr("702.131b", "702.9b")
def test_skymarcher_aspirant_flies_with_the_blessing(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    vampire, ground = nine(ann, "Skymarcher Aspirant"), bob.has_creature(1, 1)
    assert bob.can_block(vampire, with_=ground)
    tenth(ann)
    assert not bob.can_block(vampire, with_=ground)


@shows("Slippery Scoundrel")
@cr("702.131b", "702.11b", "509.1b")
def test_slippery_scoundrel_is_hard_to_catch_with_the_blessing(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    pirate, guard = nine(ann, "Slippery Scoundrel"), bob.has_creature(1, 1)
    shock = bob.hand(invent("Jolt", "{0}", "Instant", "~ deals 1 damage to target creature with power 2."))
    assert bob.can_block(pirate, with_=guard)
    scene.give_priority(bob)
    assert bob.can_cast(shock)
    scene.pass_once()
    tenth(ann)
    assert not bob.can_block(pirate, with_=guard)
    scene.give_priority(bob)
    assert not bob.can_cast(shock)


@shows("Storm Fleet Swashbuckler")
@cr("702.131b", "702.4b")
def test_storm_fleet_swashbuckler_strikes_twice_with_the_blessing(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    pirate = nine(ann, "Storm Fleet Swashbuckler")
    ann.attacks(bob, pirate)
    scene.until("end_combat")
    assert bob.life == 18
    tenth(ann)
    scene.until("precombat_main", turn=3)
    ann.attacks(bob, pirate)
    scene.until("end_combat")
    assert bob.life == 14


@shows("Tendershoot Dryad")
@cr("702.131b", "503.1a")
def test_tendershoot_dryad_makes_saprolings_each_upkeep_and_big_ones_with_the_blessing(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    dryad = ann.has("Tendershoot Dryad")
    theirs = bob.has_creature(1, 1, types="Creature - Saproling")
    scene.until("draw", turn=2)
    (saproling,) = [t for t in ann.battlefield if t.name == "Saproling Token"]
    assert (saproling.pt, saproling.now.colors) == ((1, 1), frozenset("G"))
    ann.has_many("Forest", 8)
    assert (saproling.pt, dryad.pt, theirs.pt) == ((3, 3), (2, 2), (1, 1))
    scene.until("draw", turn=3)
    assert [t.pt for t in ann.battlefield if t.name == "Saproling Token"] == [(3, 3), (3, 3)]


@shows("Tilonalli's Summoner")
@cr("702.131b", "508.4", "603.7", "107.3f")
def test_tilonallis_summoner_keeps_its_elementals_only_with_the_blessing(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    shaman = ann.has("Tilonalli's Summoner")
    ann.has_many("Mountain", 4)
    ann.attacks(bob, shaman)
    scene.resolve(ann.chooses(True, 2))
    tokens = [t for t in ann.battlefield if t.name == "Elemental Token"]
    assert [(t.pt, t.tapped) for t in tokens] == [((1, 1), True)] * 2
    assert [t.now.colors for t in tokens] == [frozenset("R")] * 2
    scene.until("end_combat")
    assert bob.life == 17
    scene.until("end_step")
    scene.resolve()
    assert [t for t in ann.battlefield if t.name == "Elemental Token"] == []
    scene.until("precombat_main", turn=3)
    ann.has_many("Mountain", 5)
    assert ann.has_designation(BLESSING)
    ann.attacks(bob, shaman)
    scene.resolve(ann.chooses(True, 3))
    scene.until("end_step")
    scene.resolve()
    assert len([t for t in ann.battlefield if t.name == "Elemental Token"]) == 3
    assert scene.asked == [(ann, "may"), (ann, "x")] * 2


@shows("Tilonalli's Summoner")
@cr("118.12", "608.2d")
def test_tilonallis_summoner_needs_red_mana_to_be_asked(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    shaman = ann.has("Tilonalli's Summoner")
    ann.attacks(bob, shaman)
    scene.resolve()
    assert (scene.asked, len(ann.battlefield)) == ([], 1)


@shows("Timestream Navigator")
@cr("702.131b", "500.7", "602.2b")
def test_timestream_navigator_goes_to_the_bottom_of_the_library_for_an_extra_turn(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    pirate = nine(ann, "Timestream Navigator")
    ann.has_mana("{2}{U}{U}")
    assert ann.why_not_activate(pirate)
    tenth(ann)
    ann.activates(pirate)
    assert (ann.library[-1], ann.pool, ann.life) == (pirate, "", 20)
    scene.resolve()
    scene.next_turn()
    assert scene.active == ann
    scene.next_turn()
    assert scene.active != ann


@shows("Timestream Navigator")
@cr("302.6", "602.5a")
def test_timestream_navigator_that_came_this_turn_must_wait(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 10)
    ann.has_mana("{2}{U}{U}")
    pirate = ann.has_permanent("Timestream Navigator", sick=True)
    assert ann.has_designation(BLESSING)
    assert ann.why_not_activate(pirate)


@shows("Twilight Prophet")
@cr("702.131b", "603.4", "202.3")
def test_twilight_prophet_drains_for_the_mana_value_of_the_card_with_the_blessing(scene: Scene) -> None:
    ann, bob, cid = scene.players("Ann", "Bob", "Cid")
    nine(ann, "Twilight Prophet")
    scene.until("upkeep", turn=4)
    assert scene.stack == []
    tenth(ann)
    scene.until("end_step", turn=6)
    on_top = ann.library(invent("Giant", "{3}{R}", "Creature", power=4, toughness=4))
    _put_on_top(scene, ann, on_top)
    scene.until("upkeep", turn=7)
    scene.resolve()
    assert on_top in ann.hand
    assert (ann.life, bob.life, cid.life) == (24, 16, 16)


def _put_on_top(scene: Scene, seat: Seat, card: Thing) -> None:
    player = scene.state.edit_player(seat.id)
    player.library = (card.id, *(i for i in player.library if i != card.id))
    scene.changed()


@shows("Wayward Swordtooth")
@cr("702.131b", "305.2", "508.1c", "509.1b")
def test_wayward_swordtooth_gives_a_second_land_and_fights_only_with_the_blessing(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    dinosaur = ann.has("Wayward Swordtooth")
    attacker = bob.has_creature(1, 1)
    assert not ann.can_attack(dinosaur)
    assert not ann.can_block(attacker, with_=dinosaur)
    forests = [ann.hand("Forest") for _ in range(3)]
    ann.plays(forests[0])
    ann.plays(forests[1])
    assert not ann.can_play(forests[2])
    ann.has_many("Forest", 7)
    assert ann.has_designation(BLESSING)
    assert ann.can_attack(dinosaur)
    assert ann.can_block(attacker, with_=dinosaur)
