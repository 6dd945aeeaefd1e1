from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landwalk.cards.decks.deck import Deck, DeckFormat, Entry, Part
from landwalk.cards.decks.text import clean_name
from landwalk.cards.errors import DeckError
from landwalk.locale import Lang

WORDS = st.sampled_from(
    [
        "Newt",
        "Æon",
        "Ünewt",
        "of",
        "the",
        "Pond,",
        "K'rrik",
        "17-Year",
        "(Used)",
        "&",
        "<Newt>",
        '"Ach!',
        "Deck",
        "+2",
        "X",
    ]
)
NAMES = st.lists(WORDS, min_size=1, max_size=4).map(" ".join)
SPLIT = st.tuples(NAMES, NAMES).map(" // ".join)
PRINTINGS = st.sampled_from([("", ""), ("ABC", ""), ("ABC", "12"), ("X2Y", "250a")])
ENTRIES = st.builds(
    lambda count, name, printing: Entry(count, name, *printing), st.integers(1, 99), NAMES | SPLIT, PRINTINGS
)
SOME = st.lists(ENTRIES, max_size=5).map(tuple)
FILLED = st.lists(ENTRIES, min_size=1, max_size=5).map(tuple)
WRITTEN = [f for f in DeckFormat if f is not DeckFormat.DEC]


def bare(entries: tuple[Entry, ...]) -> list[tuple[int, str]]:
    return [(e.count, clean_name(e.name)) for e in entries]


@pytest.mark.parametrize("format_", WRITTEN)
@given(main=FILLED, side=SOME)
def test_main_deck_and_sideboard_come_back(format_, main, side):
    deck = Deck(main, side)
    back = Deck.parse(deck.to_text(format_))
    assert bare(back.main) == bare(deck.main)
    assert bare(back.sideboard) == bare(deck.sideboard)


@pytest.mark.parametrize("format_", [DeckFormat.PLAIN, DeckFormat.ARENA])
@given(main=FILLED, side=SOME, commander=SOME, companion=SOME)
def test_text_keeps_all_four_parts(format_, main, side, commander, companion):
    deck = Deck(main, side, commander, companion)
    back = Deck.parse(deck.to_text(format_))
    assert [bare(back.part(p)) for p in Part] == [bare(deck.part(p)) for p in Part]


@given(main=FILLED, side=SOME)
def test_arena_keeps_the_printings(main, side):
    deck = Deck(main, side)
    assert Deck.parse(deck.to_text(DeckFormat.ARENA)) == deck


@pytest.mark.parametrize("format_", [DeckFormat.ARENA, DeckFormat.COD, DeckFormat.XMAGE, DeckFormat.FORGE])
@given(name=NAMES)
def test_formats_with_a_name_keep_it(format_, name):
    assert Deck.parse(Deck((Entry(1, "Newt"),), name=name).to_text(format_)).name == name


def test_programs_without_a_commander_have_it_in_the_sideboard():
    newt = Entry(1, "Newt")
    deck = Deck((Entry(99, "Pond"),), (newt,), (Entry(1, "Queen Newt"),), (newt,))
    for format_ in (DeckFormat.DEK, DeckFormat.COD, DeckFormat.XMAGE):
        assert bare(Deck.parse(deck.to_text(format_)).sideboard) == [(1, "Newt"), (1, "Queen Newt")]


def test_a_format_that_is_only_read_says_so():
    with pytest.raises(ValueError, match="dec"):
        Deck((Entry(1, "Newt"),)).to_text(DeckFormat.DEC)


@given(st.text(max_size=200))
def test_any_text_is_a_deck_or_one_typed_error(text):
    answer: Deck | DeckError
    try:
        answer = Deck.parse(text, "deck.txt")
    except DeckError as error:
        answer = error
    if isinstance(answer, Deck):
        assert answer.names()
    else:
        assert answer.mend(Lang.DE)
        assert "\n" not in str(answer)
