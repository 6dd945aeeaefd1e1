"""Devour N (CR 702.82).

What it does:
    As this object enters, you may sacrifice any number of creatures; it enters with N +1/+1 counters for each (702.82a).

Interactions:
    It can't devour itself or what enters with it (614.13a). Several instances are chosen one after the other.
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.context import Context, inst_key
from landwalk.abilities.effect import CantDo
from landwalk.abilities.parts import number
from landwalk.actions.sacrifice import SacrificeEvent
from landwalk.kernel.characteristics import Inst
from landwalk.kernel.choices import ChooseObjects, Purpose
from landwalk.kernel.events import Batch, Event, ZoneChange
from landwalk.kernel.flow import Flow, objects
from landwalk.kernel.state import State
from landwalk.rules.c1_concepts.cr101_restrictions import cant
from landwalk.rules.c6_spells_abilities.cr614_entering import put
from landwalk.rules.c6_spells_abilities.cr614_replacement import After, Replacement, enters
from landwalk.rules.look import Look, Now
from landwalk.rules.questions import KeywordMeaning, register
from landwalk.rules.values import amount


def replacement(look: Look, event: Event, holder: int, inst: Inst, keyword: KeywordAbility) -> Replacement | None:
    if enters(event) is None:
        return None

    def apply(state: State, event: Event, after: After) -> Flow[list[Event]]:
        entering = enters(event)
        assert entering is not None
        assert entering.entry is not None
        player = entering.entry.controller
        now = Now(state)
        food = [i for i in now.controlled(player) if now.get(i).is_creature and not cant(now, i, CantDo.BE_SACRIFICED)]
        shown = event.object if isinstance(event, ZoneChange) else 0
        asked = ChooseObjects(player, Purpose.SACRIFICE, food, 0, len(food), shown, keyword)
        eaten = [SacrificeEvent(player, i, shown) for i in objects((yield asked))]
        yield Batch(tuple(eaten))
        each = amount(Now(state), number(keyword.params), Context(shown, player))
        put(entering.entry, "+1/+1", each * sum(1 for e in eaten if e.happened))
        return [event]

    return Replacement(f"{holder}/{inst_key(*inst.key)}/devour", apply, source=holder)


register(
    KeywordMeaning("devour", "702.82", hooks={"replacement": replacement, "interests": frozenset({"replace:enters"})})
)
