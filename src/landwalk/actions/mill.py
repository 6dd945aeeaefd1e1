"""CR 701.17, mill."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.actions.world import World, executes, moving, note
from landwalk.kernel.events import Acted, Batch
from landwalk.kernel.flow import Flow
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Zone


class Mill(Predicate):
    """ "Mill three cards": the subject player puts that many from the top of their library into their graveyard."""

    __slots__ = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount = amount


@executes(Mill)
def mill(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Mill, clause: Clause) -> Flow[None]:
    """CR 701.17a-b: all at the same time, as many as there are."""
    moves = []
    who = []
    for player in subjects:
        ctx.subject = player
        top = world.state.players[player].library[: max(0, world.amount(predicate.amount, ctx))]
        moves += [moving(world, i, Zone.GRAVEYARD, ctx, "mill") for i in top]
        if top:
            who.append((player, len(top)))
    yield Batch(tuple(moves))
    for player, many in who:
        yield Acted(player, "mill", (), many, ctx.item or ctx.source)
    world.looked = tuple(e.new_id for e in moves if e.happened and e.new_id)  # "from among the milled cards" (701.17c)
    note(ctx, world.looked, sum(1 for e in moves if e.happened))


MILL = Verb("mill", "moler muele muela", "millen millt millst mille")
WORDS = (
    predicate(
        Mill,
        MILL,
        "{amount:num} [card|cards:amount]",
        "{amount:num f} [carta|cartas:amount]",
        "{amount:num f acc} [Karte|Karten:amount]",
    ),
    predicate(Mill, MILL, "cards equal to {amount:qty}", "una cantidad de cartas igual a {amount:qty}"),
)
