"""Decks as commands name them: a file, `-` for standard input, or the name of a starter deck."""

from __future__ import annotations

import sys
from pathlib import Path

from landwalk.cards.database import Database
from landwalk.cards.decks import Deck
from landwalk.cards.decks.build import BuiltDeck, build_deck
from landwalk.cards.definitions import DatabaseDefinitions, Definitions, FirstOf
from landwalk.cards.starter import DECKS, deck, starter


def place(database: Path | None = None) -> Definitions:
    """Where cards are looked up: the imported database first, if there is one, then the starter set."""
    from landwalk.cards.folders import database_path

    file = database or database_path()
    if not file.exists():
        return starter()
    return FirstOf([DatabaseDefinitions(Database(file)), starter()])


def read_deck(name: str) -> Deck:
    """The deck list. DeckError or UnknownCardError with file, line and mend."""
    if name == "-":
        return Deck.parse(sys.stdin.read(), "-")
    if name in DECKS and not Path(name).exists():
        return deck(name)
    return Deck.load(name)


def load_deck(name: str, *, allow_unread: bool = False) -> BuiltDeck:
    """The cards of a deck for a game."""
    return build_deck(read_deck(name), place(), allow_unread=allow_unread, file=name)
