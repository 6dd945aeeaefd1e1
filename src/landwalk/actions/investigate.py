"""CR 701.16, investigate."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.token import TokenSpec
from landwalk.abilities.words import Verb, predicate
from landwalk.actions.world import World, executes, note
from landwalk.kernel.events import Acted, CreateToken, Entry
from landwalk.kernel.flow import Flow


class Investigate(Predicate):
    """CR 701.16."""

    __slots__ = ()


INVESTIGATE = Verb("investigate", "investigar investiga investigue", "an|stellen stellt stellst stelle")

WORDS = (predicate(Investigate, INVESTIGATE, "", "", "Nachforschungen"),)


_CLUE = TokenSpec(predefined="Clue")


@executes(Investigate)
def investigate(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: Investigate, clause: Clause
) -> Flow[None]:
    """CR 701.16a: create a Clue token."""
    made: tuple[int, ...] = ()
    for player in subjects:
        event = CreateToken(player, world.token_face(_CLUE, ctx), Entry(player), ctx.item or ctx.source)
        yield event
        if event.happened and event.new_id:
            made += (event.new_id,)
        yield Acted(player, "investigate", made, 1, ctx.item or ctx.source)
    note(ctx, made)
