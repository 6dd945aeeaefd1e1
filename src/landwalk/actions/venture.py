"""CR 701.49, venture."""

from __future__ import annotations

from landwalk.abilities.sentence import Predicate
from landwalk.abilities.words import Verb, predicate


class Venture(Predicate):
    """CR 701.49."""

    __slots__ = ()


VENTURE = Verb("venture", "adentrarse se_adentra se_adentre adéntrate", "wagen wagt wagst wage")

WORDS = (predicate(Venture, VENTURE, "into the dungeon", "en la mazmorra", "dich ins Gewölbe"),)
