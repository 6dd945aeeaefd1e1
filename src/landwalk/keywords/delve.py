"""Delve (CR 702.66).

What it does:
    For each generic mana in the spell's total cost its caster may exile a card from their graveyard rather than pay that mana (702.66a).

Interactions:
    It is no cost of its own and applies to the total cost (702.66b). Redundant (702.66c). The card itself is on the stack by then.
"""

from __future__ import annotations

from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.rules.c6_spells_abilities.cr601_hooks import PaysWith
from landwalk.rules.look import Look
from landwalk.rules.questions import KeywordMeaning, register


def payers(look: Look, player: PlayerId) -> list[tuple[ObjectId, int]]:
    """The cards in the graveyard; each pays for generic mana only."""
    return [(id_, 0) for id_ in look.state.players[player].graveyard]


register(KeywordMeaning("delve", "702.66", redundant="yes", hooks={"pays_with": PaysWith(payers)}))
