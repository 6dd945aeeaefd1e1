"""Flanking (CR 702.25).

What it does:
    Whenever this creature becomes blocked by a creature without flanking, the blocking creature gets -1/-1 until end of turn (702.25a).

Interactions:
    Once for each such blocker (509.3d); several instances trigger separately (702.25b).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.amount import Negative
from landwalk.abilities.effect import GetPT
from landwalk.abilities.noun import WithoutKeyword
from landwalk.abilities.parts import CREATURE, EVENT_OTHER, ONE, THIS, UNTIL_END_OF_TURN, a, do
from landwalk.abilities.pattern import BecomesBlocked
from landwalk.rules.questions import KeywordMeaning, register

_TRIGGER = Triggered(
    BecomesBlocked(THIS, a(CREATURE, WithoutKeyword(KeywordAbility("flanking")))),
    (do(GetPT(Negative(ONE), Negative(ONE)), subject=EVENT_OTHER, duration=UNTIL_END_OF_TURN),),
    when="whenever",
)


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_TRIGGER,)


register(KeywordMeaning("flanking", "702.25", means))
