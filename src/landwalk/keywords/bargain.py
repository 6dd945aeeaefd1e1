"""Bargain (CR 702.166).

What it does:
    As an additional cost to cast the spell, its caster may sacrifice an artifact, an enchantment or a token (702.166a); then it has been
    bargained (702.166b).

Interactions:
    Targets that are only for a bargained spell are chosen only then (702.166d). A copy of the spell is bargained too (707.10).
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.cost import SacrificeCost
from landwalk.abilities.noun import YOU, Controlled, Core, Det, Noun, NounPhrase
from landwalk.kernel.node import Node
from landwalk.rules.c6_spells_abilities.cr601_hooks import OptionalCost
from landwalk.rules.questions import KeywordMeaning, register

_CORES = (Core(Noun.TYPE, types=("artifact",)), Core(Noun.TYPE, types=("enchantment",)), Core(Noun.TOKEN))
_COSTS = (SacrificeCost(NounPhrase(Det.A, _CORES, (Controlled(YOU),))),)


def costs(keyword: KeywordAbility) -> tuple[Node, ...]:
    return _COSTS


register(KeywordMeaning("bargain", "702.166", hooks={"optional_cost": OptionalCost("bargained", costs=costs)}))
