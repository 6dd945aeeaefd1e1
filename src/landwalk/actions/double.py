"""CR 701.10, double."""

from __future__ import annotations

from landwalk.abilities.amount import Number
from landwalk.abilities.context import Context
from landwalk.abilities.effect import GetPT
from landwalk.abilities.noun import It, Ref
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.actions.world import World, chooser, executes, note
from landwalk.kernel.choices import Purpose
from landwalk.kernel.events import Batch, CountersEvent, Event, GainLifeEvent, LoseLifeEvent
from landwalk.kernel.flow import Flow
from landwalk.kernel.node import Node


class DoubleCounters(Predicate):
    """ "Double the number of +1/+1 counters on target creature" (701.10e); kind "": of each kind."""

    __slots__ = ("kind", "on")

    def __init__(self, kind: str, on: Node) -> None:
        self.kind = kind
        self.on = on


class DoublePower(Predicate):
    """ "Double target creature's power (and toughness)" (701.10a-b), for the clause's duration. what: "power", "toughness", "both"."""

    __slots__ = ("of", "what")

    def __init__(self, of: Node, what: str = "power") -> None:
        self.of = of
        self.what = what


class DoubleLife(Predicate):
    """ "Double your life total" (701.10d): the subject player's."""

    __slots__ = ()


@executes(DoubleCounters)
def double_counters(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: DoubleCounters, clause: Clause
) -> Flow[None]:
    """CR 701.10e: as many of the kind as are there are put on it."""
    who = chooser(ctx, subjects)
    ids = yield from world.select(predicate.on, ctx, who, Purpose.SELECT)
    events: list[Event] = []
    for i in ids:
        held = world.state.players[i].counters if i < 0 else world.obj(i).counters
        cause = ctx.item or ctx.source
        events += [CountersEvent(i, k, n, who, cause) for k, n in held if predicate.kind in ("", k)]
    yield Batch(tuple(events))
    note(ctx, ids)


@executes(DoublePower)
def double_power(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: DoublePower, clause: Clause
) -> Flow[None]:
    """CR 701.10b: it gets +X/+0, X being its power as the effect begins; 701.10c: a negative power is doubled downwards."""
    ids = yield from world.select(predicate.of, ctx, chooser(ctx, subjects), Purpose.SELECT)
    for i in ids:
        chars = world.get(i)
        power = Number((chars.power or 0) if predicate.what != "toughness" else 0)
        toughness = Number((chars.toughness or 0) if predicate.what != "power" else 0)
        more = Clause(It(Ref.LAST), (GetPT(power, toughness),), clause.duration)
        yield from world.start_effect(more, (i,), ctx, clause.duration)
    note(ctx, ids)


@executes(DoubleLife)
def double_life(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: DoubleLife, clause: Clause
) -> Flow[None]:
    """CR 701.10d: the player gains or loses the difference."""
    events: list[Event] = []
    for player in subjects:
        life = world.state.players[player].life
        cause = ctx.item or ctx.source
        gain = life > 0
        events.append(GainLifeEvent(player, life, cause) if gain else LoseLifeEvent(player, -life, "effect", cause))
    yield Batch(tuple(events))
    ctx.did = 1
