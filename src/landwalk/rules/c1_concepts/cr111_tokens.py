"""CR 111, tokens: what a created token is, and how it enters."""

from __future__ import annotations

from typing import Final

from landwalk.abilities.token import TokenSpec
from landwalk.kernel.characteristics import Face
from landwalk.kernel.events import CreateToken
from landwalk.kernel.node import Node
from landwalk.kernel.objects import GameObject, Kind
from landwalk.kernel.registry import applies
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c1_concepts.cr111_predefined import PREDEFINED
from landwalk.rules.c4_zones.cr400_zones import enter
from landwalk.rules.interests import register_face

_faces: Final[dict[tuple[Node, int, int], Face]] = {}


def token_face(spec: TokenSpec, power: int, toughness: int) -> Face:
    """The characteristics that the creating text defines (111.3); the same Face for the same token, so that tokens share it.

    Raises KeyError for a predefined token that isn't among those of 111.10.
    """
    if spec.predefined:
        return PREDEFINED[spec.predefined]
    key = (spec, power, toughness)
    found = _faces.get(key)
    if found is None:
        creature = spec.power is not None
        found = Face(
            # CR 111.4: a token without a name of its own is called like its subtypes and "Token".
            spec.name or " ".join((*spec.subtypes, "Token")),
            None,
            spec.supertypes,
            spec.types,
            spec.subtypes,
            str(power) if creature else None,
            str(toughness) if creature else None,
            color_indicator=spec.colors,
            abilities=spec.abilities,
        )
        _faces[key] = found
    return found


@applies(CreateToken)
def token_created(state: State, event: CreateToken) -> None:
    """CR 111.2: its creator owns it; it enters under that player's control (or as the entry says)."""
    register_face(state, event.face)
    new = GameObject(state.new_id(), None, event.face, event.owner, Zone.BATTLEFIELD, Kind.TOKEN, state.new_timestamp())
    new.stamp = state.stamp
    state.objects[new.id] = new
    state.battlefield = (*state.battlefield, new.id)
    enter(state, new, event.entry)
    event.new_id = new.id
