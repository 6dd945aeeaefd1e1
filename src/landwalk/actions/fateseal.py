"""CR 701.29, fateseal."""

from __future__ import annotations

from landwalk.abilities.sentence import Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.kernel.node import Node


class Fateseal(Predicate):
    """CR 701.29."""

    __slots__ = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount = amount


FATESEAL = Verb("fateseal", "", "")

WORDS = (
    predicate(Fateseal, FATESEAL, "{amount:int}", None, None),
)
