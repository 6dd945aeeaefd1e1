"""Modular N (CR 702.43).

What it does:
    This permanent enters with N +1/+1 counters on it; when it is put into a graveyard from the battlefield, you may put a +1/+1 counter on
    target artifact creature for each +1/+1 counter on it (702.43a).

Interactions:
    The counters are those that it had as it left. Several instances work separately (702.43b).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Static, Triggered
from landwalk.abilities.amount import CountersOn
from landwalk.abilities.effect import Enter, PutCounters
from landwalk.abilities.noun import YOU, Core, Det, Noun, NounPhrase
from landwalk.abilities.parts import THIS, number
from landwalk.abilities.pattern import Dies
from landwalk.abilities.sentence import Clause, May
from landwalk.rules.questions import KeywordMeaning, register

_COUNTER = "+1/+1"
_ARTIFACT_CREATURE = NounPhrase(Det.TARGET, (Core(Noun.TYPE, types=("artifact", "creature")),))
_MOVE = PutCounters(_COUNTER, CountersOn(_COUNTER, THIS), _ARTIFACT_CREATURE)
_TRIGGER = Triggered(Dies(THIS), (May((Clause(YOU, (_MOVE,)),)),))


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    counters = PutCounters(_COUNTER, number(keyword.params), THIS)
    return (Static((Clause(THIS, (Enter(counters=(counters,)),)),)), _TRIGGER)


register(KeywordMeaning("modular", "702.43", means))
