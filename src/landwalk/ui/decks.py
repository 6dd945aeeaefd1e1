"""Decks as commands name them: a file, `-` for standard input, or the name of a starter deck."""

from __future__ import annotations

import sys
from pathlib import Path

from landwalk.cards.decks import Deck
from landwalk.cards.decks.build import BuiltDeck, build_deck
from landwalk.cards.place import default_place
from landwalk.cards.starter import DECKS, deck


def read_deck(name: str) -> Deck:
    """The deck list. DeckError or UnknownCardError with file, line and mend."""
    if name == "-":
        return Deck.parse(sys.stdin.read(), "-")
    if name in DECKS and not Path(name).exists():
        return deck(name)
    return Deck.load(name)


def load_deck(name: str, *, allow_unread: bool = False) -> BuiltDeck:
    """The cards of a deck for a game."""
    return build_deck(read_deck(name), default_place(), allow_unread=allow_unread, file=name)
