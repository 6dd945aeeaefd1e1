"""Evolve (CR 702.100).

What it does:
    Whenever a creature you control enters, if its power is greater than this creature's power and/or its toughness greater than this
    creature's toughness, put a +1/+1 counter on this creature (702.100a).

Interactions:
    Asked as it triggers and again as it resolves (603.4), with last known values of what is gone.
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.amount import StatOf
from landwalk.abilities.condition import AmountIs, AnyOf
from landwalk.abilities.effect import PutCounters
from landwalk.abilities.noun import YOU, Compare, Controlled, Stat
from landwalk.abilities.parts import CREATURE, EVENT_OBJECT, ONE, THIS, a, do
from landwalk.abilities.pattern import Enters
from landwalk.rules.questions import KeywordMeaning, register


def _greater(stat: Stat) -> AmountIs:
    return AmountIs(StatOf(stat, EVENT_OBJECT), Compare.MORE, StatOf(stat, THIS))


_TRIGGER = Triggered(
    Enters(a(CREATURE, Controlled(YOU))),
    (do(PutCounters("+1/+1", ONE, THIS)),),
    condition=AnyOf((_greater(Stat.POWER), _greater(Stat.TOUGHNESS))),
    when="whenever",
)


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_TRIGGER,)


register(KeywordMeaning("evolve", "702.100", means))
