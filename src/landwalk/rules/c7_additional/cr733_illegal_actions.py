"""CR 733, handling illegal actions: an action that can't be completed is reversed, and the game is as it was before."""

from __future__ import annotations

from typing import Final

from landwalk.kernel.announced import Rewind
from landwalk.kernel.choices import Action
from landwalk.kernel.flow import Flow
from landwalk.kernel.native import slots_of
from landwalk.kernel.objects import PlayerId
from landwalk.kernel.registry import applies
from landwalk.kernel.state import State

_ABANDONED: Final = "abandoned"
#: What goes on through a reversal: random results aren't drawn again, epochs and versions name one state each, copy-on-write stamps.
_KEPT: Final = frozenset(
    {"cache", "epoch", "layer_version", "legal_cache", "outside", "quiet", "rng", "settings", "stamp", "stirred"}
)


def reverse(state: State, player: PlayerId, action: Action, mark: State) -> Flow[None]:
    """CR 733.1: the whole action and its payments are undone, mana abilities activated for it too; nothing triggers.

    The action is remembered as abandoned: it isn't offered again until something else happens.
    """
    yield Rewind(player, repr(action), mark)


@applies(Rewind)
def rewind(state: State, event: Rewind) -> None:
    mark = event.mark
    if mark is None:
        raise ValueError("a reversal can be applied only once")
    settings = {**state.settings, **_remembered(state, mark, event)}
    for name in slots_of(State):
        if name not in _KEPT:
            setattr(state, name, getattr(mark, name))
    state.objects = dict(mark.objects)
    state.players = dict(mark.players)
    state.last_known = dict(mark.last_known)
    state.turns_taken = dict(mark.turns_taken)
    state.settings = settings
    state.outside = {}
    state.cache = None
    state.legal_cache = None
    event.mark = None


def _remembered(state: State, mark: State, event: Rewind) -> dict[str, str | int]:
    """Actions abandoned since the game last moved, with the epoch that this reversal will have (the door adds one)."""
    epoch, _, words = str(state.settings.get(_ABANDONED, "")).partition(" ")
    before = words if epoch == str(mark.epoch) else ""
    return {_ABANDONED: f"{state.epoch + 1} {before}{event.player}:{event.action};"}


def abandoned_now(state: State) -> bool:
    """Was any action begun and reversed, with nothing else since?"""
    told = state.settings.get(_ABANDONED)
    return bool(told) and str(told).startswith(f"{state.epoch} ")


def abandoned(state: State, player: PlayerId, action: Action) -> bool:
    """Was this action begun and reversed, with nothing else since?"""
    told = state.settings.get(_ABANDONED)
    if not told:
        return False
    epoch, _, words = str(told).partition(" ")
    return epoch == str(state.epoch) and f"{player}:{action!r};" in words
