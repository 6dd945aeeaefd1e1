"""Replacement effects that keywords bring for the object they are on (KeywordMeaning.hooks["replacement"]; CR 614)."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.context import Context, inst_key
from landwalk.abilities.sentence import Delayed
from landwalk.kernel.characteristics import Inst
from landwalk.kernel.events import Event, ZoneChange
from landwalk.kernel.flow import Flow
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr603_delayed import delay
from landwalk.rules.c6_spells_abilities.cr614_replacement import After, Replacement
from landwalk.rules.look import Look


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


def exiled_from_stack(kind: str) -> Callable[[Look, Event, int, Inst, KeywordAbility], Replacement | None]:
    """If the payment `kind` was made for the spell, it is exiled instead of going anywhere else when it leaves the stack (702.34a)."""

    def answer(look: Look, event: Event, holder: int, inst: Inst, keyword: KeywordAbility) -> Replacement | None:
        if not isinstance(event, ZoneChange) or event.from_zone is not Zone.STACK or event.to is Zone.EXILE:
            return None
        key = f"{inst_key(inst.origin, inst.ordinal)}:{kind}"
        return goes_to(Zone.EXILE, key, holder) if look.object(holder).payment(key) else None

    return answer


def then_delayed(sentence: Delayed, key: str, source: int, player: int) -> Replacement:
    """Nothing changes about the entering, but a delayed triggered ability about the permanent (This) is created with it (603.7)."""

    def create(state: State, event: ZoneChange) -> Flow[None]:
        if event.new_id:
            yield from delay(state, Context(event.new_id, player), sentence)

    def apply(state: State, event: Event, after: After) -> Flow[list[Event]]:
        assert isinstance(event, ZoneChange)
        after.append(create(state, event))
        yield from ()
        return [event]

    return Replacement(f"{source}:{key}", apply, kind="enters", source=source)
