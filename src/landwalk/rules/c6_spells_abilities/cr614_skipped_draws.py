"""CR 614.1a, 614.10, the draw of one's draw step skipped for something else."""

from __future__ import annotations

from landwalk.abilities.turns import MaySkipDraw
from landwalk.kernel.choices import Purpose, YesNo
from landwalk.kernel.events import DrawCard, Event
from landwalk.kernel.flow import Flow, yes
from landwalk.kernel.state import State
from landwalk.kernel.zones import Step
from landwalk.rules.c6_spells_abilities.cr614_replacement import After, Replacement, effect_key, replaces
from landwalk.rules.clauses import condition_holds
from landwalk.rules.look import Look, StaticEntry


@replaces(MaySkipDraw)
def skip(look: Look, entry: StaticEntry, event: Event) -> Replacement | None:
    """Each draw in that step by itself, whatever makes the player draw."""
    said = entry.predicate
    assert isinstance(said, MaySkipDraw)
    state = look.state
    you = entry.ctx.you
    if not isinstance(event, DrawCard) or event.player != you or state.step is not Step.DRAW or state.active != you:
        return None
    if not condition_holds(look, entry):
        return None

    def apply(state: State, draw: Event, after: After) -> Flow[list[Event]]:
        from landwalk.rules.c6_spells_abilities.cr608_instructions import follow

        if not yes((yield YesNo(you, Purpose.MAY, entry.holder, said.change))):
            return [draw]
        yield from follow(state, said.change.body, entry.ctx.clone())
        return []

    return Replacement(effect_key(entry, event), apply, source=entry.holder)
