"""CR 701.12, exchange."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.effect import GainControl
from landwalk.abilities.noun import Core, It, Noun, NounPhrase, PlayerPhrase, Ref, That, Who
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.actions.world import World, chooser, executes, note, partly
from landwalk.kernel.choices import Purpose
from landwalk.kernel.events import Batch, Event, GainLifeEvent, LoseLifeEvent
from landwalk.kernel.flow import Flow
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Zone


class ExchangeControl(Predicate):
    """ "Exchange control of ~ and target creature": a and b; b None: a names two permanents."""

    __slots__ = ("a", "b")

    def __init__(self, a: Node, b: Node | None = None) -> None:
        self.a = a
        self.b = b


class ExchangeLife(Predicate):
    """ "Exchange life totals with target player": the subject player with another."""

    __slots__ = ("with_",)

    def __init__(self, with_: Node) -> None:
        self.with_ = with_


_GAINS = GainControl(It(Ref.LAST))
_WHO = PlayerPhrase(Who.YOU)


@partly(ExchangeControl)
def _of_permanents(predicate: ExchangeControl) -> str:
    for node in (predicate.a, predicate.b):
        core = node.cores[0] if isinstance(node, NounPhrase) else node.core if isinstance(node, That) else None
        if isinstance(core, Core) and core.noun is Noun.SPELL:
            return "exchanging control of a spell"
    return ""


@executes(ExchangeControl)
def exchange_control(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: ExchangeControl, clause: Clause
) -> Flow[None]:
    """CR 701.12a-b: completely or not at all; nothing if one player controls both."""
    who = chooser(ctx, subjects)
    ids = yield from world.select(predicate.a, ctx, who, Purpose.SELECT)
    if predicate.b is not None:
        ids = ids[:1] + (yield from world.select(predicate.b, ctx, who, Purpose.SELECT))[:1]
    there = [i for i in ids if i in world.state.objects and world.obj(i).zone in (Zone.BATTLEFIELD, Zone.STACK)]
    controllers = [world.controller(i) for i in there]
    if len(there) != 2 or controllers[0] == controllers[1]:
        note(ctx, ())
        return
    before = ctx.subject
    for id_, new in zip(there, reversed(controllers), strict=True):
        ctx.subject = new
        yield from world.start_effect(Clause(_WHO, (_GAINS,), clause.duration), (id_,), ctx, clause.duration)
    ctx.subject = before
    note(ctx, tuple(there))


@executes(ExchangeLife)
def exchange_life(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: ExchangeLife, clause: Clause
) -> Flow[None]:
    """CR 701.12c: each gains or loses what is needed; not at all if one of them can't."""
    others = yield from world.select(predicate.with_, ctx, chooser(ctx, subjects), Purpose.PLAYER)
    ctx.did = 0
    if not others or others[0] == subjects[0]:
        return
    a, b = subjects[0], others[0]
    lives = {a: world.state.players[b].life, b: world.state.players[a].life}
    events: list[Event] = []
    for player, new in lives.items():
        change = new - world.state.players[player].life
        if change > 0 and not world.can(player, "gain_life", 0):
            return
        cause = ctx.item or ctx.source
        if change:
            gain = change > 0
            events.append(
                GainLifeEvent(player, change, cause) if gain else LoseLifeEvent(player, -change, "effect", cause)
            )
    yield Batch(tuple(events))
    ctx.did = 1
