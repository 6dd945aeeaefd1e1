"""Escape (CR 702.138).

What it does:
    The card may be cast from its owner's graveyard for its escape cost (702.138a).

Interactions:
    Timing is that of the card. Other cards of the graveyard that are exiled for it are a cost; the card itself is on the stack by then.
"""

from __future__ import annotations

from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr601_hooks import AlternativeWay
from landwalk.rules.questions import KeywordMeaning, register

register(KeywordMeaning("escape", "702.138", hooks={"alternative_way": AlternativeWay("escape", Zone.GRAVEYARD)}))
