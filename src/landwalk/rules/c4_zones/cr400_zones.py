"""CR 400, zones: an object that changes zones becomes a new object (400.7)."""

from __future__ import annotations

from typing import Final

from landwalk.kernel.characteristics import CardType, Face
from landwalk.kernel.events import CeaseToExist, CreateEmblem, CreateOnStack, Entry, ZoneChange
from landwalk.kernel.objects import COPY, TOKEN, Card, GameObject, Kind, StackInfo
from landwalk.kernel.registry import applies
from landwalk.kernel.state import LastKnown, State
from landwalk.kernel.zones import BATTLEFIELD, HIDDEN_ZONES, LIBRARY, STACK, Zone
from landwalk.rules.c4_zones.cr400_knowledge import follow, tops_shown
from landwalk.rules.interests import register_counter, register_face

#: The interest of cards that can be bestowed (702.103).
BESTOWED: Final = "bestowed"


def move(
    state: State,
    id_: int,
    to: Zone,
    reason: str = "",
    position: str = "top",
    entry: Entry | None = None,
    cause: int = 0,
) -> ZoneChange:
    """The event of an object going from where it is to another zone."""
    obj = state.objects[id_]
    if to is BATTLEFIELD and entry is None:
        entry = Entry(obj.controller if obj.zone is STACK else obj.owner)
    return ZoneChange(id_, obj.zone, to, reason, position, entry, cause)


@applies(ZoneChange)
def zone_change(state: State, event: ZoneChange) -> None:
    """CR 400.7."""
    old = state.objects.get(event.object)
    if old is None:
        event.happened = False
        return
    if event.to is BATTLEFIELD and old.zone is not STACK and _stays(old, event):
        event.happened = False
        return
    event.was = old
    if "shows_top" in state.interests:
        tops_shown(state)
    _leave(state, old)
    del state.objects[old.id]
    parts = _components(state, old, event) if old.merged else ()
    if old.kind in (TOKEN, COPY) and not _may_go_on(old, event.to):
        # CR 111.8 / 704.5d-e: it goes there and ceases to exist as the next state-based action; nothing can find it there.
        # Of a merged permanent whose topmost component is a token, the cards below it are found (730.3c).
        event.new_id = parts[0] if parts else 0
        _note_last_known(state, old, event.new_id)
        return
    new = _new_object(state, old, event)
    new.together = parts
    event.new_id = new.id
    state.objects[new.id] = new
    _arrive(state, new, event.position)
    if state.known or (event.to in HIDDEN_ZONES and old.zone is not LIBRARY) or new.face_down:
        follow(state, old, new, event.cause)
    _note_last_known(state, old, new.id)


def _components(state: State, old: GameObject, event: ZoneChange) -> tuple[int, ...]:
    """CR 730.3: each component below the topmost one goes to the same zone as a card of its own; tokens cease to exist."""
    made: list[int] = []
    for component in old.merged:
        if not isinstance(component, Card):
            continue
        new = GameObject(
            state.new_id(), component, component.whole, component.owner, event.to, Kind.CARD, state.new_timestamp()
        )
        new.stamp = state.stamp
        new.previous = old.id
        state.objects[new.id] = new
        _arrive(state, new, event.position)
        if event.to in HIDDEN_ZONES:
            follow(state, old, new, event.cause)
        made.append(new.id)
    return tuple(made)


def _stays(old: GameObject, event: ZoneChange) -> bool:
    """CR 304.4, 307.4, 712.14b: an instant or sorcery can't enter the battlefield; the card stays where it is."""
    entry = event.entry
    if old.card is None or entry is None or entry.face_down:
        return False
    face = entry.face or (old.card.faces[1] if entry.transformed and len(old.card.faces) > 1 else old.face)
    return CardType.INSTANT in face.types or CardType.SORCERY in face.types


def _may_go_on(old: GameObject, to: Zone) -> bool:
    """A copy of a permanent spell becomes a token as it resolves (608.3f); tokens never leave to anywhere (111.8)."""
    return old.kind is COPY and old.zone is STACK and to is BATTLEFIELD


def _leave(state: State, old: GameObject) -> None:
    zone = old.zone
    ids = state.zone_ids(zone, old.owner)
    if old.id in ids:
        at = ids.index(old.id)
        state.set_zone_ids(zone, old.owner, ids[:at] + ids[at + 1 :])
    if zone is BATTLEFIELD:
        if state.combat is not None:
            _leave_combat(state, old.id)
        if BESTOWED in state.interests:
            _end_bestowed(state, old.id)


def _end_bestowed(state: State, host: int) -> None:
    """CR 701.3d, 702.103f: what is bestowed on a permanent that leaves becomes unattached at once, a creature again."""
    for id_ in state.battlefield:
        obj = state.objects[id_]
        if obj.attached_to == host and obj.face.before is not None:
            new = state.edit(id_)
            new.attached_to = 0
            new.face = obj.face.before
            state.layer_version += 1  # more has changed than that the host is gone


def _leave_combat(state: State, id_: int) -> None:
    """CR 506.4: a permanent that leaves the battlefield is removed from combat."""
    combat = state.combat or ()
    if not any(id_ in (a.attacker, a.defender) or id_ in a.blockers for a in combat):
        return
    from landwalk.rules.c5_turn.cr506_combat import without

    state.combat = without(combat, id_)


def _new_object(state: State, old: GameObject, event: ZoneChange) -> GameObject:
    kind = TOKEN if old.kind is COPY else old.kind
    face = old.face
    if old.card is not None:
        # CR 400.7 with 712.8, 709.4...: outside the stack and battlefield a card has its front face's characteristics.
        face = _face_in_zone(old, event)
    new = GameObject(state.new_id(), old.card, face, old.owner, event.to, kind, state.new_timestamp())
    new.stamp = state.stamp
    new.previous = old.id
    if event.to is BATTLEFIELD:
        assert event.entry is not None
        state.objects[new.id] = new  # it may enter attacking (508.4)
        enter(state, new, event.entry)
        if old.zone is STACK:
            _carry_over(state, old, new)
    elif event.to is STACK:
        entry = event.entry
        new.controller = old.controller if entry is None else entry.controller
        new.cast_by = new.controller
        new.cast_from = old.zone
        new.stack = StackInfo()
        new.face_down = entry is not None and entry.face_down  # CR 708.4
        if entry is not None and entry.face is not None:
            new.face = entry.face  # CR 709.3a, 712.8: the half or face that is cast
    elif event.entry is not None:
        new.face_down = event.entry.face_down  # CR 406.3, exiled face down
    return new


def _face_in_zone(old: GameObject, event: ZoneChange) -> Face:
    card = old.card
    assert card is not None
    if event.to is BATTLEFIELD:
        if event.entry is not None and event.entry.transformed and len(card.faces) > 1:
            return card.faces[1]
        if old.zone is STACK and (card.layout in ("modal_dfc", "transform") or old.face.before is not None):
            return old.face
    return card.faces[0] if event.to is STACK else card.whole  # CR 709.4


def _carry_over(state: State, old: GameObject, new: GameObject) -> None:
    """CR 400.7a-d: what was chosen and paid for the spell is known of the permanent that it becomes; who cast it, from where."""
    if old.card is not None and old.card.layout == "transform" and old.face is not old.card.faces[0]:
        new.transformed = True  # CR 712.8c, cast transformed
    new.payments = new.payments or old.payments  # those of the entry include them (a tribute may have been added)
    new.cast_by = old.cast_by
    new.cast_from = old.cast_from
    new.chosen = old.chosen + tuple(c for c in new.chosen if c not in old.chosen)
    new.stack = old.stack
    if state.effects:
        from landwalk.rules.c6_spells_abilities.cr611_continuous_effects import becomes

        becomes(state, old.id, new.id)


def enter(state: State, new: GameObject, entry: Entry) -> None:
    """Puts the entry's facts on an object that enters the battlefield (110.5b, 614.12)."""
    new.controller = entry.controller
    new.tapped = entry.tapped
    new.face_down = entry.face_down
    new.transformed = entry.transformed
    new.attached_to = entry.attached_to
    new.counters = entry.counters
    for kind, _ in entry.counters:
        register_counter(state, kind)
    new.chosen = entry.chosen
    new.payments = entry.payments
    new.linked = entry.linked
    new.designations = entry.designations
    new.since = state.turn
    new.entered_turn = state.turn
    if entry.face is not None:
        new.face = entry.face
        register_face(state, entry.face)
    if entry.attacking:
        from landwalk.rules.c5_turn.cr506_combat import enters_attacking

        state.combat = enters_attacking(state, new.id, entry.attacking)


def _arrive(state: State, new: GameObject, position: str) -> None:
    ids = state.zone_ids(new.zone, new.owner)
    if new.zone is LIBRARY:
        if position == "top":
            ids = (new.id, *ids)
        elif position == "bottom":
            ids = (*ids, new.id)
        else:  # "2": second from the top (401.7: if there are fewer cards, the bottom)
            at = int(position) - 1
            ids = (*ids[:at], new.id, *ids[at:])
    else:
        ids = (*ids, new.id)
    state.set_zone_ids(new.zone, new.owner, ids)


def _note_last_known(state: State, old: GameObject, became: int) -> None:
    known = state.last_known.get(old.id)
    if known is not None:
        state.last_known[old.id] = LastKnown(known.object, known.characteristics, known.combat, became)
    else:
        from landwalk.rules.c6_spells_abilities.cr613_layers import base

        state.last_known[old.id] = LastKnown(old, base(old), None, became)


@applies(CeaseToExist)
def cease_to_exist(state: State, event: CeaseToExist) -> None:
    """CR 608.2n for abilities, 704.5d-e for tokens and copies."""
    old = state.objects.pop(event.object, None)
    if old is None:
        event.happened = False
        return
    _leave(state, old)


@applies(CreateOnStack)
def create_on_stack(state: State, event: CreateOnStack) -> None:
    """CR 113.7a, 707.10: an ability or a copy on the stack is an object of its own."""
    register_face(state, event.face)
    new = GameObject(state.new_id(), None, event.face, event.controller, STACK, event.kind, state.new_timestamp())
    new.stamp = state.stamp
    new.stack = event.info
    new.payments = event.payments
    state.objects[new.id] = new
    state.stack = (*state.stack, new.id)
    event.new_id = new.id


@applies(CreateEmblem)
def create_emblem(state: State, event: CreateEmblem) -> None:
    """CR 114.1: an emblem is an object in the command zone."""
    register_face(state, event.face)
    new = GameObject(
        state.new_id(), None, event.face, event.controller, Zone.COMMAND, Kind.EMBLEM, state.new_timestamp()
    )
    new.stamp = state.stamp
    state.objects[new.id] = new
    state.command = (*state.command, new.id)
    state.interests |= {f"zone:{Zone.COMMAND}"}
    event.new_id = new.id
