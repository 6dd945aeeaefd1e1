"""CR 701.39, bolster."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.noun import YOU, Controlled, Core, Det, NounPhrase
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.actions.world import World, executes, note
from landwalk.kernel.choices import ChooseObjects, Purpose
from landwalk.kernel.events import CountersEvent
from landwalk.kernel.flow import Flow, objects
from landwalk.kernel.node import Node


class Bolster(Predicate):
    """CR 701.39."""

    __slots__ = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount = amount


BOLSTER = Verb("bolster", "fortalecer fortalece fortalezca", "an|wenden wendet wendest wende")

WORDS = (
    predicate(Bolster, Verb("bolster", None, "kräftigung!"), None, None, "{amount:int}"),
    predicate(Bolster, BOLSTER, "{amount:int}", "{amount:int}", "Kräftigung {amount:int}"),
)


_YOUR_CREATURES = NounPhrase(Det.ALL, (Core(types=("creature",)),), (Controlled(YOU),))


@executes(Bolster)
def bolster(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Bolster, clause: Clause) -> Flow[None]:
    """CR 701.39a: N +1/+1 counters on a creature with the least toughness among those the player controls."""
    ids = world.candidates(_YOUR_CREATURES, ctx)
    if not ids:
        note(ctx, ())
        return
    least = min(world.get(i).toughness or 0 for i in ids)
    among = [i for i in ids if (world.get(i).toughness or 0) == least]
    (id_,) = objects((yield ChooseObjects(ctx.you, Purpose.SELECT, among, 1, 1, ctx.source, predicate)))
    yield CountersEvent(id_, "+1/+1", world.amount(predicate.amount, ctx), ctx.you, ctx.item or ctx.source)
    note(ctx, (id_,))
