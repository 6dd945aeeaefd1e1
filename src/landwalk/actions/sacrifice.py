"""CR 701.21, sacrifice."""

from __future__ import annotations

from collections.abc import Sequence

from landwalk.abilities.context import Context
from landwalk.abilities.noun import NounPhrase
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.actions.world import World, executes, note, possible
from landwalk.kernel.choices import Purpose
from landwalk.kernel.events import Batch, Event, ZoneChange
from landwalk.kernel.flow import Flow
from landwalk.kernel.native import mypyc_attr
from landwalk.kernel.node import Node
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.registry import expands, finishes
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone


class Sacrifice(Predicate):
    """ "Sacrifice ~", "sacrifices a creature": the subject player moves what they control to the graveyard."""

    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


@mypyc_attr(allow_interpreted_subclasses=True)
class SacrificeEvent(Event):
    """player sacrifices a permanent they control (701.21a)."""

    __slots__ = ("object", "player")
    kind_keys = ("sacrifice",)

    def __init__(self, player: PlayerId, object_: ObjectId, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.player = player
        self.object = object_


@expands(SacrificeEvent)
def unfold(state: State, event: SacrificeEvent) -> Sequence[Event]:
    """CR 701.21a: directly to its owner's graveyard; it isn't destroyed."""
    obj = state.objects.get(event.object)
    if obj is None or obj.zone is not Zone.BATTLEFIELD:
        return ()
    return (ZoneChange(event.object, Zone.BATTLEFIELD, Zone.GRAVEYARD, "sacrifice", cause=event.cause),)


@finishes(SacrificeEvent)
def finish(state: State, event: SacrificeEvent, subs: Sequence[Event]) -> None:
    """Sacrificed even if a replacement effect sends it elsewhere (701.21a with 614.6)."""
    event.happened = bool(subs)


def may_be_sacrificed(world: World, phrase: Node, ctx: Context, player: PlayerId) -> list[ObjectId]:
    """Permanents that the player controls among those of the phrase (701.21a: only a permanent, only one's own)."""
    return [
        i
        for i in world.candidates(phrase, ctx)
        if (j := world.current(i))
        and world.obj(j).zone is Zone.BATTLEFIELD
        and world.controller(j) == player
        and world.can(player, "sacrifice", j)
    ]


@executes(Sacrifice)
def sacrifice(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: Sacrifice, clause: Clause
) -> Flow[None]:
    """Each player picks in turn order, then all are sacrificed together (608.2e, 101.4)."""
    events: list[SacrificeEvent] = []
    before = ctx.subject
    for player in subjects:
        ctx.subject = player
        ids = may_be_sacrificed(world, predicate.what, ctx, player)
        if isinstance(predicate.what, NounPhrase) and not predicate.what.is_target:
            picked = yield from world.pick(predicate.what, ids, ctx, player, Purpose.SACRIFICE)
        else:
            chosen = yield from world.select(predicate.what, ctx, player, Purpose.SACRIFICE)
            picked = tuple(i for i in chosen if world.controller(i) == player and world.can(player, "sacrifice", i))
        events += [SacrificeEvent(player, i, ctx.item or ctx.source) for i in picked]
    ctx.subject = before
    yield Batch(tuple(events))
    note(ctx, tuple(e.object for e in events if e.happened))
    ctx.cost = ctx.last  # "the sacrificed creature"


@possible(Sacrifice)
def can_sacrifice(world: World, ctx: Context, player: PlayerId, predicate: Sacrifice) -> bool:
    return bool(may_be_sacrificed(world, predicate.what, ctx, player))


SACRIFICE = Verb("sacrifice", "sacrificar sacrifica sacrifique", "opfern opfert opferst opfere")
WORDS = (predicate(Sacrifice, SACRIFICE, "{what:obj}", "{what:obj}", "{what:obj}"),)
