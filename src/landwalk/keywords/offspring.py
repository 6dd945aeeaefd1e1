"""Offspring (CR 702.175).

What it does:
    An additional cost that may be paid once as the creature is cast; when it enters, if it was paid, a token that is a copy of it, except
    it's 1/1 (702.175a).

Interactions:
    As squad's: each instance is paid and triggers by itself (702.175b); a copy of the spell keeps the payment (707.10), a copy of the
    permanent has none; what has left is copied as it last was (608.2h).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.condition import WasPaid
from landwalk.abilities.effect import BasePT
from landwalk.abilities.parts import ONE, THIS, do
from landwalk.abilities.pattern import Enters
from landwalk.actions.create import CreateCopy
from landwalk.rules.c6_spells_abilities.cr601_hooks import OptionalCost
from landwalk.rules.questions import KeywordMeaning, register

_KIND = "offspring"
_TRIGGER = Triggered(Enters(THIS), (do(CreateCopy(ONE, THIS, (BasePT(ONE, ONE),))),), condition=WasPaid(_KIND, THIS))


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_TRIGGER,)


register(KeywordMeaning("offspring", "702.175", means, hooks={"optional_cost": OptionalCost(_KIND)}))
