"""CR 701.39, bolster."""

from __future__ import annotations

from landwalk.abilities.sentence import Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.kernel.node import Node


class Bolster(Predicate):
    """CR 701.39."""

    __slots__ = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount = amount


BOLSTER = Verb("bolster", "", "")

WORDS = (
    predicate(Bolster, BOLSTER, "{amount:int}", None, None),
)
