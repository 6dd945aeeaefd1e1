"""Indestructible (CR 702.12).

What it does:
    The permanent can't be destroyed, by an effect or by lethal damage (704.5g-h).

Interactions:
    Toughness 0, sacrifice, the legend rule, exile and loss of loyalty get around it: none of them destroys. Regeneration isn't used up.
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.rules.look import Look
from landwalk.rules.questions import CanBeDestroyed, KeywordMeaning, Question, Reason, register


def _destroy(look: Look, holder: int, keyword: KeywordAbility, question: Question) -> Reason | None:
    return Reason("702.12b", "{0} has indestructible", (holder,))


register(KeywordMeaning("indestructible", "702.12", answers={CanBeDestroyed: _destroy}, redundant="yes"))
