"""CR 701.15, goad."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.duration import Duration, Until
from landwalk.abilities.effect import Must
from landwalk.abilities.noun import It, PlayerPhrase, Ref, Who
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.actions.world import World, chooser, executes, note
from landwalk.kernel.choices import Purpose
from landwalk.kernel.flow import Flow
from landwalk.kernel.node import Node


class Goad(Predicate):
    """CR 701.15."""

    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


GOAD = Verb("goad", "incitar incita incite", "an|stacheln stachelt stachelst stachle")

WORDS = (predicate(Goad, GOAD, "{what:obj}", "a {what:obj prep}", "{what:obj acc}"),)


_UNTIL = Duration(Until.YOUR_NEXT_TURN)
_OTHERS = PlayerPhrase(Who.EACH_OTHER_PLAYER)
_GOADED = Clause(It(Ref.LAST), (Must("attack"), Must("attack", _OTHERS)), _UNTIL)


@executes(Goad)
def goad(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Goad, clause: Clause) -> Flow[None]:
    """CR 701.15a-b: until your next turn it attacks each combat if able, and a player other than you if able."""
    ids = yield from world.select(predicate.what, ctx, chooser(ctx, subjects), Purpose.SELECT)
    if ids:
        yield from world.start_effect(_GOADED, ids, ctx, _UNTIL)
    note(ctx, ids)
