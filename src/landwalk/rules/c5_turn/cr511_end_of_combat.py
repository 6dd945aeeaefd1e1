"""CR 511, the end of combat step."""

from __future__ import annotations

from landwalk.abilities.duration import Duration, Until
from landwalk.abilities.sentence import Delayed
from landwalk.kernel.events import RemoveDelayed, SetCombat
from landwalk.kernel.flow import Flow
from landwalk.kernel.state import DelayedTrigger, State


def end_of_combat(state: State) -> Flow[None]:
    """CR 511.3: as the step ends, everything is removed from combat."""
    if state.combat is not None:
        yield SetCombat(None)
    over = tuple(d.id for d in state.delayed if _until_then(d))
    if over:
        yield RemoveDelayed(over)


def _until_then(waiting: DelayedTrigger) -> bool:
    """ "Whenever ... this combat": a delayed ability that goes with this combat phase (603.7b)."""
    until = waiting.tree.until if isinstance(waiting.tree, Delayed) else None
    return isinstance(until, Duration) and until.until is Until.END_OF_COMBAT
