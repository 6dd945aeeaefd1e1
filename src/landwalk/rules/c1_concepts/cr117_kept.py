"""What the rules of priority keep from one question to the next: by epoch (legal actions, mana) and by layer version (who has abilities).

Each table is replaced when something is added to it, never written to, so copies of a state may share it.
"""

from __future__ import annotations

from typing import Any

from landwalk.kernel.objects import PlayerId
from landwalk.kernel.state import State


class Kept:
    """wallets, actions: by player, for this epoch. sources, abilities: by player, for this layer version."""

    __slots__ = ("abilities", "actions", "epoch", "layer_version", "sources", "wallets")

    def __init__(self, epoch: int, layer_version: int) -> None:
        self.epoch = epoch
        self.layer_version = layer_version
        self.wallets: dict[PlayerId, Any] = {}
        self.actions: dict[PlayerId, Any] = {}
        self.sources: dict[PlayerId, Any] = {}
        self.abilities: dict[PlayerId, Any] = {}


def kept(state: State) -> Kept:
    """What is known at this moment."""
    found = state.legal_cache
    if isinstance(found, Kept) and found.layer_version == state.layer_version:
        if found.epoch == state.epoch:
            return found
        new = Kept(state.epoch, state.layer_version)
        new.sources = found.sources
        new.abilities = found.abilities
    else:
        new = Kept(state.epoch, state.layer_version)
    state.legal_cache = new
    return new
