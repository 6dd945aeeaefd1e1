"""CR 701.16, investigate."""

from __future__ import annotations

from landwalk.abilities.sentence import Predicate
from landwalk.abilities.words import Verb, predicate


class Investigate(Predicate):
    """CR 701.16."""

    __slots__ = ()


INVESTIGATE = Verb("investigate", "investigar investiga investigue", "")

WORDS = (
    predicate(Investigate, INVESTIGATE, "", "", None),
)
