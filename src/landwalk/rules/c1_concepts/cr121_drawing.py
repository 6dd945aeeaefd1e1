"""CR 121, drawing a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from landwalk.abilities.context import Context
from landwalk.abilities.effect import CantDo, Draw
from landwalk.abilities.sentence import Clause
from landwalk.actions.world import World, executes
from landwalk.kernel.events import DrawCard, Event, SetPlayer, ZoneChange
from landwalk.kernel.flow import Flow
from landwalk.kernel.registry import expands, finishes
from landwalk.kernel.state import State
from landwalk.kernel.zones import HAND, LIBRARY
from landwalk.rules.c1_concepts.cr101_restrictions import cant
from landwalk.rules.look import Now

#: Asked for in inner loops, where a plain name is much cheaper than a member of an enumeration.
_DRAW: Final = CantDo.DRAW


@expands(DrawCard)
def draw_one(state: State, event: DrawCard) -> Sequence[Event]:
    """CR 121.1: the top card of the library goes to the hand; 121.4: from an empty library nothing does, which is remembered (704.5b)."""
    player = state.players[event.player]
    if cant(Now(state), event.player, _DRAW):
        return ()
    if not player.library:
        return (SetPlayer(event.player, "drew_from_empty", True),)
    return (ZoneChange(player.library[0], LIBRARY, HAND, "draw", cause=event.cause),)


@finishes(DrawCard)
def drawn(state: State, event: DrawCard, subs: Sequence[Event]) -> None:
    event.happened = False
    for sub in subs:
        if isinstance(sub, ZoneChange) and sub.happened:
            event.happened = True
            event.new_id = sub.new_id


@executes(Draw)
def draw(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Draw, clause: Clause) -> Flow[None]:
    """CR 121.2: one card at a time; 121.2c: players in turn order, each all of their draws."""
    new: list[int] = []
    for player in subjects:
        ctx.subject = player
        for _ in range(max(0, world.amount(predicate.amount, ctx))):
            event = DrawCard(player, ctx.item or ctx.source)
            yield event
            if event.happened and event.new_id:
                new.append(event.new_id)
    ctx.last = tuple(new)
    ctx.amount = len(new)
    ctx.did = 1 if new else 0
