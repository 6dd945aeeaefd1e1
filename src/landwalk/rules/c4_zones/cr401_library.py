"""CR 401, library: looking at and revealing the top cards, and putting them elsewhere; 402.3, looking at a hand."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.effect import LookAtHand, LookAtTop, PutFromAmong, RestTo, RevealTop
from landwalk.abilities.noun import NounPhrase
from landwalk.abilities.sentence import Clause
from landwalk.actions.world import World, chooser, executes, moving, note, possible
from landwalk.kernel.choices import ChooseObjects, Purpose
from landwalk.kernel.events import Batch, Entry, Reveal, ZoneChange
from landwalk.kernel.flow import Flow, objects
from landwalk.kernel.node import Node
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.zones import Zone
from landwalk.rules.c4_zones.cr400_knowledge import picked_unseen
from landwalk.rules.c4_zones.cr400_moving import enter_with, in_library_order, moved, order_hidden


def _top(world: World, ctx: Context, amount: Node, whose: Node) -> tuple[ObjectId, ...]:
    out: tuple[ObjectId, ...] = ()
    for owner in world.players(whose, ctx):
        out += world.state.players[owner].library[: max(0, world.amount(amount, ctx))]
    return out


@executes(LookAtTop)
def look_at_top(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: LookAtTop, clause: Clause
) -> Flow[None]:
    """CR 701.20e: only the player who looks sees them."""
    ids: tuple[ObjectId, ...] = ()
    for player in subjects:
        ctx.subject = player
        seen = _top(world, ctx, predicate.amount, predicate.whose)
        if seen:
            yield Reveal(seen, (chooser(ctx, (player,)),), ctx.item or ctx.source)
        ids += seen
    world.looked = ids
    note(ctx, ids)


@executes(RevealTop)
def reveal_top(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: RevealTop, clause: Clause
) -> Flow[None]:
    ids: tuple[ObjectId, ...] = ()
    for player in subjects:
        ctx.subject = player
        ids += _top(world, ctx, predicate.amount, predicate.whose)
    if ids:
        yield Reveal(ids, (), ctx.item or ctx.source)
    world.looked = ids
    note(ctx, ids)


@executes(LookAtHand)
def look_at_hand(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: LookAtHand, clause: Clause
) -> Flow[None]:
    ids: tuple[ObjectId, ...] = ()
    for player in subjects:
        ctx.subject = player
        seen = tuple(i for owner in world.players(predicate.whose, ctx) for i in world.state.players[owner].hand)
        viewers = () if predicate.how == "reveal" else (chooser(ctx, (player,)),)
        if seen:
            yield Reveal(seen, viewers, ctx.item or ctx.source)
        ids += seen
    world.looked = ids
    note(ctx, ids)


def _seen(world: World, ctx: Context) -> list[ObjectId]:
    """ "Them": the cards that were just looked at, revealed, milled or exiled; else those that the trigger event was about."""
    if world.looked or ctx.event is None:
        return [i for i in world.looked if i in world.state.objects]
    return [i for i in map(world.current, ctx.event.objects) if i]


def _pick(world: World, ctx: Context, who: PlayerId, predicate: PutFromAmong) -> Flow[tuple[ObjectId, ...]]:
    what = predicate.what
    if not isinstance(what, NounPhrase):
        chosen = yield from world.select(what, ctx, who, Purpose.SELECT)
        return tuple(i for i in chosen if i in _seen(world, ctx))
    among = [i for i in _seen(world, ctx) if world.fits(what, i, ctx)]
    if predicate.may == "may":
        most = min(len(among), 1 if what.count is None else world.amount(what.count, ctx))
        return objects((yield ChooseObjects(who, Purpose.SELECT, among, 0, most, ctx.source, what)))
    return (yield from world.pick(what, among, ctx, who, Purpose.SELECT))


@executes(PutFromAmong)
def put_from_among(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: PutFromAmong, clause: Clause
) -> Flow[None]:
    """Some of the cards that were looked at go to a zone; the others stay for "the rest"."""
    who = chooser(ctx, subjects)
    among = world.looked
    picked = yield from _pick(world, ctx, who, predicate)
    concealing = picked_unseen(world.state, who, among, ctx.item or ctx.source)
    if concealing is not None:
        yield concealing
    world.looked = tuple(i for i in world.looked if i not in picked)
    if predicate.reveal == "yes" and picked:
        yield Reveal(picked, (), ctx.item or ctx.source)
    yield from _put(world, ctx, who, picked, predicate.to, predicate.position, predicate.with_)


@executes(RestTo)
def rest_to(world: World, ctx: Context, subjects: tuple[int, ...], predicate: RestTo, clause: Clause) -> Flow[None]:
    """ "The rest", "the other": what is left of the cards that were looked at."""
    rest = tuple(i for i in world.looked if i in world.state.objects)
    world.looked = ()
    position = {"other": "", "other_bottom": "bottom"}.get(predicate.position, predicate.position)
    yield from _put(world, ctx, chooser(ctx, subjects), rest, predicate.to, position, ())


def _put(
    world: World,
    ctx: Context,
    who: PlayerId,
    ids: tuple[ObjectId, ...],
    to: Zone,
    position: str,
    with_: tuple[str, ...],
) -> Flow[None]:
    events: list[ZoneChange] = []
    if to is Zone.LIBRARY:
        ids = yield from in_library_order(world, ctx, who, ids, position)
    for i in ids:
        entry = None
        if to is Zone.BATTLEFIELD:
            entry = Entry(who)
            yield from enter_with(world, ctx, entry, with_)
        where = "bottom" if position.startswith("bottom") else "top"
        events.append(moving(world, i, to, ctx, "put", where, entry))
    yield Batch(tuple(events))
    yield from order_hidden(world, ctx, events, position)
    note(ctx, moved(world, events))


@possible(PutFromAmong)
def can_put(world: World, ctx: Context, player: PlayerId, predicate: PutFromAmong) -> bool:
    what = predicate.what
    if not isinstance(what, NounPhrase):
        return bool(_seen(world, ctx))
    return any(world.fits(what, i, ctx) for i in _seen(world, ctx))
