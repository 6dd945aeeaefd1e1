"""CR 701.37, monstrosity."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.actions.world import World, executes, note
from landwalk.kernel.events import Batch, CountersEvent, SetDesignation
from landwalk.kernel.flow import Flow
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Zone


class Monstrosity(Predicate):
    """CR 701.37."""

    __slots__ = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount = amount


MONSTROSITY = Verb("monstrosity monstrosity", "", "")

WORDS = (predicate(Monstrosity, MONSTROSITY, "{amount:int}", None, None),)


@executes(Monstrosity)
def monstrosity(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: Monstrosity, clause: Clause
) -> Flow[None]:
    """CR 701.37a-b: if it isn't monstrous, N +1/+1 counters on it, and it becomes monstrous."""
    id_ = world.current(ctx.source)
    if not id_ or world.obj(id_).zone is not Zone.BATTLEFIELD or "monstrous" in world.obj(id_).designations:
        note(ctx, ())
        return
    cause = ctx.item or ctx.source
    amount = world.amount(predicate.amount, ctx)
    yield Batch((CountersEvent(id_, "+1/+1", amount, ctx.you, cause), SetDesignation(id_, "monstrous", cause=cause)))
    note(ctx, (id_,))
