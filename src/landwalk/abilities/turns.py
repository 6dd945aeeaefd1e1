"""What effects do to the turn as a whole (CR 724)."""

from __future__ import annotations

from landwalk.abilities.sentence import Predicate


class EndTurn(Predicate):
    """ "End the turn" (724.1)."""

    __slots__ = ()
