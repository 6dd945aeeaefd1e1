"""CR 611, continuous effects of resolutions: how they begin, for what, and how they end."""

from __future__ import annotations

from collections.abc import Iterator

from landwalk.abilities import noun as n
from landwalk.abilities.combat import AbleToBlock
from landwalk.abilities.context import Context
from landwalk.abilities.duration import Duration, Until
from landwalk.abilities.effect import AsThough, Must
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.actions.world import World, note
from landwalk.kernel.events import EndEffects, Event, StartEffect
from landwalk.kernel.flow import Flow
from landwalk.kernel.node import Node
from landwalk.kernel.registry import applies
from landwalk.kernel.state import Effect, State
from landwalk.rules.c6_spells_abilities.cr611_durations import (
    end_of_combat_ids,
    end_of_turn_ids,
    expired,
    expired_now,
    holds_now,
    turn_began_ids,
)
from landwalk.rules.c6_spells_abilities.cr613_parts import one_tree
from landwalk.rules.c7_additional import cr704_state_based_actions as cr704
from landwalk.rules.look import Look

__all__ = [
    "end_of_combat_ids",
    "end_of_turn_ids",
    "expired",
    "expired_now",
    "start",
    "start_rule_change",
    "turn_began_ids",
]


def start(
    world: World,
    ctx: Context,
    ids: tuple[int, ...],
    predicates: tuple[Predicate, ...],
    clause: Clause,
) -> Flow[None]:
    """CR 611.2a-c: an effect on characteristics or control begins, for these objects and no others."""
    if ids and may_begin(world.state, clause.duration, ctx):
        kept = Clause(clause.subject, predicates, clause.duration)
        yield from world.start_effect(kept, ids, ctx, clause.duration)
        note(ctx, ids)
    else:
        note(ctx, ())


def start_rule_change(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: Predicate, clause: Clause
) -> Flow[None]:
    """CR 611.2c: an effect that changes what may or must be done. "All creatures" are those of the moment when it is asked."""
    duration = clause.duration
    if duration is None and isinstance(predicate, Must) and predicate.what.endswith("_combat"):
        duration = Duration(Until.END_OF_COMBAT, "this")  # "blocks it this combat if able"
    if duration is None and _this_turn(predicate, clause.subject):
        duration = Duration(Until.END_OF_TURN, "this")  # "attacks this turn if able"
    if not may_begin(world.state, duration, ctx):
        note(ctx, ())
        return
    subject = clause.subject
    everybody = isinstance(subject, n.Damage) or (isinstance(subject, n.NounPhrase) and subject.det is n.Det.ALL)
    kept = Clause(clause.subject, (predicate,), duration)
    yield from world.start_effect(kept, None if everybody else subjects, ctx, duration)
    note(ctx, subjects)


def _this_turn(predicate: Predicate, subject: Node) -> bool:
    """Does the wording itself, and not a duration, say "this turn"?"""
    if isinstance(predicate, Must) and predicate.what.endswith("_turn"):
        return True
    if isinstance(predicate, AsThough) and predicate.verb.endswith("_turn"):
        return True
    return any(isinstance(node, AbleToBlock) and node.when == "this_turn" for node in subject.walk())


def may_begin(state: State, duration: Node | None, ctx: Context) -> bool:
    """CR 611.2b: if a "for as long as" is over before it begins, the effect does nothing."""
    return duration is None or holds_now(state, Effect(0, duration, ctx, ctx.source, ctx.you, None, duration, 0, 0))


@applies(StartEffect)
def start_effect(state: State, event: StartEffect) -> None:
    """CR 613.7b: it gets its timestamp as it is created."""
    e = event.effect
    made = Effect(
        e.id or state.new_id(),
        one_tree(e.tree),
        e.ctx,
        e.source,
        e.controller,
        e.objects,
        e.duration,
        e.timestamp or state.new_timestamp(),
        e.turn or state.turn,
    )
    event.effect = made
    state.effects = (*state.effects, made)


@applies(EndEffects)
def end_effects(state: State, event: EndEffects) -> None:
    state.effects = tuple(e for e in state.effects if e.id not in event.ids)


@cr704.check(slot="effects")
def over(look: Look) -> Iterator[Event]:
    """Durations of the kind "for as long as" end by themselves (611.2b), not as a state-based action; they are looked after here
    because every change is followed by this check."""
    if look.state.effects:
        ids = expired_now(look.state)
        if ids:
            yield EndEffects(ids)


def becomes(state: State, old: int, new: int) -> None:
    """CR 400.7a: effects on a permanent spell go on to apply to the permanent that it becomes. For the door's handlers."""
    if any(e.objects is not None and old in e.objects for e in state.effects):
        state.effects = tuple(_followed(e, old, new) for e in state.effects)


def _followed(e: Effect, old: int, new: int) -> Effect:
    if e.objects is None or old not in e.objects:
        return e
    objects = tuple(new if i == old else i for i in e.objects)
    return Effect(e.id, e.tree, e.ctx, e.source, e.controller, objects, e.duration, e.timestamp, e.turn)
