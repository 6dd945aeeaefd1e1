"""Mentor (CR 702.134).

What it does:
    Whenever this creature attacks, put a +1/+1 counter on target attacking creature with power less than this creature's power (702.134a).

Interactions:
    The powers are compared again as it resolves (608.2b). Several instances trigger separately (702.134b).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.amount import StatOf
from landwalk.abilities.effect import PutCounters
from landwalk.abilities.noun import Compare, Core, Det, Noun, NounPhrase, Stat, Status, WithStat
from landwalk.abilities.parts import ONE, THIS, do
from landwalk.abilities.pattern import Attacks
from landwalk.rules.questions import KeywordMeaning, register

_WEAKER = NounPhrase(
    Det.TARGET,
    (Core(Noun.TYPE, types=("creature",), status=(Status.ATTACKING,)),),
    (WithStat(Stat.POWER, Compare.LESS, StatOf(Stat.POWER, THIS)),),
)
_TRIGGER = Triggered(Attacks(THIS), (do(PutCounters("+1/+1", ONE, _WEAKER)),), when="whenever")


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_TRIGGER,)


register(KeywordMeaning("mentor", "702.134", means))
