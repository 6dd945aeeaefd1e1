"""CR 706, rolling a die."""

from __future__ import annotations

from landwalk.abilities.chance import ResultRow, ResultTable, RollDice, RollResult
from landwalk.abilities.context import Context
from landwalk.abilities.sentence import Clause
from landwalk.actions.world import World, executes
from landwalk.kernel.chance import Chance
from landwalk.kernel.events import Acted
from landwalk.kernel.flow import Flow, number
from landwalk.rules.look import Look
from landwalk.rules.values import values


@executes(RollDice)
def roll(world: World, ctx: Context, subjects: tuple[int, ...], predicate: RollDice, clause: Clause) -> Flow[None]:
    """CR 706.2: the natural result with its modifier; of several dice the sum is kept."""
    total = 0
    for player in subjects:
        ctx.subject = player
        for _ in range(max(0, world.amount(predicate.amount, ctx))):
            result = number((yield Chance("die", predicate.sides, player)))
            if predicate.modifier is not None:
                result += world.amount(predicate.modifier, ctx)
            total += result
            yield Acted(player, "roll", (), result, ctx.item or ctx.source)
    ctx.result = total
    ctx.amount = total
    ctx.did = 1


@values(RollResult)
def roll_result(look: Look, node: RollResult, ctx: Context) -> int:
    return ctx.result


def row_for(table: ResultTable, result: int) -> ResultRow | None:
    """CR 706.3a: the line of the table that the result falls into."""
    for row in table.rows:
        if row.least <= result and (row.most < 0 or result <= row.most):
            return row
    return None
