"""What the rules of priority keep from one question to the next: until something stirs (legal actions, mana), and by layer version
(who has abilities).

Each table is replaced when something is added to it, never written to, so copies of a state may share it.
"""

from __future__ import annotations

from typing import Any, Final

from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import State

#: Tables are replaced, never written to, so all may begin as this one.
_EMPTY: Final[dict[Any, Any]] = {}
_NOTHING: Final[frozenset[str]] = frozenset()


class Kept:
    """wallets: by player, until something stirs; actions likewise, by player and moment.

    sources, abilities: by player, for this layer version; purses likewise: wallets with what they depend on.
    silent: by player who could do nothing when no sorcery could be cast: what that hung on (cr117_silent.py).
    """

    __slots__ = (
        "abilities",
        "actions",
        "hands",
        "layer_version",
        "purses",
        "restrictions",
        "silent",
        "sources",
        "stirred",
        "surveyed",
        "wallets",
    )

    def __init__(self, stirred: int, layer_version: int) -> None:
        self.stirred = stirred
        self.layer_version = layer_version
        self.wallets: dict[PlayerId, Any] = _EMPTY
        self.actions: dict[object, Any] = _EMPTY
        self.sources: dict[PlayerId, Any] = _EMPTY
        self.abilities: dict[PlayerId, Any] = _EMPTY
        self.restrictions: frozenset[str] = _NOTHING  # what "can't" is about in this layer version (CantDo)
        self.purses: dict[PlayerId, tuple[object, Any]] = _EMPTY
        self.silent: dict[PlayerId, Any] = _EMPTY
        #: By permanent: what the last survey found, with the values that it depends on (cr106_sources.py).
        self.surveyed: dict[ObjectId, Any] = _EMPTY
        #: By player: a hand, and those of its cards that could do something at any time; good as long as the hand is the same.
        self.hands: dict[PlayerId, tuple[tuple[ObjectId, ...], tuple[ObjectId, ...]]] = _EMPTY


def kept(state: State) -> Kept:
    """What is known at this moment."""
    found = state.legal_cache
    if type(found) is Kept and found.layer_version == state.layer_version:
        if found.stirred == state.stirred:
            return found
        new = Kept(state.stirred, state.layer_version)
        new.sources = found.sources
        new.abilities = found.abilities
        new.purses = found.purses
        new.restrictions = found.restrictions
        new.hands = found.hands
        new.silent = found.silent
        new.surveyed = found.surveyed
    else:
        new = Kept(state.stirred, state.layer_version)
        if type(found) is Kept:
            new.hands = found.hands
            new.silent = found.silent
            new.surveyed = found.surveyed
    state.legal_cache = new
    return new
