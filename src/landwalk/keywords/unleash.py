"""Unleash (CR 702.98).

What it does:
    You may have this permanent enter with an additional +1/+1 counter on it; it can't block as long as it has a +1/+1 counter (702.98a).

Interactions:
    Any +1/+1 counter keeps it from blocking, wherever it came from.
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Static
from landwalk.abilities.condition import ObjectIs
from landwalk.abilities.effect import Cant, CantDo, Enter, PutCounters
from landwalk.abilities.noun import WithCounter
from landwalk.abilities.parts import ONE, PERMANENT, THIS
from landwalk.abilities.sentence import Clause
from landwalk.rules.questions import KeywordMeaning, register

_COUNTER = "+1/+1"
_ENTERS = Static((Clause(THIS, (Enter(counters=(PutCounters(_COUNTER, ONE, THIS),), may="may"),)),))
_CANT_BLOCK = Static((Clause(THIS, (Cant(CantDo.BLOCK),)),), ObjectIs(THIS, (PERMANENT,), (WithCounter(_COUNTER),)))


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_ENTERS, _CANT_BLOCK)


register(KeywordMeaning("unleash", "702.98", means))
