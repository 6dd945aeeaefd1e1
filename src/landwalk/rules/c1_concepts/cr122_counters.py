"""CR 122, counters."""

from __future__ import annotations

from typing import Final

from landwalk.abilities.context import Context
from landwalk.abilities.effect import CantDo, GetCounters, MoveCounter, PutCounters, RemoveCountersFrom
from landwalk.abilities.noun import Det, NounPhrase
from landwalk.abilities.sentence import Clause
from landwalk.actions.world import World, chooser, executes, possible
from landwalk.kernel.choices import ChooseOptions, Divide, Purpose
from landwalk.kernel.events import Batch, CountersEvent
from landwalk.kernel.flow import Flow, options, pairs
from landwalk.kernel.objects import PlayerId
from landwalk.kernel.registry import applies
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c1_concepts.cr101_restrictions import cant
from landwalk.rules.interests import register_counter
from landwalk.rules.look import Now

#: Where "put a counter on it" finds an object: what went on to another zone meanwhile isn't that object any more (400.7).
_BEAR_COUNTERS: Final = frozenset({Zone.BATTLEFIELD, Zone.EXILE})


def with_counters(counters: tuple[tuple[str, int], ...], kind: str, change: int) -> tuple[tuple[str, int], ...]:
    """The pairs with `change` more of a kind (never fewer than none), sorted by kind."""
    now = dict(counters)
    now[kind] = max(0, now.get(kind, 0) + change)
    return tuple(sorted((k, n) for k, n in now.items() if n > 0))


@applies(CountersEvent)
def counters_changed(state: State, event: CountersEvent) -> None:
    """CR 122.1, 122.6; only as many as there are can be removed. `amount` says what really happened."""
    if event.amount > 0 and event.to > 0 and cant(Now(state), event.to, CantDo.HAVE_COUNTERS):
        event.happened = False
        return
    if event.to < 0:
        player = state.edit_player(event.to)
        before = player.counter(event.counter)
        player.counters = with_counters(player.counters, event.counter, event.amount)
        after = player.counter(event.counter)
    elif event.to in state.objects:
        obj = state.edit(event.to)
        before = obj.counter(event.counter)
        obj.counters = with_counters(obj.counters, event.counter, event.amount)
        after = obj.counter(event.counter)
        if event.amount > 0:
            register_counter(state, event.counter)
            # CR 613.7c: counters of this kind all get the timestamp of the new one
            times = tuple((k, t) for k, t in obj.counter_times if k != event.counter)
            obj.counter_times = (*times, (event.counter, state.new_timestamp()))
    else:
        event.happened = False
        return
    event.amount = after - before
    event.happened = event.amount != 0


def _note(ctx: Context, ids: tuple[int, ...], events: list[CountersEvent]) -> None:
    ctx.last = ids
    ctx.amount = sum(abs(e.amount) for e in events if e.happened)
    ctx.did = 1 if ctx.amount else 0


@executes(PutCounters)
def put_counters(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: PutCounters, clause: Clause
) -> Flow[None]:
    """CR 122.6."""
    events: list[CountersEvent] = []
    on: tuple[int, ...] = ()
    for subject in subjects:
        ctx.subject = subject
        who = chooser(ctx, (subject,))
        ids = yield from world.select(predicate.on, ctx, who, Purpose.SELECT)
        ids = tuple(i for i in ids if i < 0 or world.obj(i).zone in _BEAR_COUNTERS)
        if predicate.divided != "no":
            amount = world.amount(predicate.amount, ctx)
            shares = yield from _shares(world, ctx, who, amount, ids)
        else:
            shares = tuple((i, _amount_for(world, ctx, predicate, i)) for i in ids)
        cause = ctx.item or ctx.source
        events += [CountersEvent(i, predicate.kind, n, who, cause) for i, n in shares if n > 0]
        on += ids
    yield Batch(tuple(events))
    _note(ctx, on, events)


def _amount_for(world: World, ctx: Context, predicate: PutCounters, id_: int) -> int:
    """The amount may speak of each object for itself ("on each creature equal to that creature's toughness")."""
    before = ctx.last
    on = predicate.on
    if isinstance(on, NounPhrase) and on.det is Det.ALL:
        ctx.last = (id_,)
    amount = world.amount(predicate.amount, ctx)
    ctx.last = before
    return amount


def _shares(
    world: World, ctx: Context, who: PlayerId, amount: int, ids: tuple[int, ...]
) -> Flow[tuple[tuple[int, int], ...]]:
    """The division announced with the targets (601.2d), of what isn't targeted chosen now (608.2d)."""
    item = world.state.objects.get(ctx.item)
    info = item.stack if item is not None else None
    if info is not None:
        for group in info.division:
            announced = dict(group)
            if ids and all(i in announced for i in ids):
                return tuple((i, announced[i]) for i in ids)
    if not ids or amount <= 0:
        return ()
    asked = Divide(who, Purpose.DIVIDE, amount, ids, 1 if amount >= len(ids) else 0, source=ctx.source)
    return pairs((yield asked))


@executes(GetCounters)
def get_counters(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: GetCounters, clause: Clause
) -> Flow[None]:
    """Counters on players: poison, energy, experience (CR 122.1, 107.14)."""
    events: list[CountersEvent] = []
    for player in subjects:
        ctx.subject = player
        amount = world.amount(predicate.amount, ctx)
        events.append(CountersEvent(player, predicate.kind, amount, ctx.you, ctx.item or ctx.source))
    yield Batch(tuple(e for e in events if e.amount > 0))
    _note(ctx, subjects, events)


@executes(RemoveCountersFrom)
def remove_counters(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: RemoveCountersFrom, clause: Clause
) -> Flow[None]:
    """As many as there are (609.3); without a kind, of which kind is chosen, or all kinds."""
    who = chooser(ctx, subjects)
    ids = yield from world.select(predicate.from_, ctx, who, Purpose.SELECT)
    events: list[CountersEvent] = []
    for i in ids:
        held = world.state.players[i].counters if i < 0 else world.obj(i).counters
        if predicate.amount is None:
            events += [_removal(ctx, i, k, n) for k, n in held if predicate.kind in ("", k)]
            continue
        kind = predicate.kind
        if not kind and held:
            asked = ChooseOptions(who, Purpose.OPTION, [k for k, _ in held], 1, 1, ctx.source, predicate)
            kind = str(options((yield asked))[0])
        events.append(_removal(ctx, i, kind, min(dict(held).get(kind, 0), world.amount(predicate.amount, ctx))))
    events = [e for e in events if e.amount < 0]
    yield Batch(tuple(events))
    _note(ctx, ids, events)


def _removal(ctx: Context, id_: int, kind: str, amount: int) -> CountersEvent:
    return CountersEvent(id_, kind, -max(0, amount), ctx.you, ctx.item or ctx.source)


@possible(RemoveCountersFrom)
def can_remove(world: World, ctx: Context, player: PlayerId, predicate: RemoveCountersFrom) -> bool:
    """CR 608.2d: enough counters must be there to be removed."""
    need = 1 if predicate.amount is None else world.amount(predicate.amount, ctx)
    for i in world.candidates(predicate.from_, ctx):
        held = world.state.players[i].counters if i < 0 else world.obj(i).counters
        if sum(n for k, n in held if predicate.kind in ("", k)) >= need:
            return True
    return False


@executes(MoveCounter)
def move_counters(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: MoveCounter, clause: Clause
) -> Flow[None]:
    """CR 122.5: removed from one, put on the other; nothing if either can't be done."""
    who = chooser(ctx, subjects)
    from_ = yield from world.select(predicate.from_, ctx, who, Purpose.SELECT)
    to = yield from world.select(predicate.to, ctx, who, Purpose.SELECT)
    events: list[CountersEvent] = []
    for a in from_:
        held = world.obj(a).counters
        for b in to:
            if a == b or cant(Now(world.state), b, CantDo.HAVE_COUNTERS):
                continue
            for kind, n in held:
                if predicate.kind not in ("", kind):
                    continue
                many = n if predicate.amount is None else min(n, world.amount(predicate.amount, ctx))
                events += [_removal(ctx, a, kind, many), CountersEvent(b, kind, many, who, ctx.item or ctx.source)]
    events = [e for e in events if e.amount]
    yield Batch(tuple(events))
    _note(ctx, to, [e for e in events if e.amount > 0])
