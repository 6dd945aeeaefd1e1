"""Living weapon (CR 702.92).

What it does:
    When this Equipment enters, create a 0/0 black Phyrexian Germ creature token, then attach this Equipment to it (702.92a).

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

_TOKEN = TokenSpec(("creature",), ("Phyrexian", "Germ"), ("B",), power=Number(0), toughness=Number(0))
_TRIGGER = Triggered(Enters(THIS), (do(Create(ONE, _TOKEN)), do(Attach(THIS, LAST))))


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_TRIGGER,)


register(KeywordMeaning("living weapon", "702.92", means))
