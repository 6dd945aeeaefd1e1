from __future__ import annotations

import pytest

from landwalk.abilities import noun as n
from landwalk.abilities.effect import BasePT, Become, GainAbilities, GetPT, LoseAbilities
from landwalk.cite import cr
from landwalk.testing.board import (
    BOB,
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

NONBASICS_ARE_MOUNTAINS = enchantment(
    "Red Moon", static(all_of("land", nons=("basic",)), Become(subtypes=("Mountain",)))
)
LANDS_ARE_SWAMPS_TOO = land(
    "Old Grave", abilities=(static(all_of("land"), Become(subtypes=("Swamp",), addition="addition")),)
)
FOREST = land("Forest", "Forest", supertypes=("basic",))


@cr("613.8a")
@cr("305.7")
@pytest.mark.parametrize("moon_first", [True, False])
def test_a_land_that_loses_its_ability_to_an_effect_of_the_same_layer_applies_nothing(moon_first):
    board = Board()
    first, second = (
        (NONBASICS_ARE_MOUNTAINS, LANDS_ARE_SWAMPS_TOO)
        if moon_first
        else (LANDS_ARE_SWAMPS_TOO, NONBASICS_ARE_MOUNTAINS)
    )
    ids = {face.name: board.put(face) for face in (first, second)}
    forest = board.put(FOREST)
    assert board.get(ids["Old Grave"]).subtypes == {"Mountain"}
    assert board.mana(ids["Old Grave"]) == "R"
    assert board.mana(forest) == "G"


@cr("305.7")
def test_a_basic_land_keeps_its_type_and_gets_the_added_one():
    board = Board()
    grave = board.put(LANDS_ARE_SWAMPS_TOO)
    forest = board.put(FOREST)
    assert board.mana(forest) == "BG"
    assert board.mana(grave) == "B"


@cr("613.6")
@pytest.mark.parametrize("humble_first", [True, False])
def test_enchantments_turned_into_creatures_still_are_after_losing_their_abilities(humble_first):
    animate = enchantment(
        "Living Pantheon",
        static(
            all_of("enchantment", nons=("Aura",), status=(n.Status.OTHER,)),
            Become(types=("creature",), addition="addition"),
            BasePT(number(4), number(4)),
        ),
    )
    humble = enchantment("Lesson", static(all_of("creature"), LoseAbilities(), BasePT(number(1), number(1))))
    board = Board()
    faces = (humble, animate) if humble_first else (animate, humble)
    ids = {face.name: board.put(face) for face in faces}
    lesson = board.get(ids["Lesson"])
    # Layer 4: Lesson becomes a creature. Layer 6: it loses its abilities, its own too. Layer 7b: both apply, by timestamp.
    assert lesson.is_creature
    assert lesson.abilities == ()
    assert board.size(ids["Lesson"]) == ((4, 4) if humble_first else (1, 1))
    assert not board.get(ids["Living Pantheon"]).is_creature


@cr("613.8a")
def test_what_an_effect_applies_to_depends_on_a_later_one():
    board = Board()
    board.put(enchantment("A", static(all_of(subtypes=("Goblin",)), Become(subtypes=("Elf",), addition="addition"))))
    board.put(enchantment("B", static(all_of("creature"), Become(subtypes=("Goblin",), addition="addition"))))
    bear = board.put(creature("Bear", 2, 2, subtypes=("Bear",)))
    assert board.get(bear).subtypes == {"Bear", "Goblin", "Elf"}


@cr("613.8b")
def test_effects_in_a_loop_apply_in_timestamp_order():
    board = Board()
    goblins_are_elves = static(all_of(subtypes=("Goblin",)), Become(subtypes=("Elf",)))
    elves_are_goblins = static(all_of(subtypes=("Elf",)), Become(subtypes=("Goblin",)))
    board.put(enchantment("A", goblins_are_elves))
    board.put(enchantment("B", elves_are_goblins))
    goblin = board.put(creature("G", 1, 1, subtypes=("Goblin",)))
    elf = board.put(creature("E", 1, 1, subtypes=("Elf",)))
    # A first: both are Elves; then B: both are Goblins.
    assert board.get(goblin).subtypes == {"Goblin"}
    assert board.get(elf).subtypes == {"Goblin"}
    first, second = board.trace(goblin).steps
    assert ([e.source for e in first.loop], second.loop) == ([second.source], ())


@cr("613.8c")
@pytest.mark.parametrize("goblin_there", [True, False])
def test_whether_an_effect_depends_on_another_is_asked_of_the_board_as_it_is(goblin_there):
    board = Board()
    # Made in the order C, B, A. B waits for A. C waits for B only if B has a Goblin to make an Elf of at that moment.
    board.put(enchantment("C", static(all_of(subtypes=("Elf",)), Become(subtypes=("Orc",), addition="addition"))))
    board.put(enchantment("B", static(all_of(subtypes=("Goblin",)), Become(subtypes=("Elf",), addition="addition"))))
    board.put(enchantment("A", static(all_of("creature"), Become(subtypes=("Goblin",), addition="addition"))))
    bear = board.put(creature("Bear", 2, 2, subtypes=("Bear",)))
    if goblin_there:
        board.put(creature("Goblin", 1, 1, subtypes=("Goblin",)))
    expected = {"Bear", "Goblin", "Elf"}
    assert board.get(bear).subtypes == (expected | {"Orc"} if goblin_there else expected)


@cr("613.9")
@pytest.mark.parametrize("gain_first", [True, False])
def test_gaining_and_losing_the_same_ability_is_no_dependency(gain_first):
    board = Board()
    gain = enchantment("Wings", static(all_of("creature"), GainAbilities((keyword("flying"),))))
    lose = enchantment("Weight", static(all_of("creature"), LoseAbilities((keyword("flying"),))))
    for face in (gain, lose) if gain_first else (lose, gain):
        board.put(face)
    bear = board.put(creature("Bear", 2, 2))
    assert board.keywords(bear) == ([] if gain_first else ["flying"])


@cr("613.8a")
def test_creatures_with_flying_get_a_bonus_that_waits_for_the_wings():
    board = Board()
    board.put(
        enchantment(
            "Sky", static(all_of("creature", tail=(n.WithKeyword(keyword("flying")),)), GetPT(number(1), number(1)))
        )
    )
    board.put(enchantment("Wings", static(all_of("creature"), GainAbilities((keyword("flying"),)))))
    bear = board.put(creature("Bear", 2, 2))
    assert board.size(bear) == (3, 3)


@cr("613.1b")
def test_a_lord_sees_who_controls_what_after_layer_2():
    from landwalk.abilities.effect import GainControl

    board = Board()
    board.put(enchantment("Anthem", lord(1, other="no")))
    bear = board.put(creature("Bear", 2, 2), BOB)
    assert board.size(bear) == (2, 2)
    board.effect(n.YOU, GainControl(n.It(n.Ref.TARGET)), objects=(bear,), player=-1)
    assert board.get(bear).controller == -1
    assert board.size(bear) == (3, 3)
