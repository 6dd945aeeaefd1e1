"""Job select (CR 702.182).

What it does:
    When this Equipment enters, create a 1/1 colorless Hero creature token, then attach this Equipment to it (702.182a).

Interactions:
    State-based actions aren't checked between the two (704.4), so the token is equipped before anything could happen to it.
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.amount import Number
from landwalk.abilities.parts import LAST, ONE, THIS, do
from landwalk.abilities.pattern import Enters
from landwalk.abilities.token import TokenSpec
from landwalk.actions.attach import Attach
from landwalk.actions.create import Create
from landwalk.rules.questions import KeywordMeaning, register

_TOKEN = TokenSpec(("creature",), ("Hero",), (), power=Number(1), toughness=Number(1))
_TRIGGER = Triggered(Enters(THIS), (do(Create(ONE, _TOKEN)), do(Attach(THIS, LAST))))


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_TRIGGER,)


register(KeywordMeaning("job select", "702.182", means))
