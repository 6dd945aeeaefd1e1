"""Crew (CR 702.122).

What it does:
    Tap any number of other untapped creatures you control with total power N or greater: this permanent becomes an artifact creature
    until end of turn (702.122a).

Interactions:
    Creatures may be tapped for it whatever their summoning sickness. It stays a Vehicle (205.1b). Any time its controller has priority.
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, Activated, KeywordAbility
from landwalk.abilities.cost import TapPower
from landwalk.abilities.effect import Become
from landwalk.abilities.noun import YOU, Controlled, Core, Det, NounPhrase, Status
from landwalk.abilities.parts import THIS, UNTIL_END_OF_TURN, do, number
from landwalk.rules.questions import KeywordMeaning, register

_OTHERS = NounPhrase(
    Det.ANY_NUMBER, (Core(types=("creature",), status=(Status.OTHER, Status.UNTAPPED)),), (Controlled(YOU),)
)
_ARTIFACT_CREATURE = Become(types=("artifact", "creature"), addition="addition")


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    cost = TapPower(_OTHERS, number(keyword.params))
    return (Activated((cost,), (do(_ARTIFACT_CREATURE, subject=THIS, duration=UNTIL_END_OF_TURN),)),)


register(KeywordMeaning("crew", "702.122", means, hooks={"activated": "crew"}))
