"""CR 701.57, discover."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.actions.exile import exile_until
from landwalk.actions.world import World, executes, moving, note
from landwalk.kernel.chance import Chance
from landwalk.kernel.characteristics import CardType
from landwalk.kernel.choices import Purpose, YesNo
from landwalk.kernel.events import Acted, Batch, Conceal
from landwalk.kernel.flow import Flow, objects, yes
from landwalk.kernel.node import Node
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.zones import Zone


class Discover(Predicate):
    """CR 701.57."""

    __slots__ = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount = amount


DISCOVER = Verb("discover", "", "")

WORDS = (predicate(Discover, DISCOVER, "{amount:int}", None, None),)


@executes(Discover)
def discover(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Discover, clause: Clause) -> Flow[None]:
    """CR 701.57a-c."""
    state = world.state
    cause = ctx.item or ctx.source
    for player in subjects:
        most = world.amount(predicate.amount, ctx)
        exiled, found = yield from exile_until_nonland(world, ctx, player, most, "discover")
        if found:
            cast = 0
            if world.castable(player, found, "yes") and yes((yield YesNo(player, Purpose.MAY, ctx.source, predicate))):
                cast = yield from world.cast(player, found, "yes")
            if not cast and found in state.objects:
                yield moving(world, found, Zone.HAND, ctx, "discover")
        yield from rest_to_bottom(world, ctx, player, exiled, "discover")
        yield Acted(player, "discover", (found,) if found else (), most, cause)
        note(ctx, (found,) if found else ())


def exile_until_nonland(
    world: World, ctx: Context, player: PlayerId, most: int, reason: str
) -> Flow[tuple[list[ObjectId], ObjectId]]:
    """Exiles cards from the top until a nonland card with that mana value or less comes: all cards, and that one (0: none came)."""

    def wanted(id_: ObjectId) -> bool:
        return CardType.LAND not in world.get(id_).types and world.mana_value(id_) <= most

    exiled = yield from exile_until(world, ctx, player, reason, wanted)
    return exiled, (exiled[-1] if exiled and wanted(exiled[-1]) else 0)


def rest_to_bottom(world: World, ctx: Context, player: PlayerId, exiled: list[ObjectId], reason: str) -> Flow[None]:
    """Those of the cards that are still in exile, in a random order."""
    rest = [i for i in exiled if i in world.state.objects and world.obj(i).zone is Zone.EXILE]
    order = objects((yield Chance("shuffle", len(rest), player)))
    moves = tuple(moving(world, rest[i], Zone.LIBRARY, ctx, reason, "bottom") for i in order)
    yield Batch(moves)
    if len(moves) > 1:
        yield Conceal(tuple(e.new_id for e in moves), (), ctx.item or ctx.source)
