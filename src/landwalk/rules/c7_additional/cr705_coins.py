"""CR 705, flipping a coin."""

from __future__ import annotations

from landwalk.abilities.chance import FlipCoins, FlipWas
from landwalk.abilities.context import Context
from landwalk.abilities.sentence import Clause
from landwalk.actions.world import World, executes
from landwalk.kernel.chance import Chance
from landwalk.kernel.events import Acted
from landwalk.kernel.flow import Flow, number
from landwalk.rules.conditions import condition
from landwalk.rules.look import Look


@executes(FlipCoins)
def flip(world: World, ctx: Context, subjects: tuple[int, ...], predicate: FlipCoins, clause: Clause) -> Flow[None]:
    """CR 705.2: a coin that comes up as called is won. The call can't change the chances, so nobody is asked for it; 1 is won, or heads."""
    won = 0
    for player in subjects:
        ctx.subject = player
        for _ in range(max(0, world.amount(predicate.amount, ctx))):
            result = number((yield Chance("coin", 2, player)))
            won += result
            yield Acted(player, "flip", (), result, ctx.item or ctx.source)
    ctx.result = won
    ctx.amount = won
    ctx.did = 1


@condition(FlipWas)
def flip_was(look: Look, node: FlipWas, ctx: Context) -> bool:
    return (ctx.result > 0) == (node.result in ("win", "heads"))
