"""CR 511, the end of combat step."""

from __future__ import annotations

from landwalk.kernel.events import SetCombat
from landwalk.kernel.flow import Flow
from landwalk.kernel.state import State


def end_of_combat(state: State) -> Flow[None]:
    """CR 511.3: as the step ends, everything is removed from combat."""
    if state.combat is not None:
        yield SetCombat(None)
