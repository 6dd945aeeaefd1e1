"""Positions in the middle of a game: a state with what is where, made without playing up to it.

Set-up is the one place besides `cr103` that writes to a state directly; what the rules say about entering the battlefield happens
through the door (replacement effects, "as enters" choices), but triggers of the set-up don't count.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from landwalk import keywords
from landwalk.kernel.choices import Choice
from landwalk.kernel.events import AttachEvent, Event
from landwalk.kernel.flow import Flow
from landwalk.kernel.objects import ObjectId, Player, PlayerId
from landwalk.kernel.state import State
from landwalk.kernel.zones import PHASE_OF, PHASE_STEPS, Phase, Stage, Step, Zone
from landwalk.rules.c1_concepts.cr103_starting_the_game import STARTING_LIFE, CardSpec, add_card
from landwalk.rules.c1_concepts.cr122_counters import with_counters
from landwalk.rules.c4_zones.cr400_zones import move
from landwalk.rules.driver import Driver
from landwalk.rules.interests import register_counter

Answerer = Callable[[Choice], object]
"""Answers what is asked while a position is made (for example a colour chosen as a permanent enters)."""

_PHASES = tuple(Phase)


class PositionError(ValueError):
    """The position can't be made as described."""


def empty(names: Sequence[str], life: int = STARTING_LIFE, seed: int = 0) -> State:
    """A game of these players in which nothing is anywhere, just before turn 1 of the first player."""
    keywords.load_all()
    state = State()
    state.rng = seed & ((1 << 64) - 1)
    for index, name in enumerate(names):
        player = Player(-1 - index, name, life)
        state.players[player.id] = player
        state.turn_order = (*state.turn_order, player.id)
    state.starting_player = state.turn_order[0]
    state.active = state.starting_player
    state.stage = Stage.BEGIN
    return state


def begin_at(state: State, step: Step, active: PlayerId, turn: int = 1) -> None:
    """The game shall be at the beginning of that step of that player's turn: its turn-based actions come next."""
    state.turn = turn
    state.turns_taken = dict.fromkeys(state.turn_order, 0)
    state.turns_taken[active] = 1
    state.active = state.priority = state.last_regular = active
    state.phase = PHASE_OF[step]
    state.phases_left = _PHASES[_PHASES.index(state.phase) + 1 :]
    steps = PHASE_STEPS[state.phase]
    state.step = step
    state.steps_left = steps[steps.index(step) + 1 :] if step in steps else ()
    state.stage = Stage.BEGIN


def put(state: State, spec: CardSpec, owner: PlayerId, zone: Zone) -> ObjectId:
    """Puts a new card into a zone other than the battlefield: below what lies in a library, on top of what lies in a graveyard."""
    if zone in (Zone.BATTLEFIELD, Zone.STACK):
        raise PositionError(f"{spec.name} can't simply be put into the zone {zone}: use enter, or cast it")
    id_ = add_card(state, spec, owner, zone)
    state.set_zone_ids(zone, owner, (*state.zone_ids(zone, owner), id_))
    state.epoch += 1
    state.layer_version += 1
    return id_


def enter(
    state: State,
    spec: CardSpec,
    owner: PlayerId,
    answer: Answerer,
    *,
    tapped: bool = False,
    counters: Sequence[tuple[str, int]] = (),
    attached_to: int = 0,
    face: int = 0,
) -> ObjectId:
    """Puts a new card onto the battlefield, as if it had been there since before this turn; returns the permanent's id (0 if it is gone).

    Replacement effects and choices of entering apply; counters are added to those it enters with; nothing triggers.
    """
    waiting = state.pending
    before = state.history, state.log
    id_ = add_card(state, spec, owner, Zone.NOWHERE)
    event = move(state, id_, Zone.BATTLEFIELD, "position")
    assert event.entry is not None
    event.entry.tapped = tapped
    event.entry.transformed = face > 0
    event.entry.attached_to = attached_to
    run(state, _perform(event), answer)
    new = event.new_id
    if new not in state.objects:
        state.pending = waiting
        return 0
    obj = state.edit(new)
    obj.since = min(0, state.turn - 1)
    obj.entered_turn = obj.since
    if tapped:
        obj.tapped = True
    for kind, number in counters:
        obj.counters = with_counters(obj.counters, kind, number)
        register_counter(state, kind)
    state.layer_version += 1
    if attached_to and obj.attached_to != attached_to:
        run(state, _perform(AttachEvent(new, attached_to)), answer)
    state.pending = waiting
    state.history, state.log = before
    state.epoch += 1
    return new


def run(state: State, flow: Flow[object], answer: Answerer, *, ask_forced: bool = False) -> object:
    """Runs a flow of the rules to its end, answering what is asked; returns its result."""
    driver = Driver(state, flow, "yes" if ask_forced else "no")
    driver.start()
    while driver.choice is not None:
        choice = driver.choice
        given = answer(choice)
        wrong = choice.check(given)
        if wrong is not None:
            raise PositionError(f"{given!r} doesn't answer {type(choice).__name__} ({choice.purpose}): {wrong}")
        driver.answer(given)
    return driver.result


def _perform(event: Event) -> Flow[object]:
    yield event
    return event
