"""A goldfish: one deck against an opponent who does nothing. On which turn does it win? Run: python examples/goldfish.py [DECK] [GAMES]"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from landwalk.agents.heuristic import HeuristicAgent
from landwalk.cards.decks import Deck
from landwalk.cards.starter import DECKS, deck
from landwalk.play.game import Game


def goldfish(listed: Deck, seed: int, most_turns: int = 60) -> int | None:
    """The number of the player's own turn on which they won, None if they didn't."""
    game = Game.new([listed, listed], seed, recording=False, settings={"starting_player": -1})
    bot = HeuristicAgent(seed)
    while (choice := game.choice) is not None and game.state.turn <= most_turns:
        game.push(bot.answer(game, choice) if choice.player == -1 else game.suggestion())
    if game.outcome is None or game.outcome.winner != 0:
        return None
    return (game.outcome.turns + 1) // 2


def main(name: str = "burn", games: int = 20) -> Counter[int | None]:
    """Plays the games and prints the turns as bars."""
    listed = deck(name) if name in DECKS else Deck.load(Path(name))
    turns: Counter[int | None] = Counter(goldfish(listed, seed) for seed in range(games))
    for turn in sorted(t for t in turns if t is not None):
        print(f"turn {turn:2}: {'#' * turns[turn]}")
    print(f"not won: {turns[None]}")
    return turns


if __name__ == "__main__":
    given = dict(enumerate(sys.argv))
    main(given.get(1, "burn"), int(given.get(2, "20")))
