"""Buyback (CR 702.27).

What it does:
    An optional additional cost; if it was paid, the spell goes to its owner's hand instead of the graveyard as it resolves (702.27a).

Interactions:
    A spell that is countered or doesn't resolve goes to the graveyard all the same.
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.context import inst_key
from landwalk.kernel.characteristics import Inst
from landwalk.kernel.events import Event, ZoneChange
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr601_hooks import OptionalCost
from landwalk.rules.c6_spells_abilities.cr614_replacement import Replacement
from landwalk.rules.keyword_replacement import goes_to
from landwalk.rules.look import Look
from landwalk.rules.questions import KeywordMeaning, register

_KIND = "buyback"


def back_to_hand(look: Look, event: Event, holder: int, inst: Inst, keyword: KeywordAbility) -> Replacement | None:
    if not isinstance(event, ZoneChange) or event.from_zone is not Zone.STACK or event.to is not Zone.GRAVEYARD:
        return None
    key = f"{inst_key(inst.origin, inst.ordinal)}:{_KIND}"
    if event.reason != "resolve" or not look.object(holder).payment(key):
        return None
    return goes_to(Zone.HAND, key, holder)


register(
    KeywordMeaning(
        "buyback",
        "702.27",
        hooks={
            "optional_cost": OptionalCost(_KIND),
            "replacement": back_to_hand,
            "interests": frozenset({"replace:zone_change"}),
        },
    )
)
