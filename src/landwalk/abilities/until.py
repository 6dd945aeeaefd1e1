"""Cards from the top of a library until a certain one is there (CR 701.20a)."""

from __future__ import annotations

from typing import ClassVar

from landwalk.abilities.sentence import Predicate
from landwalk.kernel.node import Node


class UntilFound(Predicate):
    """ "Reveal cards from the top of your library until you reveal a creature card"; how "reveal" or "exile".

    what: which cards end it, and how many of them; by (a mark): the subject, said again. What was found is what later words mean
    (Ref.LAST), and "the rest" is everything else that was revealed or exiled.
    """

    __slots__ = ("by", "how", "what", "whose")
    marks: ClassVar[frozenset[str]] = frozenset({"by"})
    makes: ClassVar[str] = "yes"

    def __init__(self, whose: Node, by: Node, what: Node, how: str = "reveal") -> None:
        self.whose = whose
        self.by = by
        self.what = what
        self.how = how
