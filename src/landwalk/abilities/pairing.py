"""Pairs of creatures (CR 702.95b): what texts say of them."""

from __future__ import annotations

from typing import ClassVar

from landwalk.abilities.condition import Condition
from landwalk.abilities.noun import Modifier
from landwalk.abilities.sentence import Predicate
from landwalk.kernel.node import Node


class ThePair(Node):
    """ "Each of those creatures", "both creatures": the object and the creature that it is paired with. style is a mark."""

    __slots__ = ("style",)
    marks: ClassVar[frozenset[str]] = frozenset({"style"})

    def __init__(self, style: str = "each") -> None:
        self.style = style

    @property
    def landwalk_number(self) -> str:
        """Grammatical number."""
        return "s" if self.style == "each" else "p"


class IsPaired(Condition):
    """ "~ is paired with another creature" ("is"), "~ is unpaired" ("isnt")."""

    __slots__ = ("negated", "what")

    def __init__(self, what: Node, negated: str = "is") -> None:
        self.what = what
        self.negated = negated


class Unpaired(Modifier):
    """ "Unpaired" creature."""

    __slots__ = ()


class PairUp(Predicate):
    """ "Pair this creature with another unpaired creature you control for as long as both remain creatures under your control"."""

    __slots__ = ("a", "b")

    def __init__(self, a: Node, b: Node) -> None:
        self.a = a
        self.b = b
