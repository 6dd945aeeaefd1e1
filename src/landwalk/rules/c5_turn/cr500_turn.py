"""CR 500-514, the turn: steps and phases as data. `play` restarts from the state alone at any priority."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landwalk.kernel.events import SetFirstStrikers, SetTurnPlan, StepBegan, TurnBegan
from landwalk.kernel.flow import Flow
from landwalk.kernel.registry import applies
from landwalk.kernel.state import State
from landwalk.kernel.zones import PHASE_OF, PHASE_STEPS, Phase, Stage, Step
from landwalk.rules.c1_concepts import cr103_starting_the_game as cr103
from landwalk.rules.c1_concepts import cr104_ending_the_game as cr104
from landwalk.rules.c1_concepts.cr106_mana import empty_pools
from landwalk.rules.c1_concepts.cr117_timing_and_priority import next_player, passed_by, priority, settle
from landwalk.rules.c5_turn import cr502_untap, cr504_draw, cr514_cleanup

#: Asked for in inner loops, where a plain name is much cheaper than a member of an enumeration.
_BEGIN: Final = Stage.BEGIN
_END: Final = Stage.END
_PRIORITY: Final = Stage.PRIORITY
_COMBAT_DAMAGE: Final = Step.COMBAT_DAMAGE
_DECLARE_ATTACKERS: Final = Step.DECLARE_ATTACKERS
_DECLARE_BLOCKERS: Final = Step.DECLARE_BLOCKERS
_DRAW: Final = Step.DRAW
_END_COMBAT: Final = Step.END_COMBAT
_UNTAP: Final = Step.UNTAP

_PHASES: Final = tuple(Phase)
#: Steps that begin with nothing that happens by itself.
_UNEVENTFUL: Final = frozenset({Step.UPKEEP, Step.BEGIN_COMBAT, Step.END_COMBAT, Step.POSTCOMBAT_MAIN, Step.END_STEP})


def play(state: State) -> Flow[None]:
    """Plays on until the game is over. What nobody can act in passes without a flow of its own: most steps of most turns."""
    while state.ending is None:
        at = state.stage
        if at is _PRIORITY:
            if not passed_by(state):
                yield from priority(state)
        elif at is _END:
            if not _ended_plainly(state):
                yield from _end_step(state)
        elif at is _BEGIN and state.step in _UNEVENTFUL and not state.skips and not state.effects:
            yield StepBegan(state.step, PHASE_OF[state.step], state.active)
            _to_priority(state)
            if cr104.may_be_over(state):
                yield from cr104.check_over(state)
        else:
            yield from stage(state)


def stage(state: State) -> Flow[None]:
    """The flow of one stage of the loop: the beginning of a step, its priorities, or its end. Whoever wants to stop there can."""
    if state.stage is _PRIORITY:
        return priority(state)
    if state.stage is _BEGIN:
        return _begin(state)
    if state.stage is Stage.SETUP:
        return _set_up(state)
    return _end_step(state)


def _set_up(state: State) -> Flow[None]:
    yield from cr103.start(state)
    state.stage = _BEGIN


def _begin(state: State) -> Flow[None]:
    yield from _begin_step(state)
    if cr104.may_be_over(state):
        yield from cr104.check_over(state)


def _begin_step(state: State) -> Flow[None]:
    """CR 500.6: the step begins, turn-based actions happen (703), then the active player gets priority."""
    step = state.step
    if step is _UNTAP and state.turn == 0:
        yield from begin_turn(state)
        step = state.step
    if step is _DRAW and cr504_draw.has_none(state):
        state.stage = _END
        return
    if skipped(state, step):
        yield from _use_skip(state, step)
        state.stage = _END
        return
    yield StepBegan(step, PHASE_OF[step], state.active)
    if state.effects:
        yield from _end_begun(state)
    action = TURN_BASED.get(step)
    if action is not None:
        yield from action(state)
    if state.stage is not _BEGIN:
        return  # the action has decided (no attackers: 508.8; cleanup: 514.3)
    if step is _UNTAP:
        state.stage = _END  # CR 502.4: no player gets priority
        return
    _to_priority(state)


def _to_priority(state: State) -> None:
    """CR 500.6: the active player gets priority (800.4j if that player has left)."""
    state.priority = state.active if state.players[state.active].in_game else next_player(state, state.active)
    state.passed = 0
    state.stage = _PRIORITY


def _draw(state: State) -> Flow[None]:
    yield from cr504_draw.draw(state)


def _main(state: State) -> Flow[None]:
    if "chapter" in state.interests:
        from landwalk.rules.c7_additional import cr714_sagas

        yield from cr714_sagas.add_lore(state)


def _attackers(state: State) -> Flow[None]:
    from landwalk.rules.c5_turn import cr508_declare_attackers as cr508

    yield from cr508.declare_attackers(state)


def _blockers(state: State) -> Flow[None]:
    from landwalk.rules.c5_turn import cr509_declare_blockers as cr509

    if state.combat:
        yield from cr509.declare_blockers(state)


def _first_damage(state: State) -> Flow[None]:
    from landwalk.rules.c5_turn import cr510_combat_damage as cr510

    yield from cr510.combat_damage(state, Step.FIRST_STRIKE_DAMAGE)


def _damage(state: State) -> Flow[None]:
    from landwalk.rules.c5_turn import cr510_combat_damage as cr510

    yield from cr510.combat_damage(state, _COMBAT_DAMAGE)


def _untap(state: State) -> Flow[None]:
    yield from cr502_untap.untap(state)


def _cleanup(state: State) -> Flow[None]:
    yield from cr514_cleanup.cleanup(state)
    # CR 514.3a: if anything happened or triggered, players get priority and there is another cleanup step.
    before = state.epoch
    yield from settle(state)
    if state.ending is None and (state.stack or state.epoch != before):
        state.steps_left = (Step.CLEANUP, *state.steps_left)
        return
    state.stage = _END


#: What happens by itself as the step begins (CR 703.4).
TURN_BASED: Final[dict[Step, Callable[[State], Flow[None]]]] = {
    _UNTAP: _untap,
    _DRAW: _draw,
    Step.PRECOMBAT_MAIN: _main,
    _DECLARE_ATTACKERS: _attackers,
    _DECLARE_BLOCKERS: _blockers,
    Step.FIRST_STRIKE_DAMAGE: _first_damage,
    _COMBAT_DAMAGE: _damage,
    Step.CLEANUP: _cleanup,
}


def _ended_plainly(state: State) -> bool:
    """Ends a step at whose end nothing ends and after which the turn goes on; false if that can't be said so quickly."""
    step = state.step
    if state.effects or step is _DECLARE_BLOCKERS or not (state.steps_left or state.phases_left):
        return False
    if step is _END_COMBAT and (state.combat is not None or state.first_strikers is not None or state.delayed):
        return False
    for player in state.players.values():
        if player.pool:
            return False
    _next_step(state)
    state.stage = _BEGIN
    return True


def _end_step(state: State) -> Flow[None]:
    """CR 500.2, 500.5: unspent mana empties, "until end of combat" and the like end; then the next step, phase or turn."""
    ended = state.step
    for player in state.players.values():
        if player.pool:
            yield from empty_pools(state)
            break
    if ended is _END_COMBAT:
        from landwalk.rules.c5_turn import cr511_end_of_combat as cr511

        yield from cr511.end_of_combat(state)
        if state.first_strikers is not None:
            yield SetFirstStrikers(None)
    if state.effects:
        yield from _end_expired(state)
    _next_step(state)
    if state.step is _COMBAT_DAMAGE and ended is _DECLARE_BLOCKERS:
        from landwalk.rules.c5_turn.cr510_combat_damage import needs_first_strike_step

        if needs_first_strike_step(state):  # CR 510.4
            state.steps_left = (_COMBAT_DAMAGE, *state.steps_left)
            state.step = Step.FIRST_STRIKE_DAMAGE
    state.stage = _BEGIN
    if state.step is _UNTAP and ended is not _UNTAP and not state.steps_left and state.phase is Phase.ENDING:
        yield from begin_turn(state)


def _end_begun(state: State) -> Flow[None]:
    """CR 611.2a: "until your next turn" and the like end as that turn or step begins."""
    from landwalk.kernel.events import EndEffects
    from landwalk.rules.c6_spells_abilities.cr611_durations import began

    ids = began(state)
    if ids:
        yield EndEffects(ids)


def _end_passed_over(state: State, before: int, player: int) -> Flow[None]:
    """CR 800.4m: "until your next turn" of those who have left, and whose turn would have begun between these two players' turns."""
    from landwalk.kernel.events import EndEffects
    from landwalk.rules.c6_spells_abilities.cr611_durations import passed_over_ids

    order = state.turn_order
    at = order.index(before)
    around = (*order[at + 1 :], *order[: at + 1])
    ids = passed_over_ids(state, around[: around.index(player)])
    if ids:
        yield EndEffects(ids)


def _end_expired(state: State) -> Flow[None]:
    from landwalk.kernel.events import EndEffects
    from landwalk.rules.c6_spells_abilities.cr611_continuous_effects import expired

    ids = expired(state)
    if ids:
        yield EndEffects(ids)


def _next_step(state: State) -> None:
    """The loop's own place: the next step of the phase, else of the next phase; (UNTAP, ENDING) means that a new turn begins."""
    if state.step is _DECLARE_ATTACKERS and state.combat is None:
        # CR 508.8: no creature was declared as an attacker or entered attacking (else it is a tuple, if only an empty one),
        # so the declare blockers and combat damage steps are skipped.
        state.steps_left = tuple(s for s in state.steps_left if s not in (_DECLARE_BLOCKERS, _COMBAT_DAMAGE))
    if state.steps_left:
        state.step = state.steps_left[0]
        state.steps_left = state.steps_left[1:]
        return
    if state.phases_left:
        state.phase = state.phases_left[0]
        state.phases_left = state.phases_left[1:]
        state.step = PHASE_STEPS[state.phase][0]
        state.steps_left = PHASE_STEPS[state.phase][1:]
        return
    state.step = _UNTAP


def begin_turn(state: State) -> Flow[None]:
    """A new turn: whose it is (extra turns first, 500.7; skipped turns, 500.11), then its phases."""
    if state.turn == 0:
        player = state.starting_player
    elif state.extra:
        player = state.extra[0][1]
        yield SetTurnPlan("extra", state.extra[1:])
        if not state.players[player].in_game:  # CR 800.4k
            yield from begin_turn(state)
            return
    else:
        player = next_player(state, state.last_regular)
        if state.effects:
            yield from _end_passed_over(state, state.last_regular, player)
        state.last_regular = player
    if ("turn", player) in state.skips:
        yield from _use_skip_word(state, "turn", player)
        yield from begin_turn(state)
        return
    if state.turn == 0:
        state.last_regular = player
    yield TurnBegan(player)


@applies(TurnBegan)
def turn_began(state: State, event: TurnBegan) -> None:
    state.turn += 1
    state.turns_taken = {**state.turns_taken, event.player: state.turns_taken.get(event.player, 0) + 1}
    state.active = event.player
    state.priority = event.player
    state.history = None
    state.phase = _PHASES[0]
    state.phases_left = _PHASES[1:]
    state.step = _UNTAP
    state.steps_left = PHASE_STEPS[Phase.BEGINNING][1:]
    for player in state.players:
        state.edit_player(player).lands_played = 0


@applies(StepBegan)
def step_began(state: State, event: StepBegan) -> None:
    state.step = event.step
    state.phase = event.phase


@applies(SetTurnPlan)
def set_turn_plan(state: State, event: SetTurnPlan) -> None:
    setattr(state, event.slot, event.value)


def skipped(state: State, step: Step) -> bool:
    """CR 614.10: is the next such step (or phase) of the active player skipped?"""
    if not state.skips:
        return False
    return (str(step), state.active) in state.skips or (str(PHASE_OF[step]) + " phase", state.active) in state.skips


def _use_skip(state: State, step: Step) -> Flow[None]:
    word = str(step)
    if (word, state.active) not in state.skips:
        word = str(PHASE_OF[step]) + " phase"
        state.steps_left = ()
    yield from _use_skip_word(state, word, state.active)


def _use_skip_word(state: State, word: str, player: int) -> Flow[None]:
    skips = list(state.skips)
    skips.remove((word, player))
    yield SetTurnPlan("skips", tuple(skips))
