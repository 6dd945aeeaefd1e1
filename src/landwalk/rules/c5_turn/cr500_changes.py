"""CR 500.7-500.11: effects that add or skip turns, phases and steps; 506.4, effects that remove from combat."""

from __future__ import annotations

from typing import Final

from landwalk.abilities.context import Context
from landwalk.abilities.effect import AdditionalPhase, ExtraTurn, RemoveFromCombat, SkipStep
from landwalk.abilities.sentence import Clause
from landwalk.actions.world import World, chooser, executes, note, partly
from landwalk.kernel.choices import Purpose
from landwalk.kernel.events import SetTurnPlan
from landwalk.kernel.flow import Flow
from landwalk.kernel.zones import Phase, Step
from landwalk.rules.c5_turn.cr506_combat import removal

#: The words of a skip that the turn loop knows: turns, steps and phases (500.11).
_SKIPPED: Final = frozenset({"turn", *Step, *(f"{p} phase" for p in Phase)})
_PHASES: Final = frozenset(Phase)


def _skipped(words: str) -> str:
    """What the turn loop calls it: it is the subject's, whether the text says "your" or "their"."""
    what = words.removeprefix("their_")
    return f"{what} phase" if what in _PHASES else what


@executes(ExtraTurn)
def extra_turn(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: ExtraTurn, clause: Clause
) -> Flow[None]:
    """CR 500.7: taken after this one, the most recently created first."""
    for player in subjects:
        ctx.subject = player
        turns = (("turn", player),) * max(0, world.amount(predicate.amount, ctx))
        yield SetTurnPlan("extra", turns + world.state.extra, ctx.item or ctx.source)
    ctx.did = 1


@executes(SkipStep)
def skip_step(world: World, ctx: Context, subjects: tuple[int, ...], predicate: SkipStep, clause: Clause) -> Flow[None]:
    """CR 614.10: the next one is skipped."""
    for player in subjects:
        ctx.subject = player
        many = 1 if predicate.amount is None else world.amount(predicate.amount, ctx)
        skips = ((_skipped(predicate.what), player),) * max(0, many)
        yield SetTurnPlan("skips", world.state.skips + skips, ctx.item or ctx.source)
    ctx.did = 1


@partly(SkipStep)
def _skips(predicate: SkipStep) -> str:
    return "" if _skipped(predicate.what) in _SKIPPED else f"skipping {predicate.what}"


@executes(AdditionalPhase)
def additional_phase(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: AdditionalPhase, clause: Clause
) -> Flow[None]:
    """CR 500.8: directly after this phase."""
    added = tuple(Phase(p) for p in predicate.phases)
    yield SetTurnPlan("phases_left", added + world.state.phases_left, ctx.item or ctx.source)
    ctx.did = 1


@partly(AdditionalPhase)
def _phases(predicate: AdditionalPhase) -> str:
    unknown = [p for p in predicate.phases if p not in _PHASES]
    return f"an additional {unknown[0]}" if unknown else ""


@executes(RemoveFromCombat)
def remove_from_combat(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: RemoveFromCombat, clause: Clause
) -> Flow[None]:
    """CR 506.4c: it stops being an attacking or blocking creature; what it blocked stays blocked."""
    ids = yield from world.select(predicate.what, ctx, chooser(ctx, subjects), Purpose.SELECT)
    event = removal(world.state, ids)
    if event is not None:
        yield event
    note(ctx, ids if event is not None else ())
