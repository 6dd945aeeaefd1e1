"""Dethrone (CR 702.105).

What it does:
    Whenever this creature attacks the player with the most life or tied for most life, put a +1/+1 counter on it (702.105a).

Interactions:
    The life totals are compared only as it attacks. Its controller may have the most life. Attacking a planeswalker isn't attacking its
    controller. Several instances trigger separately (702.105b).
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


class AttacksTheMostLife(EventPattern):
    """ "This creature attacks the player with the most life or tied for most life"."""

    __slots__ = ()
    keys = ("attacks",)


@matcher(AttacksTheMostLife)
def _matches(look: Look, pattern: AttacksTheMostLife, event: Event, ctx: Context) -> list[Noted]:
    if not isinstance(event, AttackersDeclared):
        return []
    players = look.state.players
    most = max(p.life for p in players.values() if p.in_game)
    return [
        Noted(a.attacker, a.defender, a.defending_player)
        for a in event.attacks
        if a.attacker == ctx.source and a.defender < 0 and players[a.defender].life == most
    ]


_TRIGGER = Triggered(AttacksTheMostLife(), (do(PutCounters("+1/+1", ONE, THIS)),), when="whenever")


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_TRIGGER,)


register(KeywordMeaning("dethrone", "702.105", means))
