"""Cumulative upkeep (CR 702.24).

What it does:
    At the beginning of your upkeep, if this permanent is on the battlefield, put an age counter on it; then you may pay the cost for each
    age counter on it, all or nothing; if you don't, you sacrifice it (702.24a).

Interactions:
    Each instance triggers separately and counts all age counters (702.24b).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.condition import InTheZone
from landwalk.abilities.context import Context
from landwalk.abilities.effect import PutCounters
from landwalk.abilities.keyword_params import CostParam
from landwalk.abilities.noun import YOU
from landwalk.abilities.parts import ONE, THIS, do
from landwalk.abilities.pattern import StepBegins
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.actions.sacrifice import SacrificeEvent
from landwalk.actions.world import World, executes
from landwalk.kernel.choices import Purpose, YesNo
from landwalk.kernel.flow import Flow, yes
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Step, Zone
from landwalk.rules.c1_concepts.cr118_costs import can_pay, pay
from landwalk.rules.look import Now
from landwalk.rules.questions import KeywordMeaning, register

_AGE = "age"


class PayForEachAge(Predicate):
    """ "You may pay [cost] for each age counter on it. If you don't, sacrifice it." """

    __slots__ = ("costs",)

    def __init__(self, costs: tuple[Node, ...]) -> None:
        self.costs = costs


@executes(PayForEachAge)
def _pay(world: World, ctx: Context, subjects: tuple[int, ...], predicate: PayForEachAge, clause: Clause) -> Flow[None]:
    state = world.state
    source = ctx.source
    if source not in state.objects:
        return
    costs = predicate.costs * state.objects[source].counter(_AGE)
    if can_pay(Now(state), ctx.you, costs, ctx) and yes((yield YesNo(ctx.you, Purpose.PAY, source, clause))):
        if (yield from pay(state, ctx.you, costs, ctx)):
            return
    yield SacrificeEvent(ctx.you, source, ctx.item)


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    (cost,) = keyword.params
    assert isinstance(cost, CostParam)
    body = (do(PutCounters(_AGE, ONE, THIS)), do(PayForEachAge(cost.costs)))
    there = InTheZone(THIS, Zone.BATTLEFIELD)
    return (Triggered(StepBegins(Step.UPKEEP, YOU), body, condition=there, when="at"),)


register(KeywordMeaning("cumulative upkeep", "702.24", means))
