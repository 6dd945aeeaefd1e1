"""Watch two bots play: the log as text, in English, Spanish or German. Run: python examples/watch_game.py [en|es|de] [SEED]"""

from __future__ import annotations

import sys

from landwalk.agents.heuristic import HeuristicAgent
from landwalk.cards.starter import deck
from landwalk.locale import parse
from landwalk.play.game import Game
from landwalk.ui.narrate import Follower


def main(language: str = "en", seed: int = 1) -> list[str]:
    """Prints what happens as it happens; returns the lines."""
    game = Game.new([deck("walkers"), deck("skies")], seed, ("Ann", "Bob"), recording=False)
    follower = Follower(game.state, parse(language))
    bots = [HeuristicAgent(seed), HeuristicAgent(seed + 1)]
    lines: list[str] = []
    while True:
        choice = game.choice
        for line in follower.news(game.state):
            print(line)
            lines.append(line)
        if choice is None:
            return lines
        game.push(bots[game.player].answer(game, choice))


if __name__ == "__main__":
    given = dict(enumerate(sys.argv))
    main(given.get(1, "en"), int(given.get(2, "1")))
