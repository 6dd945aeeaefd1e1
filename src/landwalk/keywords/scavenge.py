"""Scavenge (CR 702.97).

What it does:
    [Cost], exile this card from your graveyard: put a number of +1/+1 counters equal to its power on target creature, as a sorcery
    (702.97a).

Interactions:
    The power is that of the card as it was in the graveyard (608.2h).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, Activated, KeywordAbility
from landwalk.abilities.amount import StatOf
from landwalk.abilities.condition import Timing, When
from landwalk.abilities.cost import ExileCost
from landwalk.abilities.effect import PutCounters
from landwalk.abilities.noun import AtZone, Det, NounPhrase, Stat
from landwalk.abilities.parts import CREATURE, THIS, do
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr601_hooks import cost_params
from landwalk.rules.questions import KeywordMeaning, register

_COUNTERS = PutCounters("+1/+1", StatOf(Stat.POWER, THIS), NounPhrase(Det.TARGET, (CREATURE,)))


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    (costs,) = cost_params(keyword)
    exile = ExileCost(AtZone(THIS, Zone.GRAVEYARD))
    return (Activated((*costs, exile), (do(_COUNTERS),), (Timing(When.SORCERY),)),)


register(KeywordMeaning("scavenge", "702.97", means))
