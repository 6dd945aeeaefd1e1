"""Level up (CR 702.87).

What it does:
    [Cost]: put a level counter on this permanent, only as a sorcery (702.87a).

Interactions:
    What the level symbols of a leveler card do is the layers' (711, 613).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, Activated, KeywordAbility
from landwalk.abilities.condition import Timing, When
from landwalk.abilities.effect import PutCounters
from landwalk.abilities.parts import ONE, THIS, do
from landwalk.rules.c6_spells_abilities.cr601_hooks import cost_params
from landwalk.rules.questions import KeywordMeaning, register


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    (costs,) = cost_params(keyword)
    return (Activated(costs, (do(PutCounters("level", ONE, THIS)),), (Timing(When.SORCERY),)),)


register(KeywordMeaning("level up", "702.87", means))
