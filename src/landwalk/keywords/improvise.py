"""Improvise (CR 702.126).

What it does:
    For each generic mana in the spell's total cost you may tap an untapped artifact you control rather than pay that mana (702.126a).

Interactions:
    It is no cost of its own and applies to the total cost (702.126b). Redundant (702.126c).
"""

from __future__ import annotations

from landwalk.kernel.characteristics import CardType
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.rules.c6_spells_abilities.cr601_hooks import PaysWith
from landwalk.rules.look import Look
from landwalk.rules.questions import KeywordMeaning, register


def payers(look: Look, player: PlayerId) -> list[tuple[ObjectId, int]]:
    """The untapped artifacts; each pays for generic mana only."""
    out: list[tuple[ObjectId, int]] = []
    for id_ in look.battlefield():
        chars = look.get(id_)
        if chars.controller == player and CardType.ARTIFACT in chars.types and not look.object(id_).tapped:
            out.append((id_, 0))
    return out


register(KeywordMeaning("improvise", "702.126", redundant="yes", hooks={"pays_with": PaysWith(payers)}))
