"""CR 701.36, populate."""

from __future__ import annotations

from landwalk.abilities.sentence import Predicate
from landwalk.abilities.words import Verb, predicate


class Populate(Predicate):
    """CR 701.36."""

    __slots__ = ()


POPULATE = Verb("populate", "repoblar repuebla repueble", "")

WORDS = (
    predicate(Populate, POPULATE, "", "", None),
)
