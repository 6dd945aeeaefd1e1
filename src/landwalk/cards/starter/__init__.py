"""The starter set: real cards that ship with the package, so that everything works without a network.

Names, costs, types and numbers are facts; rules are given as our own ability trees (cards.jsonl, one face a line, made by
tools/make_starter.py), and their text is printed by our own writer. Six decks come with it.
"""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec

from landwalk.cards.decks import Deck
from landwalk.cards.definitions import ListedDefinitions
from landwalk.cards.errors import UnknownCardError
from landwalk.cards.faces import CardDefinition, defined
from landwalk.cards.names import nearest_names
from landwalk.kernel.characteristics import Face
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.node import Node, value_from_data

#: The six decks in the order of the menus.
DECKS = ("walkers", "city", "squads", "burn", "stompy", "skies")


class _Row(msgspec.Struct, omit_defaults=True):
    name: str
    types: list[str]
    mana_cost: str | None = None
    supertypes: list[str] = []
    subtypes: list[str] = []
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    abilities: list[object] = []


@cache
def definitions() -> tuple[CardDefinition, ...]:
    """All cards of the set, sorted by name."""
    from landwalk import keywords

    keywords.load_all()
    data = resources.files(__name__).joinpath("cards.jsonl").read_bytes()
    return tuple(_definition(msgspec.json.decode(line, type=_Row)) for line in data.splitlines() if line.strip())


def _definition(row: _Row) -> CardDefinition:
    abilities: list[Node] = []
    for tree in row.abilities:
        node = value_from_data(tree)  # type: ignore[arg-type]
        assert isinstance(node, Node)
        abilities.append(node)
    face = Face(
        row.name,
        None if row.mana_cost is None else ManaCost.parse(row.mana_cost),
        tuple(row.supertypes),
        tuple(row.types),
        tuple(row.subtypes),
        row.power,
        row.toughness,
        row.loyalty,
        abilities=tuple(abilities),
    )
    return defined(row.name, (face,))


@cache
def starter() -> ListedDefinitions:
    """The set as a place to look cards up (cards/definitions.py)."""
    return ListedDefinitions(definitions())


def deck(name: str) -> Deck:
    """One of the six decks. UnknownCardError (with the names) if there is none of that name."""
    if name not in DECKS:
        raise UnknownCardError(name, nearest_names(name, [(d, d) for d in DECKS]) or DECKS)
    text = resources.files(__name__).joinpath(f"{name}.txt").read_text(encoding="utf-8")
    return Deck.parse(text, f"{name}.txt")
