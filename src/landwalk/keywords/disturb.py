"""Disturb (CR 702.146).

What it does:
    The card may be cast transformed from its owner's graveyard for its disturb cost (702.146a).

Interactions:
    The spell has the characteristics of the back face (712.8c), so an Aura there has a target; it enters with the back face up
    (702.146b). Timing is that of the card.
"""

from __future__ import annotations

from landwalk.kernel.characteristics import Face
from landwalk.kernel.objects import GameObject, ObjectId, PlayerId
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr601_hooks import AlternativeWay
from landwalk.rules.look import Look
from landwalk.rules.questions import KeywordMeaning, register

_KEY = "disturb"


def may(look: Look, player: PlayerId, card: ObjectId) -> bool:
    """CR 701.27c: only a double-faced card can be transformed."""
    printed = look.object(card).card
    return printed is not None and printed.layout == "transform"


def becomes(card: GameObject) -> Face:
    assert card.card is not None
    return card.card.faces[1]


register(
    KeywordMeaning(
        _KEY,
        "702.146",
        hooks={"alternative_way": AlternativeWay(_KEY, Zone.GRAVEYARD, may, becomes=becomes)},
    )
)
