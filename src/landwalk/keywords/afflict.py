"""Afflict N (CR 702.130).

What it does:
    Whenever this creature becomes blocked, defending player loses N life (702.130a).

Interactions:
    Once, however many block it (509.3c). Several instances trigger separately (702.130b).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.effect import LoseLife
from landwalk.abilities.parts import EVENT_PLAYER, THIS, do, number
from landwalk.abilities.pattern import BecomesBlocked
from landwalk.rules.questions import KeywordMeaning, register


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    loss = do(LoseLife(number(keyword.params)), subject=EVENT_PLAYER)
    return (Triggered(BecomesBlocked(THIS), (loss,), when="whenever"),)


register(KeywordMeaning("afflict", "702.130", means))
