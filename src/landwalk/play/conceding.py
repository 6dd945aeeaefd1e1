"""CR 104.3a: a player may concede at any time; they leave the game at once and lose it."""

from __future__ import annotations

from landwalk.kernel.choices import Choice, Priority
from landwalk.kernel.events import PlayerLoses
from landwalk.kernel.flow import Flow
from landwalk.kernel.state import State
from landwalk.rules.c1_concepts import cr104_ending_the_game as cr104
from landwalk.rules.questions import Reason


def why_not(state: State, choice: Choice, player: int) -> list[Reason]:
    """Reasons why this player can't leave now: they aren't in the game.

    A game of three or more goes on without them (800.4a) from the state alone, so there it takes a moment at which somebody has
    priority: in the middle of a resolution the rest of it would have to be followed without that player.
    """
    if player not in state.players or not state.players[player].in_game:
        return [Reason("104.3a", "{0} isn't in the game", (player,))]
    left = sum(1 for p in state.players.values() if p.in_game)
    if left > 2 and not isinstance(choice, Priority):
        return [Reason("800.4a", "{0} can leave this game once somebody has priority", (player,))]
    return []


def concede(state: State, player: int) -> Flow[object]:
    """The player loses (104.3a); the last one left wins (104.2a). What was going on is over."""
    yield PlayerLoses(player, "104.3a")
    over = yield from cr104.check_over(state)
    if not over:
        # CR 117.3c-d, 800.4a: the others get priority anew.
        state.passed = 0
    return None
