"""Prowess (CR 702.108).

What it does:
    Whenever you cast a noncreature spell, this creature gets +1/+1 until end of turn (702.108a).

Interactions:
    Several instances trigger separately (702.108b). Copies of spells aren't cast.
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.effect import GetPT
from landwalk.abilities.noun import YOU, Core, Noun
from landwalk.abilities.parts import ONE, THIS, UNTIL_END_OF_TURN, a, do
from landwalk.abilities.pattern import Casts
from landwalk.rules.questions import KeywordMeaning, register

_TRIGGER = Triggered(
    Casts(YOU, a(Core(Noun.SPELL, nons=("creature",)))),
    (do(GetPT(ONE, ONE), subject=THIS, duration=UNTIL_END_OF_TURN),),
    when="whenever",
)


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_TRIGGER,)


register(KeywordMeaning("prowess", "702.108", means))
