"""Convoke (CR 702.51).

What it does:
    For each coloured mana in the total cost you may tap an untapped creature of that colour that you control, for each generic mana any
    untapped creature you control, rather than pay that mana (702.51a).

Interactions:
    It is no cost of its own and applies to the total cost, reductions included (702.51b). Summoning sick creatures may help: it isn't
    their ability. Redundant (702.51d).
"""

from __future__ import annotations

from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.rules.c1_concepts.cr106_payment import mask_of
from landwalk.rules.c6_spells_abilities.cr601_hooks import PaysWith
from landwalk.rules.look import Look
from landwalk.rules.questions import KeywordMeaning, register


def payers(look: Look, player: PlayerId) -> list[tuple[ObjectId, int]]:
    """The untapped creatures with the masks of their colours."""
    out: list[tuple[ObjectId, int]] = []
    for id_ in look.battlefield():
        chars = look.get(id_)
        if chars.controller == player and chars.is_creature and not look.object(id_).tapped:
            out.append((id_, mask_of(sorted(chars.colors))))
    return out


register(KeywordMeaning("convoke", "702.51", redundant="yes", hooks={"pays_with": PaysWith(payers)}))
