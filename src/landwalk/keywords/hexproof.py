"""Hexproof (CR 702.11), also "hexproof from" a quality (702.11d).

What it does:
    The permanent or player can't be the target of spells or abilities that opponents control; with a quality, only of spells with it and
    of abilities from sources with it.

Interactions:
    "As though it didn't have hexproof", loss of hexproof and looking for hexproof take in all of its kinds (702.11e).
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.keyword_params import FromParam
from landwalk.keywords.protection import has_quality
from landwalk.rules.as_though import as_though
from landwalk.rules.look import Look
from landwalk.rules.questions import CanBeTargeted, KeywordMeaning, Question, Reason, register

_PLAIN = KeywordAbility("hexproof")


def _target(look: Look, holder: int, keyword: KeywordAbility, question: Question) -> Reason | None:
    assert isinstance(question, CanBeTargeted)
    if question.target != holder or question.controller == look.controller(holder):
        return None
    for param in keyword.params:
        assert isinstance(param, FromParam)
        if not has_quality(look, holder, param, question.source):
            return None
    if as_though(look, "be_targeted", holder, _PLAIN, "didnt_have"):
        return None
    if keyword.params:
        key = "{0} has {2}, and that is what {1} is"
        return Reason("702.11d", key, (holder, question.source), (keyword,), ((holder, "abilities"),))
    return Reason("702.11b" if holder > 0 else "702.11c", "{0} has hexproof", (holder,))


register(KeywordMeaning("hexproof", "702.11", answers={CanBeTargeted: _target}, redundant="yes"))
