"""Graft N (CR 702.58).

What it does:
    This permanent enters with N +1/+1 counters on it; whenever another creature enters, if this permanent has a +1/+1 counter on it, you
    may move one from it onto that creature (702.58a).

Interactions:
    Several instances work separately (702.58b).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Static, Triggered
from landwalk.abilities.condition import ObjectIs
from landwalk.abilities.effect import Enter, MoveCounter, PutCounters
from landwalk.abilities.noun import YOU, Core, Noun, Status, WithCounter
from landwalk.abilities.parts import EVENT_OBJECT, ONE, PERMANENT, THIS, a, number
from landwalk.abilities.pattern import Enters
from landwalk.abilities.sentence import Clause, May
from landwalk.rules.questions import KeywordMeaning, register

_COUNTER = "+1/+1"
_TRIGGER = Triggered(
    Enters(a(Core(Noun.TYPE, types=("creature",), status=(Status.OTHER,)))),
    (May((Clause(YOU, (MoveCounter(_COUNTER, ONE, THIS, EVENT_OBJECT),)),)),),
    condition=ObjectIs(THIS, (PERMANENT,), (WithCounter(_COUNTER),)),
    when="whenever",
)


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    counters = PutCounters(_COUNTER, number(keyword.params), THIS)
    return (Static((Clause(THIS, (Enter(counters=(counters,)),)),)), _TRIGGER)


register(KeywordMeaning("graft", "702.58", means))
