"""Characteristics (CR 109.3): the words they are made of, printed faces, and the values an object has."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from landwalk.kernel.mana import ManaCost
from landwalk.kernel.native import mypyc_attr
from landwalk.kernel.node import Node, register_enum


@register_enum
class Color(StrEnum):
    """CR 105.1."""

    WHITE = "W"
    BLUE = "U"
    BLACK = "B"
    RED = "R"
    GREEN = "G"


@register_enum
class CardType(StrEnum):
    """CR 205.2a, without the types of the casual variants, which are added when they are played."""

    ARTIFACT = "artifact"
    BATTLE = "battle"
    CREATURE = "creature"
    ENCHANTMENT = "enchantment"
    INSTANT = "instant"
    KINDRED = "kindred"
    LAND = "land"
    PLANESWALKER = "planeswalker"
    SORCERY = "sorcery"


@register_enum
class Supertype(StrEnum):
    """CR 205.4a."""

    BASIC = "basic"
    LEGENDARY = "legendary"
    ONGOING = "ongoing"
    SNOW = "snow"
    WORLD = "world"


#: Members that inner loops ask for: in CPython 3.11 a plain name costs a tenth of a member of an enumeration.
BATTLE: Final = CardType.BATTLE
CREATURE: Final = CardType.CREATURE
LAND: Final = CardType.LAND
PLANESWALKER: Final = CardType.PLANESWALKER
LEGENDARY: Final = Supertype.LEGENDARY
SNOW: Final = Supertype.SNOW
WORLD: Final = Supertype.WORLD
PERMANENT_TYPES: Final = frozenset(
    {
        CardType.ARTIFACT,
        CardType.BATTLE,
        CardType.CREATURE,
        CardType.ENCHANTMENT,
        CardType.LAND,
        CardType.PLANESWALKER,
    }
)
#: The colours as letters, as they stand in characteristics and trees.
COLOR_CODES: Final = frozenset("WUBRG")
BASIC_LAND_TYPES: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")
LAND_MANA: Final = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}  # CR 305.6


@mypyc_attr(allow_interpreted_subclasses=True)
class Inst:
    """An ability instance: an ability with an identity (CR 113.2c).

    `origin` is "" for the ability's place in the copiable text, else a key of the effect that granted it; `ordinal` counts within
    the origin. (holder's id, origin, ordinal) stays the same over recomputation and from stack to battlefield, so payments
    (kicker, squad), linked abilities (607) and "only once each turn" hang on it.
    """

    __slots__ = ("ordinal", "origin", "tree")

    def __init__(self, tree: Node, origin: str, ordinal: int) -> None:
        self.tree = tree
        self.origin = origin
        self.ordinal = ordinal

    @property
    def key(self) -> tuple[str, int]:
        return (self.origin, self.ordinal)

    def __repr__(self) -> str:
        return f"Inst({self.tree!r}, {self.origin!r}, {self.ordinal})"


class Face:
    """One printed face (or a token's or emblem's definition): immutable, shared by all games.

    `power`, `toughness`, `loyalty`, `defense` are ints, or None; "*" and the like are 0 here and given by a
    characteristic-defining ability (CR 208.2). `abilities` are trees in printed order.
    """

    __slots__ = (
        "abilities",
        "before",
        "color_indicator",
        "colors",
        "compiled",
        "defense",
        "insts",
        "loyalty",
        "mana_cost",
        "name",
        "power",
        "power_text",
        "saved",
        "start",
        "subtypes",
        "supertypes",
        "text",
        "toughness",
        "toughness_text",
        "types",
    )

    def __init__(
        self,
        name: str,
        mana_cost: ManaCost | None = None,
        supertypes: tuple[str, ...] = (),
        types: tuple[str, ...] = (),
        subtypes: tuple[str, ...] = (),
        power: str | None = None,
        toughness: str | None = None,
        loyalty: str | None = None,
        defense: str | None = None,
        color_indicator: tuple[str, ...] = (),
        abilities: tuple[Node, ...] = (),
        text: str = "",
    ) -> None:
        self.name = name
        self.mana_cost = mana_cost
        self.supertypes = frozenset(supertypes)
        self.types = frozenset(types)
        self.subtypes = frozenset(subtypes)
        self.power_text = power
        self.toughness_text = toughness
        self.power = printed_number(power)
        self.toughness = printed_number(toughness)
        self.loyalty = printed_number(loyalty)
        self.defense = printed_number(defense)
        self.color_indicator = frozenset(color_indicator)
        # CR 105.2: an object is the colours of its mana cost, or of its colour indicator.
        self.colors = (mana_cost.colors if mana_cost is not None else frozenset()) | self.color_indicator
        self.abilities = abilities
        self.insts = tuple(Inst(tree, "", i) for i, tree in enumerate(abilities))
        self.text = text
        #: The face that the object has again once what made this one of it ends (CR 702.103e).
        self.before: Face | None = None
        #: What the rules derive once from this face, never part of the game's state: its facts for casting (601), and where the
        #: characteristics pass starts from (613.1).
        self.compiled: object | None = None
        self.start: object | None = None
        #: The face as data, kept by what saves games.
        self.saved: bytes | None = None

    def __repr__(self) -> str:
        return f"Face({self.name!r})"


def printed_number(text: str | None) -> int | None:
    """``"3"`` -> 3; ``"*"``, ``"1+*"``, ``"X"`` -> the fixed part or 0; None stays None (CR 208.2a, 107.3k)."""
    if text is None or text == "":
        return None
    digits = text.split("+")[0].replace("\u2212", "-")
    try:
        return int(digits)
    except ValueError:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Characteristics:
    """The values of one object in one look. Made anew by each pass and never changed afterwards by anyone but the pass itself."""

    __slots__ = (
        "abilities",
        "base_power",
        "base_toughness",
        "colors",
        "controller",
        "defense",
        "loyalty",
        "mana_cost",
        "name",
        "power",
        "subtypes",
        "supertypes",
        "toughness",
        "types",
        "watched",
    )

    def __init__(
        self,
        name: str,
        mana_cost: ManaCost | None,
        colors: frozenset[str],
        supertypes: frozenset[str],
        types: frozenset[str],
        subtypes: frozenset[str],
        power: int | None,
        toughness: int | None,
        loyalty: int | None,
        defense: int | None,
        abilities: tuple[Inst, ...],
        controller: int,
    ) -> None:
        self.name = name
        self.mana_cost = mana_cost
        self.colors = colors
        self.supertypes = supertypes
        self.types = types
        self.subtypes = subtypes
        self.power = power
        self.toughness = toughness
        self.base_power = power
        self.base_toughness = toughness
        self.loyalty = loyalty
        self.defense = defense
        self.abilities = abilities
        self.controller = controller
        self.watched = 0  # what state-based actions make of such values, once that was asked (CR 704); 0: not yet

    def clone(self) -> Characteristics:
        new = Characteristics(
            self.name,
            self.mana_cost,
            self.colors,
            self.supertypes,
            self.types,
            self.subtypes,
            self.power,
            self.toughness,
            self.loyalty,
            self.defense,
            self.abilities,
            self.controller,
        )
        new.base_power = self.base_power
        new.base_toughness = self.base_toughness
        return new

    @property
    def mana_value(self) -> int:
        """CR 202.3a; X counts 0 (the stack is asked through the look, 202.3e)."""
        return 0 if self.mana_cost is None else self.mana_cost.mana_value

    @property
    def is_creature(self) -> bool:
        return CardType.CREATURE in self.types

    @property
    def is_land(self) -> bool:
        return CardType.LAND in self.types

    def __repr__(self) -> str:
        return f"<{self.name} {sorted(self.types)} {self.power}/{self.toughness}>"
