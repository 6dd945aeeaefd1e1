"""Cascade (CR 702.85).

What it does:
    When you cast this spell, exile cards from the top of your library until a nonland card with lesser mana value comes; you may cast it
    without paying its mana cost if the resulting spell's mana value is less than this one's; the others go to the bottom of the
    library in random order (702.85a).

Interactions:
    It resolves before the spell, even if that is countered. Several instances trigger separately (702.85c). The card that is cast may
    cascade too.
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.context import Context
from landwalk.abilities.noun import YOU
from landwalk.abilities.parts import THIS, do
from landwalk.abilities.pattern import Casts
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.actions.discover import exile_until_nonland, rest_to_bottom
from landwalk.actions.world import World, executes, note
from landwalk.kernel.choices import Purpose, YesNo
from landwalk.kernel.flow import Flow, yes
from landwalk.kernel.zones import Zone
from landwalk.rules.questions import KeywordMeaning, register


class Cascade(Predicate):
    """The effect of cascade's triggered ability; its source is the spell that was cast."""

    __slots__ = ()


@executes(Cascade)
def cascade(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Cascade, clause: Clause) -> Flow[None]:
    less_than = world.mana_value(ctx.source)
    exiled, found = yield from exile_until_nonland(world, ctx, ctx.you, less_than - 1, "cascade")
    cast = 0
    if found and world.mana_value(found) < less_than and world.castable(ctx.you, found, "yes"):
        if yes((yield YesNo(ctx.you, Purpose.MAY, found, predicate))):
            cast = yield from world.cast(ctx.you, found, "yes")
    yield from rest_to_bottom(world, ctx, ctx.you, exiled, "cascade")
    note(ctx, (cast,) if cast else ())


_TRIGGER = Triggered(Casts(YOU, THIS), (do(Cascade()),))


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_TRIGGER,)


register(KeywordMeaning("cascade", "702.85", means, zones=(Zone.STACK,)))
