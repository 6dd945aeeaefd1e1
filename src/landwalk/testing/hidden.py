"""What is hidden must not show: the same moment with other hidden cards, to compare what a player sees (CR 400.2, 401.2, 402.3)."""

from __future__ import annotations

from landwalk.play.game import Game
from landwalk.play.worlds import Worlds


def swapped(game: Game, player: int, seed: int, back: int = 0) -> Game:
    """The same decision with all cards that the player with this index can't know having changed places with each other.

    Chance, ids and epochs are those of the game. back: they changed places so many priorities ago, and the game went on with the same
    answers (who had something to do only in the one game or only in the other passed). WorldError if there is no such game (see
    `play.worlds.Worlds`).
    """
    return Worlds(game, player, back=back).sample(seed, "same")
