"""Devoid (CR 702.114).

What it does:
    The object is colorless: a characteristic-defining ability that functions everywhere (702.114a, 604.3).

Interactions:
    It applies first in layer 5; an effect that gives the object a colour afterwards holds (613.3). Losing abilities comes later (layer 6)
    and doesn't bring the colours back.
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Static
from landwalk.abilities.effect import Become
from landwalk.abilities.parts import THIS
from landwalk.abilities.sentence import Clause
from landwalk.kernel.zones import Zone
from landwalk.rules.questions import KeywordMeaning, register

_COLORLESS = Static((Clause(THIS, (Become(colors=("C",), verb="be"),)),))


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_COLORLESS,)


register(KeywordMeaning("devoid", "702.114", means, zones=tuple(Zone), redundant="yes"))
