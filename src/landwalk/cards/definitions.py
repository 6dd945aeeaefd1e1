"""Where a program gets its cards: the imported database, the starter set, or one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from landwalk.cards.database import Database
from landwalk.cards.errors import UnknownCardError
from landwalk.cards.faces import CardDefinition, define
from landwalk.cards.names import fold, nearest_names


class Definitions(Protocol):
    """Cards by name."""

    def find_all(self, names: Iterable[str]) -> dict[str, CardDefinition]:
        """The definitions by the names asked for (any way of writing them); unknown names are left out.

        Names of the same card give the same object.
        """

    def nearest(self, name: str) -> tuple[str, ...]:
        """The most similar names, best first."""


class DatabaseDefinitions:
    """The cards of the imported database; each is decoded once and kept."""

    __slots__ = ("_known", "database")

    def __init__(self, database: Database) -> None:
        self.database = database
        self._known: dict[int, CardDefinition] = {}

    def find_all(self, names: Iterable[str]) -> dict[str, CardDefinition]:
        """See Definitions. Raises DatabaseError for a damaged file or readings of another version."""
        found: dict[str, CardDefinition] = {}
        for name, card in self.database.find_all(names).items():
            known = self._known.get(card.id)
            if known is None:
                known = self._known[card.id] = define(card)
            found[name] = known
        return found

    def nearest(self, name: str) -> tuple[str, ...]:
        """See Definitions."""
        return self.database.nearest(name)


class ListedDefinitions:
    """Cards that are given as definitions: the starter set, cards made by hand."""

    __slots__ = ("_by_key", "_names")

    def __init__(self, definitions: Iterable[CardDefinition]) -> None:
        self._by_key: dict[str, CardDefinition] = {}
        self._names: list[tuple[str, str]] = []
        fronts: dict[str, CardDefinition] = {}
        for definition in definitions:
            key = fold(definition.name)
            self._by_key[key] = definition
            self._names.append((key, definition.name))
            fronts.setdefault(fold(definition.faces[0].name), definition)
        for key, definition in fronts.items():
            self._by_key.setdefault(key, definition)

    def find_all(self, names: Iterable[str]) -> dict[str, CardDefinition]:
        """See Definitions."""
        keys = {name: fold(name) for name in names}
        return {name: self._by_key[key] for name, key in keys.items() if key in self._by_key}

    def nearest(self, name: str) -> tuple[str, ...]:
        """See Definitions."""
        return nearest_names(name, self._names)


class FirstOf:
    """Several places, asked in order: a card comes from the first that has it."""

    __slots__ = ("places",)

    def __init__(self, places: Sequence[Definitions]) -> None:
        self.places = tuple(places)

    def find_all(self, names: Iterable[str]) -> dict[str, CardDefinition]:
        """See Definitions."""
        asked = list(names)
        found: dict[str, CardDefinition] = {}
        for place in self.places:
            missing = [name for name in asked if name not in found]
            if missing:
                found.update(place.find_all(missing))
        return {name: found[name] for name in asked if name in found}

    def nearest(self, name: str) -> tuple[str, ...]:
        """See Definitions: of the first place that has similar names."""
        for place in self.places:
            found = place.nearest(name)
            if found:
                return found
        return ()


def definition(name: str, place: Definitions) -> CardDefinition:
    """The card of that name. Raises UnknownCardError with the nearest names."""
    found = place.find_all([name])
    if name not in found:
        raise UnknownCardError(name, place.nearest(name))
    return found[name]
