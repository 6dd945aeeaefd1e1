"""Tribute N (CR 702.104).

What it does:
    As this creature enters, choose an opponent, who may put N additional +1/+1 counters on it as it enters (702.104a).

Interactions:
    "If tribute wasn't paid" asks whether the opponent did (702.104b): kept as a payment of the permanent.
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.context import Context, inst_key
from landwalk.abilities.parts import number
from landwalk.kernel.characteristics import Inst
from landwalk.kernel.choices import ChooseObjects, Purpose, YesNo
from landwalk.kernel.events import Event, ZoneChange
from landwalk.kernel.flow import Flow, objects, yes
from landwalk.kernel.state import State
from landwalk.rules.c6_spells_abilities.cr614_entering import put
from landwalk.rules.c6_spells_abilities.cr614_replacement import After, Replacement, enters
from landwalk.rules.look import Look, Now
from landwalk.rules.questions import KeywordMeaning, register
from landwalk.rules.values import amount

PAID = "tribute"


def replacement(look: Look, event: Event, holder: int, inst: Inst, keyword: KeywordAbility) -> Replacement | None:
    if enters(event) is None:
        return None
    key = inst_key(*inst.key)

    def apply(state: State, event: Event, after: After) -> Flow[list[Event]]:
        entering = enters(event)
        assert entering is not None
        entry = entering.entry
        assert entry is not None
        shown = event.object if isinstance(event, ZoneChange) else 0
        among = state.opponents(entry.controller)
        (opponent,) = objects((yield ChooseObjects(entry.controller, Purpose.PLAYER, among, 1, 1, shown, keyword)))
        if yes((yield YesNo(opponent, Purpose.MAY, shown, keyword))):
            put(entry, "+1/+1", amount(Now(state), number(keyword.params), Context(holder, entry.controller)))
            entry.payments = (*entry.payments, (f"{key}:{PAID}", 1))
        return [event]

    return Replacement(f"{holder}/{key}/tribute", apply, source=holder)


register(
    KeywordMeaning(
        "tribute",
        "702.104",
        hooks={"replacement": replacement, "interests": frozenset({"replace:enters"})},
    )
)
