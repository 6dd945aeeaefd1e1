"""CR 701.14, fight."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.actions.world import World, executes, note
from landwalk.kernel.characteristics import CardType
from landwalk.kernel.choices import Purpose
from landwalk.kernel.events import Batch, DamageEvent
from landwalk.kernel.flow import Flow
from landwalk.kernel.node import Node
from landwalk.kernel.objects import ObjectId
from landwalk.kernel.zones import Zone


class Fight(Predicate):
    """ "~ fights target creature": the subject fights `with_`. with_ None: the subjects fight each other."""

    __slots__ = ("with_",)
    subject = "object"

    def __init__(self, with_: Node | None) -> None:
        self.with_ = with_


def _can_fight(world: World, id_: ObjectId) -> bool:
    return (
        id_ in world.state.objects
        and world.obj(id_).zone is Zone.BATTLEFIELD
        and CardType.CREATURE in world.get(id_).types
    )


@executes(Fight)
def fight(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Fight, clause: Clause) -> Flow[None]:
    """CR 701.14a-d: each deals damage equal to its power to the other; if one can't, neither does."""
    if predicate.with_ is None:
        pair = subjects
    else:
        others = yield from world.select(predicate.with_, ctx, ctx.you, Purpose.SELECT)
        pair = subjects[:1] + others[:1]
    if len(pair) != 2 or not all(_can_fight(world, i) for i in pair):
        note(ctx, ())
        return
    a, b = pair
    cause = ctx.item or ctx.source
    # CR 701.14c: a creature that fights itself deals damage to itself twice its power.
    events = (
        DamageEvent(a, b, max(0, world.get(a).power or 0), cause=cause),
        DamageEvent(b, a, max(0, world.get(b).power or 0), cause=cause),
    )
    yield Batch(tuple(e for e in events if e.amount > 0))
    note(ctx, pair)


FIGHT = Verb("fight", "luchar lucha luche", "kämpfen kämpft kämpfst")
WORDS = (
    predicate(Fight, FIGHT, "{with_:obj acc}", "(contra|con) {with_:obj prep}", "gegen {with_:obj acc}"),
    predicate(Fight, FIGHT, "each other", "entre sí", "gegeneinander", with_=None),
)
