"""Flashback (CR 702.34).

What it does:
    The card may be cast from its owner's graveyard, as an instant or sorcery, for the flashback cost; a spell cast so is exiled instead
    of going anywhere else when it leaves the stack (702.34a).

Interactions:
    Additional costs, increases and reductions apply (118.9d). Timing is that of the card. Countered or without legal targets, it is
    exiled too.
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.context import inst_key
from landwalk.kernel.characteristics import CardType, Inst
from landwalk.kernel.events import Event, ZoneChange
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr601_hooks import AlternativeWay
from landwalk.rules.c6_spells_abilities.cr614_replacement import Replacement
from landwalk.rules.keyword_replacement import goes_to
from landwalk.rules.look import Look
from landwalk.rules.questions import KeywordMeaning, register

_KEY = "flashback"


def may(look: Look, player: PlayerId, card: ObjectId) -> bool:
    types = look.get(card).types
    return CardType.INSTANT in types or CardType.SORCERY in types


def exiled(look: Look, event: Event, holder: int, inst: Inst, keyword: KeywordAbility) -> Replacement | None:
    if not isinstance(event, ZoneChange) or event.from_zone is not Zone.STACK or event.to is Zone.EXILE:
        return None
    key = f"{inst_key(inst.origin, inst.ordinal)}:{_KEY}"
    return goes_to(Zone.EXILE, key, holder) if look.object(holder).payment(key) else None


register(
    KeywordMeaning(
        "flashback",
        "702.34",
        hooks={
            "alternative_way": AlternativeWay(_KEY, Zone.GRAVEYARD, may),
            "replacement": exiled,
            "interests": frozenset({"replace:zone_change"}),
        },
    )
)
