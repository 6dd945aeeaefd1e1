"""CR 701.50, connive."""

from __future__ import annotations

from landwalk.abilities.sentence import Predicate
from landwalk.abilities.words import Verb, predicate


class Connive(Predicate):
    """CR 701.50."""

    __slots__ = ()
    subject = "object"


CONNIVE = Verb("connive", "", "")

WORDS = (
    predicate(Connive, CONNIVE, "", None, None),
)
