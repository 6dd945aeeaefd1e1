"""Horsemanship (CR 702.31).

What it does:
    The creature can't be blocked by creatures without horsemanship. It may block creatures with and without it.

Interactions:
    Evasion abilities add up (509.1b).
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.rules.as_though import as_though, evades
from landwalk.rules.look import Look
from landwalk.rules.questions import CanBlock, KeywordMeaning, Question, Reason, Trait, has, register, yes


class HasHorsemanship(Trait):
    """May it block creatures with horsemanship (702.31b)?"""

    __slots__ = ()


def _block(look: Look, holder: int, keyword: KeywordAbility, question: Question) -> Reason | None:
    assert isinstance(question, CanBlock)
    blocker = question.blocker
    if not evades(look, holder, keyword, question) or has(look, HasHorsemanship(blocker)):
        return None
    if as_though(look, "block", blocker, keyword, "had"):
        return None
    return Reason("702.31b", "{0} has horsemanship, and {1} hasn't", (holder, blocker))


register(
    KeywordMeaning(
        "horsemanship",
        "702.31",
        answers={CanBlock: _block, HasHorsemanship: yes("702.31b", "{0} has horsemanship")},
        redundant="yes",
    )
)
