"""CR 701.57, discover."""

from __future__ import annotations

from landwalk.abilities.sentence import Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.kernel.node import Node


class Discover(Predicate):
    """CR 701.57."""

    __slots__ = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount = amount


DISCOVER = Verb("discover", "", "")

WORDS = (predicate(Discover, DISCOVER, "{amount:int}", None, None),)
