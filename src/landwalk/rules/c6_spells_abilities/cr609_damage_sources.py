"""CR 609.7, 615.8-9: the next time a source of a player's choice would deal damage, prevent that damage."""

from __future__ import annotations

from typing import Final

from landwalk.abilities.context import Context
from landwalk.abilities.damage import NextTimeShield, PreventNextTime
from landwalk.abilities.duration import Duration, Until
from landwalk.abilities.noun import It, Ref
from landwalk.abilities.sentence import Clause
from landwalk.actions.world import World, executes, note
from landwalk.kernel.choices import ChooseObjects, Purpose
from landwalk.kernel.events import DamageEvent, EndEffects, Event
from landwalk.kernel.flow import Flow, objects
from landwalk.kernel.objects import Kind
from landwalk.kernel.state import State
from landwalk.rules.c6_spells_abilities.cr614_replacement import After, Replacement, effect_key, replaces
from landwalk.rules.c6_spells_abilities.cr615_prevention import is_preventable
from landwalk.rules.look import Look, StaticEntry
from landwalk.rules.matching import matches

_THIS_TURN: Final = Duration(Until.END_OF_TURN, "this")


def possible_sources(world: World) -> list[int]:
    """CR 609.7a: permanents, spells on the stack, sources of abilities on the stack and of waiting triggers, emblems."""
    state = world.state
    out = list(state.battlefield)
    for id_ in state.stack:
        obj = state.objects[id_]
        if obj.kind is not Kind.ABILITY:
            out.append(id_)
        elif obj.stack is not None and obj.stack.source:
            out.append(obj.stack.source)
    out.extend(trigger.source for trigger in state.delayed if trigger.source)  # CR 725.2, the monarch's have none
    out.extend(state.command)
    return list(dict.fromkeys(out))


@executes(PreventNextTime)
def prevent_next_time(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: PreventNextTime, clause: Clause
) -> Flow[None]:
    """CR 609.7a: the source is chosen as the shield is made."""
    to = None
    if predicate.to is not None:
        to = yield from world.select(predicate.to, ctx, ctx.you, Purpose.SELECT)
        if not to:
            note(ctx, ())
            return
    among = [i for i in possible_sources(world) if world.matches(predicate.source, i, ctx)]
    if not among:
        note(ctx, ())
        return
    chosen = objects((yield ChooseObjects(ctx.you, Purpose.SELECT, among, 1, 1, ctx.source, predicate.source)))
    before = ctx.last
    ctx.last = chosen
    shield = Clause(It(Ref.LAST), (NextTimeShield(predicate.source),), _THIS_TURN)
    yield from world.start_effect(shield, to, ctx, _THIS_TURN)
    ctx.last = before
    ctx.did = 1


@replaces(NextTimeShield)
def shield(look: Look, entry: StaticEntry, event: Event) -> Replacement | None:
    """CR 615.8, 615.9: the next instance of damage from that source, if it still is what the effect asks for."""
    said = entry.predicate
    assert isinstance(said, NextTimeShield)
    effect = entry.effect
    if not isinstance(event, DamageEvent) or effect is None or event.amount <= 0:
        return None
    if event.source not in entry.ctx.last or not matches(look, said.quality, event.source, entry.ctx):
        return None
    if effect.objects is not None and event.to not in effect.objects:
        return None
    number = effect.id

    def apply(state: State, damage: Event, after: After) -> Flow[list[Event]]:
        assert isinstance(damage, DamageEvent)
        if is_preventable(state, damage):  # CR 615.12, a shield isn't used up by damage that can't be prevented
            damage.amount = 0
            yield EndEffects((number,), entry.holder)
        return [damage]

    return Replacement(effect_key(entry, event), apply, kind="prevent all", source=entry.holder)
