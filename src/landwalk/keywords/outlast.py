"""Outlast (CR 702.107).

What it does:
    [Cost], {T}: put a +1/+1 counter on this creature, only as a sorcery (702.107a).

Interactions:
    {T} in the cost: a summoning sick creature can't (302.6).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, Activated, KeywordAbility
from landwalk.abilities.condition import Timing, When
from landwalk.abilities.cost import TapThis
from landwalk.abilities.effect import PutCounters
from landwalk.abilities.parts import ONE, THIS, do
from landwalk.rules.c6_spells_abilities.cr601_hooks import cost_params
from landwalk.rules.questions import KeywordMeaning, register


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    (costs,) = cost_params(keyword)
    return (Activated((*costs, TapThis()), (do(PutCounters("+1/+1", ONE, THIS)),), (Timing(When.SORCERY),)),)


register(KeywordMeaning("outlast", "702.107", means))
