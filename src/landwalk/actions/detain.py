"""CR 701.35, detain."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.duration import Duration, Until
from landwalk.abilities.effect import Cant, CantDo
from landwalk.abilities.noun import It, Ref
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.actions.world import World, chooser, executes, note
from landwalk.kernel.choices import Purpose
from landwalk.kernel.flow import Flow
from landwalk.kernel.node import Node


class Detain(Predicate):
    """CR 701.35."""

    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


DETAIN = Verb("detain", "detener detiene detenga detén", "inhaftieren inhaftiert inhaftierst inhaftiere")

WORDS = (predicate(Detain, DETAIN, "{what:obj}", "{what:obj}", "{what:obj acc}"),)


_UNTIL = Duration(Until.YOUR_NEXT_TURN)
_DETAINED = Clause(It(Ref.LAST), (Cant(CantDo.ATTACK_OR_BLOCK), Cant(CantDo.ACTIVATE)), _UNTIL)


@executes(Detain)
def detain(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Detain, clause: Clause) -> Flow[None]:
    """CR 701.35a: until your next turn it can't attack or block and its activated abilities can't be activated."""
    ids = yield from world.select(predicate.what, ctx, chooser(ctx, subjects), Purpose.SELECT)
    if ids:
        yield from world.start_effect(_DETAINED, ids, ctx, _UNTIL)
    note(ctx, ids)
