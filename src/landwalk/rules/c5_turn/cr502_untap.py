"""CR 502, untap step."""

from __future__ import annotations

from collections.abc import Sequence

from landwalk.abilities.effect import Cant, CantDo
from landwalk.abilities.several import MayNotUntap
from landwalk.kernel.choices import ChooseObjects, Purpose
from landwalk.kernel.events import Batch, SetStatus, TapEvent, UntapEvent
from landwalk.kernel.flow import Flow, objects
from landwalk.kernel.objects import ObjectId
from landwalk.kernel.registry import applies
from landwalk.kernel.state import State
from landwalk.rules.c6_spells_abilities.cr611_durations import while_tapped_ids
from landwalk.rules.clauses import applies_to, condition_holds, entries
from landwalk.rules.compiled import compiled
from landwalk.rules.look import Now, StaticEntry
from landwalk.rules.matching import matches


def untap(state: State) -> Flow[None]:
    """CR 502.1, phasing; 502.3, the active player untaps permanents all at once (choosing which where an effect lets them)."""
    if "phasing" in state.interests:
        yield from _phasing(state)
    look = Now(state)
    restrictions = entries(look, Cant)
    mine = [i for i in look.battlefield() if state.objects[i].tapped and look.get(i).controller == state.active]
    ids = [
        i
        for i in mine
        if not any(
            e.predicate.what is CantDo.UNTAP and applies_to(look, e, i)  # type: ignore[attr-defined]
            for e in restrictions
        )
    ]
    choices = entries(look, MayNotUntap)
    optional = [i for i in ids if choices and any(_may_stay_tapped(look, e, i) for e in choices)]
    if optional:
        kept = objects(
            (yield ChooseObjects(state.active, Purpose.UNTAP, optional, 0, len(optional), text="keep tapped"))
        )
        ids = [i for i in ids if i not in kept]
    if ids:
        yield Batch(tuple(UntapEvent(i, "untap step") for i in ids))


def _may_stay_tapped(look: Now, entry: StaticEntry, id_: ObjectId) -> bool:
    """ "You may choose not to untap ~ during your untap step"."""
    said = entry.predicate
    assert isinstance(said, MayNotUntap)
    return matches(look, said.what, id_, entry.ctx) and condition_holds(look, entry)


def _phasing(state: State) -> Flow[None]:
    """CR 502.1, 702.26a: all at once, phased-in permanents with phasing phase out, phased-out ones phase in."""
    look = Now(state)
    out: list[ObjectId] = []
    back: list[ObjectId] = []
    for i in state.battlefield:
        obj = state.objects[i]
        if not obj.phased_out:
            if look.get(i).controller == state.active and _has_phasing(look, i):
                out.append(i)
        elif obj.controller == state.active and not _phased_out(state, obj.attached_to):
            back.append(i)  # CR 702.26g: what is attached to something phased out only comes along with it
    events = [SetStatus(i, "phased_out", True) for i in with_attached(state, out) if not state.objects[i].phased_out]
    events += [SetStatus(i, "phased_out", False) for i in with_attached(state, back) if state.objects[i].phased_out]
    if events:
        yield Batch(tuple(events))


def _phased_out(state: State, id_: int) -> bool:
    return id_ > 0 and id_ in state.objects and state.objects[id_].phased_out


def _has_phasing(look: Now, id_: ObjectId) -> bool:
    """The keyword says so by the hook "phases"."""
    return any(name == "phases" for inst in look.get(id_).abilities for name, _, _ in compiled(inst.tree).hooks)


def with_attached(state: State, ids: Sequence[ObjectId]) -> list[ObjectId]:
    """CR 702.26g: the permanents with everything that is attached to them, and to that."""
    out = list(ids)
    for i in out:  # grows
        out += [o for o in state.battlefield if state.objects[o].attached_to == i and o not in out]
    return out


@applies(TapEvent)
def apply_tap(state: State, event: TapEvent) -> None:
    """CR 701.26a: only an untapped permanent can be tapped."""
    obj = state.objects.get(event.object)
    if obj is None or obj.tapped:
        event.happened = False
        return
    state.edit(event.object).tapped = True


@applies(UntapEvent)
def apply_untap(state: State, event: UntapEvent) -> None:
    obj = state.objects.get(event.object)
    if obj is None or not obj.tapped:
        event.happened = False
        return
    state.edit(event.object).tapped = False
    if state.effects:
        ended = while_tapped_ids(state, event.object)
        if ended:
            state.effects = tuple([e for e in state.effects if e.id not in ended])
            state.layer_version += 1


@applies(SetStatus)
def apply_status(state: State, event: SetStatus) -> None:
    """CR 110.5: flipped, face down, transformed, phased out."""
    if event.object not in state.objects or getattr(state.objects[event.object], event.slot) == event.value:
        event.happened = False
        return
    obj = state.edit(event.object)
    setattr(obj, event.slot, event.value)
    if event.slot == "face_down":
        obj.timestamp = state.new_timestamp()  # CR 613.7f
    if event.slot == "transformed" and obj.turns_over:
        from landwalk.rules.c7_additional.cr730_merging import turned

        obj.face = turned(obj, event.value)
        obj.timestamp = state.new_timestamp()
