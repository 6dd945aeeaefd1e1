"""Casualty N (CR 702.153).

What it does:
    As an additional cost a creature with power N or greater may be sacrificed; when the spell is cast, if that was done, it is copied, and
    new targets may be chosen for the copy (702.153a).

Interactions:
    The copy isn't cast. Each instance is paid and triggers by itself (702.153b).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.condition import WasPaid
from landwalk.abilities.cost import SacrificeCost
from landwalk.abilities.effect import CopySpell
from landwalk.abilities.noun import YOU, Compare, Controlled, Stat, WithStat
from landwalk.abilities.parts import CREATURE, ONE, THIS, a, do, number
from landwalk.abilities.pattern import Casts
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr601_hooks import OptionalCost
from landwalk.rules.questions import KeywordMeaning, register

_KIND = "casualty"
_TRIGGER = Triggered(Casts(YOU, THIS), (do(CopySpell(THIS, "may", ONE)),), WasPaid(_KIND, THIS))


def costs(keyword: KeywordAbility) -> tuple[Node, ...]:
    strong = WithStat(Stat.POWER, Compare.AT_LEAST, number(keyword.params))
    return (SacrificeCost(a(CREATURE, Controlled(YOU), strong)),)


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_TRIGGER,)


register(
    KeywordMeaning(
        "casualty", "702.153", means, zones=(Zone.STACK,), hooks={"optional_cost": OptionalCost(_KIND, costs=costs)}
    )
)
