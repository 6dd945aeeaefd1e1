"""CR 610.3, one-shot effects that move an object until something happens, and move it back immediately after that."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from landwalk.abilities.context import Context
from landwalk.abilities.duration import Duration, Until
from landwalk.abilities.noun import This
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.kernel.events import EndEffects, Entry, Event, StartEffect, ZoneChange
from landwalk.kernel.flow import Flow
from landwalk.kernel.node import Node
from landwalk.kernel.objects import ObjectId
from landwalk.kernel.state import Effect, State
from landwalk.kernel.zones import Zone
from landwalk.rules.c7_additional import cr704_state_based_actions as cr704
from landwalk.rules.look import Look


class ReturnsAfter(Predicate):
    """Kept as an effect while the objects are away: they return to where they were once the source has left it."""

    __slots__ = ()
    subject = "object"


_CLAUSE: Final = Clause(This(), (ReturnsAfter(),))


def has_ended(look: Look, duration: Node, ctx: Context) -> bool:
    """CR 610.3a-b: did the source leave before the effect could begin? Other durations of a move are unknown: it doesn't move."""
    if not isinstance(duration, Duration) or duration.until is not Until.THIS_LEAVES:
        return False
    obj = look.state.objects.get(ctx.source)
    return obj is None or obj.zone is not Zone.BATTLEFIELD


def return_after(state: State, duration: Node, ids: tuple[ObjectId, ...], ctx: Context) -> Flow[None]:
    """Remembers that these objects come back (610.3)."""
    if isinstance(duration, Duration) and duration.until is Until.THIS_LEAVES:
        saved = Context(ctx.source, ctx.you)
        effect = Effect(0, _CLAUSE, saved, ctx.source, ctx.you, ids, None, 0, state.turn)
        yield StartEffect(effect, ctx.item or ctx.source)


@cr704.check(slot="effects")
def returning(look: Look) -> Iterator[Event]:
    """The second one-shot effect: before anything else can happen, those whose time is over return together (610.3d)."""
    state = look.state
    over: list[int] = []
    for effect in state.effects:
        if effect.tree is not _CLAUSE and effect.tree != _CLAUSE:
            continue
        if effect.source in state.objects and state.objects[effect.source].zone is Zone.BATTLEFIELD:
            continue
        over.append(effect.id)
        for i in effect.objects or ():
            obj = state.objects.get(i)
            if obj is not None and obj.zone is Zone.EXILE:
                known = state.last_known.get(obj.previous)
                back = Zone.BATTLEFIELD if known is None else known.object.zone  # CR 610.3, its previous zone
                # CR 610.3c, under its owner's control
                entry = Entry(obj.owner) if back is Zone.BATTLEFIELD else None
                yield ZoneChange(i, Zone.EXILE, back, "return", entry=entry)
    if over:
        yield EndEffects(tuple(over))
