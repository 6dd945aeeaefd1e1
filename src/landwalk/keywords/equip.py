"""Equip (CR 702.6).

What it does:
    [Cost]: attach this permanent to target creature you control, only as a sorcery (702.6a). With a quality, only such creatures can be
    targeted (702.6c).

Interactions:
    The quality limits targets, not what the Equipment may be attached to (702.6c). Each equip ability can be used (702.6d).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, Activated, KeywordAbility
from landwalk.abilities.condition import Timing, When
from landwalk.abilities.keyword_params import TypeParam
from landwalk.abilities.noun import YOU, Controlled, Core, Det, NounPhrase
from landwalk.abilities.parts import CREATURE, THIS, do
from landwalk.actions.attach import Attach
from landwalk.kernel.characteristics import CardType
from landwalk.rules.c6_spells_abilities.cr601_hooks import cost_params
from landwalk.rules.questions import KeywordMeaning, register


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    (costs,) = cost_params(keyword)
    core: Core = next((p.core for p in keyword.params if isinstance(p, TypeParam)), CREATURE)
    if not core.types:
        core = core.replace(types=(CardType.CREATURE,))
    target = NounPhrase(Det.TARGET, (core,), (Controlled(YOU),))
    return (Activated(costs, (do(Attach(THIS, target)),), (Timing(When.SORCERY),)),)


register(KeywordMeaning("equip", "702.6", means))
