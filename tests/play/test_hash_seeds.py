"""The same decks, seed and answers give the same game in any process, whatever the order of hashes there."""

from __future__ import annotations

import os
import subprocess
import sys

_SCRIPT = """
from landwalk.agents.agent import play
from landwalk.agents.random_agent import RandomAgent
from landwalk.cards.decks.build import build_deck
from landwalk.cards.starter import DECKS, deck, starter
from landwalk.play.game import Game
from landwalk.play.record import digest

place = starter()
decks = [build_deck(deck(name), place).main for name in DECKS]
for n in range(len(decks)):
    game = Game.new([decks[n], decks[n - 1]], n)
    play(game, {0: RandomAgent(n), 1: RandomAgent(n + 1)}, 250)
    print(len(game.answers), len(game.log), digest(game.state))
"""


def test_the_order_of_hashes_changes_nothing() -> None:
    ends = []
    for seed in ("0", "1", "2"):
        ran = subprocess.run(
            [sys.executable, "-c", _SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
        )
        ends.append(ran.stdout)
    assert ends[0].count("\n") > 3
    assert ends[0] == ends[1] == ends[2]
