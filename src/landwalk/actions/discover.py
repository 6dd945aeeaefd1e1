"""CR 701.57, discover."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.actions.world import World, executes, moving, note
from landwalk.kernel.chance import Chance
from landwalk.kernel.characteristics import CardType
from landwalk.kernel.choices import Purpose, YesNo
from landwalk.kernel.events import Acted, Batch
from landwalk.kernel.flow import Flow, objects, yes
from landwalk.kernel.node import Node
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
        exiled: list[int] = []
        found = 0
        while state.players[player].library and not found:
            event = moving(world, state.players[player].library[0], Zone.EXILE, ctx, "discover")
            yield event
            if not event.happened or not event.new_id:
                break
            exiled.append(event.new_id)
            card = world.get(event.new_id)
            if CardType.LAND not in card.types and world.mana_value(event.new_id) <= most:
                found = event.new_id
        if found:
            cast = 0
            if world.castable(player, found, "yes") and yes((yield YesNo(player, Purpose.MAY, ctx.source, predicate))):
                cast = yield from world.cast(player, found, "yes")
            if not cast and found in state.objects:
                yield moving(world, found, Zone.HAND, ctx, "discover")
        rest = [i for i in exiled if i in state.objects and state.objects[i].zone is Zone.EXILE]
        order = objects((yield Chance("shuffle", len(rest), player)))
        yield Batch(tuple(moving(world, rest[i], Zone.LIBRARY, ctx, "discover", "bottom") for i in order))
        yield Acted(player, "discover", (found,) if found else (), most, cause)
        note(ctx, (found,) if found else ())
