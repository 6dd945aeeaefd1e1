"""Afterlife N (CR 702.135).

What it does:
    When this permanent is put into a graveyard from the battlefield, create N 1/1 white and black Spirit creature tokens with flying
    (702.135a).

Interactions:
    Several instances trigger separately (702.135b).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.parts import ONE, THIS, do, number
from landwalk.abilities.pattern import Dies
from landwalk.abilities.token import TokenSpec
from landwalk.actions.create import Create
from landwalk.rules.questions import KeywordMeaning, register

_SPIRIT = TokenSpec(
    ("creature",), ("Spirit",), ("W", "B"), power=ONE, toughness=ONE, abilities=(KeywordAbility("flying"),)
)


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (Triggered(Dies(THIS), (do(Create(number(keyword.params), _SPIRIT)),)),)


register(KeywordMeaning("afterlife", "702.135", means))
