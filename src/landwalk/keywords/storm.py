"""Storm (CR 702.40).

What it does:
    When you cast this spell, copy it for each other spell that was cast before it this turn, by anybody; you may choose new targets for the
    copies (702.40a).

Interactions:
    Copies aren't cast, so they neither storm nor count. Several instances trigger separately (702.40b).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.amount import Amount
from landwalk.abilities.context import Context
from landwalk.abilities.effect import CopySpell
from landwalk.abilities.noun import YOU
from landwalk.abilities.parts import THIS, do
from landwalk.abilities.pattern import Casts
from landwalk.kernel.events import SpellCast
from landwalk.kernel.zones import Zone
from landwalk.rules.history import events_this_turn
from landwalk.rules.look import Look
from landwalk.rules.questions import KeywordMeaning, register
from landwalk.rules.values import values


class SpellsCastBefore(Amount):
    """How many spells were cast this turn before this one."""

    __slots__ = ()


@values(SpellsCastBefore)
def _before(look: Look, node: SpellsCastBefore, ctx: Context) -> int:
    cast = [e.object for e in events_this_turn(look.state) if isinstance(e, SpellCast)]
    return len(cast) - 1 - cast.index(ctx.source) if ctx.source in cast else 0


_TRIGGER = Triggered(Casts(YOU, THIS), (do(CopySpell(THIS, "may", SpellsCastBefore())),))


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_TRIGGER,)


register(KeywordMeaning("storm", "702.40", means, zones=(Zone.STACK,)))
