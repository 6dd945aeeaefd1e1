"""Jump-start (CR 702.133).

What it does:
    The instant or sorcery may be cast from its owner's graveyard by discarding a card as an additional cost; a spell cast so is exiled
    instead of going anywhere else when it leaves the stack (702.133a).

Interactions:
    Its mana cost is paid as usual. Timing is that of the card. Countered or without legal targets, it is exiled too.
"""

from __future__ import annotations

from landwalk.abilities.cost import DiscardCost
from landwalk.abilities.noun import Core, Det, Noun, NounPhrase
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr601_hooks import AlternativeWay
from landwalk.rules.keyword_replacement import exiled_from_stack
from landwalk.rules.questions import KeywordMeaning, register

_KEY = "jump-start"
_CARD = DiscardCost(NounPhrase(Det.A, (Core(Noun.CARD),)))

register(
    KeywordMeaning(
        _KEY,
        "702.133",
        hooks={
            "alternative_way": AlternativeWay(_KEY, Zone.GRAVEYARD, price="card", fixed=(_CARD,)),
            "replacement": exiled_from_stack(_KEY),
            "interests": frozenset({"replace:zone_change"}),
        },
    )
)
