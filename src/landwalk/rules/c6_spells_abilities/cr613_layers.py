"""CR 613, interaction of continuous effects: the characteristics pass and the index that comes with it."""

from __future__ import annotations

from landwalk.kernel.characteristics import Characteristics
from landwalk.kernel.objects import GameObject
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.index import build
from landwalk.rules.look import OWNERS_ZONES, Pass


def base(obj: GameObject) -> Characteristics:
    """Copiable values of the object by itself, before any effect (707.2)."""
    face = obj.face
    controller = obj.owner if obj.zone in OWNERS_ZONES else obj.controller
    return Characteristics(
        face.name,
        face.mana_cost,
        face.colors,
        face.supertypes,
        face.types,
        face.subtypes,
        face.power,
        face.toughness,
        face.loyalty,
        face.defense,
        face.insts,
        controller,
    )


def compute(state: State) -> Pass:
    values: dict[int, Characteristics] = {}
    for id_ in state.battlefield:
        obj = state.objects[id_]
        chars = base(obj)
        if chars.power is not None and chars.toughness is not None:
            delta = obj.counter("+1/+1") - obj.counter("-1/-1")
            chars.power += delta
            chars.toughness += delta
        values[id_] = chars
    return Pass(state.layer_version, values, build(state, values))


def outside(state: State, obj: GameObject) -> Characteristics:
    """An object that isn't on the battlefield."""
    assert obj.zone is not Zone.BATTLEFIELD
    return base(obj)
