"""CR 701.19, regenerate."""

from __future__ import annotations

from landwalk.abilities.sentence import Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.kernel.node import Node


class Regenerate(Predicate):
    """CR 701.19."""

    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


REGENERATE = Verb("regenerate", "regenerar regenera regenere", "regenerieren regeneriert regenerierst regeneriere")

WORDS = (
    predicate(Regenerate, REGENERATE, "{what:obj}", "{what:obj}", "{what:obj}"),
)
