"""Fits the weights of the search bot's value of a position (src/landwalk/agents/ismcts/value.py): `python tools/fit_value.py DECK...`.

Logistic regression on who won games of the heuristic bot, each deck against each, at the beginning of each turn. Needs numpy.
"""

from __future__ import annotations

import argparse
from itertools import combinations_with_replacement

import numpy as np

from landwalk.agents.agent import play
from landwalk.agents.heuristic import HeuristicAgent
from landwalk.agents.ismcts.value import FEATURES, features
from landwalk.agents.random_agent import RandomAgent
from landwalk.cards.decks import Deck
from landwalk.kernel.choices import Choice
from landwalk.play.game import Game


class Watcher(HeuristicAgent):
    """The heuristic bot that notes what it sees at the first question of each turn, and now and then does something else."""

    __slots__ = ("_last", "_other", "noted")

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._other = RandomAgent(seed + 5)
        self.noted: list[tuple[float, ...]] = []
        self._last = 0

    def answer(self, game: Game, choice: Choice) -> object:
        if game.state.turn != self._last:
            self._last = game.state.turn
            self.noted.append(features(game.state, choice.player))
        if self.below(12) == 0:
            return self._other.answer(game, choice)
        return super().answer(game, choice)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("decks", nargs="+")
    parser.add_argument("-n", type=int, default=60, help="games for each pair of decks")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    decks = [Deck.load(d) for d in args.decks]
    rows: list[tuple[float, ...]] = []
    won: list[float] = []
    for one, other in combinations_with_replacement(decks, 2):
        for number in range(args.n):
            game = Game.new([one, other], args.seed * 1_000 + number, recording=False)
            bots = {i: Watcher(args.seed + 2 * number + i) for i in (0, 1)}
            play(game, dict(bots), limit=5_000)
            outcome = game.outcome
            if outcome is None or outcome.winner is None:
                continue
            for i, bot in bots.items():
                rows += bot.noted
                won += [float(outcome.winner == i)] * len(bot.noted)
    x, y = np.array(rows), np.array(won)
    scale = x.std(axis=0) + 1e-9
    z = x / scale
    w = np.zeros(z.shape[1])
    for _ in range(200):  # Newton's method with a little shrinking
        p = 1 / (1 + np.exp(-z @ w))
        gradient = z.T @ (y - p) - 1.0 * w
        hessian = (z * (p * (1 - p))[:, None]).T @ z + np.eye(len(w))
        step = np.linalg.solve(hessian, gradient)
        w += step
        if np.abs(step).max() < 1e-9:
            break
    p = 1 / (1 + np.exp(-z @ w))
    print(
        f"{len(y)} positions, log loss {-np.mean(y * np.log(p) + (1 - y) * np.log(1 - p)):.4f}, right {np.mean((p > 0.5) == y):.3f}"
    )
    for name, weight in zip(FEATURES, w / scale, strict=True):
        print(f"    {weight:.3f},  # {name}")


if __name__ == "__main__":
    main()
