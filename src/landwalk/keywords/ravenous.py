"""Ravenous (CR 702.156).

What it does:
    This permanent enters with X +1/+1 counters on it; when it enters, if X is 5 or more, draw a card (702.156a).

Interactions:
    X is the one announced for the spell that became this permanent (107.3m); without one it is 0.
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Static, Triggered
from landwalk.abilities.amount import Number, VariableX
from landwalk.abilities.condition import AmountIs
from landwalk.abilities.effect import Draw, Enter, PutCounters
from landwalk.abilities.noun import Compare
from landwalk.abilities.parts import ONE, THIS, do
from landwalk.abilities.pattern import Enters
from landwalk.abilities.sentence import Clause
from landwalk.rules.questions import KeywordMeaning, register

_ENTERS = Static((Clause(THIS, (Enter(counters=(PutCounters("+1/+1", VariableX(), THIS),)),)),))
_TRIGGER = Triggered(Enters(THIS), (do(Draw(ONE)),), AmountIs(VariableX(), Compare.AT_LEAST, Number(5)))


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_ENTERS, _TRIGGER)


register(KeywordMeaning("ravenous", "702.156", means))
