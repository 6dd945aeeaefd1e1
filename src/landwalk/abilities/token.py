"""What a created token is (CR 111)."""

from __future__ import annotations

from typing import ClassVar

from landwalk.kernel.node import Node


class TokenSpec(Node):
    """A token's characteristics as the creating text defines them (111.3), or a predefined token by name (111.10).

    types lower case, subtypes with capitals, colors as letters (() is colourless). predefined: "Treasure", "Food", "Clue", ...;
    then only that name is given. power and toughness are Amount nodes, None for tokens that are no creatures.
    """

    __slots__ = ("abilities", "colors", "name", "power", "predefined", "subtypes", "supertypes", "toughness", "types")
    type_words: ClassVar[frozenset[str]] = frozenset({"colors", "subtypes"})
    unordered: ClassVar[frozenset[str]] = frozenset({"types", "subtypes", "colors", "supertypes", "abilities"})

    def __init__(
        self,
        types: tuple[str, ...] = (),
        subtypes: tuple[str, ...] = (),
        colors: tuple[str, ...] = (),
        supertypes: tuple[str, ...] = (),
        power: Node | None = None,
        toughness: Node | None = None,
        abilities: tuple[Node, ...] = (),
        name: str = "",
        predefined: str = "",
    ) -> None:
        self.types = types
        self.subtypes = subtypes
        self.colors = colors
        self.supertypes = supertypes
        self.power = power
        self.toughness = toughness
        self.abilities = abilities
        self.name = name
        self.predefined = predefined
