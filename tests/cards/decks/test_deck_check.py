from __future__ import annotations

import pytest

from landwalk.cards.decks.check import Construction, Fault, check_deck
from landwalk.cards.decks.deck import Deck
from landwalk.cards.definitions import DatabaseDefinitions
from landwalk.cite import cr


def faults(database, text: str, construction: Construction = Construction.CONSTRUCTED) -> list[tuple[Fault, str, str]]:
    report = check_deck(Deck.parse(text), DatabaseDefinitions(database), construction)
    return [(p.fault, p.rule, p.name) for p in report.problems]


@cr("100.2a")
def test_sixty_cards_are_enough(database):
    assert faults(database, "4 Ambling Newt\n56 Newt Pond") == []


@cr("100.2a", "100.5")
def test_fifty_nine_are_too_few_and_there_is_no_most(database):
    assert faults(database, "3 Ambling Newt\n56 Newt Pond") == [(Fault.TOO_SMALL, "100.2a", "")]
    assert faults(database, "4 Ambling Newt\n300 Newt Pond") == []


@cr("100.2a", "100.4a")
def test_four_of_a_name_in_deck_and_sideboard_together(database):
    assert faults(database, "3 Ambling Newt\n57 Newt Pond\nSB: 1 ambling newt") == []
    assert faults(database, "4 Ambling Newt\n56 Newt Pond\nSB: 1 ambling newt") == [
        (Fault.COPIES, "100.2a", "Ambling Newt")
    ]


@cr("100.2a", "101.1")
def test_basic_lands_and_cards_that_say_so_know_no_limit(database):
    report = check_deck(Deck.parse("30 Swarm Newt\n30 Newt Pond"), DatabaseDefinitions(database))
    assert [p.fault for p in report.problems] == [Fault.UNSUPPORTED]
    assert report.legal
    assert not report.playable


@cr("100.4a")
def test_fifteen_in_the_sideboard(database):
    assert faults(database, "60 Newt Pond\nSB: 15 Newt Pond") == []
    assert faults(database, "60 Newt Pond\nSB: 16 Newt Pond") == [(Fault.SIDEBOARD, "100.4a", "")]


@cr("100.2b", "100.4b")
def test_limited_asks_for_forty_and_any_number_of_copies(database):
    assert faults(database, "10 Ambling Newt\n30 Newt Pond\nSB: 20 Ambling Newt", Construction.LIMITED) == []
    assert faults(database, "39 Newt Pond", Construction.LIMITED) == [(Fault.TOO_SMALL, "100.2b", "")]


def test_unknown_and_unsupported_cards_are_told_with_their_lines(database):
    report = check_deck(Deck.parse("56 Newt Pond\n2 Amblign Newt\n4 Mumbling Newt\n"), DatabaseDefinitions(database))
    unknown, unread = report.problems
    assert (unknown.fault, unknown.line, unknown.nearest[0]) == (Fault.UNKNOWN, 2, "Ambling Newt")
    assert (unread.fault, unread.line) == (Fault.UNSUPPORTED, 3)
    assert "Mumble" in unread.text()
    assert not report.legal


def test_a_rebalanced_card_is_refused(database):
    report = check_deck(Deck.parse("60 Newt Pond\n1 A-Ambling Newt"), DatabaseDefinitions(database))
    assert [p.fault for p in report.problems] == [Fault.REBALANCED]
    assert "'Ambling Newt'" in report.problems[0].text()


@pytest.mark.parametrize("name", ["burn", "city", "merfolk", "squad", "stompy", "walkers"])
def test_the_six_shared_decks_are_read(shared, name):
    sideboards = {"burn": 7, "merfolk": 9}
    deck = Deck.load(shared / "decks" / f"{name}.txt")
    assert (deck.size, deck.sideboard_size, deck.name) == (60, sideboards.get(name, 0), name)
    assert all("(" not in entry.name for entry in deck.main)
