"""Persist (CR 702.79).

What it does:
    When this permanent is put into a graveyard from the battlefield, if it had no -1/-1 counters on it, it returns to the battlefield under
    its owner's control with a -1/-1 counter on it (702.79a).

Interactions:
    The counters are those that it had as it left, also when the ability resolves (603.4, 603.10a). A token doesn't return (111.8).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.condition import ObjectIs
from landwalk.abilities.effect import MoveTo, PutCounters
from landwalk.abilities.noun import OwnerOf, WithCounter
from landwalk.abilities.parts import EVENT_OBJECT, ONE, PERMANENT, THIS, do
from landwalk.abilities.pattern import Dies
from landwalk.kernel.zones import Zone
from landwalk.rules.questions import KeywordMeaning, register

_COUNTER = "-1/-1"
_TRIGGER = Triggered(
    Dies(THIS),
    (
        do(
            MoveTo(
                EVENT_OBJECT,
                Zone.BATTLEFIELD,
                under=OwnerOf(EVENT_OBJECT),
                counters=(PutCounters(_COUNTER, ONE, THIS),),
            )
        ),
    ),
    condition=ObjectIs(THIS, (PERMANENT,), (WithCounter(_COUNTER),), "isnt"),
)


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_TRIGGER,)


register(KeywordMeaning("persist", "702.79", means))
