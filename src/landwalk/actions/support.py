"""CR 701.41, support."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.noun import Core, Det, NounPhrase, Status
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.actions.world import World, executes, note
from landwalk.kernel.choices import Purpose
from landwalk.kernel.events import Batch, CountersEvent
from landwalk.kernel.flow import Flow
from landwalk.kernel.node import Node

_OTHER_CREATURE = (Core(types=("creature",), status=(Status.OTHER,)),)


class Support(Predicate):
    """CR 701.41. on: the target phrase that "support N" stands for, which no text says: it is made here.

    On an instant or sorcery "other" excludes nothing, since the spell is no creature.
    """

    __slots__ = ("amount", "on")
    marks = frozenset({"on"})

    def __init__(self, amount: Node, on: Node | None = None) -> None:
        self.amount = amount
        self.on = on or NounPhrase(Det.UP_TO_TARGET, _OTHER_CREATURE, (), amount)


SUPPORT = Verb("support", "apoyar apoya apoye", "an|wenden wendet wendest wende")

WORDS = (
    predicate(Support, Verb("support", None, "beistand!"), None, None, "{amount:int}", on=None),
    predicate(Support, SUPPORT, "{amount:int}", "{amount:int}", "Beistand {amount:int}"),
)


@executes(Support)
def support(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Support, clause: Clause) -> Flow[None]:
    """CR 701.41a: a +1/+1 counter on each of up to N target creatures."""
    ids = yield from world.select(predicate.on, ctx, ctx.you, Purpose.SELECT)
    yield Batch(tuple(CountersEvent(i, "+1/+1", 1, ctx.you, ctx.item or ctx.source) for i in ids))
    note(ctx, ids)
