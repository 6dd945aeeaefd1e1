"""Copies of spells that an instruction has just made: "the copy"."""

from __future__ import annotations

from typing import ClassVar

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
