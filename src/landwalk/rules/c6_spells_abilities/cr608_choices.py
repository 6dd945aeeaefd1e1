"""CR 608.2d, choices made while instructions are followed; 607.2d: what was chosen is kept for linked abilities; 118.12, paying."""

from __future__ import annotations

from landwalk.abilities.context import Context, inst_key
from landwalk.abilities.effect import Choose, ChooseObject, PayCost
from landwalk.abilities.sentence import Clause
from landwalk.actions.world import World, chooser, executes, note, possible
from landwalk.kernel.choices import Purpose
from landwalk.kernel.events import Remember
from landwalk.kernel.flow import Flow
from landwalk.kernel.objects import PlayerId
from landwalk.rules.c1_concepts import cr118_costs
from landwalk.rules.c6_spells_abilities.cr614_entering import choose_value
from landwalk.rules.look import Now


@executes(Choose)
def choose(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Choose, clause: Clause) -> Flow[None]:
    """A colour, a type, a player, a number: kept on the source (or the spell itself) under its ability (607.2d)."""
    for player in subjects:
        value = yield from choose_value(
            world.state, chooser(ctx, (player,)), predicate, ctx.source if world.entry is None else ctx.item
        )
        if world.entry is not None:
            # CR 607.2d, 614.12a: it stands on the object as it enters.
            key = f"{ctx.key or inst_key('', 0)}:{predicate.what}"
            world.entry.chosen = (*world.entry.chosen, (key, value))
            continue
        on = ctx.source if ctx.source in world.state.objects else ctx.item
        if on in world.state.objects:
            chosen = world.obj(on).chosen
            yield Remember(on, "chosen", (*chosen, (f"{ctx.key}:{predicate.what}", value)))
        if isinstance(value, int) and value < 0:
            ctx.last = (value,)
        elif isinstance(value, int):
            ctx.amount = value
    ctx.did = 1


@executes(ChooseObject)
def choose_object(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: ChooseObject, clause: Clause
) -> Flow[None]:
    """Not a target (115.10): what is chosen is what later words mean."""
    ids: tuple[int, ...] = ()
    for player in subjects:
        ctx.subject = player
        ids += yield from world.select(predicate.what, ctx, chooser(ctx, (player,)), Purpose.SELECT)
    note(ctx, ids)


@executes(PayCost)
def pay_cost(world: World, ctx: Context, subjects: tuple[int, ...], predicate: PayCost, clause: Clause) -> Flow[None]:
    """CR 118.12: paid only in full, or not at all."""
    paid = 0
    for player in subjects:
        ctx.subject = player
        if cr118_costs.can_pay(Now(world.state), player, predicate.costs, ctx):
            if (yield from cr118_costs.pay(world.state, player, predicate.costs, ctx)):
                paid += 1
    ctx.amount = paid
    ctx.did = 1 if paid else 0


@possible(PayCost)
def can_pay_cost(world: World, ctx: Context, player: PlayerId, predicate: PayCost) -> bool:
    return cr118_costs.can_pay(Now(world.state), player, predicate.costs, ctx)


@possible(ChooseObject)
def can_choose(world: World, ctx: Context, player: PlayerId, predicate: ChooseObject) -> bool:
    return bool(world.candidates(predicate.what, ctx))
