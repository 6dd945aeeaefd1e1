"""Eternalize (CR 702.129).

What it does:
    [Cost], exile this card from your graveyard: create a token that's a copy of it, except it's black and 4/4, has no mana cost and is a
    Zombie in addition to its other types; as a sorcery (702.129a).

Interactions:
    The exceptions are part of the token's copiable values (707.9b).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, Activated, KeywordAbility
from landwalk.abilities.amount import Number
from landwalk.abilities.condition import Timing, When
from landwalk.abilities.cost import ExileCost
from landwalk.abilities.effect import BasePT, Become
from landwalk.abilities.noun import AtZone
from landwalk.abilities.parts import ONE, THIS, do
from landwalk.actions.create import CreateCopy
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr601_hooks import cost_params
from landwalk.rules.c7_additional.cr707_copying import NoManaCost
from landwalk.rules.questions import KeywordMeaning, register

_EXCEPT = (
    NoManaCost(),
    BasePT(Number(4), Number(4)),
    Become(subtypes=("Zombie",), addition="in_addition", verb="be"),
    Become(colors=("B",), verb="be"),
)
_BODY = (do(CreateCopy(ONE, THIS, _EXCEPT)),)


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    (costs,) = cost_params(keyword)
    return (Activated((*costs, ExileCost(AtZone(THIS, Zone.GRAVEYARD))), _BODY, (Timing(When.SORCERY),)),)


register(KeywordMeaning("eternalize", "702.129", means))
