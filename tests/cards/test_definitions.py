from __future__ import annotations

import pytest

from landwalk.cards.decks.build import build_deck
from landwalk.cards.decks.deck import Deck
from landwalk.cards.definitions import DatabaseDefinitions, FirstOf, ListedDefinitions, definition
from landwalk.cards.errors import DeckError, UnknownCardError
from landwalk.cards.faces import defined
from landwalk.kernel.characteristics import CardType, Face

OWN = ListedDefinitions(
    [
        defined("Brass Newt", (Face("Brass Newt", types=(CardType.ARTIFACT,)),)),
        defined("Up // Down", (Face("Up"), Face("Down")), "split"),
        defined("Ambling Newt", (Face("Ambling Newt", power="9"),)),
    ]
)


def test_names_of_one_card_give_one_object(database):
    found = DatabaseDefinitions(database).find_all(["Ambling Newt", "AMBLING NEWT", "Nobody"])
    assert list(found) == ["Ambling Newt", "AMBLING NEWT"]
    assert found["Ambling Newt"] is found["AMBLING NEWT"]


def test_a_card_is_decoded_once(database):
    place = DatabaseDefinitions(database)
    assert definition("hot", place) is definition("Hot // Cold", place)


def test_listed_cards_are_found_by_whole_and_front_name():
    assert definition("up/down", OWN) is definition("Up", OWN)
    assert OWN.find_all(["Down"]) == {}


def test_the_first_place_wins(database):
    both = FirstOf([DatabaseDefinitions(database), OWN])
    assert definition("Ambling Newt", both).faces[0].power == 2
    assert definition("brass newt", both).name == "Brass Newt"
    with pytest.raises(UnknownCardError) as caught:
        definition("Amblign Newt", both)
    assert caught.value.nearest[0] == "Ambling Newt"
    assert both.nearest("Bras Newt")


def test_a_deck_becomes_cards(database):
    built = build_deck(Deck.parse("2 Ambling Newt\n3 newt pond\nSB: 1 Mumbling Newt"), DatabaseDefinitions(database))
    assert [c.name for c in built.main] == ["Ambling Newt"] * 2 + ["Newt Pond"] * 3
    assert built.main[0] is built.main[1]
    assert [c.name for c in built.sideboard] == ["Mumbling Newt"]
    assert built.unread == ()


def test_a_card_that_isnt_read_is_refused_or_marked(database):
    deck = Deck.parse("2 Ambling Newt\n1 Mumbling Newt")
    place = DatabaseDefinitions(database)
    with pytest.raises(DeckError) as caught:
        build_deck(deck, place, file="my.txt")
    assert caught.value.key == "deck.unread"
    assert str(caught.value).startswith("my.txt, line 2: 'Mumbling Newt' isn't supported: not understood: Mumble.")
    assert "--allow-unread" in str(caught.value)
    built = build_deck(deck, place, allow_unread=True)
    assert built.unread == (("Mumbling Newt", "not understood: Mumble"),)
    assert len(built.main[2].faces[0].abilities) == 1, "what was read is played"


def test_an_unknown_card_names_file_line_and_the_nearest(database):
    with pytest.raises(UnknownCardError) as caught:
        build_deck(Deck.parse("2 Ambling Newt\n1 Nwet Pond"), DatabaseDefinitions(database), file="my.txt")
    assert (caught.value.line, caught.value.nearest[0]) == (2, "Newt Pond")
