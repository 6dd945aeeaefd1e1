"""Reinforce N (CR 702.77).

What it does:
    [Cost], discard this card: put N +1/+1 counters on target creature (702.77a).

Interactions:
    It can be activated only in a hand, but exists everywhere (702.77b).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, Activated, KeywordAbility
from landwalk.abilities.cost import DiscardCost
from landwalk.abilities.effect import PutCounters
from landwalk.abilities.noun import Det, NounPhrase
from landwalk.abilities.parts import CREATURE, THIS, do, number
from landwalk.rules.c6_spells_abilities.cr601_hooks import cost_params
from landwalk.rules.questions import KeywordMeaning, register


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    (costs,) = cost_params(keyword)
    counters = PutCounters("+1/+1", number(keyword.params), NounPhrase(Det.TARGET, (CREATURE,)))
    return (Activated((*costs, DiscardCost(THIS)), (do(counters),)),)


register(KeywordMeaning("reinforce", "702.77", means))
