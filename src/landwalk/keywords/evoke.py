"""Evoke (CR 702.74).

What it does:
    The card may be cast for its evoke cost; if it was, its controller sacrifices the permanent when it enters (702.74a).

Interactions:
    An alternative cost (118.9). The sacrifice is a triggered ability: its other abilities of entering can be put on the stack above it.
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.condition import WasPaid
from landwalk.abilities.noun import ControllerOf
from landwalk.abilities.parts import THIS, do
from landwalk.abilities.pattern import Enters
from landwalk.actions.sacrifice import Sacrifice
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr601_hooks import AlternativeWay
from landwalk.rules.questions import KeywordMeaning, register

_KEY = "evoke"
_TRIGGER = Triggered(Enters(THIS), (do(Sacrifice(THIS), subject=ControllerOf(THIS)),), condition=WasPaid(_KEY, THIS))


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_TRIGGER,)


register(KeywordMeaning(_KEY, "702.74", means, hooks={"alternative_way": AlternativeWay(_KEY, Zone.HAND)}))
