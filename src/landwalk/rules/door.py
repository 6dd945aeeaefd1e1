"""The door: every change of the game passes `perform`. Replace and prevent (614-616), apply, log, note triggers (603.2).

Rules never write to the state: they yield events, and the driver brings them here. How an event is applied stands in the file of its
rule or action (kernel/registry.py: `applies`, `expands`, `finishes`).
"""

from __future__ import annotations

from collections.abc import Sequence

from landwalk.kernel.events import Batch, CeaseToExist, Event, ZoneChange
from landwalk.kernel.flow import Flow
from landwalk.kernel.registry import APPLY, EXPAND, FINISH
from landwalk.kernel.state import LastKnown, State
from landwalk.kernel.zones import Zone
from landwalk.rules.look import Index, Now, current_pass

#: Kinds of happening whose triggers look back in time: they are asked of the state before the event (CR 603.10a).
LOOKS_BACK = frozenset({"dies", "leaves", "sacrifice", "lost_game", "untargetable"})


def perform(state: State, event: Event) -> Flow[None] | None:
    """Performs the event at once and returns None, or returns the flow that does (something may have to be asked, 616.1)."""
    events = event.events if isinstance(event, Batch) else (event,)
    leaves: list[Event] = []
    parents: list[tuple[Event, Sequence[Event]]] = []
    for e in events:
        if not _unfold_plain(state, e, leaves, parents):
            return _perform_asking(state, events)
    _commit(state, leaves, parents)
    return None


def _replaceable(state: State, event: Event) -> bool:
    interests = state.interests
    for key in event.keys():  # noqa: SIM118
        if "replace:" + key in interests:
            return True
    return False


def _unfold_plain(
    state: State, event: Event, leaves: list[Event], parents: list[tuple[Event, Sequence[Event]]]
) -> bool:
    """Unfolds without asking. False if something could be replaced."""
    if _replaceable(state, event):
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
    if _replaceable(state, event):
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
    waited_for = False
    version = state.layer_version
    before: Index | None = None
    for event in leaves:
        for key in event.keys():  # noqa: SIM118
            if key in interests:
                waited_for = True
                if key in LOOKS_BACK and before is None:
                    before = current_pass(state).index
        if type(event) is ZoneChange or type(event) is CeaseToExist:
            _remember_last_known(state, event.object)
    for parent, _ in parents:
        for key in parent.keys():  # noqa: SIM118
            if key in interests:
                waited_for = True
                if key in LOOKS_BACK and before is None:
                    before = current_pass(state).index
    for event in leaves:
        if event.happened:
            apply = APPLY.get(type(event))
            if apply is not None:
                apply(state, event)
            _enter_log(state, event)
    for parent, subs in parents:
        finish = FINISH.get(type(parent))
        if finish is not None:
            finish(state, parent, subs)
        if parent.happened:
            apply = APPLY.get(type(parent))
            if apply is not None:
                apply(state, parent)
            _enter_log(state, parent)
    state.epoch += 1
    if state.layer_version != version or parents or not _calm(leaves):
        state.stirred += 1
    gained = _gain(state) if "continuous_gain" in interests and state.layer_version != version else []
    if waited_for or gained:
        from landwalk.rules.c6_spells_abilities import cr603_noting

        happened = [e for e in leaves if e.happened] + [p for p, _ in parents if p.happened] + gained
        cr603_noting.note(state, happened, before)
    if "state" in interests:
        from landwalk.rules.c6_spells_abilities import cr603_triggered

        cr603_triggered.state_triggers(state)  # CR 603.8, as soon as the game state matches


def _calm(events: Sequence[Event]) -> bool:
    """Do the events only move the place in the turn?"""
    for event in events:
        if not event.calm:
            return False
    return True


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
        APPLY[type(event)](state, event)
        _enter_log(state, event)
        state.epoch += 1
        state.stirred += 1
        gained.append(event)


def _remember_last_known(state: State, id_: int) -> None:
    obj = state.objects.get(id_)
    if obj is None:
        return
    if obj.zone is Zone.BATTLEFIELD or obj.zone is Zone.STACK:
        look = Now(state)
        state.last_known[id_] = LastKnown(obj, look.get(id_), look.attack_of(id_))


def _enter_log(state: State, event: Event) -> None:
    cls = type(event)
    if cls.layers or (
        cls.layers_if and ("reads:" + cls.layers_if in state.interests or _moves_permanent(state, event))
    ):
        state.layer_version += 1
    state.log = (event, state.log)
    if cls.remembered:
        state.history = (event, state.history)


def _moves_permanent(state: State, event: Event) -> bool:
    """Does the zone change touch what the index holds: the battlefield, or a zone where some ability functions?"""
    if isinstance(event, ZoneChange):
        if event.from_zone is Zone.BATTLEFIELD or event.to is Zone.BATTLEFIELD:
            return True
        interests = state.interests
        return "zone:" + event.from_zone in interests or "zone:" + event.to in interests
    return type(event).layers_if == "zones" and "zone:stack" in state.interests
