"""Defender (CR 702.3).

What it does:
    The creature can't attack.

Interactions:
    An effect can let it attack as though it didn't have defender (609.4). It may enter attacking.
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.rules.as_though import as_though
from landwalk.rules.look import Look
from landwalk.rules.questions import CanAttack, KeywordMeaning, Question, Reason, register


def _attack(look: Look, holder: int, keyword: KeywordAbility, question: Question) -> Reason | None:
    if as_though(look, "attack", holder, keyword, "didnt_have"):
        return None
    return Reason("702.3b", "{0} has defender", (holder,))


register(KeywordMeaning("defender", "702.3", answers={CanAttack: _attack}, redundant="yes"))
