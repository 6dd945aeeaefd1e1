"""CR 500.1, 506.1, which phase it is, as conditions ask."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.turns import InPhase
from landwalk.kernel.events import StepBegan
from landwalk.kernel.zones import MAIN_STEPS, Phase, Step
from landwalk.rules.conditions import condition
from landwalk.rules.history import events_this_turn
from landwalk.rules.look import Look
from landwalk.rules.references import players


@condition(InPhase)
def _in_phase(look: Look, node: InPhase, ctx: Context) -> bool:
    state = look.state
    if node.whose is not None and state.active not in players(look, node.whose, ctx):
        return False
    if node.what == "main":
        return state.step in MAIN_STEPS
    if state.phase is not Phase.COMBAT:
        return False
    if node.what == "combat":
        return True
    begun = (e for e in events_this_turn(state) if isinstance(e, StepBegan) and e.step is Step.BEGIN_COMBAT)
    return sum(1 for _ in begun) == 1
