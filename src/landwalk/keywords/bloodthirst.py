"""Bloodthirst N (CR 702.54), also bloodthirst X.

What it does:
    If an opponent was dealt damage this turn, this permanent enters with N +1/+1 counters on it (702.54a); with X: as many as the damage
    that your opponents have been dealt this turn (702.54b).

Interactions:
    Several instances apply separately (702.54c).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Static
from landwalk.abilities.amount import HistoryCount, Number, VariableX
from landwalk.abilities.condition import HappenedInTurn
from landwalk.abilities.effect import Enter, PutCounters
from landwalk.abilities.parts import AN_OPPONENT, THIS
from landwalk.abilities.pattern import IsDealtDamage
from landwalk.abilities.sentence import Clause
from landwalk.rules.questions import KeywordMeaning, register

_DAMAGE = IsDealtDamage(AN_OPPONENT)


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    n = keyword.params[0]
    assert isinstance(n, (Number, VariableX))
    many = HistoryCount(_DAMAGE) if isinstance(n, VariableX) else n
    entering = Clause(THIS, (Enter(counters=(PutCounters("+1/+1", many, THIS),)),))
    return (Static((entering,), HappenedInTurn(_DAMAGE)),)


register(KeywordMeaning("bloodthirst", "702.54", means))
