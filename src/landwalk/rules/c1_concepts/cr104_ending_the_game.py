"""CR 104, ending the game; CR 800.4a, a player leaves."""

from __future__ import annotations

from landwalk.kernel.events import GameEnds, PlayerLoses, SetDesignation, SetPlayer
from landwalk.kernel.flow import Flow
from landwalk.kernel.objects import Kind
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
    leave(state, event.player)


def leave(state: State, player: int) -> None:
    """CR 800.4a: all objects the player owns leave the game; effects that give the player control end; what is left on the stack of
    theirs ceases to exist; objects they still control are exiled."""
    if sum(1 for p in state.players.values() if p.in_game) <= 1:
        return  # the game is over anyhow (104.2a), and the final position stays to be looked at
    for id_ in tuple(state.objects):
        obj = state.objects[id_]
        if obj.owner == player or (obj.kind is Kind.ABILITY and obj.controller == player):
            ids = state.zone_ids(obj.zone, obj.owner)
            state.set_zone_ids(obj.zone, obj.owner, tuple(i for i in ids if i != id_))
            del state.objects[id_]
    state.effects = tuple(e for e in state.effects if e.controller != player or e.objects is not None)
    if state.combat is not None:
        state.combat = tuple(
            a for a in state.combat if a.attacker in state.objects and (a.defender > 0 or a.defender != player)
        )


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
