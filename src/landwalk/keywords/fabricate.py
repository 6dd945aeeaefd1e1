"""Fabricate N (CR 702.123).

What it does:
    When this permanent enters, you may put N +1/+1 counters on it. If you don't, create N 1/1 colorless Servo artifact creature tokens
    (702.123a).

Interactions:
    If it has left, no counters can be put on it, so the tokens are made. Several instances trigger separately (702.123b).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.condition import DidThat
from landwalk.abilities.effect import PutCounters
from landwalk.abilities.noun import YOU
from landwalk.abilities.parts import ONE, THIS, do, number
from landwalk.abilities.pattern import Enters
from landwalk.abilities.sentence import Clause, IfSo, May
from landwalk.abilities.token import TokenSpec
from landwalk.actions.create import Create
from landwalk.rules.questions import KeywordMeaning, register

_SERVO = TokenSpec(("artifact", "creature"), ("Servo",), power=ONE, toughness=ONE)


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    n = number(keyword.params)
    counters = May((Clause(YOU, (PutCounters("+1/+1", n, THIS),)),))
    tokens = IfSo(DidThat(YOU, "didnt"), (do(Create(n, _SERVO)),))
    return (Triggered(Enters(THIS), (counters, tokens)),)


register(KeywordMeaning("fabricate", "702.123", means))
