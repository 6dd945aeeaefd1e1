"""Boast (CR 702.142).

What it does:
    The activated ability behind the dash can be activated only if this creature attacked this turn, and only once each turn (702.142a).

Interactions:
    It needn't be attacking any more, nor be a creature; it must have been declared as an attacker (508.3a).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, Activated, KeywordAbility
from landwalk.abilities.condition import HappenedInTurn, Timing, When
from landwalk.abilities.keyword_params import AbilityParam
from landwalk.abilities.parts import THIS
from landwalk.abilities.pattern import Attacks
from landwalk.rules.questions import KeywordMeaning, register

_RESTRICTIONS = (HappenedInTurn(Attacks(THIS)), Timing(When.ONCE_EACH_TURN))


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    (param,) = keyword.params
    assert isinstance(param, AbilityParam)
    assert isinstance(param.ability, Activated)
    return (param.ability.replace(restrictions=(*param.ability.restrictions, *_RESTRICTIONS)),)


register(KeywordMeaning("boast", "702.142", means))
