"""CR 724, ending turns."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.sentence import Clause
from landwalk.abilities.turns import EndTurn
from landwalk.actions.world import World, executes
from landwalk.kernel.events import Batch, CeaseToExist, Event, SetCombat, SetFirstStrikers, SetPending, SetTurnPlan
from landwalk.kernel.flow import Flow
from landwalk.kernel.objects import Kind
from landwalk.kernel.state import State
from landwalk.kernel.zones import Phase, Stage, Step, Zone
from landwalk.rules.c4_zones.cr400_zones import move
from landwalk.rules.c7_additional import cr704_state_based_actions as cr704


@executes(EndTurn)
def end_turn(world: World, ctx: Context, subjects: tuple[int, ...], predicate: EndTurn, clause: Clause) -> Flow[None]:
    """CR 724.1a-f. The turn loop goes on with the cleanup step, in which what triggers meanwhile is put on the stack (514.3a)."""
    state = world.state
    cause = ctx.item or ctx.source
    if state.pending:
        yield SetPending((), cause)
    yield Batch(tuple(_gone(state, cause)))
    while (yield from cr704.perform(state)):
        if state.ending is not None:
            return
    if state.combat is not None:
        yield SetCombat(None, cause)
    if state.first_strikers is not None:
        yield SetFirstStrikers(None, cause)
    yield SetTurnPlan("phases_left", (), cause)
    yield SetTurnPlan("phase", Phase.ENDING, cause)
    yield SetTurnPlan("steps_left", (Step.CLEANUP,), cause)
    yield SetTurnPlan("stage", Stage.END, cause)
    ctx.did = 1


def _gone(state: State, cause: int) -> list[Event]:
    """CR 724.1b: everything on the stack, what is resolving included."""
    out: list[Event] = []
    for id_ in state.stack:
        if state.objects[id_].kind is Kind.ABILITY:
            out.append(CeaseToExist(id_))
        else:
            out.append(move(state, id_, Zone.EXILE, "exile", cause=cause))
    return out
