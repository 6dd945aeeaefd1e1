"""CR 701.53, incubate."""

from __future__ import annotations

from landwalk.abilities.sentence import Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.kernel.node import Node


class Incubate(Predicate):
    """CR 701.53."""

    __slots__ = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount = amount


INCUBATE = Verb("incubate", "", "")

WORDS = (predicate(Incubate, INCUBATE, "{amount:int}", None, None),)
