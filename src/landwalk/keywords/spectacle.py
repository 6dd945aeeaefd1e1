"""Spectacle (CR 702.137).

What it does:
    The spell may be cast for its spectacle cost rather than its mana cost if an opponent lost life this turn (702.137a).

Interactions:
    An alternative cost: only one can be used (118.9a), and additional costs and changes apply to it (118.9d).
"""

from __future__ import annotations

from landwalk.kernel.events import LoseLifeEvent
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr601_hooks import AlternativeWay
from landwalk.rules.history import events_this_turn
from landwalk.rules.look import Look
from landwalk.rules.questions import KeywordMeaning, register


def opponent_lost_life(look: Look, player: PlayerId, card: ObjectId) -> bool:
    for event in events_this_turn(look.state):
        if isinstance(event, LoseLifeEvent) and event.player != player and event.amount > 0:
            return True
    return False


register(
    KeywordMeaning(
        "spectacle",
        "702.137",
        hooks={"alternative_way": AlternativeWay("spectacle", Zone.HAND, opponent_lost_life)},
    )
)
