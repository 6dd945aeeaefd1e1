"""Bushido N (CR 702.45).

What it does:
    Whenever this creature blocks or becomes blocked, it gets +N/+N until end of turn (702.45a), once, however many it blocks or block it.

Interactions:
    Several instances trigger separately (702.45b).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.effect import GetPT
from landwalk.abilities.parts import THIS, UNTIL_END_OF_TURN, do, number
from landwalk.abilities.pattern import BecomesBlocked, Blocks, EitherEvent
from landwalk.rules.questions import KeywordMeaning, register


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    n = number(keyword.params)
    event = EitherEvent((Blocks(THIS), BecomesBlocked(THIS)))
    return (Triggered(event, (do(GetPT(n, n), subject=THIS, duration=UNTIL_END_OF_TURN),), when="whenever"),)


register(KeywordMeaning("bushido", "702.45", means))
