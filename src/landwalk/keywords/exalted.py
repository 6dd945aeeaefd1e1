"""Exalted (CR 702.83).

What it does:
    Whenever a creature you control attacks alone, that creature gets +1/+1 until end of turn (702.83a).

Interactions:
    Alone: the only creature declared as an attacker, whatever joins the attack later (702.83b, 506.5).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.effect import GetPT
from landwalk.abilities.noun import YOU, Controlled
from landwalk.abilities.parts import CREATURE, EVENT_OBJECT, ONE, UNTIL_END_OF_TURN, a, do
from landwalk.abilities.pattern import Attacks
from landwalk.rules.questions import KeywordMeaning, register

_TRIGGER = Triggered(
    Attacks(a(CREATURE, Controlled(YOU)), how="alone"),
    (do(GetPT(ONE, ONE), subject=EVENT_OBJECT, duration=UNTIL_END_OF_TURN),),
    when="whenever",
)


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_TRIGGER,)


register(KeywordMeaning("exalted", "702.83", means))
