"""CR 701.3, attach."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.actions.world import World, chooser, executes, note
from landwalk.kernel.choices import Purpose
from landwalk.kernel.events import AttachEvent, Batch
from landwalk.kernel.flow import Flow
from landwalk.kernel.node import Node
from landwalk.kernel.registry import applies
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone


class Attach(Predicate):
    """ "Attach ~ to target creature you control"."""

    __slots__ = ("to", "what")

    def __init__(self, what: Node, to: Node) -> None:
        self.what = what
        self.to = to


class Unattach(Predicate):
    """ "Unattach ~" (701.3d)."""

    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


@applies(AttachEvent)
def attached(state: State, event: AttachEvent) -> None:
    """CR 701.3a, c: it moves onto another object or player, or (to 0, 701.3d) off; 613.7e: it gets a new timestamp."""
    obj = state.objects.get(event.object)
    if obj is None or obj.zone is not Zone.BATTLEFIELD or event.to in (obj.attached_to, event.object):
        event.happened = False
        return
    there = event.to <= 0 or (event.to in state.objects and state.objects[event.to].zone is Zone.BATTLEFIELD)
    if not there:
        event.happened = False
        return
    obj = state.edit(event.object)
    obj.attached_to = event.to
    obj.timestamp = state.new_timestamp()


@executes(Attach)
def attach(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Attach, clause: Clause) -> Flow[None]:
    """CR 701.3a-c: nothing happens if it can't be attached there, or is attached there already."""
    who = chooser(ctx, subjects)
    ids = yield from world.select(predicate.what, ctx, who, Purpose.SELECT)
    hosts = yield from world.select(predicate.to, ctx, who, Purpose.SELECT)
    events = [
        AttachEvent(i, hosts[0], ctx.item or ctx.source)
        for i in ids
        if hosts and world.obj(i).attached_to != hosts[0] and world.can_attach(i, hosts[0])
    ]
    yield Batch(tuple(events))
    note(ctx, tuple(e.object for e in events if e.happened))


@executes(Unattach)
def unattach(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Unattach, clause: Clause) -> Flow[None]:
    ids = yield from world.select(predicate.what, ctx, chooser(ctx, subjects), Purpose.SELECT)
    events = tuple(AttachEvent(i, 0, ctx.item or ctx.source) for i in ids if world.obj(i).attached_to)
    yield Batch(events)
    note(ctx, tuple(e.object for e in events if e.happened))


ATTACH = Verb("attach", "anexar anexa anexe", "an|legen legt legst lege")
UNATTACH = Verb("unattach")
WORDS = (
    predicate(Attach, ATTACH, "{what:obj} to {to:obj}", "{what:obj} a {to:obj}"),
    predicate(Unattach, UNATTACH, "{what:obj}"),
)
