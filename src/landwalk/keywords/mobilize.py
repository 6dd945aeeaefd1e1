"""Mobilize N (CR 702.181).

What it does:
    Whenever this creature attacks, create N 1/1 red Warrior creature tokens that enter tapped and attacking; they are sacrificed at the
    beginning of the next end step (702.181a).

Interactions:
    The tokens were never declared as attackers, so nothing triggers on their attacking (508.4a).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.parts import LAST, ONE, THIS, do, number
from landwalk.abilities.pattern import Attacks, StepBegins
from landwalk.abilities.sentence import Delayed
from landwalk.abilities.token import TokenSpec
from landwalk.actions.create import Create
from landwalk.actions.sacrifice import Sacrifice
from landwalk.kernel.zones import Step
from landwalk.rules.questions import KeywordMeaning, register

_WARRIOR = TokenSpec(("creature",), ("Warrior",), ("R",), power=ONE, toughness=ONE)
_LATER = Delayed(StepBegins(Step.END_STEP, next_="next"), (do(Sacrifice(LAST)),))


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    tokens = do(Create(number(keyword.params), _WARRIOR, ("tapped", "attacking")))
    return (Triggered(Attacks(THIS), (tokens, _LATER), when="whenever"),)


register(KeywordMeaning("mobilize", "702.181", means))
