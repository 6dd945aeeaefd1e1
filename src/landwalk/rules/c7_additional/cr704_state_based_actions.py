"""CR 704, state-based actions. They only propose, from one look; what they propose is performed together (704.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from landwalk.abilities.damage import LethalIsPower
from landwalk.abilities.effect import CantDo
from landwalk.kernel.characteristics import (
    CREATURE,
    LEGENDARY,
    PLANESWALKER,
    WORLD,
    CardType,
    Characteristics,
)
from landwalk.kernel.choices import ChooseObjects, Purpose
from landwalk.kernel.events import (
    AttachEvent,
    Batch,
    CountersEvent,
    Event,
    PlayerLoses,
    Remember,
    SetPlayer,
    ZoneChange,
)
from landwalk.kernel.flow import Flow, objects
from landwalk.kernel.objects import GameObject, Player
from landwalk.kernel.registry import applies
from landwalk.kernel.state import State
from landwalk.kernel.zones import BATTLEFIELD, Zone
from landwalk.rules.c1_concepts.cr101_restrictions import cant
from landwalk.rules.c1_concepts.cr120_damage import lethal_damage
from landwalk.rules.c4_zones.cr400_zones import move
from landwalk.rules.c7_additional.cr701_attaching import surely_attached
from landwalk.rules.c7_additional.cr701_attaching import why_not as why_not_attached
from landwalk.rules.look import Look, Now, Pass, current_pass
from landwalk.rules.questions import CanBeAttached, CanBeDestroyed, reasons

Proposal = Iterator[Event]
Check = Callable[[Look], Proposal]
AskingCheck = Callable[[State], Flow[list[Event]]]
#: More checks, registered by other rules files (battles, Sagas, designations, ...): look -> events. By the slot of the state without
#: whose contents there is nothing to find, and by the interest of the game ("" for none).
CHECKS: Final[list[tuple[str, str, Check]]] = []


def check(*, slot: str = "", interest: str = "") -> Callable[[Check], Check]:
    """Registers a state-based action of another rules file: one that finds nothing while the slot of the state is empty, or in games
    without the interest."""

    def register(function: Check) -> Check:
        CHECKS.append((slot, interest, function))
        return function

    return register


#: Checks that have to ask somebody which of several things happens, by interest.
ASKING: Final[list[tuple[str, AskingCheck]]] = []


def asks(interest: str) -> Callable[[AskingCheck], AskingCheck]:
    """Registers a state-based action with a choice in it, for games with the interest."""

    def register(function: AskingCheck) -> AskingCheck:
        ASKING.append((interest, function))
        return function

    return register


_wakeful: Final[dict[frozenset[str], bool]] = {}


def wakeful(interests: frozenset[str]) -> bool:
    """Could checks of other rules files find something in such a game that no change of permanents goes before?"""
    found = _wakeful.get(interests)
    if found is None:
        words = [interest for _, interest, _ in CHECKS] + [interest for interest, _ in ASKING]
        found = _wakeful[interests] = any(word in interests for word in words if word)
    return found


def propose(state: State) -> list[Event]:
    """All that is to happen now, from one look."""
    look = Now(state)
    out: list[Event] = []
    _players(look, out)
    objects = state.objects
    for id_, toughness in watch(look).permanents:
        if toughness is not None:
            obj = objects[id_]
            if obj.damage < toughness and not obj.deathtouched:
                continue
        _permanent(look, id_, out)
    interests = state.interests
    for slot, interest, function in CHECKS:
        if (not slot or getattr(state, slot)) and (not interest or interest in interests):
            out.extend(function(look))
    return out


#: What may be found about a permanent with certain values, if it is attached to nothing and has no counters of two kinds: nothing,
#: only that of a creature's damage and toughness, or anything.
_CALM: Final = 1
_FIGHTS: Final = 2
_ODD: Final = 3


def _kind(chars: Characteristics) -> int:
    types = chars.types
    if PLANESWALKER in types or "Aura" in chars.subtypes or LEGENDARY in chars.supertypes or WORLD in chars.supertypes:
        kind = _ODD
    else:
        kind = _FIGHTS if CREATURE in types else _CALM
    chars.watched = kind
    return kind


class Watch:
    """What the checks of this file look at: known once for a characteristics pass, since types, attaching and counters all make a new one.

    permanents: those that something could be found about; with its toughness if it is a creature that nothing but damage could
    be wrong with. legends: for 704.5j, ids of permanents with one name under one controller, by controller. odd: is there more than
    damage to look at? attached: is there any Aura, or anything attached? unsure: may something say what can be attached?
    """

    __slots__ = ("attached", "battlefield", "legends", "odd", "permanents", "unsure")

    def __init__(
        self,
        battlefield: tuple[int, ...],
        permanents: tuple[tuple[int, int | None], ...],
        legends: tuple[tuple[int, tuple[int, ...]], ...],
        attached: bool,  # noqa: FBT001
        unsure: bool,  # noqa: FBT001
    ) -> None:
        self.battlefield = battlefield
        self.permanents = permanents
        self.legends = legends
        self.attached = attached
        self.unsure = unsure
        self.odd = any(toughness is None for _, toughness in permanents)


def _watched(look: Look, now: Pass) -> Watch:
    """All permanents looked at."""
    state = look.state
    permanents: list[tuple[int, int | None]] = []
    legends: dict[tuple[int, str], list[int]] = {}
    varies = LethalIsPower in now.index.clauses
    some_attached = False
    objects = state.objects
    values = now.characteristics
    for id_ in look.battlefield():
        obj = objects[id_]
        chars = values[id_]
        kind = chars.watched or _kind(chars)
        mixed = obj.counters and len(obj.counters) > 1
        if kind != _ODD and not mixed and not obj.attached_to:
            if kind == _CALM:
                continue
            if not varies:
                permanents.append((id_, chars.toughness or 0))
                continue
        supertypes = chars.supertypes
        if supertypes and LEGENDARY in supertypes and chars.name:
            legends.setdefault((chars.controller, chars.name), []).append(id_)
        attached = obj.attached_to != 0 or "Aura" in chars.subtypes
        if attached:
            some_attached = True
        world = supertypes and WORLD in supertypes
        if CREATURE in chars.types:
            odd = varies or attached or mixed or world or PLANESWALKER in chars.types
            permanents.append((id_, None if odd else chars.toughness or 0))
        elif mixed or world or PLANESWALKER in chars.types or (attached and not surely_attached(look, obj)):
            permanents.append((id_, None))
    several = tuple([(player, tuple(ids)) for (player, _), ids in legends.items() if len(ids) > 1])
    unsure = CanBeAttached in now.index.answers
    return Watch(state.battlefield, tuple(permanents), several, some_attached, unsure)


def _followed(state: State, now: Pass, last: Watch, id_: int) -> Watch | None:
    """The same once a permanent has come or gone with which nothing else changed; None if that isn't plain."""
    obj = state.objects.get(id_)
    came = obj is not None and obj.zone is BATTLEFIELD
    chars = now.characteristics[id_] if came else state.last_known[id_].characteristics
    kind = chars.watched or _kind(chars)
    unsure = CanBeAttached in now.index.answers
    if kind == _ODD or LethalIsPower in now.index.clauses or (last.attached and (unsure or last.unsure)):
        return None  # what may stay attached is looked at each time
    permanents = last.permanents
    if obj is not None and came:
        if obj.counters or obj.attached_to:
            return None
        if kind == _FIGHTS:
            permanents += ((id_, chars.toughness or 0),)
    else:
        if last.attached and any(state.objects[i].attached_to == id_ for i in state.battlefield):
            return None
        permanents = tuple([p for p in permanents if p[0] != id_])
    return Watch(state.battlefield, permanents, last.legends, last.attached, unsure)


def watch(look: Look) -> Watch:
    """What must be looked at in this characteristics pass."""
    state = look.state
    now = current_pass(state)
    found = now.watch
    if type(found) is not Watch or found.battlefield is not state.battlefield:
        found = None
        if now.earlier is not None and now.battlefield is state.battlefield:
            last, id_ = now.earlier
            found = _followed(state, now, last, id_) if type(last) is Watch else None
        now.watch = found = found or _watched(look, now)
        now.steady = not found.odd and not found.legends and not wakeful(state.interests)
    elif state.paranoid:
        made = _watched(look, now)
        if made.permanents != found.permanents or made.legends != found.legends:
            raise AssertionError(f"what is watched is {made.permanents!r}, what is kept says {found.permanents!r}")
    return found


def perform(state: State) -> Flow[bool]:
    """704.3: checks once and performs everything found as one event. True if anything was done."""
    events = propose(state)
    touched = [i for i in state.battlefield if state.objects[i].deathtouched]
    if watch(Now(state)).legends:
        events.extend((yield from _legend_rule(state)))
    for interest, function in ASKING:
        if interest in state.interests:
            events.extend((yield from function(state)))
    dry = tuple(SetPlayer(p.id, "drew_from_empty", False) for p in state.players.values() if p.drew_from_empty)
    if dry:
        yield Batch(
            dry
        )  # CR 704.5b also speaks of draws since the last check: who can't lose now doesn't lose for them later
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
    players = look.state.players
    for player in players.values():
        if not player.in_game:
            if len(players) > 2:
                from landwalk.rules.c8_multiplayer.cr800_leaving_the_game import still_controlled

                out += still_controlled(look, player.id)
            continue
        rule = _loses_by(player)
        if rule and not cant(look, player.id, CantDo.LOSE):  # CR 101.2
            out.append(PlayerLoses(player.id, rule))


def _loses_by(player: Player) -> str:
    """The rule by which the player is to lose, if nothing forbids it; ""."""
    if player.life <= 0:
        return "704.5a"  # CR 704.5a, 0 or less life
    if player.drew_from_empty:
        return "704.5b"  # CR 704.5b, drew from an empty library
    if player.counters and player.counter("poison") >= 10:
        return "704.5c"  # CR 704.5c, ten poison counters
    return ""


def is_held_back(state: State) -> bool:
    """Is a player in the game who is to lose, but can't (CR 101.2)? That may end by things that no other check must be made for: a land
    that is tapped, a card drawn, the next step."""
    for player in state.players.values():
        if player.in_game and _loses_by(player):
            return True
    return False


def _is_lethal(look: Look, obj: GameObject) -> bool:
    return obj.deathtouched or obj.damage >= lethal_damage(look, obj.id)


def _permanent(look: Look, id_: int, out: list[Event]) -> None:
    state = look.state
    obj = state.objects[id_]
    chars = look.get(id_)
    types = chars.types
    if CREATURE in types:
        toughness = chars.toughness or 0
        if toughness <= 0:
            out.append(move(state, id_, Zone.GRAVEYARD, "toughness"))  # CR 704.5f, toughness 0 or less
        elif (obj.damage or obj.deathtouched) and _is_lethal(look, obj) and not reasons(look, CanBeDestroyed(id_)):
            out.append(_destroy(id_))  # CR 704.5g, lethal damage; 704.5h, damage by deathtouch; 702.12b
    if PLANESWALKER in types and obj.counter("loyalty") <= 0:
        out.append(move(state, id_, Zone.GRAVEYARD, "loyalty"))  # CR 704.5i, loyalty 0
    if obj.attached_to or "Aura" in chars.subtypes:
        _attachment(look, obj, chars, out)
    if len(obj.counters) > 1:
        _counters_cancel(obj, out)
    if CardType.LAND not in types and WORLD in chars.supertypes:
        _world_rule(look, obj, out)


def _destroy(id_: int) -> Event:
    from landwalk.actions.destroy import DestroyEvent

    return DestroyEvent(id_, cause=0, reason="lethal")


def _attachment(look: Look, obj: GameObject, chars: Characteristics, out: list[Event]) -> None:
    host = obj.attached_to
    aura = "Aura" in chars.subtypes
    if host == 0:
        if obj.face.before is not None:
            out.append(Remember(obj.id, "face", obj.face.before))  # CR 702.103f
        elif aura and CREATURE not in chars.types:
            out.append(move(look.state, obj.id, Zone.GRAVEYARD, "unattached"))  # CR 704.5m, an Aura attached to nothing
        return
    if not why_not_attached(look, obj.id, host):
        return
    if aura and obj.face.before is None:
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
        if other != obj.id and WORLD in look.get(other).supertypes:
            if look.object(other).timestamp >= obj.timestamp:
                out.append(move(look.state, obj.id, Zone.GRAVEYARD, "world"))
                return


def _legend_rule(state: State) -> Flow[list[Event]]:
    """CR 704.5j: of legendary permanents with one name under one controller, that player chooses one to keep."""
    out: list[Event] = []
    for player, ids in watch(Now(state)).legends:
        kept = objects((yield ChooseObjects(player, Purpose.LEGEND, ids, 1, 1, text="keep")))
        out.extend(move(state, i, Zone.GRAVEYARD, "legend") for i in ids if i not in kept)
    return out
