"""Checks about players and the game."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.kernel.events import AttackersDeclared, BlockersDeclared
from landwalk.kernel.objects import Player
from landwalk.kernel.state import State
from landwalk.rules.c5_turn.cr508_declare_attackers import possible_attackers
from landwalk.rules.look import Now
from landwalk.testing.scenarios.model import Check
from landwalk.testing.scenarios.moves import Refused, action_for
from landwalk.testing.scenarios.naming import Names


def _player(state: State, check: Check, names: Names) -> Player:
    assert check.player is not None
    return state.players[names.players[check.player]]


def life(state: State, check: Check, names: Names) -> object:
    return _player(state, check, names).life


def player_counters(state: State, check: Check, names: Names) -> object:
    return _player(state, check, names).counter(check.counter or "")


def library_card(state: State, check: Check, names: Names) -> object:
    library = _player(state, check, names).library
    assert check.position is not None
    if not 1 <= check.position <= len(library):
        return "no card"
    obj = state.objects[library[check.position - 1]]
    return obj.face.name


def mana_pool(state: State, check: Check, names: Names) -> object:
    pool = _player(state, check, names).pool
    return sum(1 for m in pool if check.color in ("any", m.type))


def can_do(state: State, check: Check, names: Names) -> object:
    assert check.player is not None
    assert check.action is not None
    return not isinstance(action_for(state, names.players[check.player], check.action, names), Refused)


def can_attack(state: State, check: Check, names: Names) -> object:
    assert check.attacker is not None
    options = dict(possible_attackers(state))
    able = names.find(state, check.attacker, list(options))
    if check.defender is None:
        return bool(able)
    return any(names.find(state, check.defender, options[a]) for a in able)


def attackers(state: State, check: Check, names: Names) -> object:
    """Names of the last declared attackers."""
    look = Now(state)
    link: object = state.log
    while isinstance(link, tuple):
        event = link[0]
        if isinstance(event, AttackersDeclared):
            return [look.get(a.attacker).name for a in event.attacks]
        link = link[1]
    return []


def blockers(state: State, check: Check, names: Names) -> object:
    """Names of the last declared blockers (of the player)."""
    look = Now(state)
    link: object = state.log
    while isinstance(link, tuple):
        event = link[0]
        if isinstance(event, BlockersDeclared) and check.player in (None, names.letters[event.player]):
            return [look.get(b).name for b in dict.fromkeys(blocker for blocker, _ in event.blocks)]
        link = link[1]
    return []


def _letter_with(state: State, names: Names, designation: str) -> str | None:
    for id_, player in state.players.items():
        if designation in player.designations:
            return names.letters[id_]
    return None


def won(state: State, check: Check, names: Names) -> object:
    return state.ending is not None and state.ending.winner == _player(state, check, names).id


def lost(state: State, check: Check, names: Names) -> object:
    player = _player(state, check, names)
    ending = state.ending
    return not player.in_game or (ending is not None and ending.winner not in (0, player.id))


def result(state: State, check: Check, names: Names) -> object:
    ending = state.ending
    if ending is not None and ending.winner == 0:
        return "draw"
    if won(state, check, names):
        return "won"
    return "lost" if lost(state, check, names) else "open"


def emblems(state: State, check: Check, names: Names) -> object:
    player = _player(state, check, names).id
    return sum(1 for i in state.command if state.objects[i].kind == "emblem" and state.objects[i].controller == player)


def available_mana(state: State, check: Check, names: Names) -> str | None:
    """What mana the player could make: `includes` a mana cost that it could pay."""
    from landwalk.kernel.mana import ManaCost
    from landwalk.rules.c1_concepts.cr106_payment import needs
    from landwalk.rules.c1_concepts.cr118_mana_payment import purse_for

    player = _player(state, check, names)
    purse = purse_for(Now(state), player.id)
    if check.includes is not None:
        ways = needs(ManaCost.parse(check.includes).symbols)
        if not purse.can_pay(ways, player.life, []):
            return f"expected that {check.player} could make {check.includes}"
    return None


def hand_size(state: State, check: Check, names: Names) -> object:
    return _player(state, check, names).max_hand_size


FINDERS: dict[str, Callable[[State, Check, Names], object]] = {
    "life": life,
    "player_counters": player_counters,
    "library_card": library_card,
    "mana_pool": mana_pool,
    "can_do": can_do,
    "can_attack": can_attack,
    "attackers": attackers,
    "blockers": blockers,
    "turn": lambda s, _c, _n: s.turn,
    "active_player": lambda s, _c, n: n.letters[s.active],
    "monarch": lambda s, _c, n: _letter_with(s, n, "monarch"),
    "won": won,
    "lost": lost,
    "in_game": lambda s, c, n: _player(s, c, n).in_game,
    "result": result,
    "draw": lambda s, _c, _n: s.ending is not None and s.ending.winner == 0,
    "game_over": lambda s, _c, _n: s.ending is not None,
    "emblems": emblems,
    "lands_played": lambda s, c, n: _player(s, c, n).lands_played,
    "max_hand_size": hand_size,
}
