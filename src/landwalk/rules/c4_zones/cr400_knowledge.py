"""CR 400.2, 401.2, 402.3, 406.3, 708.5: which cards in hidden zones, or face down, a player knows. Derived from events alone.

`State.known` holds (viewer, object) pairs. A card that is seen is followed as long as the viewer can tell which one it is: from a public
zone into a hidden one, from a known place of a library to where it is drawn to; not through a shuffle (701.24a), nor when it was picked
among cards that the viewer can't see. Nothing seen means nothing recorded.
"""

from __future__ import annotations

from landwalk.abilities.effect import LookAnyTime
from landwalk.kernel.events import Conceal, Reveal
from landwalk.kernel.objects import GameObject, ObjectId, PlayerId
from landwalk.kernel.registry import applies
from landwalk.kernel.state import State
from landwalk.kernel.zones import BATTLEFIELD, EXILE, HAND, HIDDEN_ZONES, LIBRARY, STACK
from landwalk.rules.clauses import applies_to
from landwalk.rules.history import events_this_turn
from landwalk.rules.look import Now, Pass


def follow(state: State, old: GameObject, new: GameObject, cause: ObjectId) -> None:
    """An object has gone somewhere: who knows which card the new one is, and what that takes from what was known.

    To be called if anything is known in this game, or if the new zone is hidden and the old one is no library.
    """
    known = state.known
    concealed = new.zone in HIDDEN_ZONES or new.face_down
    if not concealed:
        if known:
            _seen_to_go(state, old, new)
        return
    viewers = _who_follow(state, old, new, cause)
    kept = [pair for pair in known if pair[1] != old.id]
    if old.zone is HAND:
        # Others can't tell which card of the hand it was: whatever they knew of that hand may be gone.
        hand = state.players[old.owner].hand
        kept = [pair for pair in kept if pair[0] in viewers or pair[1] not in hand]
    sees_hand = new.owner if new.zone is HAND else 0  # that player sees it anyway (402.3)
    state.known = frozenset([*kept, *((v, new.id) for v in viewers if v != sees_hand)])


def _who_follow(state: State, old: GameObject, new: GameObject, cause: ObjectId) -> tuple[PlayerId, ...]:
    """The players who know which card it is, now that it lies in a hidden zone or face down."""
    zone = old.zone
    players = tuple(state.players)
    if zone is HAND:
        # CR 402.3: its owner has seen it; another player only if it was shown as it was picked.
        return tuple(v for v in players if v == old.owner or shown_by(state, v, (old.id,), cause))
    if zone is LIBRARY:
        # CR 708.5: who controls a face-down permanent or spell may look at it.
        mine = new.controller if new.zone in (BATTLEFIELD, STACK) else 0
        return tuple(v for v in players if v == mine or (v, old.id) in state.known)
    if old.face_down and (zone is EXILE or new.zone is BATTLEFIELD):
        # CR 406.3; and a spell that resolves face down stays hidden (708.4).
        return tuple(v for v in players if (v, old.id) in state.known)
    return players  # a public zone; CR 708.9, a face-down permanent or spell that goes elsewhere is revealed


def _seen_to_go(state: State, old: GameObject, new: GameObject) -> None:
    """A card comes to a public zone. Whoever knew another card of that name in the hand it came from can't tell which of them it was."""
    gone = {pair for pair in state.known if pair[1] == old.id}
    if old.zone is HAND:
        for viewer in state.players:
            if viewer == old.owner or (viewer, old.id) in gone:
                continue
            for id_ in state.players[old.owner].hand:
                if (viewer, id_) in state.known and state.objects[id_].face.name == old.face.name:
                    gone.add((viewer, id_))
                    break
    if gone:
        state.known = state.known.difference(gone)


def shown_by(state: State, viewer: PlayerId, ids: tuple[ObjectId, ...], cause: ObjectId) -> bool:
    """Did the effect that moves these cards show all of them to the viewer before (701.20a, e)?"""
    left = set(ids)
    for event in events_this_turn(state):
        if isinstance(event, Reveal) and event.cause == cause and (not event.viewers or viewer in event.viewers):
            left.difference_update(event.objects)
            if not left:
                return True
    return False


def tops_shown(state: State) -> None:
    """CR 401.5, 701.20: as a library's top card may change while it is shown all the time, those who see it know it from now on."""
    cache = state.cache
    if not isinstance(cache, Pass) or LookAnyTime not in cache.index.clauses:
        return
    look = Now(state)
    for entry in cache.index.clauses[LookAnyTime]:
        assert isinstance(entry.predicate, LookAnyTime)
        for owner, player in state.players.items():
            top = player.library[:1]
            if top and applies_to(look, entry, owner):
                viewers = state.turn_order if entry.predicate.how == "revealed" else (owner,)
                state.known |= frozenset((v, top[0]) for v in viewers)


@applies(Reveal)
def revealed(state: State, event: Reveal) -> None:
    """CR 701.20a, e: who saw a hidden card knows it from now on."""
    new = frozenset((v, i) for v in event.viewers or state.turn_order for i in event.objects if _is_hidden(state, v, i))
    if not new <= state.known:
        state.known |= new


def _is_hidden(state: State, viewer: PlayerId, id_: ObjectId) -> bool:
    """Is it a card that the viewer wouldn't see anyway?"""
    obj = state.objects.get(id_)
    if obj is None:
        return False
    return obj.face_down or obj.zone is LIBRARY or (obj.zone is HAND and obj.owner != viewer)


@applies(Conceal)
def concealed(state: State, event: Conceal) -> None:
    """CR 401.4: what others knew of cards that were looked through or put in an order is lost to them, but where all are of one name."""
    if not state.known:
        return
    group = frozenset(event.objects)
    one_name = len({state.objects[i].face.name for i in event.objects if i in state.objects}) < 2

    def keeps(pair: tuple[PlayerId, ObjectId]) -> bool:
        viewer, id_ = pair
        if id_ not in group or viewer in event.seen_by:
            return True
        return one_name and all((viewer, i) in state.known for i in event.objects)

    state.known = frozenset(pair for pair in state.known if keeps(pair))


def picked_unseen(state: State, who: PlayerId, among: tuple[ObjectId, ...], cause: ObjectId) -> Conceal | None:
    """The event that goes with picking cards out of `among`: other players than `who` don't see which, unless all were shown to them.

    None if there is nothing to lose.
    """
    if not state.known or len(among) < 2:
        return None
    zones = {state.objects[i].zone for i in among if i in state.objects}
    if zones.isdisjoint(HIDDEN_ZONES):
        return None
    seen_by = tuple(v for v in state.players if v == who or shown_by(state, v, among, cause))
    return None if len(seen_by) == len(state.players) else Conceal(among, seen_by, cause)


def ordered_unseen(
    state: State, who: tuple[PlayerId, ...], ids: tuple[ObjectId, ...], cause: ObjectId
) -> Conceal | None:
    """The event that goes with putting several cards into a library in an order that only `who` (nobody, at random) knows (401.4)."""
    return Conceal(ids, who, cause) if state.known and len(ids) > 1 else None
