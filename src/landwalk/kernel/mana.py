"""Mana symbols, mana costs and mana in a pool (CR 106, 107.4, 202)."""

from __future__ import annotations

import re
from typing import Final

from landwalk.kernel.native import mypyc_attr
from landwalk.kernel.node import Node

#: The five colours in their canonical order, and colourless, as mana types (CR 106.1b).
COLORS: Final = "WUBRG"
MANA_TYPES: Final = "WUBRGC"

_SYMBOL: Final = re.compile(r"\{([^{}]+)\}")
_VALID: Final = re.compile(r"^(?:\d+|[WUBRGCSXYZ]|[WUBRGC]/[WUBRG]|2/[WUBRG]|[WUBRG]/P|[WUBRG]/[WUBRG]/P)$")


class ManaCost(Node):
    """A mana cost: its symbols in printed order, without braces: ``("2", "W/U", "R")``. No symbols is the cost {0}... see `parse`.

    An object *without* a mana cost has None where a ManaCost could stand (CR 202.1b).
    """

    __slots__ = ("_value", "symbols")

    def __init__(self, symbols: tuple[str, ...]) -> None:
        self.symbols = symbols
        self._value = -1

    @staticmethod
    def parse(text: str) -> ManaCost:
        """``"{2}{W/U}"`` -> ManaCost. Raises ValueError at a symbol that doesn't exist."""
        symbols = tuple(m.upper() for m in _SYMBOL.findall(text))
        if "".join(f"{{{s}}}" for s in symbols) != text.upper().replace(" ", ""):
            raise ValueError(f"not a mana cost: {text!r}")
        for s in symbols:
            if not _VALID.match(s):
                raise ValueError(f"unknown mana symbol {{{s}}} in {text!r}")
        return ManaCost(symbols)

    def __str__(self) -> str:
        return "".join(f"{{{s}}}" for s in self.symbols)

    @property
    def mana_value(self) -> int:
        """CR 202.3, with X = 0 (202.3e: the stack adds its X)."""
        if self._value < 0:
            self._value = sum(symbol_value(s) for s in self.symbols)
        return self._value

    @property
    def colors(self) -> frozenset[str]:
        """The colours of the mana symbols in the cost (CR 202.2)."""
        return frozenset(c for s in self.symbols for c in s.split("/") if c in COLORS)

    @property
    def x_count(self) -> int:
        """How many {X} the cost has (CR 107.3)."""
        return sum(1 for s in self.symbols if s in ("X", "Y", "Z"))


def symbol_value(symbol: str) -> int:
    """CR 202.3: generic counts its number, hybrid its dearest half (202.3f), Phyrexian 1 (202.3g), X zero (202.3e)."""
    if symbol.isdigit():
        return int(symbol)
    if symbol in ("X", "Y", "Z"):
        return 0
    return 2 if symbol.startswith("2/") else 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Mana:
    """One unit of mana in a pool (CR 106.4): its type, what made it, and what it may be spent on (None: anything).

    lasts: "combat" if it isn't lost before the combat phase ends (702.189a).
    """

    __slots__ = ("lasts", "restriction", "snow", "source", "type")

    def __init__(
        self, type_: str, source: int = 0, snow: int = 0, restriction: Node | None = None, lasts: str = ""
    ) -> None:
        self.lasts = lasts
        self.type = type_
        self.source = source
        self.snow = snow
        self.restriction = restriction

    def __repr__(self) -> str:
        return f"Mana({self.type})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Mana)
            and (self.type, self.source, self.snow) == (other.type, other.source, other.snow)
            and self.restriction == other.restriction
            and self.lasts == other.lasts
        )

    def __hash__(self) -> int:
        return hash((self.type, self.source, self.snow))
