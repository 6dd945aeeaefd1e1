"""Number and person of trees: the same in every language."""

from __future__ import annotations

from landwalk.abilities.amount import Number
from landwalk.abilities.noun import (
    AllStyle,
    AnyTarget,
    Both,
    ControllerOf,
    Det,
    It,
    NounPhrase,
    OwnerOf,
    PlayerPhrase,
    That,
    ThatPlayer,
    This,
    ThisWord,
    Who,
)

_MANY_COUNT = frozenset(
    {Det.COUNT, Det.ANY_NUMBER, Det.ANY_NUMBER_TARGET, Det.ONE_OR_MORE, Det.NO, Det.HALF_UP, Det.HALF_DOWN}
)


def number_of(value: object) -> str:
    """ "s" or "p". Amounts: one is singular, everything else plural."""
    if isinstance(value, NounPhrase | AnyTarget):
        if value.det in _MANY_COUNT:
            return "p"
        if value.det is Det.ALL:
            return "s" if isinstance(value, NounPhrase) and value.style is AllStyle.EACH else "p"
        return "s" if value.count is None or value.count == Number(1) else "p"
    if isinstance(value, Number):
        return "s" if value.n == 1 else "p"
    if isinstance(value, It | That):
        return "p" if value.number == "many" else "s"
    if isinstance(value, ThatPlayer):
        return "p" if value.word == "they" else "s"
    if isinstance(value, PlayerPhrase):
        if value.who is Who.EACH_OPPONENT and value.style is AllStyle.ALL:
            return "p"
        if value.who is Who.EACH_PLAYER and value.style in (AllStyle.ALL, AllStyle.BARE):
            return "p"
        return "s"
    if isinstance(value, Both):
        return "p"
    if isinstance(value, ControllerOf | OwnerOf):
        return "p" if value.number == "many" else "s"
    if isinstance(value, This) and value.word is ThisWord.NAMES:
        return "p"
    if hasattr(value, "landwalk_number"):
        return str(value.landwalk_number)
    return "s" if _is_reference(value) else "p"


def _is_reference(value: object) -> bool:
    return type(value).__name__ in _REFERENCES


_REFERENCES = frozenset({"This", "Host", "AtZone", "PlayerOrPermanentTarget", "TopCards", "Damage"})


def person_of(value: object) -> str:
    """ "2" for you, "3" for the rest."""
    return "2" if isinstance(value, PlayerPhrase) and value.who is Who.YOU else "3"


_PLAYERS = frozenset({"PlayerPhrase", "ThatPlayer", "ControllerOf", "OwnerOf"})


def is_player(value: object) -> bool:
    """Does it name players?"""
    if isinstance(value, Both):
        return all(is_player(p) for p in value.parts)
    return type(value).__name__ in _PLAYERS
