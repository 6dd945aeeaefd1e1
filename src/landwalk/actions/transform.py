"""CR 701.27, transform."""

from __future__ import annotations

from landwalk.abilities.sentence import Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.kernel.node import Node


class Transform(Predicate):
    """CR 701.27."""

    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


TRANSFORM = Verb("transform", "transformar transforma transforme", "transformieren transformiert transformierst transformiere")

WORDS = (
    predicate(Transform, TRANSFORM, "{what:obj}", "{what:obj}", "{what:obj}"),
)
