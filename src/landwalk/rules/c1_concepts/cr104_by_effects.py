"""CR 104.2b, 104.3e: effects by which a player wins or loses the game."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.effect import CantDo, LoseGame, WinGame
from landwalk.abilities.sentence import Clause
from landwalk.actions.world import World, executes
from landwalk.kernel.events import Batch, GameEnds, PlayerLoses
from landwalk.kernel.flow import Flow
from landwalk.rules.c1_concepts.cr101_restrictions import cant
from landwalk.rules.look import Now


@executes(WinGame)
def win_game(world: World, ctx: Context, subjects: tuple[int, ...], predicate: WinGame, clause: Clause) -> Flow[None]:
    """CR 104.2b, 104.1: the game ends immediately."""
    look = Now(world.state)
    for player in subjects:
        # CR 104.3: an opponent who can't lose keeps others from winning by an effect only if the text says so.
        if world.state.ending is None and not cant(look, player, CantDo.WIN):
            yield GameEnds(player, "104.2b", ctx.item or ctx.source)


@executes(LoseGame)
def lose_game(world: World, ctx: Context, subjects: tuple[int, ...], predicate: LoseGame, clause: Clause) -> Flow[None]:
    """CR 104.3e."""
    look = Now(world.state)
    losing = tuple(p for p in subjects if not cant(look, p, CantDo.LOSE))
    yield Batch(tuple(PlayerLoses(p, "104.3e", ctx.item or ctx.source) for p in losing))
    ctx.did = 1 if losing else 0
