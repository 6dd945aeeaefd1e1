"""What a position is worth to a player: the chance to win, from what lies on the table (weights fitted by tools/fit_value.py)."""

from __future__ import annotations

from math import exp, log

from landwalk.abilities.ability import KeywordAbility
from landwalk.kernel.objects import PlayerId
from landwalk.kernel.state import State
from landwalk.rules.look import Look, Now

FEATURES = (
    "life, as a logarithm",
    "creatures",
    "their power",
    "their toughness",
    "their keywords",
    "their other abilities",
    "lands up to six",
    "further lands",
    "other permanents",
    "cards in hand",
    "lands in one's own hand",
    "one's own turn",
)
WEIGHTS = (1.441, -0.036, 0.076, 0.098, 0.035, 0.322, 0.121, -0.065, -0.013, 0.173, -0.117, 0.346)
LANDS = 6


def chance(state: State, me: PlayerId) -> float:
    """From 0 (lost) to 1 (won)."""
    ending = state.ending
    if ending is not None:
        return 0.5 if ending.winner == 0 else float(ending.winner == me)
    ahead = 0.0
    for weight, value in zip(WEIGHTS, features(state, me), strict=True):
        ahead += weight * value
    return 1.0 / (1.0 + exp(-ahead))


def features(state: State, me: PlayerId) -> tuple[float, ...]:
    """The values of FEATURES: one's own less those of the opponent (of several, of the one with most life)."""
    look = Now(state)
    foe = max(state.opponents(me), key=lambda p: state.players[p].life, default=0)
    mine, theirs = _table(look, me), _table(look, foe)
    hand = state.players[me].hand
    lands = sum(1 for i in hand if look.get(i).is_land)
    return (*(a - b for a, b in zip(mine, theirs, strict=True)), float(lands), 1.0 if state.active == me else -1.0)


def _table(look: Look, player: PlayerId) -> tuple[float, ...]:
    seat = look.state.players.get(player)
    if seat is None:
        return (0.0,) * 10
    creatures = power = toughness = keywords = abilities = lands = others = 0
    for id_ in look.battlefield():
        chars = look.get(id_)
        if chars.controller != player:
            continue
        if chars.is_creature:
            creatures += 1
            power += max(0, chars.power or 0)
            toughness += chars.toughness or 0
            for inst in chars.abilities:
                if isinstance(inst.tree, KeywordAbility):
                    keywords += 1
                else:
                    abilities += 1
        elif chars.is_land:
            lands += 1
        else:
            others += 1
    few = min(lands, LANDS)
    life = log(1.0 + max(0, seat.life))
    return (life, creatures, power, toughness, keywords, abilities, few, lands - few, others, len(seat.hand))
