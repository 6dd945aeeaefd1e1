"""CR 607, linked abilities: "exiled with ~"; and what was discarded by an earlier instruction of the same text (608.2c)."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.linked import DiscardedThisWay, ExiledWith
from landwalk.abilities.noun import NounPhrase
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Zone
from landwalk.rules.conditions import condition
from landwalk.rules.look import Look
from landwalk.rules.matching import MODIFIERS, WHERE, fits
from landwalk.rules.references import refer


def _exiled_with(look: Look, m: Node, id_: int, ctx: Context) -> bool:
    """CR 607.2a: only what its own ability exiled, as long as it stays there."""
    assert isinstance(m, ExiledWith)
    return any(id_ in ids for source in refer(look, m.source, ctx) for _, ids in look.object(source).linked)


MODIFIERS[ExiledWith] = _exiled_with
WHERE[ExiledWith] = Zone.EXILE


@condition(DiscardedThisWay)
def _discarded(look: Look, node: DiscardedThisWay, ctx: Context) -> bool:
    """CR 701.9c: also what went elsewhere than to the graveyard, if it can be seen there."""
    assert isinstance(node.what, NounPhrase)
    return any(fits(look, node.what.cores, node.what.tail, id_, ctx) for id_ in ctx.cost)
