"""Flying (CR 702.9).

What it does:
    The creature can't be blocked except by creatures with flying or reach.

Interactions:
    A creature may be able to block as though it had flying or reach; an attacker may be blocked as though it didn't have flying (609.4).
    Evasion abilities add up: with shadow as well, a flying creature without shadow can't block it (509.1b).
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.rules.as_though import as_though, evades
from landwalk.rules.look import Look
from landwalk.rules.questions import CanBlock, KeywordMeaning, Question, Reason, Trait, has, register, yes

_AS = (KeywordAbility("flying"), KeywordAbility("reach"))


class BlocksFlying(Trait):
    """May it block creatures with flying (702.9b, 702.17b)?"""

    __slots__ = ()


def _block(look: Look, holder: int, keyword: KeywordAbility, question: Question) -> Reason | None:
    assert isinstance(question, CanBlock)
    blocker = question.blocker
    if has(look, BlocksFlying(blocker)) or not evades(look, holder, keyword, question):
        return None
    for other in _AS:
        if as_though(look, "block", blocker, other, "had"):
            return None
    return Reason("702.9b", "{0} has flying, and {1} has neither flying nor reach", (holder, blocker))


def _reached(look: Look, holder: int, keyword: KeywordAbility, question: Question) -> Reason | None:
    """Why the ability doesn't stop a block."""
    assert isinstance(question, CanBlock)
    if not has(look, BlocksFlying(question.blocker)):
        return None
    return Reason("702.9b", "{0} has flying, but {1} has flying or reach", (holder, question.blocker))


register(
    KeywordMeaning(
        "flying",
        "702.9",
        answers={CanBlock: _block, BlocksFlying: yes("702.9b", "{0} has flying")},
        redundant="yes",
        hooks={"no_evasion": _reached},
    )
)
