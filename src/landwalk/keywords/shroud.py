"""Shroud (CR 702.18).

What it does:
    The permanent or player can't be the target of spells or abilities, its controller's own included.

Interactions:
    What doesn't target isn't hindered. An effect can allow to target it as though it didn't have shroud (609.4).
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.rules.as_though import as_though
from landwalk.rules.look import Look
from landwalk.rules.questions import CanBeTargeted, KeywordMeaning, Question, Reason, register


def _target(look: Look, holder: int, keyword: KeywordAbility, question: Question) -> Reason | None:
    assert isinstance(question, CanBeTargeted)
    if question.target != holder or as_though(look, "be_targeted", holder, keyword, "didnt_have"):
        return None
    return Reason("702.18a", "{0} has shroud", (holder,))


register(KeywordMeaning("shroud", "702.18", answers={CanBeTargeted: _target}, redundant="yes"))
