"""CR 701.27, transform."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.actions.world import World, chooser, executes, note
from landwalk.kernel.choices import Purpose
from landwalk.kernel.events import Batch, SetStatus
from landwalk.kernel.flow import Flow
from landwalk.kernel.node import Node
from landwalk.kernel.objects import ObjectId
from landwalk.kernel.zones import Zone


class Transform(Predicate):
    """CR 701.27."""

    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


TRANSFORM = Verb(
    "transform", "transformar transforma transforme", "transformieren transformiert transformierst transformiere"
)

WORDS = (predicate(Transform, TRANSFORM, "{what:obj}", "{what:obj}", "{what:obj}"),)


@executes(Transform)
def transform(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: Transform, clause: Clause
) -> Flow[None]:
    """CR 701.27a-f."""
    ids = yield from world.select(predicate.what, ctx, chooser(ctx, subjects), Purpose.SELECT)
    cause = ctx.item or ctx.source
    events = tuple(
        SetStatus(i, "transformed", not world.obj(i).transformed, cause) for i in ids if _may_transform(world, ctx, i)
    )
    yield Batch(events)
    note(ctx, tuple(e.object for e in events if e.happened))


def _may_transform(world: World, ctx: Context, id_: ObjectId) -> bool:
    """CR 701.27c: only a double-faced permanent (or one merged with such, 730.2i).

    CR 701.27f: not if it has already since its own ability was put on the stack.
    """
    obj = world.obj(id_)
    if obj.zone is not Zone.BATTLEFIELD or not obj.turns_over:
        return False
    if id_ == ctx.source and ctx.item in world.state.objects and world.obj(ctx.item).timestamp < obj.timestamp:
        return False
    return world.can(ctx.you, "transform", id_)
