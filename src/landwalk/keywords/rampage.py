"""Rampage N (CR 702.23).

What it does:
    Whenever this creature becomes blocked, it gets +N/+N until end of turn for each creature blocking it beyond the first (702.23a).

Interactions:
    The blockers are counted once, as the ability resolves (702.23b). Several instances trigger separately (702.23c).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.amount import Amount
from landwalk.abilities.context import Context
from landwalk.abilities.effect import GetPT
from landwalk.abilities.parts import THIS, UNTIL_END_OF_TURN, do, number
from landwalk.abilities.pattern import BecomesBlocked
from landwalk.kernel.node import Node
from landwalk.rules.look import Look
from landwalk.rules.questions import KeywordMeaning, register
from landwalk.rules.values import amount, values


class ForBlockersBeyondTheFirst(Amount):
    """N for each creature that blocks this one beyond the first."""

    __slots__ = ("each",)

    def __init__(self, each: Node) -> None:
        self.each = each


@values(ForBlockersBeyondTheFirst)
def _beyond(look: Look, node: ForBlockersBeyondTheFirst, ctx: Context) -> int:
    attack = look.attack_of(ctx.source)
    return max(0, len(attack.blockers) - 1) * amount(look, node.each, ctx) if attack is not None else 0


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    growth = ForBlockersBeyondTheFirst(number(keyword.params))
    body = do(GetPT(growth, growth), subject=THIS, duration=UNTIL_END_OF_TURN)
    return (Triggered(BecomesBlocked(THIS), (body,), when="whenever"),)


register(KeywordMeaning("rampage", "702.23", means))
