"""CR 701.41, support."""

from __future__ import annotations

from landwalk.abilities.sentence import Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.kernel.node import Node


class Support(Predicate):
    """CR 701.41."""

    __slots__ = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount = amount


SUPPORT = Verb("support", "", "")

WORDS = (predicate(Support, SUPPORT, "{amount:int}", None, None),)
