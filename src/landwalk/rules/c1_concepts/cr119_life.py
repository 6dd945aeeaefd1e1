"""CR 119, life."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.effect import CantDo, GainLife, LoseLife, SetLife
from landwalk.abilities.sentence import Clause
from landwalk.actions.world import World, executes
from landwalk.kernel.events import Batch, Event, GainLifeEvent, LoseLifeEvent
from landwalk.kernel.flow import Flow
from landwalk.kernel.registry import applies
from landwalk.kernel.state import State
from landwalk.rules.averting import averted
from landwalk.rules.c1_concepts.cr101_restrictions import cant
from landwalk.rules.look import Now


@applies(GainLifeEvent)
def gained(state: State, event: GainLifeEvent) -> None:
    """CR 119.3; 119.7: a player who can't gain life doesn't; 119.9: gaining 0 life is no event."""
    if event.amount <= 0 or not state.players[event.player].in_game:
        event.happened = False
        return
    against = cant(Now(state), event.player, CantDo.GAIN_LIFE)
    if against:
        event.happened = False
        averted(state, event, against)
        return
    state.edit_player(event.player).life += event.amount


@applies(LoseLifeEvent)
def lost(state: State, event: LoseLifeEvent) -> None:
    """CR 119.3."""
    if event.amount <= 0 or not state.players[event.player].in_game:
        event.happened = False
        return
    state.edit_player(event.player).life -= event.amount


def _note(ctx: Context, subjects: tuple[int, ...], events: list[Event], amount: int) -> None:
    ctx.amount = amount
    ctx.did = 1 if any(e.happened for e in events) else 0


@executes(GainLife)
def gain_life(world: World, ctx: Context, subjects: tuple[int, ...], predicate: GainLife, clause: Clause) -> Flow[None]:
    events: list[GainLifeEvent] = []
    for player in subjects:
        ctx.subject = player
        events.append(GainLifeEvent(player, world.amount(predicate.amount, ctx), ctx.item or ctx.source))
    yield Batch(tuple(events))
    _note(ctx, subjects, list(events), sum(e.amount for e in events if e.happened))


@executes(LoseLife)
def lose_life(world: World, ctx: Context, subjects: tuple[int, ...], predicate: LoseLife, clause: Clause) -> Flow[None]:
    events: list[LoseLifeEvent] = []
    for player in subjects:
        ctx.subject = player
        amount = world.amount(predicate.amount, ctx)
        events.append(LoseLifeEvent(player, amount, "effect", ctx.item or ctx.source))
    yield Batch(tuple(events))
    _note(ctx, subjects, list(events), sum(e.amount for e in events if e.happened))


@executes(SetLife)
def set_life(world: World, ctx: Context, subjects: tuple[int, ...], predicate: SetLife, clause: Clause) -> Flow[None]:
    """CR 119.5: the player gains or loses the necessary amount of life."""
    events: list[Event] = []
    for player in subjects:
        ctx.subject = player
        change = world.amount(predicate.amount, ctx) - world.state.players[player].life
        cause = ctx.item or ctx.source
        if change > 0:
            events.append(GainLifeEvent(player, change, cause))
        elif change < 0:
            events.append(LoseLifeEvent(player, -change, "effect", cause))
    yield Batch(tuple(events))
    _note(ctx, subjects, events, 0)
