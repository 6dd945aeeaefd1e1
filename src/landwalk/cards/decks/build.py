"""From a deck list to the cards of a game."""

from __future__ import annotations

from landwalk.cards.coverage import why_not
from landwalk.cards.decks.deck import Deck, Entry
from landwalk.cards.definitions import Definitions
from landwalk.cards.errors import DeckError, UnknownCardError
from landwalk.cards.faces import CardDefinition


class BuiltDeck:
    """The cards of a deck for a game, one definition object a name.

    `unread` are (name, reasons) of cards that are played without a part of their text: every result with such a deck
    must be marked.
    """

    __slots__ = ("commander", "companion", "main", "name", "sideboard", "unread")

    def __init__(
        self,
        name: str,
        main: tuple[CardDefinition, ...],
        sideboard: tuple[CardDefinition, ...],
        commander: tuple[CardDefinition, ...],
        companion: tuple[CardDefinition, ...],
        unread: tuple[tuple[str, str], ...],
    ) -> None:
        self.name = name
        self.main = main
        self.sideboard = sideboard
        self.commander = commander
        self.companion = companion
        self.unread = unread


def build_deck(deck: Deck, place: Definitions, *, allow_unread: bool = False, file: str = "") -> BuiltDeck:
    """Look up the cards of a deck; `file` is only named in errors.

    Raises UnknownCardError for the first name that isn't known, DeckError ("deck.unread") for the first card of the
    main deck or commander that isn't supported, unless `allow_unread`. The sideboard isn't played and may hold any
    card.
    """
    found = place.find_all(deck.names())
    unread: dict[str, str] = {}
    for part, entry in deck.entries():
        card = found.get(entry.name)
        if card is None:
            raise UnknownCardError(entry.name, place.nearest(entry.name), file=file, line=entry.line or None)
        if not card.supported and part not in ("sideboard", "companion"):
            why = why_not(card.declined)
            if not allow_unread:
                raise DeckError("deck.unread", file=file, line=entry.line or None, name=card.name, why=why)
            unread[card.name] = why

    def cards(entries: tuple[Entry, ...]) -> tuple[CardDefinition, ...]:
        return tuple(found[e.name] for e in entries for _ in range(e.count))

    return BuiltDeck(
        deck.name,
        cards(deck.main),
        cards(deck.sideboard),
        cards(deck.commander),
        cards(deck.companion),
        tuple(unread.items()),
    )
