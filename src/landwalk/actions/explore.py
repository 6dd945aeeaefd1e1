"""CR 701.44, explore."""

from __future__ import annotations

from landwalk.abilities.sentence import Predicate
from landwalk.abilities.words import Verb, predicate


class Explore(Predicate):
    """CR 701.44."""

    __slots__ = ()
    subject = "object"


EXPLORE = Verb("explore", "explorar explora explore", "erkunden erkundet erkundest")

WORDS = (
    predicate(Explore, EXPLORE, "", "", ""),
)
