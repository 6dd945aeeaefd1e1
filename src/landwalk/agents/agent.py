"""What a bot is: it answers choices. It sees a game through the view of its seat, and its own seeded chance."""

from __future__ import annotations

import gc
from typing import ClassVar

from landwalk.kernel.chance import below, permutation
from landwalk.kernel.choices import Choice
from landwalk.play.game import Game


class Agent:
    """Base of all bots. `answer` must give an answer that `choice.check` accepts; it must not change the game."""

    __slots__ = ("_rng",)
    name = "agent"
    #: Must the games that it plays be recorded (`Game.new(recording=True)`), since it takes up positions in the middle of decisions?
    records: ClassVar[bool] = False

    def __init__(self, seed: int = 0) -> None:
        self._rng = seed

    def answer(self, game: Game, choice: Choice) -> object:
        raise TypeError("Agent is a base class")

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 of the bot's own chance."""
        self._rng, value = below(self._rng, n)
        return value

    def shuffled(self, n: int) -> tuple[int, ...]:
        self._rng, order = permutation(self._rng, n)
        return order


def settle_garbage() -> None:
    """Takes what is loaded by now (rules, cards, grammar) out of the garbage collector's rounds: it stays for the life of the process.

    For processes that do nothing but play games; a library that is embedded leaves its host's collector alone.
    """
    gc.collect()
    gc.freeze()


def play(game: Game, agents: dict[int, Agent], limit: int = 100_000) -> None:
    """Plays a game to its end: agents by player index. Stops after `limit` answers (a game of bots that never ends is cut there)."""
    for _ in range(limit):
        choice = game.choice
        if choice is None:
            return
        game.push_unchecked(agents[-1 - choice.player].answer(game, choice))
