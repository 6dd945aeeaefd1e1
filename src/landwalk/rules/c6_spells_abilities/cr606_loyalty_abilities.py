"""CR 606, loyalty abilities: when they may be activated. Their cost is one like others (cr118_paying.py)."""

from __future__ import annotations

from landwalk.abilities.ability import Loyal
from landwalk.kernel.events import AbilityActivated
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.rules.c6_spells_abilities.cr601_permission import sorcery_timing
from landwalk.rules.look import Look
from landwalk.rules.questions import Reason


def why_not(look: Look, player: PlayerId, source: ObjectId) -> list[Reason]:
    """CR 606.3: a main phase of one's own turn, an empty stack, and no loyalty ability of that permanent before this turn."""
    if not sorcery_timing(look.state, player):
        return [
            Reason("606.3", "loyalty abilities are for a main phase of one's own turn with an empty stack", (source,))
        ]
    if activated_this_turn(look, source):
        return [Reason("606.3", "a loyalty ability of {0} was activated this turn already", (source,))]
    return []


def activated_this_turn(look: Look, source: ObjectId) -> bool:
    from landwalk.rules.history import events_this_turn

    for event in events_this_turn(look.state):
        if isinstance(event, AbilityActivated) and event.source == source and event.object:
            info = look.object(event.object).stack
            if info is not None and info.inst is not None and isinstance(info.inst.tree, Loyal):
                return True
    return False
