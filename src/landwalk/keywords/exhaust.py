"""Exhaust (CR 702.177).

What it does:
    The activated ability behind the dash can be activated only once (702.177a).

Interactions:
    Once by this object: if it leaves and comes back it is a new one (400.7). It counts when it is activated, resolved or not.
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, Activated, KeywordAbility
from landwalk.abilities.condition import Timing, When
from landwalk.abilities.keyword_params import AbilityParam
from landwalk.rules.questions import KeywordMeaning, register

_ONCE = Timing(When.ONCE)


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    (param,) = keyword.params
    assert isinstance(param, AbilityParam)
    assert isinstance(param.ability, Activated)
    return (param.ability.replace(restrictions=(*param.ability.restrictions, _ONCE)),)


register(KeywordMeaning("exhaust", "702.177", means))
