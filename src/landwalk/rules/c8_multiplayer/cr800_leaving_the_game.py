"""CR 800.4: what happens to a game of three or more as a player leaves it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from landwalk.abilities.context import Context
from landwalk.abilities.effect import GainControl
from landwalk.abilities.sentence import Clause
from landwalk.kernel.events import Event
from landwalk.kernel.objects import Kind, PlayerId
from landwalk.kernel.state import Effect, LastKnown, State
from landwalk.kernel.zones import Zone
from landwalk.rules.c4_zones.cr400_zones import move
from landwalk.rules.c5_turn.cr506_combat import without
from landwalk.rules.look import Look, Now

_KNOWN: Final = (Zone.BATTLEFIELD, Zone.STACK)


def leave(state: State, player: PlayerId) -> None:
    """CR 800.4a: all objects the player owns leave the game; effects that give the player control of something end; what is left on
    the stack of theirs ceases to exist. (What they still control then: `still_controlled`.) Part of the door."""
    look = Now(state)
    gone = [
        o for o in state.objects.values() if o.owner == player or (o.kind is Kind.ABILITY and o.controller == player)
    ]
    # CR 800.4i, 603.10a: what happened at the same time and what happens later may ask for them as they were.
    known = {o.id: LastKnown(o, look.get(o.id), look.attack_of(o.id)) for o in gone if o.zone in _KNOWN}
    state.last_known.update(known)
    for obj in gone:
        ids = state.zone_ids(obj.zone, obj.owner)
        state.set_zone_ids(obj.zone, obj.owner, tuple(i for i in ids if i != obj.id))
        del state.objects[obj.id]
        if state.combat is not None:
            state.combat = without(state.combat, obj.id)
    state.effects = tuple(e for e in state.effects if not _gives_control(e, player))


def _gives_control(effect: Effect, player: PlayerId) -> bool:
    tree, ctx = effect.tree, effect.ctx
    return (
        isinstance(tree, Clause)
        and isinstance(ctx, Context)
        and ctx.subject == player
        and any(isinstance(p, GainControl) for p in tree.predicates)
    )


def still_controlled(look: Look, player: PlayerId) -> Iterator[Event]:
    """CR 800.4a, 800.4c: what a player who has left controls by default, with no effect that gives it to anybody else, is exiled.

    By the rules that is no state-based action but happens at once; here it happens when these are next looked for (cr704).
    """
    for id_ in look.state.battlefield:
        if look.get(id_).controller == player:
            yield move(look.state, id_, Zone.EXILE, "exile")
