"""Deck lists: one value, a reader and a writer for each format, and the check of a deck's construction (CR 100)."""

from landwalk.cards.decks.deck import Deck, DeckFormat, Entry, Part

__all__ = ["Deck", "DeckFormat", "Entry", "Part"]
