"""CR 603.2, abilities trigger: called by the door after each batch, it notes what has triggered in `State.pending`.

Part of the door: it writes the state. Nothing is put on the stack here (cr603_triggered.py does, 603.3).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from landwalk.abilities.ability import Triggered
from landwalk.abilities.condition import Timing, When
from landwalk.abilities.context import Context, Noted, inst_key
from landwalk.abilities.duration import Duration, Until
from landwalk.abilities.pattern import EitherEvent, FirstTime, StepBegins, pattern_keys
from landwalk.abilities.sentence import Delayed
from landwalk.kernel.characteristics import Inst
from landwalk.kernel.events import Event, StepBegan
from landwalk.kernel.node import Node
from landwalk.kernel.state import DelayedTrigger, PendingTrigger, State
from landwalk.kernel.zones import Step
from landwalk.rules.c6_spells_abilities.cr603_matching import MATCHERS, fires_once, together
from landwalk.rules.c6_spells_abilities.cr603_more_triggers import additional_times
from landwalk.rules.conditions import holds
from landwalk.rules.history import occasions, times_triggered
from landwalk.rules.look import Index, Now, TriggerEntry

#: Kinds of happening whose triggers look back in time: they are asked of the state before the event (CR 603.10a).
LOOKS_BACK: Final = frozenset({"dies", "leaves", "sacrifice", "lost_game", "untargetable"})


def note(state: State, events: Sequence[Event], before: Index | None) -> None:
    """Notes the triggered abilities whose trigger event has just happened.

    events: what happened at the same time. before: the index before it, for triggers that look back (603.10).
    """
    look = Now(state)
    now = look.index
    hits: dict[int, tuple[TriggerEntry, list[Noted], list[int]]] = {}
    triggers = now.triggers
    for event in events:
        for key in event.keys():  # noqa: SIM118
            index = now if before is None or key not in LOOKS_BACK else before
            waiting = triggers if index is now else index.triggers
            if key not in waiting:
                continue
            for entry in waiting[key]:
                if key == "step" and _of_another_step(entry.tree.event, event):
                    continue
                found = _match(look, entry.tree.event, key, event, _context(look, entry.holder, entry.inst))
                if found:
                    _, so_far, more = hits.setdefault(id(entry), (entry, [], []))
                    so_far.extend(found)
                    more.extend([additional_times(look, index, entry.holder, event)] * len(found))
    if hits:
        new: list[PendingTrigger] = []
        for entry, found, more in hits.values():
            triggered = _triggered(look, entry, found)
            new.extend(_again(entry, triggered, more) if any(more) else triggered)
        state.pending += tuple(new)
    if state.delayed:
        _note_delayed(state, look, events)


def _of_another_step(pattern: Node, event: Event) -> bool:
    """A quick no to most "at the beginning of ..." abilities, of which boards have many."""
    return type(pattern) is StepBegins and type(event) is StepBegan and pattern.step is not event.step


def _match(look: Now, pattern: Node, key: str, event: Event, ctx: Context) -> list[Noted]:
    """The occurrences by those parts of the pattern that wait for `key`; an event with several keys counts once."""
    if isinstance(pattern, EitherEvent):
        for part in pattern.meant():
            found = _match(look, part, key, event, ctx)
            if found:
                return found
        return []
    keys = pattern_keys(pattern)
    # Of an event's keys only the first that the pattern waits for counts: no second note for the same happening.
    if key not in keys or next(k for k in event.keys() if k in keys) != key:  # noqa: SIM118
        return []
    return MATCHERS[type(pattern)](look, pattern, event, ctx)


def _context(look: Now, holder: int, inst: Inst) -> Context:
    # CR 603.3a, who controlled the source at the time
    return Context(holder, look.controller(holder), key=inst_key(inst.origin, inst.ordinal))


def _triggered(look: Now, entry: TriggerEntry, found: list[Noted]) -> list[PendingTrigger]:
    tree = entry.tree
    if isinstance(tree.event, FirstTime):
        happened = occasions(look, tree.event, _context(look, entry.holder, entry.inst))
        if happened > len(found):
            return []  # it had happened before this turn
    if fires_once(tree.event):
        found = together(tree.event, found)
    if isinstance(tree.event, FirstTime):
        found = found[:1]
    out: list[PendingTrigger] = []
    for noted in found:
        ctx = _context(look, entry.holder, entry.inst)
        ctx.event = noted
        if tree.condition is not None and not holds(look, tree.condition, ctx):
            continue  # CR 603.4, the intervening "if"
        if tree.limits and not _within_limits(look, tree.limits, ctx, out):
            continue
        out.append(PendingTrigger(tree, entry.inst, entry.holder, ctx.you, noted))
    return out


def _again(entry: TriggerEntry, triggered: list[PendingTrigger], times: list[int]) -> list[PendingTrigger]:
    """CR 603.2d: each of them as often as it triggers; what triggers once for several events does so if one of them is meant."""
    if entry.tree.limits:
        return triggered  # "triggers only once each turn"
    if len(triggered) != len(times):
        times = [max(times)] * len(triggered)
    return [one for one, more in zip(triggered, times, strict=True) for _ in range(1 + more)]


def _within_limits(look: Now, limits: tuple[Node, ...], ctx: Context, just_now: list[PendingTrigger]) -> bool:
    """ "This ability triggers only once each turn" counts what waits and what was put on the stack."""
    for limit in limits:
        if not isinstance(limit, Timing):
            if not holds(look, limit, ctx):
                return False
        elif limit.when is When.ONCE_EACH_TURN:
            if just_now or times_triggered(look, ctx.source, ctx.key):
                return False
            if any(w.source == ctx.source and _key(w) == ctx.key for w in look.state.pending):
                return False
        elif not holds(look, limit, ctx):
            return False
    return True


def _key(waiting: PendingTrigger) -> str:
    inst = waiting.inst
    assert isinstance(inst, Inst)
    return inst_key(inst.origin, inst.ordinal)


# --- delayed triggered abilities (603.7) --------------------------------------------------------------


def _note_delayed(state: State, look: Now, events: Sequence[Event]) -> None:
    keep: list[DelayedTrigger] = []
    for delayed in state.delayed:
        tree = delayed.tree
        assert isinstance(tree, Delayed)
        if tree.until is not None and _is_over(state, delayed, tree.until):
            continue
        next_turn = isinstance(tree.event, StepBegins) and tree.event.next_ == "next_turn"
        if next_turn and state.turn == delayed.turn:
            keep.append(delayed)  # "on your next turn" isn't a later combat phase of this turn
            continue
        found = _occurrences_of(look, delayed, tree, events)
        if next_turn and not found and delayed.controller == state.active and state.step is Step.CLEANUP:
            continue  # that turn ends without the step
        if not found:
            keep.append(delayed)
            continue
        if tree.until is None:
            # CR 603.7b, only once. If it happened more than once at the same time, the first is taken.
            found = found[:1]
        else:
            keep.append(delayed)
        state.pending += tuple(_pending(delayed, tree, noted) for noted in found)
    if len(keep) != len(state.delayed):
        state.delayed = tuple(keep)


def _occurrences_of(look: Now, delayed: DelayedTrigger, tree: Delayed, events: Sequence[Event]) -> list[Noted]:
    ctx = delayed.ctx
    assert isinstance(ctx, Context)
    found: list[Noted] = []
    for event in events:
        for key in event.keys():  # noqa: SIM118
            found += _match(look, tree.event, key, event, ctx)
    return together(tree.event, found) if found and fires_once(tree.event) else found


def _is_over(state: State, delayed: DelayedTrigger, until: Node) -> bool:
    if not isinstance(until, Duration) or until.until not in (Until.END_OF_TURN, Until.END_OF_COMBAT):
        return False
    return state.turn != delayed.turn  # the end of combat is looked after where combat ends (511.3)


def _pending(delayed: DelayedTrigger, tree: Delayed, noted: Noted) -> PendingTrigger:
    ctx = delayed.ctx
    assert isinstance(ctx, Context)
    saved = ctx.clone()
    if noted.object or noted.objects or noted.other or saved.event is None:
        saved.event = (
            noted  # else "that creature" is of the event of the ability that made this one (a step has no objects)
        )
    word = "when" if tree.until is None else "whenever"
    trigger = Triggered(tree.event, tree.body, when=word)
    return PendingTrigger(trigger, Inst(trigger, f"d{delayed.id}", 0), delayed.source, delayed.controller, saved)
