"""Invented cards for scenes: faces from a type line and texts or ability trees; and the basic lands, which need no card data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from landwalk.abilities.ability import KeywordLine
from landwalk.cards.faces import CardDefinition, defined, face_of
from landwalk.cards.records import CardRecord
from landwalk.kernel.characteristics import BASIC_LAND_TYPES, CardType, Face, Supertype
from landwalk.kernel.node import Node
from landwalk.rules.c1_concepts.cr103_starting_the_game import CardSpec

CardLike: TypeAlias = str | Face | CardSpec
"""A real card by name, an invented face, or an invented card of several faces (see `two_faced`)."""

_SUPERTYPES = {s.value.capitalize() for s in Supertype}
_TYPES = {t.value.capitalize() for t in CardType}


class UnreadTextError(ValueError):
    """A text given for an invented card isn't understood. The message says up to where."""


def invent(
    name: str,
    mana_cost: str | None = None,
    type_line: str = "Creature",
    *rules: str | Node,
    power: int | str | None = None,
    toughness: int | str | None = None,
    loyalty: int | str | None = None,
    colors: str = "",
) -> Face:
    """A face. rules: lines of rules text in English ("~" is the card itself) or ability trees, in printed order.

    type_line as printed, "Legendary Creature - Merfolk Wizard" (a plain hyphen will do). Raises UnreadTextError.
    """
    supertypes, types, subtypes = split_type_line(type_line)
    record = CardRecord(
        name,
        name,
        mana_cost=mana_cost,
        supertypes=supertypes,
        types=types,
        subtypes=subtypes,
        power=None if power is None else str(power),
        toughness=None if toughness is None else str(toughness),
        loyalty=None if loyalty is None else str(loyalty),
        color_indicator=tuple(colors),
        text="\n".join(r for r in rules if isinstance(r, str)),
    )
    abilities: list[Node] = []
    for rule in rules:
        for tree in (rule,) if isinstance(rule, Node) else read_line(rule, record):
            abilities += tree.keywords if isinstance(tree, KeywordLine) else (tree,)
    return face_of(record, tuple(abilities))


def split_type_line(line: str) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """(supertypes, types, subtypes) of a type line. Raises ValueError at a word before the dash that is neither."""
    before, _, after = line.replace("\u2014", "-").partition("-")
    supertypes: list[str] = []
    types: list[str] = []
    for word in before.split():
        capital = word.capitalize()
        if capital in _SUPERTYPES:
            supertypes.append(capital)
        elif capital in _TYPES:
            types.append(capital)
        else:
            raise ValueError(f"{word!r} is neither a supertype nor a card type (in {line!r})")
    return tuple(supertypes), tuple(types), tuple(after.split())


def read_line(text: str, record: CardRecord) -> Sequence[Node]:
    """The abilities of one line of text on a card like `record`. Raises UnreadTextError."""
    import msgspec

    from landwalk.cards.oracle_reader import OracleReader

    reading = OracleReader()(msgspec.structs.replace(record, text=text))
    if reading.declined:
        raise UnreadTextError(f"not understood: {reading.declined[0].phrase!r} in {text!r}")
    return reading.abilities


def two_faced(layout: str, *faces: Face) -> CardSpec:
    """An invented card with several faces: "adventure", "split", "modal_dfc", "transform"."""
    return CardSpec(" // ".join(face.name for face in faces), faces, layout)


def spec(face: Face) -> CardSpec:
    """A card with just that face."""
    return CardSpec(face.name, (face,))


def basic_lands() -> list[CardDefinition]:
    """Plains, Island, Swamp, Mountain, Forest (CR 305.6)."""
    return [
        defined(n, (face_of(CardRecord(n, n, supertypes=("Basic",), types=("Land",), subtypes=(n,))),))
        for n in BASIC_LAND_TYPES
    ]
