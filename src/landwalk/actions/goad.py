"""CR 701.15, goad."""

from __future__ import annotations

from landwalk.abilities.sentence import Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.kernel.node import Node


class Goad(Predicate):
    """CR 701.15."""

    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


GOAD = Verb("goad", "incitar incita incite", "")

WORDS = (
    predicate(Goad, GOAD, "{what:obj}", "a {what:obj}", None),
)
