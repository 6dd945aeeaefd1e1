"""CR 302, creatures: "summoning sickness" (302.6)."""

from __future__ import annotations

from landwalk.kernel.events import TurnBegan
from landwalk.kernel.objects import ObjectId
from landwalk.kernel.state import State
from landwalk.rules.as_though import has_or_as_though
from landwalk.rules.look import Look
from landwalk.rules.questions import IgnoresSummoningSickness


def summoning_sick(look: Look, id_: ObjectId, verb: str = "tap") -> bool:
    """CR 302.6: a creature can't attack or use {T} and {Q} unless its controller has controlled it since their latest turn began.

    verb: "attack" or "tap", for effects that let it do that as though it had an ability (609.4).
    """
    state = look.state
    since = state.objects[id_].since
    controller = look.get(id_).controller
    if controller == state.active:
        sick = since >= state.turn
    else:
        sick = since >= state.turn or not _had_turn_after(state, controller, since)
    return sick and not has_or_as_though(look, IgnoresSummoningSickness(id_), verb)


def _had_turn_after(state: State, player: int, turn: int) -> bool:
    """Has a turn of this player begun after turn number `turn`? What began before the log did counts as yes."""
    number = state.turn
    link = state.log
    while link is not None and number > turn:
        event = link[0]
        if isinstance(event, TurnBegan):
            if event.player == player:
                return True
            number -= 1
        link = link[1]  # type: ignore[assignment]
    return number > turn
