"""CR 701.19, what a regeneration shield does when its permanent would be destroyed."""

from __future__ import annotations

from landwalk.abilities.effect import CantDo
from landwalk.actions.destroy import DestroyEvent
from landwalk.actions.regenerate import RegenerationShield
from landwalk.kernel.events import EndEffects, Event, RemoveDamage, TapEvent
from landwalk.kernel.flow import Flow
from landwalk.kernel.state import State
from landwalk.rules.c1_concepts.cr101_restrictions import cant
from landwalk.rules.c5_turn.cr506_combat import removal
from landwalk.rules.c6_spells_abilities.cr614_replacement import After, Replacement, effect_key, replaces
from landwalk.rules.look import Look, StaticEntry
from landwalk.rules.questions import Reason


@replaces(RegenerationShield)
def shield(look: Look, entry: StaticEntry, event: Event) -> Replacement | None:
    """CR 701.19a: one shield is used for one destruction; 701.19c: nothing if it can't be regenerated."""
    effect = entry.effect
    if not isinstance(event, DestroyEvent) or effect is None or effect.objects is None:
        return None
    if event.object not in effect.objects or event.regeneration == "no":
        return None
    if cant(look, event.object, CantDo.BE_REGENERATED):
        return None
    number = effect.id

    def apply(state: State, destroyed: Event, after: After) -> Flow[list[Event]]:
        assert isinstance(destroyed, DestroyEvent)
        yield EndEffects((number,))
        id_ = destroyed.object
        out: list[Event] = [RemoveDamage((id_,), destroyed.cause), TapEvent(id_, "regenerate", destroyed.cause)]
        combat = removal(state, (id_,))
        if combat is not None:
            out.append(combat)
        destroyed.happened = False
        return out

    why = Reason("701.19a", "{0} regenerates instead", (event.object,))
    return Replacement(effect_key(entry, event), apply, kind="regenerate", source=entry.holder, why=why)
