"""CR 504, draw step."""

from __future__ import annotations

from landwalk.kernel.events import DrawCard
from landwalk.kernel.flow import Flow
from landwalk.kernel.state import State


def has_none(state: State) -> bool:
    """CR 103.8a: in a game of two players the first one skips the draw step of the first turn."""
    return state.turn == 1 and len(state.turn_order) == 2


def draw(state: State) -> Flow[None]:
    """CR 504.1."""
    yield DrawCard(state.active)
