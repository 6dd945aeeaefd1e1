"""Fear (CR 702.36).

What it does:
    The creature can't be blocked except by artifact creatures and black creatures.

Interactions:
    The blocker's effective types and colours count, at the moment of the declaration.
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.kernel.characteristics import CardType, Color
from landwalk.rules.as_though import evades
from landwalk.rules.look import Look
from landwalk.rules.questions import CanBlock, KeywordMeaning, Question, Reason, register


def _block(look: Look, holder: int, keyword: KeywordAbility, question: Question) -> Reason | None:
    assert isinstance(question, CanBlock)
    if not evades(look, holder, keyword, question):
        return None
    blocker = look.get(question.blocker)
    if CardType.ARTIFACT in blocker.types or Color.BLACK in blocker.colors:
        return None
    return Reason("702.36b", "{0} has fear, and {1} is neither an artifact nor black", (holder, question.blocker))


register(KeywordMeaning("fear", "702.36", answers={CanBlock: _block}, redundant="yes"))
