"""History: what happened this turn, asked of the turn's events (newest first, `State.history`)."""

from __future__ import annotations

from collections.abc import Iterator

from landwalk.abilities.context import Context
from landwalk.abilities.noun import Happened
from landwalk.kernel.events import (
    AbilityActivated,
    AbilityTriggered,
    AttachEvent,
    AttackersDeclared,
    BlockersDeclared,
    CreateToken,
    DamageEvent,
    Event,
    ZoneChange,
)
from landwalk.kernel.node import Node
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.look import Look


def events_this_turn(state: State) -> Iterator[Event]:
    """What really happened, newest first."""
    link = state.history
    while link is not None:
        event = link[0]
        assert isinstance(event, Event)
        if event.happened:
            yield event
        link = link[1]  # type: ignore[assignment]


def whole_game(state: State) -> Iterator[Event]:
    """What was logged since the game began (or was loaded), newest first."""
    link = state.log
    while link is not None:
        event = link[0]
        if isinstance(event, Event):
            yield event
        link = link[1]  # type: ignore[assignment]


def left_behind_by(look: Look, id_: int) -> int:
    """What an Equipment or the like that is attached to nothing was attached to until that left the battlefield; 0 if nothing."""
    left: list[int] = []
    for event in whole_game(look.state):
        if isinstance(event, AttachEvent) and event.object == id_:
            if event.to:
                return event.to if event.to in left else 0
            left = []
        elif isinstance(event, ZoneChange) and event.from_zone is Zone.BATTLEFIELD:
            left.append(event.object)
    return 0


def happened_to(look: Look, what: Happened, id_: int) -> bool:
    """ "that was dealt damage this turn", "that entered this turn", ... of one object or player."""
    return any(_happened(what, id_, event) for event in events_this_turn(look.state))


def _happened(what: Happened, id_: int, event: Event) -> bool:
    if what is Happened.DEALT_DAMAGE:
        return isinstance(event, DamageEvent) and event.to == id_ and event.amount > 0
    if what is Happened.ENTERED:
        if isinstance(event, ZoneChange):
            return event.new_id == id_ and event.to is Zone.BATTLEFIELD
        return isinstance(event, CreateToken) and event.new_id == id_
    if what is Happened.ATTACKED:
        return isinstance(event, AttackersDeclared) and any(a.attacker == id_ for a in event.attacks)
    if what is Happened.BLOCKED:
        return isinstance(event, BlockersDeclared) and any(blocker == id_ for blocker, _ in event.blocks)
    return (
        isinstance(event, ZoneChange)
        and event.new_id == id_
        and event.from_zone is Zone.BATTLEFIELD
        and event.to is Zone.GRAVEYARD
    )


def count(look: Look, pattern: Node, ctx: Context) -> int:
    """How often an event that fits the pattern happened this turn; for life, damage and counters: how much."""
    from landwalk.rules.c6_spells_abilities.cr603_matching import occurrences

    total = 0
    for event in events_this_turn(look.state):
        for noted in occurrences(look, pattern, event, ctx):
            total += noted.amount or 1
    return total


def occasions(look: Look, pattern: Node, ctx: Context) -> int:
    """How many events that fit the pattern happened this turn, whatever their amounts."""
    from landwalk.rules.c6_spells_abilities.cr603_matching import occurrences

    return sum(len(occurrences(look, pattern, event, ctx)) for event in events_this_turn(look.state))


def times_activated(look: Look, source: int, key: str, span: str = "turn") -> int:
    """How often the ability instance `key` ("origin/ordinal") of an object was activated this "turn" or in the whole "game"."""
    events = events_this_turn(look.state) if span == "turn" else whole_game(look.state)
    return sum(1 for e in events if isinstance(e, AbilityActivated) and e.source == source and e.key == key)


def times_triggered(look: Look, source: int, key: str) -> int:
    """How often a triggered ability instance of an object was put on the stack this turn."""
    total = 0
    for event in events_this_turn(look.state):
        if isinstance(event, AbilityTriggered) and event.source == source and event.object:
            info = look.object(event.object).stack
            if info is not None and info.inst is not None and f"{info.inst.origin}/{info.inst.ordinal}" == key:
                total += 1
    return total
