"""Squad (CR 702.157).

What it does:
    An additional cost that may be paid any number of times as the creature is cast, and when it enters, if it was paid, one token that
    is a copy of it for each time (702.157a).

Interactions:
    Each instance is paid and triggers by itself (702.157b). A copy of the spell has the payments (707.10) and so has the token that it
    becomes (608.3f); a token made as a copy has none. If the creature has left, its last known copiable values are copied (608.2h).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.amount import TimesPaid
from landwalk.abilities.condition import WasPaid
from landwalk.abilities.parts import THIS, do
from landwalk.abilities.pattern import Enters
from landwalk.actions.create import CreateCopy
from landwalk.rules.c6_spells_abilities.cr601_hooks import OptionalCost
from landwalk.rules.questions import KeywordMeaning, register

_KIND = "squad"
_TRIGGER = Triggered(Enters(THIS), (do(CreateCopy(TimesPaid(_KIND), THIS)),), condition=WasPaid(_KIND, THIS))


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_TRIGGER,)


register(KeywordMeaning("squad", "702.157", means, hooks={"optional_cost": OptionalCost(_KIND, "any")}))
