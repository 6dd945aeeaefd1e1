"""Skulk (CR 702.118).

What it does:
    The creature can't be blocked by creatures with greater power.

Interactions:
    Power is compared as blockers are declared; later changes don't undo the block.
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.rules.as_though import evades
from landwalk.rules.look import Look
from landwalk.rules.questions import CanBlock, KeywordMeaning, Question, Reason, register


def _block(look: Look, holder: int, keyword: KeywordAbility, question: Question) -> Reason | None:
    assert isinstance(question, CanBlock)
    if not evades(look, holder, keyword, question):
        return None
    attacker, blocker = look.get(holder), look.get(question.blocker)
    if (blocker.power or 0) <= (attacker.power or 0):
        return None
    return Reason("702.118b", "{0} has skulk, and {1} has greater power", (holder, question.blocker))


register(KeywordMeaning("skulk", "702.118", answers={CanBlock: _block}, redundant="yes"))
