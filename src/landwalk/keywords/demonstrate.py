"""Demonstrate (CR 702.144).

What it does:
    When you cast this spell, you may copy it and choose new targets for the copy; if you do, choose an opponent, who copies it too and
    may choose new targets for that copy (702.144a).

Interactions:
    Copies aren't cast. The opponent controls their copy, so "you" in it is that player. If the spell has left the stack, it is copied as it
    last was (608.2h).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.context import Context
from landwalk.abilities.noun import YOU
from landwalk.abilities.parts import THIS, do
from landwalk.abilities.pattern import Casts
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.actions.world import World, executes
from landwalk.kernel.choices import ChooseObjects, Purpose, YesNo
from landwalk.kernel.flow import Flow, objects, yes
from landwalk.kernel.objects import PlayerId
from landwalk.kernel.zones import Zone
from landwalk.rules.c7_additional.cr707_spell_copies import copy_on_stack, new_targets
from landwalk.rules.questions import KeywordMeaning, register


class Demonstrate(Predicate):
    """The copies of demonstrate's triggered ability; its source is the spell."""

    __slots__ = ()


@executes(Demonstrate)
def _demonstrate(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: Demonstrate, clause: Clause
) -> Flow[None]:
    if not yes((yield YesNo(ctx.you, Purpose.MAY, ctx.source, predicate))):
        return
    yield from _copies(world, ctx, ctx.you)
    among = world.state.opponents(ctx.you)
    if among:
        asked = ChooseObjects(ctx.you, Purpose.PLAYER, among, 1, 1, ctx.source, predicate)
        yield from _copies(world, ctx, objects((yield asked))[0])


def _copies(world: World, ctx: Context, player: PlayerId) -> Flow[None]:
    copy = yield from copy_on_stack(world.state, ctx.source, player, ctx)
    if copy:
        yield from new_targets(world.state, copy, player)


_TRIGGER = Triggered(Casts(YOU, THIS), (do(Demonstrate()),))


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_TRIGGER,)


register(KeywordMeaning("demonstrate", "702.144", means, zones=(Zone.STACK,)))
