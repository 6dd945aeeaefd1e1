"""CR 701.35, detain."""

from __future__ import annotations

from landwalk.abilities.sentence import Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.kernel.node import Node


class Detain(Predicate):
    """CR 701.35."""

    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


DETAIN = Verb("detain", "", "")

WORDS = (
    predicate(Detain, DETAIN, "{what:obj}", None, None),
)
