"""Shadow (CR 702.28).

What it does:
    Creatures with shadow can be blocked only by creatures with shadow, and can block only these.

Interactions:
    A creature may be able to block as though it had shadow (609.4).
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.rules.as_though import as_though, evades
from landwalk.rules.look import Look
from landwalk.rules.questions import CanBlock, KeywordMeaning, Question, Reason, Trait, has, register, yes


class HasShadow(Trait):
    """Does it count as a creature with shadow in a block (702.28b)?"""

    __slots__ = ()


def _block(look: Look, holder: int, keyword: KeywordAbility, question: Question) -> Reason | None:
    assert isinstance(question, CanBlock)
    attacker, blocker = question.attacker, question.blocker
    if holder == attacker:
        if has(look, HasShadow(blocker)) or as_though(look, "block", blocker, keyword, "had"):
            return None
        if not evades(look, holder, keyword, question):
            return None
        return Reason("702.28b", "{0} has shadow, and {1} hasn't", (attacker, blocker))
    if has(look, HasShadow(attacker)):
        return None
    return Reason("702.28b", "{0} has shadow, and {1} hasn't", (blocker, attacker))


register(
    KeywordMeaning(
        "shadow",
        "702.28",
        answers={CanBlock: _block, HasShadow: yes("702.28b", "{0} has shadow")},
        redundant="yes",
    )
)
