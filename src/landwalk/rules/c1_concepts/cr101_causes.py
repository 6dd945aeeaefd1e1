"""CR 101.2, what spells and abilities can't cause a player to do."""

from __future__ import annotations

from landwalk.abilities.several import CantCause
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.rules.clauses import applies_to
from landwalk.rules.look import Look
from landwalk.rules.matching import matches


def forbids(look: Look, cause: ObjectId, player: PlayerId, permanent: ObjectId) -> bool:
    """May that spell or ability on the stack not cause the player to sacrifice the permanent? (A cost isn't caused: 118.12.)"""
    if not cause or not look.exists(cause):
        return False
    for entry in look.index.clauses.get(CantCause, ()):
        said = entry.predicate
        assert isinstance(said, CantCause)
        if (
            entry.ctx.you == player
            and matches(look, said.what, permanent, entry.ctx)
            and applies_to(look, entry, cause)
        ):
            return True
    return False
