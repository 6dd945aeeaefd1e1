"""CR 701.34, proliferate."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.actions.world import World, executes, note
from landwalk.kernel.choices import ChooseObjects, Purpose
from landwalk.kernel.events import Acted, Batch, CountersEvent
from landwalk.kernel.flow import Flow, objects


class Proliferate(Predicate):
    """CR 701.34."""

    __slots__ = ()


PROLIFERATE = Verb("proliferate", "proliferar prolifera prolifere", "durch|führen führt führst führe")

WORDS = (predicate(Proliferate, PROLIFERATE, "", "", "Wucherung"),)


@executes(Proliferate)
def proliferate(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: Proliferate, clause: Clause
) -> Flow[None]:
    """CR 701.34a: any number of permanents and players with counters get one more of each kind that is there."""
    state = world.state
    cause = ctx.item or ctx.source
    for player in subjects:
        among = [i for i in state.battlefield if state.objects[i].counters and not state.objects[i].phased_out]
        among += [p for p in state.players_from(player) if state.players[p].counters]
        asked = ChooseObjects(player, Purpose.SELECT, among, 0, len(among), ctx.source, predicate)
        chosen = objects((yield asked))
        events: list[CountersEvent] = []
        for i in chosen:
            held = state.players[i].counters if i < 0 else state.objects[i].counters
            events += [CountersEvent(i, kind, 1, player, cause) for kind, _ in held]
        yield Batch(tuple(events))
        yield Acted(player, "proliferate", chosen, len(chosen), cause)
        note(ctx, chosen)
