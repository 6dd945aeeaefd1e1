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
from landwalk.actions.world import World, executes, moving, note
from landwalk.kernel.chance import Chance
from landwalk.kernel.characteristics import CardType
from landwalk.kernel.choices import Purpose, YesNo
from landwalk.kernel.events import Batch
from landwalk.kernel.flow import Flow, objects, yes
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.zones import Zone
from landwalk.rules.questions import KeywordMeaning, register


class Cascade(Predicate):
    """The effect of cascade's triggered ability; its source is the spell that was cast."""

    __slots__ = ()


@executes(Cascade)
def cascade(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Cascade, clause: Clause) -> Flow[None]:
    less_than = world.mana_value(ctx.source)
    exiled: list[ObjectId] = []
    found = yield from _exile_until(world, ctx, ctx.you, less_than, exiled)
    cast = 0
    if found and world.mana_value(found) < less_than and world.castable(ctx.you, found, "yes"):
        if yes((yield YesNo(ctx.you, Purpose.MAY, found, predicate))):
            cast = yield from world.cast(ctx.you, found, "yes")
    rest = [i for i in exiled if i in world.state.objects and world.obj(i).zone is Zone.EXILE]
    order = objects((yield Chance("shuffle", len(rest), ctx.you)))
    yield Batch(tuple(moving(world, rest[i], Zone.LIBRARY, ctx, "cascade", "bottom") for i in order))
    note(ctx, (cast,) if cast else ())


def _exile_until(
    world: World, ctx: Context, player: PlayerId, less_than: int, exiled: list[ObjectId]
) -> Flow[ObjectId]:
    """Exiles cards until a nonland card of lesser mana value is among them; that card, 0 if the library runs out."""
    while world.state.players[player].library:
        event = moving(world, world.state.players[player].library[0], Zone.EXILE, ctx, "cascade")
        yield event
        if not event.happened or not event.new_id:
            return 0
        exiled.append(event.new_id)
        if CardType.LAND not in world.get(event.new_id).types and world.mana_value(event.new_id) < less_than:
            return event.new_id
    return 0


_TRIGGER = Triggered(Casts(YOU, THIS), (do(Cascade()),))


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_TRIGGER,)


register(KeywordMeaning("cascade", "702.85", means, zones=(Zone.STACK,)))
