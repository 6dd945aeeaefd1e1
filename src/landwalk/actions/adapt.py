"""CR 701.46, adapt."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.actions.world import World, executes, note
from landwalk.kernel.events import CountersEvent
from landwalk.kernel.flow import Flow
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Zone


class Adapt(Predicate):
    """CR 701.46."""

    __slots__ = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount = amount


ADAPT = Verb("adapt", "adaptar adapta adapte adaptar", "")

WORDS = (
    predicate(Adapt, Verb("adapt", None, "adaptieren!"), None, None, "{amount:int}"),
    predicate(Adapt, ADAPT, "{amount:int}", "{amount:int}", None),
)


@executes(Adapt)
def adapt(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Adapt, clause: Clause) -> Flow[None]:
    """CR 701.46a: N +1/+1 counters on this permanent if it has none."""
    id_ = world.current(ctx.source)
    if not id_ or world.obj(id_).zone is not Zone.BATTLEFIELD or world.obj(id_).counter("+1/+1"):
        note(ctx, ())
        return
    event = CountersEvent(id_, "+1/+1", world.amount(predicate.amount, ctx), ctx.you, ctx.item or ctx.source)
    yield event
    note(ctx, (id_,) if event.happened else ())
