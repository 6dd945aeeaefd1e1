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
UNATTACH = Verb("unattach", "desanexar desanexa desanexe")
WORDS = (
    predicate(Attach, ATTACH, None, "{to:le} {what:obj prep}", None),
    predicate(Attach, ATTACH, "{what:obj} to {to:obj}", "{what:obj} a {to:obj prep}", "{what:obj acc} an {to:obj acc}"),
    predicate(Unattach, UNATTACH, "{what:obj}", "{what:obj}"),
)
