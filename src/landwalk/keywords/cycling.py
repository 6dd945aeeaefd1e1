"""Cycling and typecycling (CR 702.29).

What it does:
    [Cost], discard this card: draw a card; it works only in a hand (702.29a). Typecycling searches for a card of the type instead
    (702.29e).

Interactions:
    "When you cycle this card" means discarding it for the cost, and triggers from the zone where the card is then (702.29c). Typecycling
    is cycling (702.29f).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, Activated, KeywordAbility
from landwalk.abilities.cost import DiscardCost
from landwalk.abilities.effect import Draw, MoveTo
from landwalk.abilities.keyword_params import TypeParam
from landwalk.abilities.noun import YOU, InZone
from landwalk.abilities.parts import LAST, ONE, THIS, a, do
from landwalk.abilities.sentence import Do
from landwalk.actions.reveal import RevealCards
from landwalk.actions.search import Search
from landwalk.actions.shuffle import Shuffle
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr601_hooks import cost_params
from landwalk.rules.questions import KeywordMeaning, register


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    (costs,) = cost_params(keyword)
    body: tuple[Do, ...] = (do(Draw(ONE)),)
    for kind in keyword.params:
        if isinstance(kind, TypeParam):
            found = a(kind.core, InZone(Zone.LIBRARY, YOU))
            body = (do(Search(found), RevealCards(LAST), MoveTo(LAST, Zone.HAND), Shuffle()),)
    return (Activated((*costs, DiscardCost(THIS)), body),)


register(KeywordMeaning("cycling", "702.29", means, hooks={"activated": "cycle"}))
