"""Changeling (CR 702.73)."""

from __future__ import annotations

from landwalk.abilities.effect import Become, LoseAbilities
from landwalk.abilities.noun import It, Ref
from landwalk.cite import cr
from landwalk.kernel.zones import Zone
from landwalk.keywords import load_all
from landwalk.rules.c2_parts_of_a_card.cr205_subtypes import ALL_CREATURE_TYPES
from landwalk.testing.board import ANN, Board, creature, enchantment, keyword, lord, static

load_all()
SHIFTER = creature("Shifter", 2, 2, keyword("changeling"), subtypes=("Shapeshifter",))
TARGET = It(Ref.TARGET)


@cr("702.73a")
@cr("604.3")
def test_it_is_every_creature_type_in_every_zone() -> None:
    board = Board()
    for zone in (Zone.BATTLEFIELD, Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY, Zone.EXILE, Zone.STACK):
        assert board.get(board.put(SHIFTER, ANN, zone)).subtypes == ALL_CREATURE_TYPES


@cr("702.73a")
def test_a_lord_of_goblins_leads_it_too() -> None:
    from landwalk.abilities.effect import GetPT
    from landwalk.testing.board import all_of, number

    board = Board()
    board.put(enchantment("Drum", static(all_of("creature", subtypes=("Goblin",)), GetPT(number(1), number(1)))))
    assert board.size(board.put(SHIFTER)) == (3, 3)


@cr("613.3")
def test_losing_the_ability_comes_too_late() -> None:
    board = Board()
    shifter = board.put(SHIFTER)
    board.effect(TARGET, LoseAbilities(), objects=(shifter,))
    chars = board.get(shifter)
    assert chars.abilities == ()
    assert chars.subtypes == ALL_CREATURE_TYPES


@cr("613.3")
def test_an_effect_that_sets_its_type_comes_after_it() -> None:
    board = Board()
    shifter = board.put(SHIFTER)
    board.effect(TARGET, Become(subtypes=("Frog",)), objects=(shifter,))
    assert board.get(shifter).subtypes == {"Frog"}


@cr("702.73a")
def test_gaining_it_on_the_battlefield_is_too_late_for_the_types() -> None:
    from landwalk.abilities.effect import GainAbilities

    board = Board()
    bear = board.put(creature("Bear", 2, 2, subtypes=("Bear",)))
    board.effect(TARGET, GainAbilities((keyword("changeling"),)), objects=(bear,))
    # Layer 6 comes after layer 4: it has the ability, and is a Bear.
    assert board.keywords(bear) == ["changeling"]
    assert board.get(bear).subtypes == {"Bear"}


def test_a_board_of_changelings_needs_no_effect() -> None:
    board = Board()
    first, second = board.put(SHIFTER), board.put(SHIFTER)
    board.put(enchantment("Anthem", lord(0)))
    assert board.get(first).subtypes is board.get(second).subtypes
