"""Undaunted (CR 702.125).

What it does:
    The spell costs {1} less to cast for each opponent its caster has (702.125a).

Interactions:
    Players who have left the game don't count (702.125b). Several instances each apply (702.125c). Only generic mana is reduced (118.7a).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Static
from landwalk.abilities.amount import Amount
from landwalk.abilities.context import Context
from landwalk.abilities.effect import CostChange
from landwalk.abilities.parts import THIS
from landwalk.abilities.sentence import Clause
from landwalk.kernel.mana import ManaCost
from landwalk.rules.look import Look
from landwalk.rules.questions import KeywordMeaning, register
from landwalk.rules.values import values


class NumberOfOpponents(Amount):
    """How many opponents you have in the game."""

    __slots__ = ()


@values(NumberOfOpponents)
def _opponents(look: Look, node: NumberOfOpponents, ctx: Context) -> int:
    return len(look.state.opponents(ctx.you))


_LESS = Static((Clause(THIS, (CostChange(ManaCost(("1",)), amount=NumberOfOpponents()),)),))


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_LESS,)


register(KeywordMeaning("undaunted", "702.125", means))
