"""CR 701.8, destroy."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.actions.world import World, chooser, executes, note, possible
from landwalk.kernel.choices import Purpose
from landwalk.kernel.events import Batch, Event
from landwalk.kernel.flow import Flow
from landwalk.kernel.native import mypyc_attr
from landwalk.kernel.node import Node
from landwalk.kernel.objects import ObjectId, PlayerId


class Destroy(Predicate):
    """ "Destroy target creature." "It can't be regenerated" is a sentence of its own, heeded by the resolution (608.2c)."""

    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


@mypyc_attr(allow_interpreted_subclasses=True)
class DestroyEvent(Event):
    """A permanent is destroyed (701.8a). reason: "effect", or "lethal" for 704.5g-h. regeneration: "yes" / "no" (701.19c).

    What it comes to (indestructible, the move to the graveyard) stands in rules/c7_additional/cr701_destroying.py.
    """

    __slots__ = ("object", "reason", "regeneration")
    kind_keys = ("destroy",)

    def __init__(
        self, object_: ObjectId, regeneration: str = "yes", cause: ObjectId = 0, reason: str = "effect"
    ) -> None:
        super().__init__(cause)
        self.object = object_
        self.regeneration = regeneration
        self.reason = reason


@executes(Destroy)
def destroy(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Destroy, clause: Clause) -> Flow[None]:
    """All at once (608.2f). What was really destroyed is what later words speak of."""
    ids = yield from world.select(predicate.what, ctx, chooser(ctx, subjects), Purpose.SELECT)
    events = tuple(DestroyEvent(i, world.regeneration, ctx.item or ctx.source) for i in ids)
    yield Batch(events)
    note(ctx, tuple(e.object for e in events if e.happened))


@possible(Destroy)
def can_destroy(world: World, ctx: Context, player: PlayerId, predicate: Destroy) -> bool:
    return bool(world.candidates(predicate.what, ctx))


DESTROY = Verb("destroy", "destruir destruye destruya", "zerstören zerstört zerstörst zerstöre")
WORDS = (predicate(Destroy, DESTROY, "{what}", "{what}", "{what}"),)
