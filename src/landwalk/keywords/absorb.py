"""Absorb N (CR 702.64).

What it does:
    If a source would deal damage to this creature, prevent N of that damage (702.64a).

Interactions:
    From each source, each time (702.64b); several instances apply separately (702.64c).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Static
from landwalk.abilities.effect import PreventDamage
from landwalk.abilities.noun import YOU
from landwalk.abilities.parts import THIS, number
from landwalk.abilities.sentence import Clause
from landwalk.rules.questions import KeywordMeaning, register


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (Static((Clause(YOU, (PreventDamage(number(keyword.params), THIS),)),)),)


register(KeywordMeaning("absorb", "702.64", means))
