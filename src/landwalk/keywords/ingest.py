"""Ingest (CR 702.115).

What it does:
    Whenever this creature deals combat damage to a player, that player exiles the top card of their library (702.115a).

Interactions:
    Several instances trigger separately (702.115b).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.noun import TopCards
from landwalk.abilities.parts import A_PLAYER, EVENT_PLAYER, ONE, THIS, do
from landwalk.abilities.pattern import DealsDamage
from landwalk.actions.exile import Exile
from landwalk.rules.questions import KeywordMeaning, register

_TRIGGER = Triggered(
    DealsDamage(THIS, A_PLAYER, "combat"),
    (do(Exile(TopCards(ONE, EVENT_PLAYER)), subject=EVENT_PLAYER),),
    when="whenever",
)


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_TRIGGER,)


register(KeywordMeaning("ingest", "702.115", means))
