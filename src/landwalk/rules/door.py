"""The door: every change of the game passes `perform`. Replace and prevent (614-616), apply, log, note triggers (603.2).

Rules never write to the state: they yield events, and the driver brings them here. How an event is applied stands in the file of its
rule or action (kernel/registry.py: `applies`, `expands`, `finishes`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from landwalk.kernel.events import Batch, CeaseToExist, Event, ZoneChange
from landwalk.kernel.flow import Flow
from landwalk.kernel.objects import CARD
from landwalk.kernel.registry import APPLY, EXPAND, FINISH
from landwalk.kernel.state import LastKnown, State
from landwalk.kernel.zones import BATTLEFIELD, STACK, Zone
from landwalk.rules.c6_spells_abilities import cr603_noting
from landwalk.rules.c6_spells_abilities.cr603_noting import LOOKS_BACK
from landwalk.rules.look import Index, Now, Pass, current_pass

_QUIET_ZONES: Final = frozenset({Zone.LIBRARY, Zone.HAND, STACK})
#: What anything in a game makes of an event with certain keys (see `_concern`).
_REPLACED: Final = 1
_WAITED_FOR: Final = 2
_LOOKS_BACK: Final = 4
#: By interests and keys: worked out once, the same in all games.
_concerns: Final[dict[frozenset[str], dict[tuple[str, ...], int]]] = {}
_MOST_KEPT: Final = 1_000


def _concern(interests: frozenset[str], keys: tuple[str, ...]) -> int:
    """May something replace an event with these keys, does a trigger wait for it, and one that looks back in time (603.10a)?"""
    known = _concerns.get(interests)
    if known is None:
        if len(_concerns) > _MOST_KEPT:
            _concerns.clear()
        known = _concerns[interests] = {}
    found = known.get(keys)
    if found is None:
        found = 0
        for key in keys:
            if "replace:" + key in interests:
                found |= _REPLACED
            if key in interests:
                found |= _WAITED_FOR | (_LOOKS_BACK if key in LOOKS_BACK else 0)
        known[keys] = found
    return found


class _Kind:
    """What there is to know of a class of events: worked out when its first event is performed.

    single: no batch, and not made of smaller events. keys: those of every event of the class, None if they differ. interests,
    concern: those of the last event, kept since mostly one game goes on.
    """

    __slots__ = (
        "apply",
        "calm",
        "concern",
        "inert",
        "interests",
        "keys",
        "layers",
        "layers_if",
        "moves",
        "remembered",
        "single",
        "zonal",
    )

    def __init__(self, cls: type[Event]) -> None:
        self.single = cls is not Batch and cls not in EXPAND
        self.keys: tuple[str, ...] | None = cls.kind_keys if cls.keys is Event.keys else None
        self.interests: frozenset[str] | None = None
        self.concern = 0
        self.apply = APPLY.get(cls)
        self.calm = cls.calm
        self.inert = cls.inert
        self.layers = cls.layers
        self.layers_if = "reads:" + cls.layers_if if cls.layers_if else ""
        self.zonal = self.layers_if == "reads:zones"
        self.remembered = cls.remembered
        self.moves = cls is ZoneChange or cls is CeaseToExist


#: Registration is over before the first event happens (keywords.load_all), so nothing here changes later.
_kinds: Final[dict[type[Event], _Kind]] = {}


def _kind(cls: type[Event]) -> _Kind:
    found = _kinds[cls] = _Kind(cls)
    return found


def perform(state: State, event: Event) -> Flow[None] | None:
    """Performs the event at once and returns None, or returns the flow that does (something may have to be asked, 616.1)."""
    cls = type(event)
    kind = _kinds.get(cls) or _kind(cls)
    events: Sequence[Event] = (event,)
    if kind.single:
        interests = state.interests
        if kind.keys is None:
            concern = _concern(interests, event.keys())
        else:
            if kind.interests is not interests:
                kind.interests, kind.concern = interests, _concern(interests, kind.keys)
            concern = kind.concern
        if concern & _REPLACED:
            return _perform_asking(state, events)
        _commit_one(state, event, kind, concern)
        return None
    if cls is Batch:
        events = event.events  # type: ignore[attr-defined]
    leaves: list[Event] = []
    parents: list[tuple[Event, Sequence[Event]]] = []
    for e in events:
        if not _unfold_plain(state, e, leaves, parents):
            return _perform_asking(state, events)
    _commit(state, leaves, parents)
    return None


def _unfold_plain(
    state: State, event: Event, leaves: list[Event], parents: list[tuple[Event, Sequence[Event]]]
) -> bool:
    """Unfolds without asking. False if something could be replaced."""
    if _concern(state.interests, event.keys()) & _REPLACED:
        return False
    expand = EXPAND.get(type(event))
    if expand is None:
        leaves.append(event)
        return True
    subs = expand(state, event)
    for sub in subs:
        if not _unfold_plain(state, sub, leaves, parents):
            return False
    parents.append((event, subs))
    return True


def _perform_asking(state: State, events: Sequence[Event]) -> Flow[None]:
    leaves: list[Event] = []
    parents: list[tuple[Event, Sequence[Event]]] = []
    after: list[Flow[None]] = []
    if len(events) > 1 and "replace:damage" in state.interests:
        from landwalk.rules.c6_spells_abilities import cr615_prevention

        events = yield from cr615_prevention.in_chosen_order(state, events)
    for event in events:
        yield from _unfold_asking(state, event, leaves, parents, after)
    _commit(state, leaves, parents)
    for flow in after:  # CR 615.5, the rest of a replacement effect follows immediately
        yield from flow


def _unfold_asking(
    state: State,
    event: Event,
    leaves: list[Event],
    parents: list[tuple[Event, Sequence[Event]]],
    after: list[Flow[None]],
) -> Flow[None]:
    from landwalk.rules.c6_spells_abilities import cr616_order_of_replacements as cr616

    performed: Sequence[Event] = (event,)
    if _concern(state.interests, event.keys()) & _REPLACED:
        performed = yield from cr616.modify(state, event, after)
    for e in performed:
        expand = EXPAND.get(type(e))
        if expand is None:
            leaves.append(e)
            continue
        subs = tuple(expand(state, e))
        for sub in subs:
            yield from _unfold_asking(state, sub, leaves, parents, after)
        parents.append((e, subs))


def _commit(state: State, leaves: Sequence[Event], parents: Sequence[tuple[Event, Sequence[Event]]]) -> None:
    """Applies what remains, all at once: one look before, one epoch, one round of noting."""
    interests = state.interests
    concern = 0
    version = state.layer_version
    for event in leaves:
        concern |= _concern(interests, event.keys())
    for parent, _ in parents:
        concern |= _concern(interests, parent.keys())
    before = current_pass(state).index if concern & _LOOKS_BACK else None
    for event in leaves:
        if type(event) is ZoneChange or type(event) is CeaseToExist:
            _remember_last_known(state, event.object)
    for event in leaves:
        if event.happened:
            _apply(state, event, _kinds.get(type(event)) or _kind(type(event)))
    for parent, subs in parents:
        finish = FINISH.get(type(parent))
        if finish is not None:
            finish(state, parent, subs)
        if parent.happened:
            _apply(state, parent, _kinds.get(type(parent)) or _kind(type(parent)))
    state.epoch += 1
    if state.layer_version != version or parents or not _calm(leaves):
        if state.layer_version == version and state.quiet == state.stirred and _inert(state, leaves, parents):
            state.quiet += 1
        state.stirred += 1
    _notice(state, [*leaves, *(p for p, _ in parents)], concern, before, version, interests)


def _commit_one(state: State, event: Event, kind: _Kind, concern: int) -> None:
    """`_commit` for the commonest case: one event that nothing replaces and that consists of nothing smaller."""
    interests = state.interests
    version = state.layer_version
    before = current_pass(state).index if concern & _LOOKS_BACK else None
    if kind.moves:
        _remember_last_known(state, event.object)  # type: ignore[attr-defined]
    if event.happened:
        _apply(state, event, kind)
    state.epoch += 1
    if state.layer_version != version:
        state.stirred += 1
        _notice(state, [event], concern, before, version, interests)
        return
    if not kind.calm:
        if kind.inert and state.quiet == state.stirred and _steady(state):
            if type(event) is not ZoneChange or _moved_quietly(state, event):
                state.quiet += 1
        state.stirred += 1
    if concern & _WAITED_FOR or "state" in interests:
        _notice(state, [event], concern, before, version, interests)


def _notice(
    state: State, events: list[Event], concern: int, before: Index | None, version: int, interests: frozenset[str]
) -> None:
    """What follows at once from what has happened: what players gain "any time", and abilities that trigger (603.2).

    interests, version, before: those of the state before it happened.
    """
    gained = _gain(state) if "continuous_gain" in interests and state.layer_version != version else []
    if concern & _WAITED_FOR or gained:
        cr603_noting.note(state, [e for e in events if e.happened] + gained, before)
    if "state" in interests:
        from landwalk.rules.c6_spells_abilities import cr603_triggered

        cr603_triggered.state_triggers(state)  # CR 603.8, as soon as the game state matches


def _calm(events: Sequence[Event]) -> bool:
    """Do the events only move the place in the turn?"""
    for event in events:
        if not event.calm:
            return False
    return True


def _inert(state: State, leaves: Sequence[Event], parents: Sequence[tuple[Event, Sequence[Event]]]) -> bool:
    """Can no state-based action come of these events, which left characteristics as they were (CR 704)?"""
    if not _steady(state):
        return False
    for event in leaves:
        if not event.inert or (type(event) is ZoneChange and not _moved_quietly(state, event)):
            return False
    for event, _ in parents:
        if not event.inert:
            return False
    return True


def _steady(state: State) -> bool:
    now = state.cache
    return (
        type(now) is Pass and now.version == state.layer_version and now.steady and now.battlefield is state.battlefield
    )


def _moved_quietly(state: State, event: ZoneChange) -> bool:
    """A card that went from one hidden zone or the stack to another zone: no token, no copy (704.5d-e), nothing that was enchanted."""
    if event.from_zone not in _QUIET_ZONES or event.to is BATTLEFIELD:
        return False
    obj = state.objects.get(event.new_id)
    return obj is not None and obj.kind is CARD


def _gain(state: State) -> list[Event]:
    """What a player gets "any time" something is so (702.131b, 702.195b): at once, in the middle of whatever goes on.

    Continuous effects apply again before triggers are looked for (702.131d), since these read the state after it.
    """
    gained: list[Event] = []
    while True:
        look = Now(state)
        for holder, _, _, give in look.index.gains:
            event = give(look, holder)
            if event is not None:
                break
        else:
            return gained
        _apply(state, event, _kind(type(event)))
        state.epoch += 1
        state.stirred += 1
        gained.append(event)


def _remember_last_known(state: State, id_: int) -> None:
    obj = state.objects.get(id_)
    if obj is None:
        return
    if obj.zone is BATTLEFIELD or obj.zone is STACK:
        look = Now(state)
        state.last_known[id_] = LastKnown(obj, look.get(id_), look.attack_of(id_))


def _apply(state: State, event: Event, kind: _Kind) -> None:
    """Applies one event and enters it in the log and the history."""
    if kind.apply is not None:
        kind.apply(state, event)
    if kind.layers or (
        kind.layers_if and (kind.layers_if in state.interests or (kind.zonal and _moves_permanent(state, event)))
    ):
        state.layer_version += 1
    state.log = (event, state.log)
    if kind.remembered:
        state.history = (event, state.history)


def _moves_permanent(state: State, event: Event) -> bool:
    """Does the zone change touch what the index holds: the battlefield, or a zone where some ability functions?"""
    if type(event) is ZoneChange:
        if event.from_zone is BATTLEFIELD or event.to is BATTLEFIELD:
            return True
        interests = state.interests
        return "zone:" + event.from_zone in interests or "zone:" + event.to in interests
    return "zone:stack" in state.interests
