"""Vanishing N (CR 702.63), also without a number.

What it does:
    This permanent enters with N time counters on it; at the beginning of your upkeep, if it has one, remove one; when the last is removed,
    sacrifice it (702.63a). Without a number it enters with none (702.63b).

Interactions:
    Several instances work separately (702.63c). The last counter may be removed by anything.
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Static, Triggered
from landwalk.abilities.condition import ObjectIs
from landwalk.abilities.effect import Enter, PutCounters, RemoveCountersFrom
from landwalk.abilities.noun import YOU, WithCounter
from landwalk.abilities.parts import ONE, PERMANENT, THIS, do, number
from landwalk.abilities.pattern import LastCounterRemoved, StepBegins
from landwalk.abilities.sentence import Clause
from landwalk.actions.sacrifice import Sacrifice
from landwalk.kernel.zones import Step
from landwalk.rules.questions import KeywordMeaning, register

_TICK = Triggered(
    StepBegins(Step.UPKEEP, YOU),
    (do(RemoveCountersFrom("time", ONE, THIS)),),
    condition=ObjectIs(THIS, (PERMANENT,), (WithCounter("time"),)),
    when="at",
)
_END = Triggered(LastCounterRemoved("time", THIS), (do(Sacrifice(THIS)),))


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    if not keyword.params:
        return (_TICK, _END)
    counters = PutCounters("time", number(keyword.params), THIS)
    return (Static((Clause(THIS, (Enter(counters=(counters,)),)),)), _TICK, _END)


register(KeywordMeaning("vanishing", "702.63", means))
