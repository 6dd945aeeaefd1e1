"""Recover (CR 702.59).

What it does:
    In your graveyard: when a creature is put there from the battlefield, you may pay the cost. If you do, this card returns to your hand;
    otherwise it is exiled (702.59a).

Interactions:
    Functions only in the graveyard, and only if it lay there before the creature (603.10a).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.condition import DidThat
from landwalk.abilities.effect import MoveTo
from landwalk.abilities.keyword_params import CostParam
from landwalk.abilities.noun import YOU, AtZone
from landwalk.abilities.parts import CREATURE, THIS, a, do
from landwalk.abilities.pattern import PutIntoZone
from landwalk.abilities.sentence import IfSo, May
from landwalk.actions.exile import Exile
from landwalk.kernel.zones import Zone
from landwalk.rules.questions import KeywordMeaning, register

_EVENT = PutIntoZone(a(CREATURE), Zone.GRAVEYARD, YOU, Zone.BATTLEFIELD)
_CARD = AtZone(THIS, Zone.GRAVEYARD)


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    cost = keyword.params[0]
    assert isinstance(cost, CostParam)
    return (
        Triggered(
            _EVENT,
            (
                May(costs=cost.costs),
                IfSo(DidThat(YOU), (do(MoveTo(_CARD, Zone.HAND)),), (do(Exile(_CARD)),)),
            ),
        ),
    )


register(KeywordMeaning("recover", "702.59", means, zones=(Zone.GRAVEYARD,)))
