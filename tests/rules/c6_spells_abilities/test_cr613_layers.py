"""The layers one by one."""

from __future__ import annotations

import pytest

from landwalk.abilities import noun as n
from landwalk.abilities.ability import Ability, LevelBand
from landwalk.abilities.amount import CountersOn, CountOf, ForEach, Negative, StatOf, VariableX
from landwalk.abilities.condition import Controls, InTheZone
from landwalk.abilities.effect import (
    BasePT,
    Become,
    GainAbilities,
    GainControl,
    GetPT,
    LoseAbilities,
    PTEqual,
    SwitchPT,
)
from landwalk.abilities.noun import Host, It, Ref, Stat, Status, This
from landwalk.cite import cr
from landwalk.kernel.characteristics import Face
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.objects import Kind
from landwalk.kernel.zones import Zone
from landwalk.testing.board import (
    ANN,
    BOB,
    YOURS,
    Board,
    all_of,
    creature,
    enchantment,
    keyword,
    land,
    lord,
    number,
    static,
)

BEAR = creature("Bear", 2, 2, subtypes=("Bear",), colors=("G",))
TARGET = It(Ref.TARGET)
ENCHANTED = Host(Status.ENCHANTED, n.Core(types=("creature",)))
FLYING = keyword("flying")


def aura(name: str, *abilities: Ability) -> Face:
    return enchantment(name, *abilities, subtypes=("Aura",))


# --- layer 2 ------------------------------------------------------------------------------------------


@cr("613.1b")
@cr("303.4e")
def test_an_aura_gives_control_to_its_own_controller():
    board = Board()
    bear = board.put(BEAR, BOB)
    board.put(aura("Leash", static(n.YOU, GainControl(ENCHANTED))), ANN, attached_to=bear)
    assert board.get(bear).controller == ANN


@cr("613.8a")
@pytest.mark.parametrize("outer_first", [True, False])
def test_control_of_an_aura_that_gives_control_comes_first(outer_first):
    board = Board()
    bear = board.put(BEAR, BOB)
    leash = aura("Leash", static(n.YOU, GainControl(ENCHANTED)))
    if outer_first:
        outer = board.put(leash, BOB)
        inner = board.put(leash, ANN, attached_to=bear)
        board.state.edit(outer).attached_to = inner
        board.changed()
    else:
        inner = board.put(leash, ANN, attached_to=bear)
        board.put(leash, BOB, attached_to=inner)
    # Bob controls Ann's Aura, so it gives Bob control of the Bear.
    assert board.get(inner).controller == BOB
    assert board.get(bear).controller == BOB


@cr("613.7b")
def test_the_newest_effect_on_control_wins():
    board = Board()
    bear = board.put(BEAR, ANN)
    board.effect(n.YOU, GainControl(TARGET), objects=(bear,), player=BOB)
    assert board.get(bear).controller == BOB
    board.effect(n.YOU, GainControl(TARGET), objects=(bear,), player=ANN)
    assert board.get(bear).controller == ANN


@cr("613.1b")
def test_your_creatures_are_those_you_control_after_layer_2():
    board = Board()
    mine = board.put(BEAR, ANN)
    theirs = board.put(BEAR, BOB)
    board.put(enchantment("Anthem", lord(1, other="no")), ANN)
    board.effect(n.YOU, GainControl(TARGET), objects=(theirs,), player=ANN)
    assert (board.size(mine), board.size(theirs)) == ((3, 3), (3, 3))


# --- layer 4 -------------------------------------------------------------------------------------------


@cr("205.1a")
def test_a_new_card_type_replaces_the_old_and_its_subtypes():
    board = Board()
    bear = board.put(BEAR)
    board.effect(TARGET, Become(types=("artifact",), subtypes=("Treasure",)), objects=(bear,))
    chars = board.get(bear)
    assert chars.types == {"artifact"}
    assert chars.subtypes == {"Treasure"}
    assert board.size(bear) == (None, None)  # CR 208.3, a noncreature permanent has no power or toughness


@cr("205.1b")
def test_in_addition_keeps_everything():
    board = Board()
    bear = board.put(BEAR)
    board.effect(TARGET, Become(types=("artifact",), subtypes=("Zombie",), addition="in_addition"), objects=(bear,))
    assert board.get(bear).types == {"artifact", "creature"}
    assert board.get(bear).subtypes == {"Bear", "Zombie"}


@cr("205.1b")
def test_an_artifact_creature_keeps_its_other_types_but_not_its_creature_types():
    board = Board()
    thing = board.put(creature("Thing", 1, 1, types=("enchantment", "creature"), subtypes=("Shrine", "Bear")))
    board.effect(TARGET, Become(types=("artifact", "creature"), subtypes=("Golem",)), objects=(thing,))
    assert board.get(thing).types == {"artifact", "creature", "enchantment"}
    assert board.get(thing).subtypes == {"Shrine", "Golem"}


@cr("205.3d")
def test_a_land_that_is_no_creature_cant_gain_a_creature_type():
    board = Board()
    forest = board.put(land("Forest", "Forest"))
    board.put(enchantment("Zombies", static(all_of("land"), Become(subtypes=("Zombie",), addition="in_addition"))))
    assert board.get(forest).subtypes == {"Forest"}
    board.effect(
        TARGET,
        Become(types=("creature",), power=number(2), toughness=number(2), addition="still_land"),
        objects=(forest,),
    )
    # The animation is younger, but what the other effect does depends on it (613.8a).
    assert board.get(forest).subtypes == {"Forest", "Zombie"}


@cr("305.7")
def test_an_enchanted_land_that_becomes_a_swamp_loses_its_own_abilities_and_keeps_granted_ones():
    board = Board()
    wood = board.put(land("Wood", "Forest", abilities=(keyword("indestructible"),)))
    board.put(enchantment("Grant", static(all_of("land"), GainAbilities((FLYING,)))))
    board.put(aura("Bog", static(ENCHANTED, Become(subtypes=("Swamp",)))), attached_to=wood)
    assert board.get(wood).subtypes == {"Swamp"}
    assert board.mana(wood) == "B"
    assert board.keywords(wood) == ["flying"]


@cr("305.6")
def test_a_basic_land_type_gives_its_mana_ability_also_to_an_animated_land():
    board = Board()
    forest = board.put(land("Forest", "Forest"))
    board.put(enchantment("Awake", static(all_of("land"), Become(("creature",), addition="still_land"))))
    assert board.mana(forest) == "G"
    assert board.size(forest) == (0, 0)  # CR 208.5, without a value its power and toughness are 0


@cr("305.6")
def test_the_mana_ability_is_lost_with_all_abilities():
    board = Board()
    arbor = board.put(creature("Arbor", 1, 1, types=("land", "creature"), subtypes=("Forest", "Dryad")))
    board.put(enchantment("Lesson", static(all_of("creature"), LoseAbilities())))
    assert board.get(arbor).subtypes == {"Forest", "Dryad"}
    assert board.mana(arbor) == ""


# --- layer 5 -------------------------------------------------------------------------------------------


@cr("105.3")
def test_a_new_colour_replaces_the_old_ones():
    board = Board()
    bear = board.put(BEAR)
    board.effect(TARGET, Become(colors=("W",)), objects=(bear,))
    assert board.get(bear).colors == {"W"}


@cr("613.5")
def test_a_bonus_for_white_creatures_follows_the_colour():
    board = Board()
    bear = board.put(BEAR)
    board.put(
        enchantment("Honour", static(all_of("creature", colors=("W",), tail=(YOURS,)), GetPT(number(1), number(1))))
    )
    assert board.size(bear) == (2, 2)
    board.effect(TARGET, Become(colors=("W",)), objects=(bear,))
    assert board.size(bear) == (3, 3)
    board.effect(TARGET, Become(colors=("R",)), objects=(bear,))
    assert board.size(bear) == (2, 2)


# --- layer 6 -------------------------------------------------------------------------------------------


@cr("613.1f")
@cr("122.1b")
def test_a_flying_counter_is_lost_to_a_younger_effect_and_not_to_an_older():
    board = Board()
    old = board.put(BEAR, counters=(("flying", 1),), counter_times=(("flying", 1),))
    board.put(enchantment("Weight", static(all_of("creature"), LoseAbilities((FLYING,)))))
    new = board.put(BEAR, counters=(("flying", 1),))
    assert board.keywords(old) == []
    assert board.keywords(new) == ["flying"]


@cr("613.6")
def test_an_effect_that_has_begun_goes_on_without_its_ability():
    board = Board()
    ability = static(all_of("creature"), Become(types=("artifact",), addition="in_addition"), GainAbilities((FLYING,)))
    smith = board.put(creature("Smith", 1, 1, ability))
    bear = board.put(BEAR)
    board.put(enchantment("Lesson", static(all_of("creature"), LoseAbilities())))
    # Layer 4: Smith's effect begins. Layer 6, by timestamp: all gain flying, then all lose everything.
    assert board.get(bear).types == {"artifact", "creature"}
    assert board.keywords(bear) == []
    # With the other order Smith has lost the ability, but its effect goes on.
    board.edit(smith).timestamp = board.state.new_timestamp()
    assert board.keywords(bear) == ["flying"]
    assert board.keywords(smith) == ["flying"]


@cr("613.6")
def test_an_ability_lost_before_it_begins_to_apply_does_nothing():
    board = Board()
    board.put(enchantment("Lesson", static(all_of("creature"), LoseAbilities())))
    board.put(creature("Captain", 1, 1, lord(1)))
    bear = board.put(BEAR)
    assert board.size(bear) == (2, 2)


@cr("613.7a")
def test_a_granted_static_ability_is_an_effect_too():
    board = Board()
    captain = static(all_of("creature", subtypes=("Elf",), tail=(YOURS,)), GainAbilities((lord(1, other="no"),)))
    board.put(enchantment("Rank", captain))
    elf = board.put(creature("Elf", 1, 1, subtypes=("Elf",)))
    bear = board.put(BEAR)
    assert (board.size(elf), board.size(bear)) == ((2, 2), (3, 3))


@cr("613.1f")
def test_all_landwalk_abilities_are_lost_by_name():
    board = Board()
    fish = board.put(creature("Fish", 1, 1, keyword("landwalk", n.This()), FLYING))
    board.effect(TARGET, LoseAbilities((keyword("landwalk"),)), objects=(fish,))
    assert board.keywords(fish) == ["flying"]


# --- layer 7 -------------------------------------------------------------------------------------------


@cr("613.4a")
@cr("604.3")
def test_a_defining_ability_works_in_every_zone_and_counts_itself():
    cards = n.NounPhrase(n.Det.ALL, (n.Core(n.Noun.CARD, types=("creature",)),), (n.InZone(Zone.GRAVEYARD),))
    monster = creature("Eater", "*", "*", static(This(), PTEqual(CountOf(cards))))
    board = Board()
    there = board.put(monster)
    board.put(BEAR, zone=Zone.GRAVEYARD)
    buried = board.put(monster, zone=Zone.GRAVEYARD)
    held = board.put(monster, zone=Zone.HAND)
    assert [board.size(i) for i in (there, buried, held)] == [(2, 2)] * 3


@cr("613.4a")
@cr("613.4b")
@cr("613.4c")
def test_defined_then_set_then_changed():
    lands = all_of("land", tail=(YOURS,))
    board = Board()
    board.put(land("Forest", "Forest"))
    giant = board.put(creature("Giant", "*", "*", static(This(), PTEqual(CountOf(lands)))), counters=(("+1/+1", 1),))
    assert board.size(giant) == (2, 2)
    board.effect(TARGET, GetPT(number(3), Negative(number(1))), objects=(giant,))
    assert board.size(giant) == (5, 1)
    board.effect(TARGET, BasePT(number(4), number(4)), objects=(giant,))
    assert board.size(giant) == (8, 4)
    assert board.get(giant).base_power == 4


@cr("613.5")
def test_the_setting_effect_may_be_the_youngest():
    board = Board()
    ogre = board.put(creature("Ogre", 2, 2), counters=(("+1/+1", 1),))
    board.effect(TARGET, GetPT(number(4), number(4)), objects=(ogre,))
    board.put(enchantment("Wall", static(all_of("creature", tail=(YOURS,)), GetPT(number(0), number(2)))))
    assert board.size(ogre) == (7, 9)
    board.effect(TARGET, BasePT(number(0), number(1)), objects=(ogre,))
    assert board.size(ogre) == (5, 8)


@cr("613.4d")
def test_switching_comes_last_and_twice_is_nothing():
    board = Board()
    wall = board.put(creature("Wall", 1, 3))
    board.effect(TARGET, GetPT(number(0), number(1)), objects=(wall,))
    board.effect(TARGET, SwitchPT(), objects=(wall,))
    assert board.size(wall) == (4, 1)
    board.effect(TARGET, GetPT(number(5), number(0)), objects=(wall,))
    assert board.size(wall) == (4, 6)
    board.effect(TARGET, SwitchPT(), objects=(wall,))
    assert board.size(wall) == (6, 4)


@cr("613.4c")
def test_counters_of_all_kinds_change_power_and_toughness():
    board = Board()
    bear = board.put(BEAR, counters=(("+1/+1", 3), ("-0/-1", 1), ("charge", 4)))
    assert board.size(bear) == (5, 4)


@cr("613.4c")
def test_for_each_and_where_x_are_asked_again_and_again():
    board = Board()
    elves = all_of(subtypes=("Elf",), tail=(YOURS,))
    board.put(
        enchantment("Band", static(all_of("creature", tail=(YOURS,)), GetPT(ForEach(number(1), elves), number(0))))
    )
    board.put(enchantment("X", static(all_of("creature"), GetPT(number(0), VariableX()), where=CountOf(elves))))
    bear = board.put(BEAR)
    assert board.size(bear) == (2, 2)
    board.put(creature("Elf", 1, 1, subtypes=("Elf",)))
    board.put(creature("Elf", 1, 1, subtypes=("Elf",)))
    assert board.size(bear) == (4, 4)


@cr("613.4c")
def test_each_gets_what_its_own_counters_say():
    board = Board()
    per = CountersOn("charge", It(Ref.SUBJECT))
    board.put(enchantment("Charge", static(all_of("creature"), GetPT(per, number(0)))))
    one = board.put(BEAR, counters=(("charge", 1),))
    three = board.put(BEAR, counters=(("charge", 3),))
    assert (board.size(one), board.size(three)) == ((3, 2), (5, 2))


@cr("208.3a")
def test_a_bonus_waits_for_a_vehicle_to_become_a_creature():
    board = Board()
    cart = board.put(creature("Cart", 3, 3, types=("artifact",), subtypes=("Vehicle",)))
    board.effect(TARGET, GetPT(number(1), number(1)), objects=(cart,))
    assert board.size(cart) == (None, None)
    board.effect(TARGET, Become(types=("artifact", "creature")), objects=(cart,))
    assert board.size(cart) == (4, 4)
    assert board.get(cart).subtypes == {"Vehicle"}


@cr("613.4b")
def test_a_number_that_comes_from_another_creature_waits_for_it():
    board = Board()
    leader = board.put(creature("Leader", 5, 5))
    shadow = static(
        This(), BasePT(StatOf(Stat.POWER, ENCHANTED), number(1)), condition=Controls(n.YOU, all_of("creature"))
    )
    copycat = board.put(creature("Copycat", 0, 1, shadow), attached_to=leader)
    board.effect(TARGET, BasePT(number(7), number(7)), objects=(leader,))
    assert board.size(copycat) == (7, 1)


# --- where effects come from, whom they reach ---------------------------------------------------------------


@cr("604.2")
def test_a_condition_turns_the_effect_on_and_off():
    board = Board()
    swamp = n.NounPhrase(n.Det.A, (n.Core(subtypes=("Swamp",)),))
    rat = board.put(
        creature("Rat", 1, 1, static(This(), GetPT(number(2), number(2)), condition=Controls(n.YOU, swamp)))
    )
    assert board.size(rat) == (1, 1)
    board.put(land("Swamp", "Swamp"))
    assert board.size(rat) == (3, 3)


@cr("114.4")
def test_an_emblem_in_the_command_zone():
    board = Board()
    bear = board.put(BEAR)
    board.put(enchantment("Emblem", lord(2, other="no")), zone=Zone.COMMAND, kind=Kind.EMBLEM)
    assert board.size(bear) == (4, 4)


@cr("113.6b")
def test_an_ability_that_works_from_the_graveyard():
    board = Board()
    bear = board.put(BEAR)
    wind = static(
        all_of("creature", tail=(YOURS,)), GainAbilities((FLYING,)), condition=InTheZone(This(), Zone.GRAVEYARD)
    )
    owl = board.put(creature("Owl", 2, 2, wind))
    assert board.keywords(bear) == []
    board.put(creature("Owl", 2, 2, wind), zone=Zone.GRAVEYARD)
    assert board.keywords(bear) == ["flying"]
    assert board.keywords(owl) == ["flying"]


@cr("611.3a")
def test_cards_in_a_graveyard_get_abilities():
    board = Board()
    mine = (n.InZone(Zone.GRAVEYARD, n.YOU),)
    cards = n.NounPhrase(n.Det.ALL, (n.Core(n.Noun.CARD, types=("creature",)),), mine)
    board.put(enchantment("Vault", static(cards, GainAbilities((FLYING,)))))
    assert board.keywords(board.put(BEAR, ANN, Zone.GRAVEYARD)) == ["flying"]
    assert board.keywords(board.put(BEAR, BOB, Zone.GRAVEYARD)) == []
    assert board.keywords(board.put(BEAR, ANN)) == []


@cr("611.2c")
def test_a_resolved_effect_keeps_to_the_objects_that_it_found():
    board = Board()
    bear = board.put(BEAR)
    board.effect(all_of("creature"), GetPT(number(1), number(1)), objects=(bear,))
    late = board.put(BEAR)
    assert (board.size(bear), board.size(late)) == ((3, 3), (2, 2))


@cr("702.26b")
def test_what_is_phased_out_neither_gives_nor_gets_anything():
    board = Board()
    captain = board.put(creature("Captain", 1, 1, lord(1)))
    bear = board.put(BEAR)
    board.state.interests |= {"phasing"}
    board.edit(captain).phased_out = True
    assert board.size(bear) == (2, 2)


@cr("708.2a")
def test_face_down_it_is_a_two_two_and_effects_still_apply():
    board = Board()
    demon = board.put(
        creature("Demon", 6, 6, FLYING, colors=("B",), mana_cost=ManaCost.parse("{5}{B}")), face_down=True
    )
    chars = board.get(demon)
    assert (chars.name, chars.colors, chars.mana_cost, chars.abilities) == ("", frozenset(), None, ())
    board.put(enchantment("Anthem", lord(1, other="no")))
    assert board.size(demon) == (3, 3)


@cr("711.2a")
@cr("711.2b")
@cr("711.5")
@pytest.mark.parametrize(("levels", "size", "keywords"), [(0, (1, 1), []), (1, (2, 3), []), (4, (5, 5), ["flying"])])
def test_a_leveler_has_what_its_level_says(levels, size, keywords):
    board = Board()
    bands = (LevelBand(1, 3, 2, 3, ()), LevelBand(4, -1, 5, 5, (FLYING,)))
    counters = (("level", levels),) if levels else ()
    knight = board.put(creature("Squire", 1, 1, *bands), counters=counters)
    assert board.size(knight) == size
    assert board.keywords(knight) == keywords


@cr("711.6")
def test_a_leveler_elsewhere_has_its_uppermost_numbers():
    board = Board()
    knight = board.put(creature("Squire", 1, 1, LevelBand(0, -1, 5, 5, ())), zone=Zone.GRAVEYARD)
    assert board.size(knight) == (1, 1)


@cr("613.1")
def test_a_trace_says_which_effect_gave_what():
    board = Board()
    anthem = board.put(enchantment("Anthem", lord(1, other="no", gain=(FLYING,))))
    bear = board.put(BEAR, counters=(("+1/+1", 1),))
    steps = [(s.layer, s.source, c.slot) for s in board.trace(bear).steps for c in s.changes]
    found = [step for step in steps if step[2] != "toughness"]
    assert found == [("6", anthem, "abilities"), ("7c", bear, "power"), ("7c", anthem, "power")]


@cr("201.5a")
def test_a_granted_ability_names_the_one_object_that_granted_it():
    board = Board()
    counted = CountersOn("slime", This())  # the name of the enchantment
    growing = static(This(n.ThisWord.CREATURE), PTEqual(counted))
    vat = enchantment("Vat", static(all_of("creature", tail=(YOURS,)), GainAbilities((growing,))))
    board.put(vat, ANN, counters=(("slime", 3),))
    board.put(vat, BOB, counters=(("slime", 5),))
    bear = board.put(BEAR, ANN)
    assert board.size(bear) == (3, 3)


@cr("613.6")
@cr("604.3a")
def test_what_an_object_grants_itself_defines_nothing_and_waits_its_turn():
    board = Board()
    tomb = board.put(land("Tomb"))
    cards = n.NounPhrase(n.Det.ALL, (n.Core(n.Noun.CARD, types=("creature",)),), (n.InZone(Zone.GRAVEYARD, n.YOU),))
    for _ in range(3):
        board.put(BEAR, zone=Zone.GRAVEYARD)
    three = Become(types=("creature",), power=number(3), toughness=number(3), addition="still_land")
    board.effect(TARGET, three, objects=(tomb,), source=tomb)
    board.effect(TARGET, GetPT(number(1), number(1)), objects=(tomb,), source=tomb)
    assert board.size(tomb) == (4, 4)
    growing = static(This(), PTEqual(CountOf(cards)))
    zombie = Become(types=("creature",), subtypes=("Zombie",), abilities=(growing,), addition="still_land")
    for _ in range(7):
        board.put(BEAR, zone=Zone.GRAVEYARD)
    board.effect(TARGET, zombie, objects=(tomb,), source=tomb)
    assert board.size(tomb) == (11, 11)
    board.effect(TARGET, three, objects=(tomb,), source=tomb)
    assert board.size(tomb) == (4, 4)
