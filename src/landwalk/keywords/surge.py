"""Surge (CR 702.117).

What it does:
    The spell may be cast for its surge cost rather than its mana cost if its caster has cast another spell this turn (702.117a).

Interactions:
    An alternative cost (118.9). It doesn't matter what became of the other spell.
"""

from __future__ import annotations

from landwalk.kernel.events import SpellCast
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr601_hooks import AlternativeWay
from landwalk.rules.history import events_this_turn
from landwalk.rules.look import Look
from landwalk.rules.questions import KeywordMeaning, register


def cast_another(look: Look, player: PlayerId, card: ObjectId) -> bool:
    for event in events_this_turn(look.state):
        if isinstance(event, SpellCast) and event.player == player:
            return True
    return False


register(
    KeywordMeaning("surge", "702.117", hooks={"alternative_way": AlternativeWay("surge", Zone.HAND, cast_another)})
)
