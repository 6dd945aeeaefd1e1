"""Flashback (CR 702.34).

What it does:
    The card may be cast from its owner's graveyard, as an instant or sorcery, for the flashback cost; a spell cast so is exiled instead
    of going anywhere else when it leaves the stack (702.34a).

Interactions:
    Additional costs, increases and reductions apply (118.9d). Timing is that of the card. Countered or without legal targets, it is
    exiled too.
"""

from __future__ import annotations

from landwalk.kernel.characteristics import CardType
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr601_hooks import AlternativeWay
from landwalk.rules.keyword_replacement import exiled_from_stack
from landwalk.rules.look import Look
from landwalk.rules.questions import KeywordMeaning, register

_KEY = "flashback"


def may(look: Look, player: PlayerId, card: ObjectId) -> bool:
    types = look.get(card).types
    return CardType.INSTANT in types or CardType.SORCERY in types


register(
    KeywordMeaning(
        "flashback",
        "702.34",
        hooks={
            "alternative_way": AlternativeWay(_KEY, Zone.GRAVEYARD, may),
            "replacement": exiled_from_stack(_KEY),
            "interests": frozenset({"replace:zone_change"}),
        },
    )
)
