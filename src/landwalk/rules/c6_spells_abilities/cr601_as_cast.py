"""CR 601.3e: the look at a card as it would be as a spell on the stack, and at an ability, for what asks before it is there."""

from __future__ import annotations

from typing import Final

from landwalk.kernel.characteristics import Characteristics, Face, Inst
from landwalk.kernel.objects import GameObject, Kind, ObjectId, PlayerId, StackInfo
from landwalk.kernel.state import State
from landwalk.kernel.zones import STACK
from landwalk.rules.look import Index, Look, Now, current_pass

#: The interest of effects that change spells on the stack ("spells you cast have convoke").
SPELLS_CHANGE = f"affects:{STACK}"


def _as_spell(state: State, spell: GameObject) -> Characteristics:
    """CR 601.3e: what effects of the layers make of it once it is on the stack, read from a trial copy of the state."""
    trial = state.clone()
    before = trial.objects[spell.id]
    ids = trial.zone_ids(before.zone, before.owner)
    trial.set_zone_ids(before.zone, before.owner, tuple(i for i in ids if i != spell.id))
    spell.stamp = trial.stamp
    trial.objects[spell.id] = spell
    trial.stack = (*trial.stack, spell.id)
    trial.layer_version += 1
    return Now(trial).get(spell.id)


class AsCast(Look):
    """The state as it is, with one card looked at as a spell of `player` (with `face`, if it isn't the card's front).

    targets: those that are meant, for what asks whether it targets something (601.2f).
    """

    __slots__ = ("_chars", "_id", "_now", "_obj")

    def __init__(
        self,
        state: State,
        id_: ObjectId,
        player: PlayerId,
        face: Face | None = None,
        targets: tuple[tuple[int, ...], ...] = (),
    ) -> None:
        super().__init__(state)
        self._now = Now(state)
        self._id = id_
        obj = state.objects[id_].clone()
        new = obj.zone is not STACK
        if new:
            obj.cast_from = obj.zone
            obj.zone = STACK
        if targets:
            obj.stack = (obj.stack or StackInfo()).with_(targets=targets)
        obj.controller = player
        if face is not None and face is not obj.face:
            obj.face = face
        else:
            face = None
        self._obj = obj
        chars = self._now.get(id_)
        if new and SPELLS_CHANGE in state.interests:
            chars = _as_spell(state, obj)
        elif face is not None:
            from landwalk.rules.c6_spells_abilities.cr613_layers import base

            chars = base(obj)
        if chars.controller != player:
            chars = chars.clone()
            chars.controller = player
        self._chars = chars

    @property
    def index(self) -> Index:
        return current_pass(self.state).index

    def get(self, id_: ObjectId) -> Characteristics:
        return self._chars if id_ == self._id else self._now.get(id_)

    def object(self, id_: ObjectId) -> GameObject:
        return self._obj if id_ == self._id else self._now.object(id_)


#: The id that a look gives an ability which isn't on the stack yet; no object of a game has it.
ABILITY: Final = 1 << 60
_NO_FACE: Final = Face("")


class AsActivated(Look):
    """The state as it is, with an activated ability of `source` looked at as if it were on the stack already, with the id ABILITY: for what
    asks which spells and abilities may target something."""

    __slots__ = ("_now", "_obj")

    def __init__(self, state: State, source: ObjectId, player: PlayerId, inst: Inst) -> None:
        super().__init__(state)
        self._now = Now(state)
        obj = GameObject(ABILITY, None, _NO_FACE, player, STACK, Kind.ABILITY, 0)
        obj.stack = StackInfo(inst, source)
        self._obj = obj

    @property
    def index(self) -> Index:
        return current_pass(self.state).index

    def get(self, id_: ObjectId) -> Characteristics:
        if id_ != ABILITY:
            return self._now.get(id_)
        from landwalk.rules.c6_spells_abilities.cr613_layers import base

        return base(self._obj)

    def object(self, id_: ObjectId) -> GameObject:
        return self._obj if id_ == ABILITY else self._now.object(id_)
