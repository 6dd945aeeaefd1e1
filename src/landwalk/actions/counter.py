"""CR 701.6, counter."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.actions.world import World, chooser, executes, note
from landwalk.kernel.choices import Purpose
from landwalk.kernel.events import Batch, Event
from landwalk.kernel.flow import Flow
from landwalk.kernel.native import mypyc_attr
from landwalk.kernel.node import Node
from landwalk.kernel.objects import ObjectId
from landwalk.kernel.zones import Zone


class Counter(Predicate):
    """ "Counter target spell". to: where a countered spell goes instead of its owner's graveyard; position in a library."""

    __slots__ = ("position", "to", "what")

    def __init__(self, what: Node, to: Zone = Zone.GRAVEYARD, position: str = "") -> None:
        self.what = what
        self.to = to
        self.position = position


@mypyc_attr(allow_interpreted_subclasses=True)
class CounterEvent(Event):
    """A spell or ability is countered (701.6a): removed from the stack, a spell into its owner's graveyard (or `to`).

    What it comes to stands in rules/c7_additional/cr701_countering.py, since "can't be countered" is asked there.
    """

    __slots__ = ("object", "position", "to")
    kind_keys = ("countered",)

    def __init__(
        self, object_: ObjectId, to: Zone = Zone.GRAVEYARD, position: str = "top", cause: ObjectId = 0
    ) -> None:
        super().__init__(cause)
        self.object = object_
        self.to = to
        self.position = position


@executes(Counter)
def counter(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Counter, clause: Clause) -> Flow[None]:
    ids = yield from world.select(predicate.what, ctx, chooser(ctx, subjects), Purpose.SELECT)
    position = predicate.position or "top"
    events = tuple(CounterEvent(i, predicate.to, position, ctx.item or ctx.source) for i in ids)
    yield Batch(events)
    note(ctx, tuple(e.object for e in events if e.happened))


COUNTER = Verb(
    "counter", "contrarrestar contrarresta contrarreste", "neutralisieren neutralisiert neutralisierst neutralisiere"
)
WORDS = (predicate(Counter, COUNTER, "{what}", "{what}", "{what}"),)
