"""CR 704, state-based actions. They only propose, from one look; what they propose is performed together (704.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from landwalk.kernel.characteristics import CardType, Characteristics, Supertype
from landwalk.kernel.choices import ChooseObjects, Purpose
from landwalk.kernel.events import AttachEvent, Batch, CountersEvent, Event, PlayerLoses, Remember, ZoneChange
from landwalk.kernel.flow import Flow, objects
from landwalk.kernel.objects import GameObject
from landwalk.kernel.registry import applies
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c1_concepts.cr120_damage import lethal_damage
from landwalk.rules.c4_zones.cr400_zones import move
from landwalk.rules.c7_additional.cr701_attaching import why_not as why_not_attached
from landwalk.rules.look import Look, Now, current_pass
from landwalk.rules.questions import CanBeDestroyed, reasons

Proposal = Iterator[Event]
#: More checks, registered by other rules files (battles, Sagas, designations, ...): look -> events.
CHECKS: list[Callable[[Look], Proposal]] = []


def check(function: Callable[[Look], Proposal]) -> Callable[[Look], Proposal]:
    """Registers a state-based action of another rules file."""
    CHECKS.append(function)
    return function


#: Checks that have to ask somebody which of several things happens.
ASKING: list[Callable[[State], Flow[list[Event]]]] = []


def asks(function: Callable[[State], Flow[list[Event]]]) -> Callable[[State], Flow[list[Event]]]:
    """Registers a state-based action with a choice in it."""
    ASKING.append(function)
    return function


def propose(state: State) -> list[Event]:
    """All that is to happen now, from one look."""
    look = Now(state)
    out: list[Event] = []
    _players(look, out)
    for id_ in watched(look):
        _permanent(look, id_, out)
    for function in CHECKS:
        out.extend(function(look))
    return out


_WATCHED_TYPES = frozenset({CardType.CREATURE, CardType.PLANESWALKER})
_WATCHED_SUPERTYPES = frozenset({Supertype.LEGENDARY, Supertype.WORLD})


def watched(look: Look) -> tuple[int, ...]:
    """The permanents that a check of this file could find anything about: known once for a characteristics pass, since types, attaching
    and counters all make a new one."""
    state = look.state
    now = current_pass(state)
    found = now.watched
    if found is None:
        out = []
        for id_ in look.battlefield():
            obj = state.objects[id_]
            chars = now.characteristics[id_]
            if (
                not _WATCHED_TYPES.isdisjoint(chars.types)
                or obj.attached_to
                or len(obj.counters) > 1
                or "Aura" in chars.subtypes
                or not _WATCHED_SUPERTYPES.isdisjoint(chars.supertypes)
            ):
                out.append(id_)
        found = tuple(out)
        now.watched = found
    return found


def perform(state: State) -> Flow[bool]:
    """704.3: checks once and performs everything found as one event. True if anything was done."""
    events = propose(state)
    touched = [i for i in state.battlefield if state.objects[i].deathtouched]
    legends = yield from _legend_rule(state)
    events.extend(legends)
    for function in ASKING:
        events.extend((yield from function(state)))
    if touched:
        # CR 704.5h speaks of damage since the last check, so what survives it is no longer marked.
        yield Batch(tuple(Remember(i, "deathtouched", False) for i in touched))
    if not events:
        return False
    done: list[Event] = []
    for event in events:  # one thing once: a creature may be proposed by two checks
        if not (isinstance(event, ZoneChange) and any(_same_move(event, e) for e in done)):
            done.append(event)
    yield Batch(tuple(done))
    return True


@applies(Remember)
def remember(state: State, event: Remember) -> None:
    """Notes a fact on an object (see the event)."""
    if event.object in state.objects:
        setattr(state.edit(event.object), event.slot, event.value)
    else:
        event.happened = False


def _same_move(a: ZoneChange, b: Event) -> bool:
    return isinstance(b, ZoneChange) and a.object == b.object


def _players(look: Look, out: list[Event]) -> None:
    for player in look.state.players.values():
        if not player.in_game:
            continue
        if player.life <= 0:
            out.append(PlayerLoses(player.id, "704.5a"))  # CR 704.5a, 0 or less life
        elif player.drew_from_empty:
            out.append(PlayerLoses(player.id, "704.5b"))  # CR 704.5b, drew from an empty library
        elif player.counters and player.counter("poison") >= 10:
            out.append(PlayerLoses(player.id, "704.5c"))  # CR 704.5c, ten poison counters


def _is_lethal(look: Look, obj: GameObject) -> bool:
    return obj.deathtouched or obj.damage >= lethal_damage(look, obj.id)


def _permanent(look: Look, id_: int, out: list[Event]) -> None:
    state = look.state
    obj = state.objects[id_]
    chars = look.get(id_)
    types = chars.types
    if CardType.CREATURE in types:
        toughness = chars.toughness or 0
        if toughness <= 0:
            out.append(move(state, id_, Zone.GRAVEYARD, "toughness"))  # CR 704.5f, toughness 0 or less
        elif (obj.damage or obj.deathtouched) and _is_lethal(look, obj) and not reasons(look, CanBeDestroyed(id_)):
            out.append(_destroy(id_))  # CR 704.5g, lethal damage; 704.5h, damage by deathtouch; 702.12b
    if CardType.PLANESWALKER in types and obj.counter("loyalty") <= 0:
        out.append(move(state, id_, Zone.GRAVEYARD, "loyalty"))  # CR 704.5i, loyalty 0
    if obj.attached_to or "Aura" in chars.subtypes:
        _attachment(look, obj, chars, out)
    if len(obj.counters) > 1:
        _counters_cancel(obj, out)
    if CardType.LAND not in types and Supertype.WORLD in chars.supertypes:
        _world_rule(look, obj, out)


def _destroy(id_: int) -> Event:
    from landwalk.actions.destroy import DestroyEvent

    return DestroyEvent(id_, cause=0, reason="lethal")


def _attachment(look: Look, obj: GameObject, chars: Characteristics, out: list[Event]) -> None:
    host = obj.attached_to
    aura = "Aura" in chars.subtypes
    if host == 0:
        if aura and CardType.CREATURE not in chars.types:
            out.append(move(look.state, obj.id, Zone.GRAVEYARD, "unattached"))  # CR 704.5m, an Aura attached to nothing
        return
    if not why_not_attached(look, obj.id, host):
        return
    if aura:
        out.append(move(look.state, obj.id, Zone.GRAVEYARD, "unattached"))  # CR 704.5m, an Aura attached illegally
    else:
        out.append(AttachEvent(obj.id, 0))  # CR 704.5n, 704.5p: Equipment and others become unattached


def _counters_cancel(obj: GameObject, out: list[Event]) -> None:
    both = min(obj.counter("+1/+1"), obj.counter("-1/-1"))
    if both > 0:  # CR 704.5q
        out.append(CountersEvent(obj.id, "+1/+1", -both))
        out.append(CountersEvent(obj.id, "-1/-1", -both))


def _world_rule(look: Look, obj: GameObject, out: list[Event]) -> None:
    """CR 704.5k: only the newest world permanent stays; if two are the newest, none."""
    for other in look.battlefield():
        if other != obj.id and Supertype.WORLD in look.get(other).supertypes:
            if look.object(other).timestamp >= obj.timestamp:
                out.append(move(look.state, obj.id, Zone.GRAVEYARD, "world"))
                return


def _legend_rule(state: State) -> Flow[list[Event]]:
    """CR 704.5j: of legendary permanents with one name under one controller, that player chooses one to keep."""
    look = Now(state)
    groups: dict[tuple[int, str], list[int]] = {}
    for id_ in watched(look):
        chars = look.get(id_)
        if Supertype.LEGENDARY in chars.supertypes and chars.name:
            groups.setdefault((chars.controller, chars.name), []).append(id_)
    out: list[Event] = []
    for (player, _), ids in groups.items():
        if len(ids) > 1:
            kept = objects((yield ChooseObjects(player, Purpose.LEGEND, ids, 1, 1, text="keep")))
            out.extend(move(state, i, Zone.GRAVEYARD, "legend") for i in ids if i not in kept)
    return out
