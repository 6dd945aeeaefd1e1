"""Cards straight from card files, without a database: a text is read when its card is first asked for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from landwalk.cards.database import StoredCard, StoredFace
from landwalk.cards.faces import CardDefinition, define
from landwalk.cards.layouts import SecondFace, second_face
from landwalk.cards.names import SEPARATOR, fold, nearest_names
from landwalk.cards.oracle_reader import OracleReader
from landwalk.cards.reading import Reader
from landwalk.cards.records import CardRecord
from landwalk.cards.sources import opened
from landwalk.cards.texts import read_text


class CardFiles:
    """Definitions (cards/definitions.py) from files in any format that `cards import` knows. Raises CardImportError for a bad file."""

    __slots__ = ("_cards", "_defined", "_faces", "_names", "reader")

    def __init__(self, files: Sequence[str | Path], reader: Reader | None = None) -> None:
        self.reader: Reader = OracleReader() if reader is None else reader
        self._cards: dict[str, dict[str, CardRecord]] = {}
        self._names: dict[str, str] = {}
        self._faces: dict[str, str] = {}
        self._defined: dict[str, CardDefinition] = {}
        for file in files:
            with opened(file) as source:
                for imported in source.faces():
                    record = imported.record
                    self._cards.setdefault(record.card, {}).setdefault(record.side, record)
        for card, faces in self._cards.items():
            self._names[fold(card)] = card
            for record in faces.values():
                melded = second_face(record.layout) is SecondFace.MELDED and record.side != "a"
                if not melded:
                    self._faces.setdefault(fold(record.name), card)
            for part in card.split(SEPARATOR)[:1]:
                self._faces.setdefault(fold(part), card)

    def names(self) -> list[str]:
        """The full names of all cards of the files."""
        return list(self._cards)

    def find_all(self, names: Iterable[str]) -> dict[str, CardDefinition]:
        """See Definitions."""
        found: dict[str, CardDefinition] = {}
        for name in names:
            key = fold(name)
            card = self._names.get(key) or self._faces.get(key)
            if card is not None:
                try:
                    found[name] = self._define(card)
                except ValueError:  # a mana symbol of a joke card: no card that rules know
                    continue
        return found

    def nearest(self, name: str) -> tuple[str, ...]:
        """See Definitions."""
        return nearest_names(name, list(self._names.items()))

    def _define(self, card: str) -> CardDefinition:
        known = self._defined.get(card)
        if known is None:
            records = self._cards[card]
            faces = []
            for side in sorted(records):
                text = read_text(records[side], self.reader)
                faces.append(StoredFace(records[side], text.blob, text.supported))
            known = self._defined[card] = define(StoredCard(0, card, tuple(faces)))
        return known
