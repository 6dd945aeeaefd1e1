"""CR 701.44, explore."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.actions.world import World, executes, moving, note
from landwalk.kernel.characteristics import CardType
from landwalk.kernel.choices import ChooseObjects, Purpose
from landwalk.kernel.events import Acted, CountersEvent, Reveal
from landwalk.kernel.flow import Flow, objects
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.zones import Zone


class Explore(Predicate):
    """CR 701.44."""

    __slots__ = ()
    subject = "object"


EXPLORE = Verb("explore", "explorar explora explore", "erkunden erkundet erkundest")

WORDS = (predicate(Explore, EXPLORE, "", "", ""),)


@executes(Explore)
def explore(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Explore, clause: Clause) -> Flow[None]:
    """CR 701.44a-c: one after the other; a creature that is gone explores as well, by its last known controller."""
    for id_ in subjects:
        player = world.controller(id_)
        yield from _explore(world, ctx, id_, player, predicate)
        yield Acted(player, "explore", (id_,), 1, ctx.item or ctx.source)
    note(ctx, subjects)


def _explore(world: World, ctx: Context, id_: ObjectId, player: PlayerId, predicate: Explore) -> Flow[None]:
    library = world.state.players[player].library
    cause = ctx.item or ctx.source
    land = False
    if library:
        yield Reveal(library[:1], (), cause)
        land = CardType.LAND in world.get(library[0]).types
        if land:
            yield moving(world, library[0], Zone.HAND, ctx, "explore")
    if not land:
        if id_ in world.state.objects:
            yield CountersEvent(id_, "+1/+1", 1, player, cause)
        top = world.state.players[player].library[:1]
        if library and top == library[:1]:
            asked = ChooseObjects(player, Purpose.TOP_OR_BOTTOM, top, 0, 1, ctx.source, "graveyard")
            for card in objects((yield asked)):
                yield moving(world, card, Zone.GRAVEYARD, ctx, "explore")
