"""What an ability did before, as a later part of a text speaks of it (CR 607, 608.2c), and what only the deck is asked."""

from __future__ import annotations

from typing import ClassVar

from landwalk.abilities.ability import Ability
from landwalk.abilities.condition import Condition
from landwalk.abilities.noun import Modifier
from landwalk.abilities.sentence import Sentence
from landwalk.kernel.node import Node


class ExiledWith(Modifier):
    """ "exiled with ~" (607.2a)."""

    __slots__ = ("source",)

    def __init__(self, source: Node) -> None:
        self.source = source


class DiscardedThisWay(Condition):
    """ "if a land card is discarded this way"."""

    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


class NoRegeneration(Sentence):
    """ "A creature destroyed this way can't be regenerated": changes the instruction before it (608.2c). number is a mark."""

    __slots__ = ("number", "what")
    marks: ClassVar[frozenset[str]] = frozenset({"number"})

    def __init__(self, what: Node, number: str = "one") -> None:
        self.what = what
        self.number = number


class MayBeCommander(Ability):
    """ "~ can be your commander" (903.3a): it functions before the game begins."""

    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


class CrewedBy(Condition):
    """ "if an Assassin crewed it this turn" (702.122c). The permanent that was crewed was named before the creature."""

    __slots__ = ("what", "who")

    def __init__(self, what: Node, who: Node) -> None:
        self.what = what
        self.who = who


class Crewing(Modifier):
    """ "that crewed it this turn"."""

    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what
