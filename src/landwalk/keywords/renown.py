"""Renown N (CR 702.112).

What it does:
    When this creature deals combat damage to a player, if it isn't renowned, put N +1/+1 counters on it and it becomes renowned (702.112a).

Interactions:
    Renowned is a mark on the permanent, no ability and not copied (702.112b). Of several instances the first to resolve counts (702.112c).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.condition import HasDesignation, Not
from landwalk.abilities.effect import GetDesignation, PutCounters
from landwalk.abilities.noun import YOU
from landwalk.abilities.parts import A_PLAYER, THIS, number
from landwalk.abilities.pattern import DealsDamage
from landwalk.abilities.sentence import Clause, Do
from landwalk.rules.questions import KeywordMeaning, register

RENOWNED = "renowned"


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    body = Do(
        (
            Clause(YOU, (PutCounters("+1/+1", number(keyword.params), THIS),)),
            Clause(THIS, (GetDesignation(RENOWNED),)),
        )
    )
    return (Triggered(DealsDamage(THIS, A_PLAYER, "combat"), (body,), Not(HasDesignation(THIS, RENOWNED))),)


register(KeywordMeaning("renown", "702.112", means))
