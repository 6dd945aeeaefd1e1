"""CR 701.22, scry."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.actions.world import World, executes, note
from landwalk.kernel.choices import ChooseObjects, ChooseOrder, Purpose
from landwalk.kernel.events import Acted, Batch, Conceal, Event, ReorderLibrary, Reveal
from landwalk.kernel.flow import Flow, objects
from landwalk.kernel.node import Node
from landwalk.kernel.objects import ObjectId, PlayerId


class Scry(Predicate):
    """ "Scry 2"."""

    __slots__ = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount = amount


@executes(Scry)
def scry(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Scry, clause: Clause) -> Flow[None]:
    """CR 701.22a-b; when several players scry, they decide in turn order (701.22c) and the cards move at the same time."""
    moves: list[Event] = []
    done: list[tuple[PlayerId, int]] = []
    for player in subjects:
        ctx.subject = player
        many = world.amount(predicate.amount, ctx)
        if many <= 0:
            continue  # CR 701.22b, scry 0 is no event
        library = world.state.players[player].library
        top = library[:many]
        if top:
            yield Reveal(top, (player,), ctx.item or ctx.source)
            order = yield from arrange(ctx, player, top, library)
            moves.append(ReorderLibrary(player, order, ctx.item or ctx.source))
            if len(top) > 1:
                moves.append(Conceal(top, (player,), ctx.item or ctx.source))
        done.append((player, many))
    yield Batch(tuple(moves))
    for player, many in done:
        yield Acted(player, "scry", (), many, ctx.item or ctx.source)
    note(ctx, (), len(done))


def arrange(
    ctx: Context, player: PlayerId, top: tuple[ObjectId, ...], library: tuple[ObjectId, ...]
) -> Flow[tuple[ObjectId, ...]]:
    """Any number of `top` go to the bottom in any order, the rest back on top in any order: the library afterwards."""
    asked = ChooseObjects(player, Purpose.TOP_OR_BOTTOM, top, 0, len(top), ctx.source, "bottom")
    bottom = objects((yield asked))
    kept = tuple(i for i in top if i not in bottom)
    if len(kept) > 1:
        kept = objects((yield ChooseOrder(player, Purpose.ORDER, kept, ctx.source, "top")))
    return kept + library[len(top) :] + bottom


SCRY = Verb("scry scries", "adivinar adivina adivine", "an|wenden wendet wendest wende")
WORDS = (
    predicate(Scry, SCRY, "{amount:int}", "{amount:int}", "Hellsicht {amount:int}"),
    predicate(Scry, Verb("scry", None, "hellsicht!"), None, None, "{amount:int}"),
)
