"""CR 614.1, 611.2: the instruction "if that creature would die this turn, exile it instead" makes a replacement effect."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.effect import WouldInstead
from landwalk.abilities.sentence import Clause
from landwalk.actions.world import World, executes
from landwalk.kernel.flow import Flow


@executes(WouldInstead)
def would_instead(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: WouldInstead, clause: Clause
) -> Flow[None]:
    """It goes on being asked of events until the duration ends; "that creature" is what it is now."""
    yield from world.start_effect(clause.replace(predicates=(predicate,), joins=()), None, ctx, clause.duration)
    ctx.did = 1
