"""CR 701.19, regenerate."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.duration import Duration, Until
from landwalk.abilities.noun import It, Ref
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.actions.world import World, chooser, executes, note
from landwalk.kernel.choices import Purpose
from landwalk.kernel.flow import Flow
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Zone


class Regenerate(Predicate):
    """CR 701.19."""

    interests = ("replace:destroy",)
    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


REGENERATE = Verb("regenerate", "regenerar regenera regenere", "regenerieren regeneriert regenerierst regeneriere")

WORDS = (predicate(Regenerate, REGENERATE, "{what:obj}", "{what:obj}", "{what:obj}"),)


class RegenerationShield(Predicate):
    """The replacement effect that regenerating makes: kept as an effect on the permanent until it is used or the turn ends (701.19a)."""

    interests = ("replace:destroy",)
    __slots__ = ()
    subject = "object"


_UNTIL = Duration(Until.END_OF_TURN)
_SHIELD = Clause(It(Ref.LAST), (RegenerationShield(),), _UNTIL)


@executes(Regenerate)
def regenerate(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: Regenerate, clause: Clause
) -> Flow[None]:
    """CR 701.19a: the next time it would be destroyed this turn, instead remove all damage from it, tap it, take it out of combat."""
    ids = yield from world.select(predicate.what, ctx, chooser(ctx, subjects), Purpose.SELECT)
    ids = tuple(i for i in ids if world.obj(i).zone is Zone.BATTLEFIELD)
    for i in ids:
        yield from world.start_effect(_SHIELD, (i,), ctx, _UNTIL)
    note(ctx, ids)
