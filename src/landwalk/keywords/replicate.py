"""Replicate (CR 702.56).

What it does:
    An additional cost that may be paid any number of times; when the spell is cast, it is copied for each time, and new targets may be
    chosen for the copies (702.56a).

Interactions:
    Copies aren't cast. Each instance is paid and triggers by itself (702.56b).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.amount import TimesPaid
from landwalk.abilities.condition import WasPaid
from landwalk.abilities.effect import CopySpell
from landwalk.abilities.noun import YOU
from landwalk.abilities.parts import THIS, do
from landwalk.abilities.pattern import Casts
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr601_hooks import OptionalCost
from landwalk.rules.questions import KeywordMeaning, register

_KIND = "replicate"
_TRIGGER = Triggered(Casts(YOU, THIS), (do(CopySpell(THIS, "may", TimesPaid(_KIND))),), WasPaid(_KIND, THIS))


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_TRIGGER,)


register(
    KeywordMeaning(
        "replicate", "702.56", means, zones=(Zone.STACK,), hooks={"optional_cost": OptionalCost(_KIND, "any")}
    )
)
