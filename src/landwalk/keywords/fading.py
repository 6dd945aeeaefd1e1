"""Fading N (CR 702.32).

What it does:
    This permanent enters with N fade counters on it; at the beginning of your upkeep, remove one, and if you can't, sacrifice it (702.32a).

Interactions:
    The permanent outlives its last counter by a turn: it is sacrificed when there is none to remove.
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Static, Triggered
from landwalk.abilities.condition import DidThat
from landwalk.abilities.effect import Enter, PutCounters, RemoveCountersFrom
from landwalk.abilities.noun import YOU
from landwalk.abilities.parts import ONE, THIS, do, number
from landwalk.abilities.pattern import StepBegins
from landwalk.abilities.sentence import Clause, IfSo
from landwalk.actions.sacrifice import Sacrifice
from landwalk.kernel.zones import Step
from landwalk.rules.questions import KeywordMeaning, register

_TRIGGER = Triggered(
    StepBegins(Step.UPKEEP, YOU),
    (do(RemoveCountersFrom("fade", ONE, THIS)), IfSo(DidThat(YOU, "didnt"), (do(Sacrifice(THIS)),))),
    when="at",
)


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    counters = PutCounters("fade", number(keyword.params), THIS)
    return (Static((Clause(THIS, (Enter(counters=(counters,)),)),)), _TRIGGER)


register(KeywordMeaning("fading", "702.32", means))
