"""CR 104.4b, mandatory loops: the same position twice with nothing asked between is a draw. Detected, never asked about.

A loop whose position grows each time (more tokens, more life) isn't found by this; after `MOST_FORCED` resolutions without a question
the game is called a draw all the same, under the same rule, since nobody could ever stop it.
"""

from __future__ import annotations

from typing import Final

from landwalk.kernel.objects import GameObject
from landwalk.kernel.state import State

#: Resolutions in a row without a question before positions are compared: a real chain of triggers is far shorter.
QUIET_RESOLUTIONS: Final = 50
#: A run this long can't be stopped by anybody: every resolution was forced.
MOST_FORCED: Final = 20_000

Key = tuple[object, ...]


class LoopWatch:
    """Watches one stretch of the priority loop."""

    __slots__ = ("asked", "run", "seen")

    def __init__(self, state: State) -> None:
        self.asked = state.asked
        self.run = 0
        self.seen: set[Key] = set()  # membership only, never iterated

    def looped(self, state: State) -> bool:
        """Called after each resolution: has a position come back?"""
        if state.asked != self.asked:
            self.asked = state.asked
            self.run = 0
            self.seen.clear()
            return False
        self.run += 1
        if self.run < QUIET_RESOLUTIONS or "reads:history" in state.interests:
            return self.run >= MOST_FORCED
        key = position(state)
        if key in self.seen or self.run >= MOST_FORCED:
            return True
        self.seen.add(key)
        return False


def position(state: State) -> Key:
    """Everything that can matter for what happens next, without the ids and timestamps that grow with every zone change."""
    names: dict[int, int] = {}
    for zone in (state.battlefield, state.stack, state.exile, state.command):
        for id_ in zone:
            names[id_] = len(names)
    for player in state.players.values():
        for id_ in (*player.graveyard, *player.hand, *player.library):
            names[id_] = len(names)

    def one(id_: int) -> Key:
        obj = state.objects[id_]
        return _object(obj, names)

    players = tuple(
        (
            p.life,
            p.counters,
            p.designations,
            p.in_game,
            p.lands_played,
            tuple((m.type, m.snow, m.restriction) for m in p.pool),
            tuple(one(i) for i in p.hand),
            tuple(one(i) for i in p.graveyard),
            tuple(one(i) for i in p.library),
        )
        for p in state.players.values()
    )
    return (
        state.turn,
        state.step,
        state.active,
        state.priority,
        players,
        tuple(one(i) for i in state.battlefield),
        tuple(one(i) for i in state.stack),
        tuple(one(i) for i in state.exile),
        tuple(one(i) for i in state.command),
        tuple((e.tree, tuple(names.get(i, -1) for i in e.objects or ())) for e in state.effects),
        len(state.delayed),
        tuple((p.tree, names.get(p.source, -1)) for p in state.pending),
        tuple((names.get(a.attacker, -1), a.blocked) for a in state.combat or ()),
    )


def _object(obj: GameObject, names: dict[int, int]) -> Key:
    info = obj.stack
    return (
        obj.card.id if obj.card is not None else obj.face.name,
        obj.face.name,
        obj.controller,
        obj.tapped,
        obj.face_down,
        obj.transformed,
        obj.phased_out,
        obj.damage,
        obj.counters,
        obj.chosen,
        obj.designations,
        names.get(obj.attached_to, obj.attached_to if obj.attached_to < 0 else -1),
        None
        if info is None
        else (
            info.inst.key if info.inst is not None else "",
            names.get(info.source, -1),
            info.modes,
            info.x,
            tuple(tuple(names.get(t, t if t < 0 else -1) for t in group) for group in info.targets),
        ),
    )
