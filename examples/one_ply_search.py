"""A bot that looks one action ahead: for each legal action it copies the game, takes the action, and judges the result.

Run: python examples/one_ply_search.py [GAMES]
"""

from __future__ import annotations

import sys

from landwalk.agents.agent import Agent, play
from landwalk.agents.heuristic import HeuristicAgent
from landwalk.agents.random_agent import RandomAgent
from landwalk.cards.starter import deck
from landwalk.kernel.choices import Choice, Priority
from landwalk.play.game import Game


class OnePlyAgent(Agent):
    """Greedy over copies at priority; answers other questions as the heuristic bot does.

    It copies the real game, so it may only judge what its player can see: the view has no secrets in it.
    """

    __slots__ = ("_other",)
    name = "one ply"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._other = HeuristicAgent(seed)

    def answer(self, game: Game, choice: Choice) -> object:
        if not isinstance(choice, Priority) or game.state.stack:
            return self._other.answer(game, choice)
        player = -1 - choice.player
        best, score = choice.actions[0], self._score(game, player)
        for action in choice.actions[1:]:
            other = game.copy()
            other.push(action)
            # Targets, modes and payments are questions of their own; then everybody passes until it has resolved.
            while (asked := other.choice) is not None and (other.state.stack or not isinstance(asked, Priority)):
                other.push(other.suggestion() if asked.player != choice.player else self._follow(other, asked))
            value = self._score(other, player)
            if value > score:
                best, score = action, value
        return best

    def _follow(self, game: Game, choice: Choice) -> object:
        """The bot's own answers while an action is carried out."""
        return game.suggestion() if isinstance(choice, Priority) else self._other.answer(game, choice)

    def _score(self, game: Game, player: int) -> float:
        """Life, power and cards on the battlefield, own ones less the opponents'."""
        if game.outcome is not None:
            return 1000.0 if game.outcome.winner == player else -1000.0
        seen = game.view(player)
        total = 0.0
        for each in seen.players:
            sign = 1 if each.index == player else -1
            board = sum(2 + (o.power or 0) + (o.toughness or 0) for o in seen.battlefield if o.controller == each.index)
            total += sign * (each.life + board)
        return total


def main(games: int = 2) -> int:
    """Plays the games against the random bot; how many the searcher won."""
    won = 0
    for seed in range(games):
        game = Game.new([deck("stompy"), deck("stompy")], seed)
        agents: dict[int, Agent] = {0: OnePlyAgent(seed), 1: RandomAgent(seed)}
        play(game, agents)
        won += game.outcome is not None and game.outcome.winner == 0
    print(f"one ply against random: {won} of {games}")
    return won


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:2]))
