"""Echo (CR 702.30).

What it does:
    At the beginning of your upkeep, if this permanent came under your control since the beginning of your last upkeep, sacrifice it unless
    you pay the cost (702.30a).

Interactions:
    Whoever gains control of it pays in their next upkeep, even if it was paid before.
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.condition import Condition
from landwalk.abilities.context import Context
from landwalk.abilities.keyword_params import CostParam
from landwalk.abilities.noun import YOU
from landwalk.abilities.parts import THIS
from landwalk.abilities.pattern import StepBegins
from landwalk.abilities.sentence import Clause, UnlessPaid
from landwalk.actions.sacrifice import Sacrifice
from landwalk.kernel.events import StepBegan, TurnBegan
from landwalk.kernel.zones import Step
from landwalk.rules.conditions import condition
from landwalk.rules.look import Look
from landwalk.rules.questions import KeywordMeaning, register


class CameSinceLastUpkeep(Condition):
    """ "If it came under your control since the beginning of your last upkeep": the upkeep before the one that goes on."""

    __slots__ = ()


@condition(CameSinceLastUpkeep)
def _came(look: Look, node: CameSinceLastUpkeep, ctx: Context) -> bool:
    return look.exists(ctx.source) and look.object(ctx.source).since >= _turn_of_last_upkeep(look, ctx.you)


def _turn_of_last_upkeep(look: Look, player: int) -> int:
    """The number of the turn of the player's upkeep before the present one; 0 if there was none."""
    turn = look.state.turn
    upkeeps = 0
    link = look.state.log
    while link is not None:
        event = link[0]
        if isinstance(event, TurnBegan):
            turn -= 1
        elif isinstance(event, StepBegan) and event.step is Step.UPKEEP and event.player == player:
            upkeeps += 1
            if upkeeps == 2:
                return turn
        link = link[1]  # type: ignore[assignment]
    return 0


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    cost = keyword.params[0]
    assert isinstance(cost, CostParam)
    body = UnlessPaid((Clause(YOU, (Sacrifice(THIS),)),), YOU, cost.costs)
    return (Triggered(StepBegins(Step.UPKEEP, YOU), (body,), condition=CameSinceLastUpkeep(), when="at"),)


register(KeywordMeaning("echo", "702.30", means))
