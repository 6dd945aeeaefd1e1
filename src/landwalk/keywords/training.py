"""Training (CR 702.149).

What it does:
    Whenever this creature and at least one other creature with power greater than its own attack, put a +1/+1 counter on it (702.149a).

Interactions:
    The powers are compared only as they attack. Several instances trigger separately (702.149b).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.context import Context, Noted
from landwalk.abilities.effect import PutCounters
from landwalk.abilities.parts import ONE, THIS, do
from landwalk.abilities.pattern import EventPattern
from landwalk.kernel.events import AttackersDeclared, Event
from landwalk.rules.c6_spells_abilities.cr603_matching import matcher
from landwalk.rules.look import Look
from landwalk.rules.questions import KeywordMeaning, register


class AttacksWithGreater(EventPattern):
    """ "This creature and at least one other creature with greater power attack"."""

    __slots__ = ()
    keys = ("attacks",)


@matcher(AttacksWithGreater)
def _matches(look: Look, pattern: AttacksWithGreater, event: Event, ctx: Context) -> list[Noted]:
    if not isinstance(event, AttackersDeclared):
        return []
    attackers = [a.attacker for a in event.attacks]
    if ctx.source not in attackers:
        return []
    own = look.get(ctx.source).power or 0
    return [Noted(ctx.source)] if any((look.get(i).power or 0) > own for i in attackers) else []


_TRIGGER = Triggered(AttacksWithGreater(), (do(PutCounters("+1/+1", ONE, THIS)),), when="whenever")


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_TRIGGER,)


register(KeywordMeaning("training", "702.149", means))
