"""Changeling (CR 702.73).

What it does:
    The object is every creature type (702.73a). It is a characteristic-defining ability: it works in all zones, and before the
    other effects of layer 4.

Interactions:
    Losing all abilities comes later (layer 6) and doesn't take the types away. An effect that sets its creature types does.
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Static
from landwalk.abilities.effect import Become
from landwalk.abilities.noun import This
from landwalk.abilities.sentence import Clause
from landwalk.kernel.zones import Zone
from landwalk.rules.c2_parts_of_a_card.cr205_subtypes import EVERY_CREATURE_TYPE
from landwalk.rules.questions import KeywordMeaning, register

_ALL_TYPES = Static((Clause(This(), (Become(addition="in_addition", verb="be", chosen=EVERY_CREATURE_TYPE),)),))


def _means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_ALL_TYPES,)


register(KeywordMeaning("changeling", "702.73", means=_means, zones=tuple(Zone), redundant="yes"))
