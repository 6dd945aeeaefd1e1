"""CR 507, the beginning of combat step: combat begins with nobody in it. All opponents are defending players (506.2, 802.2)."""

from __future__ import annotations

from landwalk.kernel.events import SetCombat
from landwalk.kernel.flow import Flow
from landwalk.kernel.state import State


def beginning_of_combat(state: State) -> Flow[None]:
    """CR 506.2: from now on something can enter attacking (508.4)."""
    if state.combat is None:
        yield SetCombat(())
