"""CR 701.29, fateseal."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.actions.scry import arrange
from landwalk.actions.world import World, executes, note
from landwalk.kernel.choices import ChooseObjects, Purpose
from landwalk.kernel.events import Acted, Conceal, ReorderLibrary, Reveal
from landwalk.kernel.flow import Flow, objects
from landwalk.kernel.node import Node


class Fateseal(Predicate):
    """CR 701.29."""

    __slots__ = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount = amount


FATESEAL = Verb("fateseal", "", "")

WORDS = (predicate(Fateseal, FATESEAL, "{amount:int}", None, None),)


@executes(Fateseal)
def fateseal(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Fateseal, clause: Clause) -> Flow[None]:
    """CR 701.29a: like scrying, with the library of an opponent of one's choice."""
    cause = ctx.item or ctx.source
    for player in subjects:
        ctx.subject = player
        many = world.amount(predicate.amount, ctx)
        among = world.state.opponents(player)
        if many <= 0 or not among:
            continue
        (other,) = objects((yield ChooseObjects(player, Purpose.PLAYER, among, 1, 1, ctx.source, predicate)))
        library = world.state.players[other].library
        if library:
            yield Reveal(library[:many], (player,), cause)
            order = yield from arrange(ctx, player, library[:many], library)
            yield ReorderLibrary(other, order, cause)
            if len(library[:many]) > 1:
                yield Conceal(library[:many], (player,), cause)
        yield Acted(player, "fateseal", (), many, cause)
    note(ctx, subjects)
