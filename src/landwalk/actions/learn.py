"""CR 701.48, learn."""

from __future__ import annotations

from landwalk.abilities.sentence import Predicate
from landwalk.abilities.words import Verb, predicate


class Learn(Predicate):
    """CR 701.48."""

    __slots__ = ()


LEARN = Verb("learn", "aprender aprende aprenda", "lernen lernt lernst lerne")

WORDS = (predicate(Learn, LEARN, "", "", "eine Lektion"),)
