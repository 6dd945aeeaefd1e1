"""Transmute (CR 702.53).

What it does:
    [Cost], discard this card: search your library for a card with the same mana value, reveal it, put it into your hand, then shuffle; as a
    sorcery (702.53a).

Interactions:
    It can be activated only in a hand, but exists everywhere (702.53b). The mana value is that of the discarded card.
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, Activated, KeywordAbility
from landwalk.abilities.amount import StatOf
from landwalk.abilities.condition import Timing, When
from landwalk.abilities.cost import DiscardCost
from landwalk.abilities.effect import MoveTo
from landwalk.abilities.noun import YOU, Compare, Core, InZone, Noun, Stat, WithStat
from landwalk.abilities.parts import LAST, THIS, a, do
from landwalk.actions.reveal import RevealCards
from landwalk.actions.search import Search
from landwalk.actions.shuffle import Shuffle
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr601_hooks import cost_params
from landwalk.rules.questions import KeywordMeaning, register

_SAME = a(
    Core(Noun.CARD),
    InZone(Zone.LIBRARY, YOU),
    WithStat(Stat.MANA_VALUE, Compare.EQUAL, StatOf(Stat.MANA_VALUE, THIS)),
)
_BODY = (do(Search(_SAME), RevealCards(LAST), MoveTo(LAST, Zone.HAND), Shuffle()),)


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    (costs,) = cost_params(keyword)
    return (Activated((*costs, DiscardCost(THIS)), _BODY, (Timing(When.SORCERY),)),)


register(KeywordMeaning("transmute", "702.53", means))
