"""CR 104, ending the game; CR 800.4a, a player leaves."""

from __future__ import annotations

from landwalk.kernel.events import GameEnds, PlayerLoses, SetDesignation, SetPlayer
from landwalk.kernel.flow import Flow
from landwalk.kernel.registry import applies
from landwalk.kernel.state import Ending, State


@applies(PlayerLoses)
def player_loses(state: State, event: PlayerLoses) -> None:
    """CR 104.3: the player loses and (104.3a, 800.4a) leaves the game."""
    player = state.edit_player(event.player)
    if not player.in_game:
        event.happened = False
        return
    player.in_game = False
    # With one player left the game is over (104.2a), and its last position stays to be seen.
    if sum(p.in_game for p in state.players.values()) > 1:
        from landwalk.rules.c8_multiplayer.cr800_leaving_the_game import leave

        leave(state, event.player)


@applies(GameEnds)
def game_ends(state: State, event: GameEnds) -> None:
    state.ending = Ending(event.winner, event.rule)


@applies(SetDesignation)
def set_designation(state: State, event: SetDesignation) -> None:
    """Designations of players and objects are names kept on them."""
    target = state.edit_player(event.to) if event.to < 0 else state.edit(event.to)
    if event.on:
        if event.name in target.designations:
            event.happened = False
            return
        target.designations = (*target.designations, event.name)
    else:
        target.designations = tuple(d for d in target.designations if d != event.name)


@applies(SetPlayer)
def set_player(state: State, event: SetPlayer) -> None:
    setattr(state.edit_player(event.player), event.slot, event.value)


def may_be_over(state: State) -> bool:
    """Is there anything for `check_over` to find? Not while the game goes on and all players are in it."""
    if state.ending is not None:
        return True
    for player in state.players.values():
        if not player.in_game:
            return True
    return len(state.players) < 2


def check_over(state: State) -> Flow[bool]:
    """CR 104.2a: one player left wins; CR 104.4a: none left is a draw. True if the game is over."""
    if state.ending is not None:
        return True
    left = [p.id for p in state.players.values() if p.in_game]
    if len(left) == 1 and len(state.players) > 1:
        yield GameEnds(left[0], "104.2a")
        return True
    if not left:
        yield GameEnds(0, "104.4a")
        return True
    return False
