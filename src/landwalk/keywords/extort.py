"""Extort (CR 702.101).

What it does:
    Whenever you cast a spell, you may pay {W/B}. If you do, each opponent loses 1 life and you gain as much life as was lost this way
    (702.101a).

Interactions:
    You pay as the ability resolves, once for each instance (702.101b).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.amount import ThatMuch
from landwalk.abilities.condition import DidThat
from landwalk.abilities.cost import PayMana
from landwalk.abilities.effect import GainLife, LoseLife
from landwalk.abilities.noun import YOU, Core, Noun
from landwalk.abilities.parts import EACH_OPPONENT, ONE, a
from landwalk.abilities.pattern import Casts
from landwalk.abilities.sentence import Clause, Do, IfSo, May
from landwalk.kernel.mana import ManaCost
from landwalk.rules.questions import KeywordMeaning, register

_DRAIN = Do((Clause(EACH_OPPONENT, (LoseLife(ONE),)), Clause(YOU, (GainLife(ThatMuch()),))))
_TRIGGER = Triggered(
    Casts(YOU, a(Core(Noun.SPELL))),
    (May(costs=(PayMana(ManaCost(("W/B",))),)), IfSo(DidThat(YOU), (_DRAIN,))),
    when="whenever",
)


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_TRIGGER,)


register(KeywordMeaning("extort", "702.101", means))
