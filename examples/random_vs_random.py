"""Two random bots play a hundred games; the same seeds give the same games. Run: python examples/random_vs_random.py [GAMES]"""

from __future__ import annotations

import sys
from collections import Counter

from landwalk.agents.agent import Agent, play
from landwalk.agents.random_agent import RandomAgent
from landwalk.agents.statistics import wilson
from landwalk.cards.starter import deck
from landwalk.play.game import Game


def main(games: int = 100) -> Counter[int | None]:
    """Plays the games and prints who won how often (None: a draw)."""
    decks = [deck("burn"), deck("stompy")]
    wins: Counter[int | None] = Counter()
    for seed in range(games):
        game = Game.new(decks, seed, recording=False)  # without recording there is no pop, and play costs least
        agents: dict[int, Agent] = {player: RandomAgent(seed * 2 + player) for player in game.players}
        play(game, agents)
        assert game.outcome is not None
        wins[game.outcome.winner] += 1
    low, high = wilson(wins[0], games)
    print(f"burn {wins[0]} - stompy {wins[1]}; burn wins {low:.0%} to {high:.0%} (Wilson 95 %)")
    return wins


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:2]))
