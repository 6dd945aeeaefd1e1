"""CR 701.25, surveil."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.actions.world import World, executes, moving, note
from landwalk.kernel.choices import ChooseObjects, ChooseOrder, Purpose
from landwalk.kernel.events import Acted, Batch, Conceal, Event, ReorderLibrary, Reveal
from landwalk.kernel.flow import Flow, objects
from landwalk.kernel.node import Node
from landwalk.kernel.objects import PlayerId
from landwalk.kernel.zones import Zone


class Surveil(Predicate):
    """ "Surveil 2"."""

    __slots__ = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount = amount


@executes(Surveil)
def surveil(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Surveil, clause: Clause) -> Flow[None]:
    """CR 701.25a-d."""
    done: list[tuple[PlayerId, int]] = []
    for player in subjects:
        ctx.subject = player
        many = world.amount(predicate.amount, ctx)
        if many <= 0:
            continue  # CR 701.25c, surveil 0 is no event
        top = world.state.players[player].library[:many]
        if top:
            yield Reveal(top, (player,), ctx.item or ctx.source)
            asked = ChooseObjects(player, Purpose.TOP_OR_BOTTOM, top, 0, len(top), ctx.source, "graveyard")
            away = objects((yield asked))
            kept = tuple(i for i in top if i not in away)
            if len(kept) > 1:
                kept = objects((yield ChooseOrder(player, Purpose.ORDER, kept, ctx.source, "top")))
            library = world.state.players[player].library
            rest = tuple(i for i in library if i not in kept and i not in away)
            moves: list[Event] = [moving(world, i, Zone.GRAVEYARD, ctx, "surveil") for i in away]
            if kept:
                moves.insert(0, ReorderLibrary(player, kept + away + rest, ctx.item or ctx.source))
            if len(kept) > 1:
                moves.append(Conceal(kept, (player,), ctx.item or ctx.source))
            yield Batch(tuple(moves))
        done.append((player, many))
    for player, many in done:
        yield Acted(player, "surveil", (), many, ctx.item or ctx.source)
    note(ctx, (), len(done))


SURVEIL = Verb("surveil", "escrutar escruta escrute", "an|wenden wendet wendest wende")
WORDS = (
    predicate(Surveil, SURVEIL, "{amount:int}", "{amount:int}", "Überwachen {amount:int}"),
    predicate(Surveil, Verb("surveil", None, "überwachen!"), None, None, "{amount:int}"),
)
