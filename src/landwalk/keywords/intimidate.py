"""Intimidate (CR 702.13).

What it does:
    The creature can't be blocked except by artifact creatures and creatures that share a color with it.

Interactions:
    A colorless creature with it can be blocked by artifact creatures only.
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.kernel.characteristics import CardType
from landwalk.rules.as_though import evades
from landwalk.rules.look import Look
from landwalk.rules.questions import CanBlock, KeywordMeaning, Question, Reason, register


def _block(look: Look, holder: int, keyword: KeywordAbility, question: Question) -> Reason | None:
    assert isinstance(question, CanBlock)
    if not evades(look, holder, keyword, question):
        return None
    attacker, blocker = look.get(holder), look.get(question.blocker)
    if CardType.ARTIFACT in blocker.types or attacker.colors & blocker.colors:
        return None
    return Reason(
        "702.13b", "{0} has intimidate, and {1} is no artifact and shares no color with it", (holder, question.blocker)
    )


register(KeywordMeaning("intimidate", "702.13", answers={CanBlock: _block}, redundant="yes"))
