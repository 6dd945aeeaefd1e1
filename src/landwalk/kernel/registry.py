"""How events are applied: registered by the file of the rule or action that owns the event, used by the door alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from landwalk.kernel.events import Event
from landwalk.kernel.state import State

E = TypeVar("E", bound=Event)
Apply = Callable[[State, Event], None]
Expand = Callable[[State, Event], Sequence[Event]]
Finish = Callable[[State, Event, Sequence[Event]], None]

APPLY: Final[dict[type[Event], Apply]] = {}
EXPAND: Final[dict[type[Event], Expand]] = {}
FINISH: Final[dict[type[Event], Finish]] = {}


def applies(cls: type[E]) -> Callable[[Callable[[State, E], None]], Callable[[State, E], None]]:
    """Registers how an event changes the state. The function writes, through `state.edit`; nobody else does."""

    def register(function: Callable[[State, E], None]) -> Callable[[State, E], None]:
        APPLY[cls] = function  # type: ignore[assignment]
        return function

    return register


def expands(cls: type[E]) -> Callable[[Callable[[State, E], Sequence[Event]]], Callable[[State, E], Sequence[Event]]]:
    """Registers the smaller events that an event consists of: they happen at the same time, each replaceable by itself."""

    def register(function: Callable[[State, E], Sequence[Event]]) -> Callable[[State, E], Sequence[Event]]:
        EXPAND[cls] = function  # type: ignore[assignment]
        return function

    return register


def finishes(
    cls: type[E],
) -> Callable[[Callable[[State, E, Sequence[Event]], None]], Callable[[State, E, Sequence[Event]], None]]:
    """Registers what an event learns from its smaller events (a new id, whether it happened)."""

    def register(function: Callable[[State, E, Sequence[Event]], None]) -> Callable[[State, E, Sequence[Event]], None]:
        FINISH[cls] = function  # type: ignore[assignment]
        return function

    return register
