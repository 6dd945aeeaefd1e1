"""Copies of spells that an instruction has just made: "the copy"."""

from __future__ import annotations

from typing import ClassVar

from landwalk.abilities.amount import Amount
from landwalk.kernel.node import Node


class TheCopies(Node):
    """ "The copy", "the copies": what the instruction before made. number is a mark ("one" / "many")."""

    __slots__ = ("number",)
    marks: ClassVar[frozenset[str]] = frozenset({"number"})

    def __init__(self, number: str = "one") -> None:
        self.number = number

    @property
    def landwalk_number(self) -> str:
        """Grammatical number."""
        return "p" if self.number == "many" else "s"


class CastBefore(Amount):
    """ "Each other instant and sorcery spell you've cast before it this turn": before the spell that the event is about."""

    __slots__ = ("types",)

    def __init__(self, types: tuple[str, ...]) -> None:
        self.types = types
