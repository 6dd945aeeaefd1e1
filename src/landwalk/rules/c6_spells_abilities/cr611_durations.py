"""CR 611.2a-b, how long the continuous effects of resolutions last, and which of them end now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from landwalk.abilities.context import Context
from landwalk.abilities.duration import Duration, Until, WhileCondition
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import Effect, State
from landwalk.kernel.zones import Step, Zone
from landwalk.rules.look import Now

#: Asked for in inner loops, where a plain name is much cheaper than a member of an enumeration.
_UNTAP: Final = Step.UNTAP

_ON_BATTLEFIELD: Final = frozenset(
    {Until.THIS_LEAVES, Until.WHILE_THIS_ON_BATTLEFIELD, Until.WHILE_YOU_CONTROL_THIS, Until.WHILE_THIS_TAPPED}
)
_OF_YOUR_TURNS: Final = frozenset(
    {Until.YOUR_NEXT_TURN, Until.YOUR_NEXT_UPKEEP, Until.YOUR_NEXT_END_STEP, Until.END_OF_YOUR_NEXT_TURN}
)
_AT_STEP: Final = {Step.UPKEEP: Until.YOUR_NEXT_UPKEEP, Step.END_STEP: Until.YOUR_NEXT_END_STEP}


def until(effect: Effect) -> Until | None:
    return effect.duration.until if isinstance(effect.duration, Duration) else None


def has_ended(state: State, effect: Effect) -> bool:
    """Is the permanent gone that the duration is tied to? Such an effect never comes back (400.7)."""
    if until(effect) not in _ON_BATTLEFIELD:
        return False
    source = state.objects.get(effect.source)
    return source is None or source.zone is not Zone.BATTLEFIELD


def ends_by_leaving(effect: Effect) -> bool:
    """May the effect end as a permanent leaves the battlefield, without an event that says so?"""
    return until(effect) in _ON_BATTLEFIELD or isinstance(effect.duration, WhileCondition)


def holds_now(state: State, effect: Effect) -> bool:
    """Does a "for as long as" duration go on (611.2b)? True for durations of other kinds."""
    duration = effect.duration
    if isinstance(duration, WhileCondition):
        from landwalk.rules.conditions import holds

        ctx = effect.ctx
        assert isinstance(ctx, Context)
        return holds(Now(state), duration.condition, ctx)
    how = until(effect)
    if how not in _ON_BATTLEFIELD:
        return True
    if has_ended(state, effect):
        return False
    source = state.objects[effect.source]
    if source.phased_out and how is not Until.THIS_LEAVES:
        return False  # CR 702.26f, "for as long as" can no longer see it; but it hasn't left the battlefield
    if how is Until.WHILE_THIS_TAPPED:
        return source.tapped
    if how is Until.WHILE_YOU_CONTROL_THIS:
        return Now(state).controller(effect.source) == effect.controller
    return True


def while_tapped_ids(state: State, source: ObjectId) -> tuple[int, ...]:
    """CR 611.2b: "for as long as ~ remains tapped" ends for good as that permanent is untapped, even if it is tapped again at once."""
    return tuple([e.id for e in state.effects if e.source == source and until(e) is Until.WHILE_THIS_TAPPED])


def expired_now(state: State) -> tuple[int, ...]:
    """Effects whose "for as long as" is over. To be asked after every batch of events; cheap where there is none."""
    return tuple(e.id for e in state.effects if e.duration is not None and not holds_now(state, e))


def end_of_turn_ids(state: State) -> tuple[int, ...]:
    """CR 514.2: "until end of turn" and "this turn" effects; and "until the end of your next turn" in that turn."""
    out: list[int] = []
    for effect in state.effects:
        how = until(effect)
        if (
            how in (Until.END_OF_TURN, Until.END_OF_COMBAT)
            or (how is Until.END_OF_YOUR_NEXT_TURN and effect.controller == state.active and effect.turn < state.turn)
            or _is_lost(state, effect)
        ):
            out.append(effect.id)
    return tuple(out)


def _is_lost(state: State, effect: Effect) -> bool:
    """Everything that it affected is gone (and no longer asked about after this turn): it can't do anything any more."""
    return effect.objects is not None and not any(i < 0 or i in state.objects for i in effect.objects)


def end_of_combat_ids(state: State) -> tuple[int, ...]:
    """CR 511.2-3: "until end of combat" effects end as the end of combat step ends."""
    return tuple(e.id for e in state.effects if until(e) is Until.END_OF_COMBAT)


def turn_began_ids(state: State, player: PlayerId) -> tuple[int, ...]:
    """ "Until your next turn" ends as that turn begins (500.7 and on; before the untap step's actions)."""
    return tuple(
        e.id
        for e in state.effects
        if until(e) is Until.YOUR_NEXT_TURN and e.controller == player and e.turn < state.turn
    )


def passed_over_ids(state: State, players: Sequence[PlayerId]) -> tuple[int, ...]:
    """CR 800.4m: what lasts until the next turn of these players, or until a point in it, when that turn would have begun."""
    return tuple(e.id for e in state.effects if e.controller in players and until(e) in _OF_YOUR_TURNS)


def step_began_ids(state: State, step: Step) -> tuple[int, ...]:
    """ "Until your next upkeep", "until your next end step" end as that step begins."""
    how = _AT_STEP.get(step)
    if how is None:
        return ()
    return tuple(
        e.id
        for e in state.effects
        if until(e) is how and e.controller == state.active and (e.turn < state.turn or how is Until.YOUR_NEXT_END_STEP)
    )


def untap_step_ended_ids(state: State) -> tuple[int, ...]:
    """Effects on "its controller's next untap step" are over when that untap step of the active player is."""
    look = Now(state)
    out: list[int] = []
    for effect in state.effects:
        if until(effect) is Until.YOUR_NEXT_UNTAP:
            about = effect.objects or (effect.controller,)
            controllers = [look.controller(i) for i in about if i < 0 or i in state.objects]
            if not controllers or state.active in controllers:
                out.append(effect.id)
    return tuple(out)


def expired(state: State) -> tuple[int, ...]:
    """Asked as a step ends: what ends with this step (state.step), and what is over anyway."""
    ids = expired_now(state)
    if state.step is _UNTAP:
        ids += tuple(i for i in untap_step_ended_ids(state) if i not in ids)
    elif state.step is Step.END_COMBAT:
        ids += tuple(i for i in end_of_combat_ids(state) if i not in ids)
    return ids


def began(state: State) -> tuple[int, ...]:
    """Asked as a step begins (and a turn, with its untap step): "until your next turn / upkeep / end step"."""
    ids = step_began_ids(state, state.step)
    return turn_began_ids(state, state.active) if state.step is _UNTAP else ids
