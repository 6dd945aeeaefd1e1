"""Melee (CR 702.121).

What it does:
    Whenever this creature attacks, it gets +1/+1 until end of turn for each opponent you attacked with a creature this combat (702.121a).

Interactions:
    Opponents who were attacked themselves count, not their planeswalkers or battles. Several instances trigger separately (702.121b).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.amount import Amount
from landwalk.abilities.context import Context
from landwalk.abilities.effect import GetPT
from landwalk.abilities.parts import THIS, UNTIL_END_OF_TURN, do
from landwalk.abilities.pattern import Attacks
from landwalk.kernel.events import AttackersDeclared, StepBegan
from landwalk.kernel.zones import Step
from landwalk.rules.history import events_this_turn
from landwalk.rules.look import Look
from landwalk.rules.questions import KeywordMeaning, register
from landwalk.rules.values import values


class OpponentsAttacked(Amount):
    """How many opponents you attacked with a creature this combat."""

    __slots__ = ()


@values(OpponentsAttacked)
def _attacked(look: Look, node: OpponentsAttacked, ctx: Context) -> int:
    found: list[int] = []
    for event in events_this_turn(look.state):
        if isinstance(event, StepBegan) and event.step is Step.BEGIN_COMBAT:
            break
        if isinstance(event, AttackersDeclared) and event.player == ctx.you:
            found.extend(a.defender for a in event.attacks if a.defender < 0 and a.defender not in found)
    return len(found)


_N = OpponentsAttacked()
_TRIGGER = Triggered(Attacks(THIS), (do(GetPT(_N, _N), subject=THIS, duration=UNTIL_END_OF_TURN),), when="whenever")


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_TRIGGER,)


register(KeywordMeaning("melee", "702.121", means))
