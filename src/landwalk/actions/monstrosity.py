"""CR 701.37, monstrosity."""

from __future__ import annotations

from landwalk.abilities.sentence import Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.kernel.node import Node


class Monstrosity(Predicate):
    """CR 701.37."""

    __slots__ = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount = amount


MONSTROSITY = Verb("monstrosity monstrosity", "", "")

WORDS = (
    predicate(Monstrosity, MONSTROSITY, "{amount:int}", None, None),
)
