"""Replacement effects that keywords bring for the object they are on (KeywordMeaning.hooks["replacement"]; CR 614)."""

from __future__ import annotations

from landwalk.kernel.events import Event, ZoneChange
from landwalk.kernel.flow import Flow
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr614_replacement import After, Replacement


def goes_to(zone: Zone, key: str, source: int) -> Replacement:
    """The object goes to `zone` instead (614.6). key names the effect, so that it is applied once to an event (614.5)."""

    def apply(state: State, event: Event, after: After) -> Flow[list[Event]]:
        assert isinstance(event, ZoneChange)
        event.to = zone
        event.position = "top"
        event.entry = None
        yield from ()  # a flow that asks nothing
        return [event]

    return Replacement(f"{source}:{key}", apply, source=source)
