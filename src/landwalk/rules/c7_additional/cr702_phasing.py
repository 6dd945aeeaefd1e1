"""CR 702.26, phasing out as an instruction. Phasing in is the untap step's (502.1)."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.effect import PhaseOut
from landwalk.abilities.sentence import Clause
from landwalk.actions.world import World, chooser, executes, note
from landwalk.kernel.choices import Purpose
from landwalk.kernel.events import Batch, Event, SetStatus
from landwalk.kernel.flow import Flow
from landwalk.kernel.zones import Zone
from landwalk.rules.c5_turn.cr502_untap import with_attached
from landwalk.rules.c5_turn.cr506_combat import removal


@executes(PhaseOut)
def phase_out(world: World, ctx: Context, subjects: tuple[int, ...], predicate: PhaseOut, clause: Clause) -> Flow[None]:
    """CR 702.26b, g: with everything attached; 506.4: removed from combat."""
    ids = tuple(i for i in subjects if i > 0)
    if not ids:
        ids = yield from world.select(predicate.what, ctx, chooser(ctx, subjects), Purpose.SELECT)
    state = world.state
    ids = tuple(i for i in ids if i in state.objects and state.objects[i].zone is Zone.BATTLEFIELD)
    all_ = with_attached(state, ids)
    cause = ctx.item or ctx.source
    events: list[Event] = [SetStatus(i, "phased_out", True, cause) for i in all_]
    combat = removal(state, tuple(all_))
    if combat is not None:
        events.append(combat)
    yield Batch(tuple(events))
    note(ctx, ids)
