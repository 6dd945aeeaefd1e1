"""Frenzy N (CR 702.68).

What it does:
    Whenever this creature attacks and isn't blocked, it gets +N/+0 until end of turn (702.68a).

Interactions:
    It triggers once blockers have been declared (509.3g). Several instances trigger separately (702.68b).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.amount import Number
from landwalk.abilities.effect import GetPT
from landwalk.abilities.parts import THIS, UNTIL_END_OF_TURN, do, number
from landwalk.abilities.pattern import Unblocked
from landwalk.rules.questions import KeywordMeaning, register


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    growth = do(GetPT(number(keyword.params), Number(0)), subject=THIS, duration=UNTIL_END_OF_TURN)
    return (Triggered(Unblocked(THIS), (growth,), when="whenever"),)


register(KeywordMeaning("frenzy", "702.68", means))
