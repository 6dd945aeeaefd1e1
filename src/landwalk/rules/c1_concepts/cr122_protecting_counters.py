"""CR 122.1c, d, h: shield, stun and finality counters, each kind one replacement or prevention effect, however many there are."""

from __future__ import annotations

from landwalk.actions.destroy import DestroyEvent
from landwalk.kernel.events import CountersEvent, DamageEvent, Event, UntapEvent, ZoneChange
from landwalk.kernel.flow import Flow
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr614_replacement import After, Replacement
from landwalk.rules.look import Look
from landwalk.rules.questions import Reason


def replacing(look: Look, event: Event) -> list[Replacement]:
    """The replacement effects of counters on the permanent that the event is about."""
    if isinstance(event, UntapEvent):
        return _removed_instead(look, event.object, "stun", "122.1d")
    if isinstance(event, DestroyEvent):
        # "as the result of an effect": not by lethal damage (704.5g-h)
        return _removed_instead(look, event.object, "shield", "122.1c") if event.reason == "effect" else []
    if isinstance(event, ZoneChange) and event.from_zone is Zone.BATTLEFIELD and event.to is Zone.GRAVEYARD:
        if _has(look, event.object, "finality"):
            return [Replacement(f"{event.object}/rule:122.1h", _exiled, source=event.object)]
    return []


def preventing(look: Look, event: DamageEvent) -> list[Replacement]:
    """The prevention effect of shield counters."""
    if event.to < 0 or not _has(look, event.to, "shield"):
        return []
    return [
        Replacement(f"{event.to}/rule:122.1c", _shielded, source=event.to, why=_loses_one(event.to, "shield", "122.1c"))
    ]


def _has(look: Look, id_: int, kind: str) -> bool:
    obj = look.state.objects.get(id_)
    return obj is not None and obj.zone is Zone.BATTLEFIELD and obj.counter(kind) > 0


def _removed_instead(look: Look, id_: int, kind: str, rule: str) -> list[Replacement]:
    if not _has(look, id_, kind):
        return []

    def apply(state: State, event: Event, after: After) -> Flow[list[Event]]:
        event.happened = False
        yield from ()
        return [CountersEvent(id_, kind, -1)]

    return [Replacement(f"{id_}/rule:{rule}", apply, source=id_, why=_loses_one(id_, kind, rule))]


def _loses_one(id_: int, kind: str, rule: str) -> Reason:
    return Reason(rule, "a counter is removed from {0} instead: {1}", (id_,), (kind,))


def _exiled(state: State, event: Event, after: After) -> Flow[list[Event]]:
    assert isinstance(event, ZoneChange)
    event.to = Zone.EXILE
    yield from ()
    return [event]


def _shielded(state: State, event: Event, after: After) -> Flow[list[Event]]:
    from landwalk.rules.c6_spells_abilities.cr615_prevention import is_preventable

    assert isinstance(event, DamageEvent)
    if not is_preventable(state, event):
        return [event]  # CR 615.12, and then no counter is removed
    event.amount = 0
    yield CountersEvent(event.to, "shield", -1)
    return [event]
