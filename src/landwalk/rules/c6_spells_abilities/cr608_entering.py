"""CR 614.1c, "it enters tapped" said in the middle of what is done as an object enters; 114, emblems."""

from __future__ import annotations

from typing import Final

from landwalk.abilities.context import Context
from landwalk.abilities.effect import Enter, GetEmblem, PutCounters
from landwalk.abilities.sentence import Clause
from landwalk.actions.world import World, executes, note, partly
from landwalk.kernel.characteristics import Face
from landwalk.kernel.events import CreateEmblem
from landwalk.kernel.flow import Flow
from landwalk.kernel.node import Node

_emblems: Final[dict[tuple[Node, ...], Face]] = {}


@executes(Enter)
def enter(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Enter, clause: Clause) -> Flow[None]:
    """Only as something enters ("If you don't, it enters tapped"); by itself such a sentence is a static ability."""
    yield from ()
    entry = world.entry
    if entry is None or (predicate.unless is not None and world.holds(predicate.unless, ctx)):
        return
    if predicate.tapped == "tapped":
        entry.tapped = True
    for counters in predicate.counters:
        if isinstance(counters, PutCounters):
            held = dict(entry.counters)
            held[counters.kind] = held.get(counters.kind, 0) + world.amount(counters.amount, ctx)
            entry.counters = tuple(sorted((k, n) for k, n in held.items() if n > 0))


@partly(Enter)
def _enters(predicate: Enter) -> str:
    if predicate.copy_of is not None or predicate.unless_costs or predicate.may != "must":
        return "entering as a copy, or for a cost, as an instruction"
    return ""


@executes(GetEmblem)
def get_emblem(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: GetEmblem, clause: Clause
) -> Flow[None]:
    """CR 114.1-114.4: an object in the command zone with these abilities and nothing else."""
    face = _emblems.get(predicate.abilities)
    if face is None:
        face = Face("", abilities=predicate.abilities)
        _emblems[predicate.abilities] = face
    made: list[int] = []
    for player in subjects:
        event = CreateEmblem(player, face, ctx.item or ctx.source)
        yield event
        made.append(event.new_id)
    note(ctx, tuple(made))
