"""Menace (CR 702.111).

What it does:
    The creature can't be blocked except by two or more creatures.

Interactions:
    It is asked of the whole set of blockers, so a single blocker can be declared only together with another (509.1b-c).
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.rules.as_though import as_though
from landwalk.rules.look import Look
from landwalk.rules.questions import CanBeBlockedBy, KeywordMeaning, Question, Reason, register


def _blocked(look: Look, holder: int, keyword: KeywordAbility, question: Question) -> Reason | None:
    assert isinstance(question, CanBeBlockedBy)
    if len(question.blockers) >= 2 or as_though(look, "be_blocked", holder, keyword, "didnt_have"):
        return None
    return Reason("702.111b", "{0} has menace: one creature alone can't block it", (holder, *question.blockers))


register(KeywordMeaning("menace", "702.111", answers={CanBeBlockedBy: _blocked}, redundant="yes"))
