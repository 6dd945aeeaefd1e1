"""CR 614.1c, 122.6a, counters that a creature enters with for mana that was paid for its spell."""

from __future__ import annotations

from landwalk.abilities.several import FOR_COUNTERS, CountersForMana
from landwalk.kernel.events import Event, ZoneChange
from landwalk.kernel.flow import Flow
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr613_pass import granted_by
from landwalk.rules.c6_spells_abilities.cr614_entering import put
from landwalk.rules.c6_spells_abilities.cr614_replacement import After, Replacement, effect_key, replaces
from landwalk.rules.look import Look, StaticEntry


@replaces(CountersForMana)
def counters(look: Look, entry: StaticEntry, event: Event) -> Replacement | None:
    """The payments that this object's own effect offered; those of another one bring their own counters."""
    if not isinstance(event, ZoneChange) or event.to is not Zone.BATTLEFIELD or event.entry is None:
        return None
    end = f":{FOR_COUNTERS}"
    paid = sum(n for key, n in event.entry.payments if key.endswith(end) and granted_by(key) == entry.holder)
    if not paid:
        return None

    def apply(state: State, entering: Event, after: After) -> Flow[list[Event]]:
        assert isinstance(entering, ZoneChange)
        assert entering.entry is not None
        put(entering.entry, "+1/+1", paid)
        yield from ()
        return [entering]

    return Replacement(effect_key(entry, event), apply, kind="enters", source=entry.holder)
