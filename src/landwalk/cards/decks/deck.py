"""The deck as a value: what a deck list says, before any card is looked up."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path

import msgspec


class DeckFormat(StrEnum):
    """The formats of deck lists, told apart by their content."""

    PLAIN = "plain"  # MTGO .txt: "4 Name", the sideboard after "Sideboard", "SB:" or an empty line
    ARENA = "arena"  # Arena and Moxfield text: headings, "4 Name (SET) 42"
    DEC = "dec"  # .dec and .mwDeck: "// comment", "4 [SET] Name", "SB:"; read only
    DEK = "dek"  # MTGO .dek, XML
    COD = "cod"  # Cockatrice .cod, XML
    XMAGE = "xmage"  # XMage .dck: "4 [SET:42] Name", "SB:"
    FORGE = "forge"  # Forge .dck: [metadata], [Main], [Sideboard], [Commander]; "4 Name|SET|1"


class Part(StrEnum):
    """Where in a deck list a card stands."""

    MAIN = "main"
    SIDEBOARD = "sideboard"
    COMMANDER = "commander"
    COMPANION = "companion"


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of a deck list: how many of which name; the printing (set code, collector number) where the list names it.

    `line` is the line in the file (from 1), 0 when there is none; it isn't compared.
    """

    count: int
    name: str
    set_code: str = ""
    number: str = ""
    line: int = 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and self._values == other._values

    def __hash__(self) -> int:
        return hash(self._values)

    @property
    def _values(self) -> tuple[int, str, str, str]:
        return (self.count, self.name, self.set_code, self.number)


class Deck(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deck list: entries in the order of the file, parts kept apart.

    `main` is what is shuffled (CR 100.2); the companion stands in the sideboard too where the list says so (CR
    702.139a).
    """

    main: tuple[Entry, ...] = ()
    sideboard: tuple[Entry, ...] = ()
    commander: tuple[Entry, ...] = ()
    companion: tuple[Entry, ...] = ()
    name: str = ""

    @staticmethod
    def load(path: str | Path) -> Deck:
        """The deck in a file of any format. Raises DeckError with file, line and mend."""
        from landwalk.cards.decks.reading import load_deck

        return load_deck(path)

    @staticmethod
    def parse(text: str, file: str = "") -> Deck:
        """The deck in a text of any format; `file` is only named in errors. Raises DeckError."""
        from landwalk.cards.decks.reading import parse_deck

        return parse_deck(text, file)

    def to_text(self, format_: DeckFormat = DeckFormat.PLAIN) -> str:
        """The deck as a text in a format. Raises ValueError for one that is only read (.dec)."""
        from landwalk.cards.decks.writing import write_deck

        return write_deck(self, format_)

    def part(self, part: Part) -> tuple[Entry, ...]:
        """The entries of one part."""
        parts = (self.main, self.sideboard, self.commander, self.companion)
        return parts[list(Part).index(part)]

    @property
    def size(self) -> int:
        """The number of cards in the main deck (CR 100.2a), without sideboard, commander and companion."""
        return sum(entry.count for entry in self.main)

    @property
    def sideboard_size(self) -> int:
        """The number of cards in the sideboard (CR 100.4a)."""
        return sum(entry.count for entry in self.sideboard)

    def entries(self) -> Iterator[tuple[Part, Entry]]:
        """Every entry with its part, in the order of Part."""
        for part in Part:
            for entry in self.part(part):
                yield part, entry

    def names(self) -> tuple[str, ...]:
        """Every different name as it is written, in order of first appearance."""
        return tuple(dict.fromkeys(entry.name for _, entry in self.entries()))
