"""CR 117, timing and priority: the loop that everything else hangs on. Its place is data in the state, so a game restarts from it."""

from __future__ import annotations

from typing import Final

from landwalk.kernel.choices import Activate, CastSpell, Pass, PlayLand, Priority, SpecialAction
from landwalk.kernel.events import GameEnds
from landwalk.kernel.flow import Flow
from landwalk.kernel.state import State
from landwalk.kernel.zones import Stage
from landwalk.rules.c1_concepts import cr104_ending_the_game as cr104
from landwalk.rules.c1_concepts.cr104_loops import LoopWatch
from landwalk.rules.c1_concepts.cr117_legal_actions import legal_actions
from landwalk.rules.c6_spells_abilities import cr603_triggered, cr608_resolving
from landwalk.rules.c7_additional import cr704_state_based_actions as cr704

#: Asked for in inner loops, where a plain name is much cheaper than a member of an enumeration.
_END: Final = Stage.END

#: CR 704.3 repeats until nothing happens; a board on which it never ends is a draw (104.4b). No real position comes near this.
MOST_ROUNDS: Final = 10_000


def settled(state: State) -> bool:
    """Would `settle` do nothing, since nothing has stirred since it last came out empty?"""
    if state.quiet != state.stirred or state.pending or "state" in state.interests:
        return False
    if state.paranoid:
        found = cr704.propose(state)
        if found:
            raise AssertionError(f"state-based actions were taken for settled, but find {found!r}")
    return True


def settle(state: State) -> Flow[None]:
    """CR 117.5: state-based actions, then triggered abilities are put on the stack, again until neither does anything."""
    if settled(state):
        return
    for _ in range(MOST_ROUNDS):
        again = yield from cr704.perform(state)
        if cr104.may_be_over(state) and (yield from cr104.check_over(state)):
            return
        if again:
            continue
        if "state" in state.interests:
            cr603_triggered.state_triggers(state)
        if state.pending:
            yield from cr603_triggered.put_on_stack(state)
            continue
        state.quiet = -1 if cr704.is_held_back(state) else state.stirred
        return
    yield GameEnds(0, "104.4b")


def priority(state: State) -> Flow[None]:
    """Gives priority until all players pass in succession: resolves the top of the stack, or ends the step (117.4)."""
    watch = LoopWatch(state)
    while True:
        if not settled(state):
            yield from settle(state)
        if over(state):
            return
        player = state.priority
        if not state.players[player].in_game:
            player = state.priority = next_player(state, player)
        actions = legal_actions(state, player)
        if len(actions) == 1 and not state.settings.get("ask_pass"):
            action: object = actions[0]
            state.windows += 1
        else:
            action = yield Priority(player, actions)
        if type(action) is Pass:
            state.passed += 1
            players = state.players_from(player)
            if state.passed < len(players):
                state.priority = players[1]
                continue
            state.passed = 0
            state.priority = state.active
            if not state.stack:
                state.stage = _END
                return
            yield from cr608_resolving.resolve_top(state)
            if state.stage is not Stage.PRIORITY:
                return  # CR 724.1d, the turn was ended
            state.priority = _active(state)
            if watch.looped(state):
                yield GameEnds(0, "104.4b")
        else:
            yield from take(state, state.priority, action)
            state.passed = 0  # CR 117.3c: that player receives priority again


def passed_by(state: State) -> bool:
    """Do all players pass in succession on an empty stack, since none of them could do anything else (117.4)? Done here as far as it
    goes, as `priority` would have done it: those before the first who could do something have passed."""
    if state.stack or state.passed or state.settings or not settled(state):
        return False
    players = state.players_from(state.priority)
    for player in players:
        if len(legal_actions(state, player)) > 1:
            state.priority = player
            return False
        state.windows += 1
        state.passed += 1
    state.passed = 0
    state.priority = state.active
    state.stage = _END
    return True


def over(state: State) -> bool:
    """Has the game ended? (Asked anew after everything that may end it.)"""
    return state.ending is not None


def _active(state: State) -> int:
    """CR 117.3b; 800.4j if the active player has left."""
    return state.active if state.players[state.active].in_game else next_player(state, state.active)


def next_player(state: State, player: int) -> int:
    """The next player in turn order who is still in the game."""
    order = state.turn_order
    at = order.index(player)
    for i in range(1, len(order) + 1):
        other = order[(at + i) % len(order)]
        if state.players[other].in_game:
            return other
    return player


def take(state: State, player: int, action: object) -> Flow[None]:
    """CR 117.1: what a player with priority may do."""
    if isinstance(action, PlayLand):
        from landwalk.rules.c3_card_types import cr305_playing_lands

        yield from cr305_playing_lands.play_land(state, player, action)
    elif isinstance(action, CastSpell):
        from landwalk.rules.c6_spells_abilities import cr601_casting

        yield from cr601_casting.cast(state, player, action)
    elif isinstance(action, Activate):
        from landwalk.rules.c6_spells_abilities import cr602_activating

        yield from cr602_activating.activate(state, player, action)
    elif isinstance(action, SpecialAction):
        from landwalk.rules.c1_concepts import cr116_special_actions

        yield from cr116_special_actions.take(state, player, action)
    else:
        raise TypeError(f"not an action: {action!r}")
