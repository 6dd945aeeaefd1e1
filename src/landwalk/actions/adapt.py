"""CR 701.46, adapt."""

from __future__ import annotations

from landwalk.abilities.sentence import Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.kernel.node import Node


class Adapt(Predicate):
    """CR 701.46."""

    __slots__ = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount = amount


ADAPT = Verb("adapt", "", "")

WORDS = (
    predicate(Adapt, ADAPT, "{amount:int}", None, None),
)
