"""CR 400.6-400.11, 110.2, 401.4: the instruction to put or return objects to a zone."""

from __future__ import annotations

from typing import Final

from landwalk.abilities.context import Context
from landwalk.abilities.effect import MoveTo, PutCounters
from landwalk.abilities.noun import OwnerOf
from landwalk.abilities.sentence import Clause
from landwalk.actions.world import World, chooser, executes, moving, note, possible
from landwalk.kernel.chance import Chance
from landwalk.kernel.choices import ChooseObjects, ChooseOrder, Purpose
from landwalk.kernel.events import Batch, Entry, ZoneChange
from landwalk.kernel.flow import Flow, objects
from landwalk.kernel.node import Node
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.zones import Zone
from landwalk.rules.c4_zones.cr400_knowledge import ordered_unseen

_PUBLIC: Final = frozenset({Zone.BATTLEFIELD, Zone.STACK})


@executes(MoveTo)
def move_to(world: World, ctx: Context, subjects: tuple[int, ...], predicate: MoveTo, clause: Clause) -> Flow[None]:
    """All objects move at the same time (608.2f); players pick in turn order (101.4)."""
    events: list[ZoneChange] = []
    for subject in subjects:
        ctx.subject = subject
        who = chooser(ctx, (subject,))
        ids = yield from world.select(predicate.what, ctx, who, Purpose.SELECT)
        ids = tuple(i for i in ids if i > 0 and all(e.object != i for e in events))
        if predicate.to is Zone.BATTLEFIELD:
            for i in ids:
                entry = yield from entering(world, ctx, who, i, predicate)
                events.append(moving(world, i, Zone.BATTLEFIELD, ctx, predicate.verb, entry=entry))
        elif predicate.to is Zone.LIBRARY:
            ordered = yield from in_library_order(world, ctx, who, ids, predicate.position)
            position = "bottom" if predicate.position.startswith("bottom") else predicate.position
            position = position if position.isdigit() or position == "bottom" else "top"
            events += [moving(world, i, Zone.LIBRARY, ctx, predicate.verb, position) for i in ordered]
        else:
            events += [moving(world, i, predicate.to, ctx, predicate.verb) for i in ids]
    yield Batch(tuple(events))
    yield from order_hidden(world, ctx, events, predicate.position)
    note(ctx, moved(world, events))


def order_hidden(world: World, ctx: Context, events: list[ZoneChange], position: str) -> Flow[None]:
    """CR 401.4: the order of several cards that went to a library is known to its owner alone, and a random one to nobody."""
    if not world.state.known:
        return
    for owner in world.state.players:
        ids = tuple(
            [e.new_id for e in events if e.new_id and e.to is Zone.LIBRARY and world.obj(e.new_id).owner == owner]
        )
        concealing = ordered_unseen(
            world.state, () if position.endswith("random") else (owner,), ids, ctx.item or ctx.source
        )
        if concealing is not None:
            yield concealing


def moved(world: World, events: list[ZoneChange]) -> tuple[ObjectId, ...]:
    """What later words mean: what left play as it last was there (608.2h), what came from elsewhere as it is now."""
    out: list[ObjectId] = []
    for e in events:
        if e.happened:
            out.append(e.object if e.from_zone in _PUBLIC or not e.new_id else e.new_id)
    return tuple(out)


def entering(world: World, ctx: Context, who: PlayerId, id_: ObjectId, predicate: MoveTo) -> Flow[Entry]:
    """How an object enters (110.5b): under whose control (110.2a), tapped, attacking (508.4), with counters."""
    entry = Entry(_controller(world, ctx, who, id_, predicate))
    yield from enter_with(world, ctx, entry, predicate.with_, predicate.counters)
    return entry


def enter_with(
    world: World, ctx: Context, entry: Entry, with_: tuple[str, ...], counters: tuple[Node, ...] = ()
) -> Flow[None]:
    """The words "tapped", "attacking", "face_down", "transformed", and counters."""
    entry.tapped = "tapped" in with_
    entry.face_down = "face_down" in with_
    entry.transformed = "transformed" in with_
    if "attacking" in with_:
        # CR 508.4: its controller chooses what it attacks.
        among = world.attackable(entry.controller)
        if among:
            asked = ChooseObjects(entry.controller, Purpose.ATTACK, among, 1, 1, ctx.source)
            entry.attacking = objects((yield asked))[0]
    for counter in counters:
        if isinstance(counter, PutCounters):
            amount = world.amount(counter.amount, ctx)
            entry.counters = tuple(sorted((*entry.counters, (counter.kind, amount)))) if amount else entry.counters


def _controller(world: World, ctx: Context, who: PlayerId, id_: ObjectId, predicate: MoveTo) -> PlayerId:
    if isinstance(predicate.under, OwnerOf):
        return world.obj(id_).owner
    if predicate.under is not None:
        return (world.players(predicate.under, ctx) or (who,))[0]
    # CR 110.2a: whoever is told to put it there controls it; what returns does so under its owner's control (610.3c).
    return world.obj(id_).owner if predicate.verb == "return" else who


def in_library_order(
    world: World, ctx: Context, who: PlayerId, ids: tuple[ObjectId, ...], position: str
) -> Flow[tuple[ObjectId, ...]]:
    """CR 401.4: the owner of several cards that go to a library puts them in any order, or in a random one if the text says so.

    The result is in the order in which the cards are to be put there one by one.
    """
    if len(ids) < 2:
        return ids
    if position.endswith("random"):
        order = objects((yield Chance("shuffle", len(ids), who)))
        return tuple(ids[i] for i in order)
    out: tuple[ObjectId, ...] = ()
    for owner in dict.fromkeys(world.obj(i).owner for i in ids):
        mine = tuple(i for i in ids if world.obj(i).owner == owner)
        if len(mine) > 1:
            mine = objects((yield ChooseOrder(owner, Purpose.ORDER, mine, ctx.source, position or "top")))
        out += mine
    # Named from the top down; on top, the last to be put there is the top card.
    return out if position.startswith("bottom") else out[::-1]


@possible(MoveTo)
def can_move(world: World, ctx: Context, player: PlayerId, predicate: MoveTo) -> bool:
    return bool(world.candidates(predicate.what, ctx))
