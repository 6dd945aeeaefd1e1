"""CR 118.3: what is missing for a cost, said in full. Asked only when somebody wants to know; `can_pay_bill` decides."""

from __future__ import annotations

from typing import Final

from landwalk.abilities import cost as c
from landwalk.abilities.context import Context
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.node import Node
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.rules.c1_concepts.cr106_available import plan
from landwalk.rules.c1_concepts.cr106_payment import needs
from landwalk.rules.c1_concepts.cr118_costs import Bill, can_pay_bill, ways
from landwalk.rules.c1_concepts.cr118_mana_payment import purse_for
from landwalk.rules.c1_concepts.cr118_paying import fixed_objects, life_in, pick_of, possible
from landwalk.rules.c3_card_types.cr302_creatures import summoning_sick
from landwalk.rules.look import Look
from landwalk.rules.questions import Reason

#: More mana than anybody is told about.
_MOST: Final = 60


def unpaid(look: Look, player: PlayerId, bill: Bill, ctx: Context) -> list[Reason]:
    """What stops the player from paying the bill; [] if it can be paid. Where a cost says "or": what each of its ways lacks."""
    if can_pay_bill(look, player, bill, ctx):
        return []
    out: list[Reason] = []
    for way in ways(bill):
        for reason in _lacks(look, player, way, ctx):
            if all(reason.key != r.key or reason.words != r.words for r in out):
                out.append(reason)
    return out


def _lacks(look: Look, player: PlayerId, bill: Bill, ctx: Context) -> list[Reason]:
    out: list[Reason] = []
    for cost in bill.others:
        if not possible(look, player, cost, ctx):
            out.append(_impossible(look, player, cost, ctx))
            continue
        pick = pick_of(look, player, cost, ctx)
        if pick is not None and len(pick.among) < pick.least:
            out.append(Reason("118.3", "{0} hasn't enough for this cost: {1}", (player,), (cost,)))
    life = sum(life_in(look, cost, ctx) for cost in bill.others)
    if life > look.state.players[player].life:
        out.append(Reason("119.4", "{0} has less than {1} life", (player,), (str(life),)))
    if bill.symbols and not out:
        out += _mana(look, player, bill, ctx)
    return out or [Reason("118.3", "{0} can't pay all parts of the cost together", (player,))]


def _impossible(look: Look, player: PlayerId, cost: Node, ctx: Context) -> Reason:
    source = ctx.source
    obj = look.state.objects.get(source)
    if isinstance(cost, (c.TapThis, c.UntapThis)) and obj is not None:
        if obj.tapped and isinstance(cost, c.TapThis):
            return Reason("107.5", "{0} is tapped already", (source,))
        if not obj.tapped and isinstance(cost, c.UntapThis):
            return Reason("107.6", "{0} is untapped already", (source,))
        if summoning_sick(look, source):
            key = "{0} hasn't been under control of {1} since the turn began"
            return Reason("302.6", key, (source, player))
    if isinstance(cost, c.Loyalty):
        return Reason("606.6", "{0} has too few loyalty counters for {1}", (source,), (loyalty_text(cost),))
    return Reason("118.3", "{0} hasn't enough for this cost: {1}", (player,), (cost,))


def loyalty_text(cost: c.Loyalty) -> str:
    """The cost as printed: +1, 0, \u2212X."""
    if cost.x:
        return "\u2212X"
    return f"+{cost.amount}" if cost.amount > 0 else str(cost.amount).replace("-", "\u2212")


def _mana(look: Look, player: PlayerId, bill: Bill, ctx: Context) -> list[Reason]:
    """Too little mana, or not of the right kinds."""
    cost = str(ManaCost(in_order(bill.symbols)))
    able = makeable(look, player, bill, ctx)
    if not able:
        return [Reason("118.3", "{0} can make no mana for {1}", (player,), (cost,))]
    if able < needs(bill.symbols, max(ctx.x, 0))[0].total:
        return [Reason("118.3", "{0} can make only {2} mana for {1}", (player,), (cost, str(able)))]
    return [Reason("118.3", "{0} can make enough mana, but not the kinds that {1} asks for", (player,), (cost,))]


def in_order(symbols: tuple[str, ...]) -> tuple[str, ...]:
    """The symbols as a card would print them: all generic mana as one number, before the rest."""
    generic = sum(int(s) for s in symbols if s.isdigit())
    rest = tuple([s for s in symbols if not s.isdigit()])
    return (str(generic), *rest) if generic or not rest else rest


def makeable(look: Look, player: PlayerId, bill: Bill, ctx: Context) -> int:
    """How much mana of any kind the player could spend on it."""
    exclude = [i for i, _ in fixed_objects(look, bill.others, ctx)]
    purse = purse_for(look, player, bill.spending, exclude)
    n = 0
    while n < _MOST and purse.can_pay(needs((str(n + 1),)), look.state.players[player].life, bill.payers):
        n += 1
    return n


def paid_with(look: Look, player: PlayerId, bill: Bill, ctx: Context) -> tuple[ObjectId, ...]:
    """The objects whose mana, or who themselves, would pay the mana of the bill; () if the pool does, or nothing is to be paid."""
    if not bill.symbols:
        return ()
    exclude = [i for i, _ in fixed_objects(look, bill.others, ctx)]
    purse = purse_for(look, player, bill.spending, exclude)
    made = plan(purse, needs(bill.symbols, max(ctx.x, 0)), look.state.players[player].life, bill.payers)
    if made is None:
        return ()
    return tuple(dict.fromkeys((*[a.source for a in made.activations], *made.payers)))
