"""CR 701.34, proliferate."""

from __future__ import annotations

from landwalk.abilities.sentence import Predicate
from landwalk.abilities.words import Verb, predicate


class Proliferate(Predicate):
    """CR 701.34."""

    __slots__ = ()


PROLIFERATE = Verb("proliferate", "proliferar prolifera prolifere", "")

WORDS = (
    predicate(Proliferate, PROLIFERATE, "", "", None),
)
