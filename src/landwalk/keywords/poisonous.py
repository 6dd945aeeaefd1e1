"""Poisonous N (CR 702.70).

What it does:
    Whenever this creature deals combat damage to a player, that player gets N poison counters (702.70a).

Interactions:
    The damage is dealt as well. Several instances trigger separately (702.70b).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.effect import GetCounters
from landwalk.abilities.parts import A_PLAYER, EVENT_PLAYER, THIS, do, number
from landwalk.abilities.pattern import DealsDamage
from landwalk.rules.questions import KeywordMeaning, register


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    poison = do(GetCounters("poison", number(keyword.params)), subject=EVENT_PLAYER)
    return (Triggered(DealsDamage(THIS, A_PLAYER, "combat"), (poison,), when="whenever"),)


register(KeywordMeaning("poisonous", "702.70", means))
