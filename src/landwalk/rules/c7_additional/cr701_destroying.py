"""CR 701.8 and 701.6, what destroying and countering come to: here the rules ask whether anything stands against it."""

from __future__ import annotations

from collections.abc import Sequence

from landwalk.abilities.effect import CantDo
from landwalk.actions.counter import CounterEvent
from landwalk.actions.destroy import DestroyEvent
from landwalk.kernel.events import CeaseToExist, Event, ZoneChange
from landwalk.kernel.objects import Kind, ObjectId
from landwalk.kernel.registry import expands, finishes
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.averting import averted
from landwalk.rules.c1_concepts.cr101_restrictions import cant
from landwalk.rules.look import Look, Now
from landwalk.rules.questions import CanBeCountered, CanBeDestroyed, Reason, reasons


@expands(DestroyEvent)
def destroy(state: State, event: DestroyEvent) -> Sequence[Event]:
    """CR 701.8a: from the battlefield to its owner's graveyard; 702.12b: what can't be destroyed isn't."""
    obj = state.objects.get(event.object)
    if obj is None or obj.zone is not Zone.BATTLEFIELD:
        return ()
    look = Now(state)
    if CanBeDestroyed in look.index.answers and reasons(look, CanBeDestroyed(event.object)):
        return ()
    return (ZoneChange(event.object, Zone.BATTLEFIELD, Zone.GRAVEYARD, "destroy", cause=event.cause),)


@finishes(DestroyEvent)
def destroyed(state: State, event: DestroyEvent, subs: Sequence[Event]) -> None:
    event.happened = bool(subs)
    if not subs and (obj := state.objects.get(event.object)) is not None and obj.zone is Zone.BATTLEFIELD:
        averted(state, event, reasons(Now(state), CanBeDestroyed(event.object)))


@expands(CounterEvent)
def counter(state: State, event: CounterEvent) -> Sequence[Event]:
    """CR 701.6a: a spell goes to its owner's graveyard, an ability ceases to exist; 101.2: what can't be countered isn't."""
    obj = state.objects.get(event.object)
    if obj is None or obj.zone is not Zone.STACK:
        return ()
    look = Now(state)
    if _uncounterable(look, event.object):
        return ()
    if obj.kind is Kind.ABILITY:
        return (CeaseToExist(event.object, event.cause),)
    return (ZoneChange(event.object, Zone.STACK, event.to, "counter", event.position, cause=event.cause),)


@finishes(CounterEvent)
def countered(state: State, event: CounterEvent, subs: Sequence[Event]) -> None:
    event.happened = bool(subs)
    if not subs and (obj := state.objects.get(event.object)) is not None and obj.zone is Zone.STACK:
        averted(state, event, _uncounterable(Now(state), event.object))


def _uncounterable(look: Look, id_: ObjectId) -> list[Reason]:
    return reasons(look, CanBeCountered(id_)) or cant(look, id_, CantDo.BE_COUNTERED)
