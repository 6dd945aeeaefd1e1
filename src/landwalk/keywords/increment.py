"""Increment (CR 702.191).

What it does:
    Whenever you cast a spell, if this is a creature and more mana was spent on the spell than this creature's power or its toughness, put
    a +1/+1 counter on it (702.191a).

Interactions:
    The condition is asked again as it resolves (603.4). It is mana spent, not mana value. Several instances trigger separately (702.191b).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.condition import Condition
from landwalk.abilities.context import Context
from landwalk.abilities.effect import PutCounters
from landwalk.abilities.noun import YOU, Core, Noun
from landwalk.abilities.parts import ONE, THIS, a, do
from landwalk.abilities.pattern import Casts
from landwalk.rules.c1_concepts.cr106_spent import MANA_SPENT, spent_on
from landwalk.rules.conditions import condition
from landwalk.rules.look import Look
from landwalk.rules.questions import KeywordMeaning, register


class SpentMore(Condition):
    """Is this a creature, and was more mana spent on the spell that was cast than its power or toughness?"""

    __slots__ = ()


@condition(SpentMore)
def _spent_more(look: Look, node: SpentMore, ctx: Context) -> bool:
    chars = look.get(ctx.source)
    if not chars.is_creature or ctx.event is None:
        return False
    spent = spent_on(look.object(ctx.event.object))
    return spent > min(chars.power or 0, chars.toughness or 0)


_SPELL = a(Core(Noun.SPELL))
_TRIGGER = Triggered(Casts(YOU, _SPELL), (do(PutCounters("+1/+1", ONE, THIS)),), SpentMore(), when="whenever")


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_TRIGGER,)


register(KeywordMeaning("increment", "702.191", means, hooks={"interests": MANA_SPENT}))
