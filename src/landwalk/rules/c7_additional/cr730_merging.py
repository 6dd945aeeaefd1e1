"""CR 730, merging with permanents."""

from __future__ import annotations

from functools import lru_cache

from landwalk.abilities import pattern as p
from landwalk.abilities.context import Context, Noted
from landwalk.kernel import events as e
from landwalk.kernel.characteristics import Face
from landwalk.kernel.events import Event
from landwalk.kernel.native import mypyc_attr
from landwalk.kernel.objects import Card, GameObject, Kind, ObjectId, PlayerId
from landwalk.kernel.registry import applies
from landwalk.kernel.state import LastKnown, State
from landwalk.rules.c6_spells_abilities.cr603_matching import Occurrences, fits, matcher
from landwalk.rules.interests import register_face
from landwalk.rules.look import Look, Now


@mypyc_attr(allow_interpreted_subclasses=True)
class MergeEvent(Event):
    """A spell (or other object) merges with a permanent (730.2): goes on top of it ("over") or under it. The permanent stays what it is."""

    __slots__ = ("object", "permanent", "player", "where")
    layers = True
    kind_keys = ("mutates",)

    def __init__(
        self, object_: ObjectId, permanent: ObjectId, player: PlayerId, where: str, cause: ObjectId = 0
    ) -> None:
        super().__init__(cause)
        self.object = object_
        self.permanent = permanent
        self.player = player
        self.where = where


@lru_cache(maxsize=4096)
def merged_face(top: Face, below: Face) -> Face:
    """CR 702.140e, 730.2a: the characteristics of the topmost component, and the abilities of all."""
    face = Face(
        top.name,
        top.mana_cost,
        tuple(sorted(top.supertypes)),
        tuple(sorted(top.types)),
        tuple(sorted(top.subtypes)),
        top.power_text,
        top.toughness_text,
        None if top.loyalty is None else str(top.loyalty),
        None if top.defense is None else str(top.defense),
        tuple(sorted(top.color_indicator)),
        top.abilities + below.abilities,
        top.text,
    )
    face.colors = top.colors
    return face


def turned(obj: GameObject, back: bool) -> Face:  # noqa: FBT001 - a face is the front or the back
    """CR 730.2i: the face of a merged permanent that transforms: each double-faced component turns its other face up."""
    assert obj.card is not None
    faces = [_side(obj.card, back)] + [c if isinstance(c, Face) else _side(c, back) for c in obj.merged]
    below = faces[-1]
    for face in reversed(faces[:-1]):
        below = merged_face(face, below)
    return below


def _side(card: Card, back: bool) -> Face:  # noqa: FBT001
    return card.faces[1] if back and card.layout == "transform" and len(card.faces) > 1 else card.faces[0]


@applies(MergeEvent)
def merge(state: State, event: MergeEvent) -> None:
    """CR 730.2."""
    spell = state.objects.get(event.object)
    if spell is None or event.permanent not in state.objects:
        event.happened = False
        return
    look = Now(state)
    state.last_known[spell.id] = LastKnown(spell, look.get(spell.id), None, event.permanent)
    state.set_zone_ids(
        spell.zone, spell.owner, tuple(i for i in state.zone_ids(spell.zone, spell.owner) if i != spell.id)
    )
    del state.objects[spell.id]
    host = state.edit(event.permanent)
    if event.where == "over":
        host.merged = (_component(host), *host.merged)
        host.face = merged_face(spell.face, host.face)
        host.card = spell.card
        # CR 730.2d: a token only if the topmost component is one; a copy of a spell becomes a token (608.3f)
        host.kind = Kind.CARD if spell.card is not None else Kind.TOKEN
    else:
        host.merged = (*host.merged, _component(spell))
        host.face = merged_face(host.face, spell.face)
    register_face(state, host.face)


def _component(obj: GameObject) -> Card | Face:
    return obj.face if obj.card is None else obj.card


@matcher(p.Mutates)
def _mutates(look: Look, pattern: p.Mutates, event: e.Event, ctx: Context) -> Occurrences:
    """CR 702.140d."""
    if not isinstance(event, MergeEvent) or not fits(look, pattern.what, event.permanent, ctx):
        return []
    return [Noted(event.permanent, event.object, event.player)]
