"""Retrace (CR 702.81).

What it does:
    The card may be cast from its owner's graveyard by discarding a land card as an additional cost (702.81a).

Interactions:
    Its mana cost is paid as usual, with further additional costs (601.2f). Timing is that of the card; it goes where such a spell goes.
"""

from __future__ import annotations

from landwalk.abilities.cost import DiscardCost
from landwalk.abilities.noun import Core, Det, Noun, NounPhrase
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr601_hooks import AlternativeWay
from landwalk.rules.questions import KeywordMeaning, register

_LAND = DiscardCost(NounPhrase(Det.A, (Core(Noun.CARD, types=("land",)),)))

register(
    KeywordMeaning(
        "retrace",
        "702.81",
        hooks={"alternative_way": AlternativeWay("retrace", Zone.GRAVEYARD, price="card", fixed=(_LAND,))},
    )
)
