"""Battle cry (CR 702.91).

What it does:
    Whenever this creature attacks, each other attacking creature gets +1/+0 until end of turn (702.91a).

Interactions:
    Several instances trigger separately (702.91b).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.amount import Number
from landwalk.abilities.effect import GetPT
from landwalk.abilities.noun import Core, Det, Noun, NounPhrase, Status
from landwalk.abilities.parts import ONE, THIS, UNTIL_END_OF_TURN, do
from landwalk.abilities.pattern import Attacks
from landwalk.rules.questions import KeywordMeaning, register

_OTHERS = NounPhrase(Det.ALL, (Core(Noun.TYPE, types=("creature",), status=(Status.OTHER, Status.ATTACKING)),))
_TRIGGER = Triggered(
    Attacks(THIS),
    (do(GetPT(ONE, Number(0)), subject=_OTHERS, duration=UNTIL_END_OF_TURN),),
    when="whenever",
)


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_TRIGGER,)


register(KeywordMeaning("battle cry", "702.91", means))
