"""Conspire (CR 702.78).

What it does:
    As an additional cost two untapped creatures that each share a colour with the spell may be tapped; when it is cast, if that was done,
    it is copied, and new targets may be chosen for the copy (702.78a).

Interactions:
    Each instance is paid and triggers by itself (702.78b). Creatures may be tapped for it whatever their summoning sickness.
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.amount import Number
from landwalk.abilities.condition import WasPaid
from landwalk.abilities.cost import TapCost
from landwalk.abilities.effect import CopySpell
from landwalk.abilities.noun import YOU, Choice, Controlled, Core, Det, NounPhrase, ShareType, Status
from landwalk.abilities.parts import THIS, do
from landwalk.abilities.pattern import Casts
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr601_hooks import OptionalCost
from landwalk.rules.questions import KeywordMeaning, register

_KIND = "conspire"
_UNTAPPED = Core(types=("creature",), status=(Status.UNTAPPED,))
_TWO = TapCost(NounPhrase(Det.COUNT, (_UNTAPPED,), (Controlled(YOU), ShareType(Choice.COLOR, THIS)), Number(2)))
_TRIGGER = Triggered(Casts(YOU, THIS), (do(CopySpell(THIS, "may")),), condition=WasPaid(_KIND, THIS))


def costs(keyword: KeywordAbility) -> tuple[Node, ...]:
    return (_TWO,)


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_TRIGGER,)


register(
    KeywordMeaning(
        _KIND,
        "702.78",
        means,
        zones=(Zone.STACK,),
        hooks={"optional_cost": OptionalCost(_KIND, costs=costs)},
    )
)
