"""Whole games, copies, and a board of 200 permanents: timed, and gated on counts, which are the same on every machine.

python3 dev.py bench
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from landwalk.agents.agent import play
from landwalk.agents.random_agent import RandomAgent
from landwalk.cards.decks.build import build_deck
from landwalk.cards.starter import deck, starter
from landwalk.kernel.choices import Priority
from landwalk.kernel.state import State
from landwalk.play.game import Game
from landwalk.rules import look
from landwalk.rules.c1_concepts import cr117_legal_actions
from landwalk.rules.c1_concepts.cr103_starting_the_game import CardSpec
from landwalk.rules.c6_spells_abilities import cr613_layers

Decks = list[list[CardSpec]]
GAMES = 10
#: For a game of these decks between random bots, on average: at most so many (a fifth to a quarter above what was counted).
MOST = {"events": 850, "windows": 550, "passes": 48, "whole passes": 14, "legal actions": 350, "copies": 8}


@pytest.fixture(scope="module")
def decks() -> Decks:
    cards = starter()
    return [list(build_deck(deck(name), cards).main) for name in ("stompy", "burn")]


def played(decks: Decks, seed: int, *, recording: bool = False) -> Game:
    game = Game.new(decks, seed, recording=recording)
    play(game, {0: RandomAgent(seed), 1: RandomAgent(seed + 1000)})
    return game


def counting(monkeypatch: pytest.MonkeyPatch, counts: Counter[str], owner: object, name: str, word: str) -> None:
    real: Callable[..., object] = getattr(owner, name)

    def counted(*args: object) -> object:
        counts[word] += 1
        return real(*args)

    monkeypatch.setattr(owner, name, counted)


def bench_counts_of_a_game(monkeypatch: pytest.MonkeyPatch, decks: Decks) -> None:
    """Work that nobody asked for shows here before it shows on a clock."""
    counts: Counter[str] = Counter()
    counting(monkeypatch, counts, look, "_compute", "passes")
    counting(monkeypatch, counts, cr613_layers, "_Survey", "whole passes")
    counting(monkeypatch, counts, cr117_legal_actions, "_legal_actions", "legal actions")
    counting(monkeypatch, counts, State, "clone", "copies")
    for seed in range(GAMES):
        game = played(decks, seed)
        counts["events"] += len(game.log)
        counts["windows"] += game.state.windows + game.state.asked
    average = {word: counts[word] / GAMES for word in MOST}
    assert {word: n for word, n in average.items() if n > MOST[word]} == {}


def bench_a_copy_is_one_state(monkeypatch: pytest.MonkeyPatch, decks: Decks) -> None:
    """A copy, wherever it is made, copies one state and replays few answers: none at priority."""
    replayed: list[int] = []
    for seed in range(3):
        game = Game.new(decks, seed)
        agents = [RandomAgent(seed), RandomAgent(seed + 1)]
        while (choice := game.choice) is not None:
            counts: Counter[str] = Counter()
            with monkeypatch.context() as patch:
                counting(patch, counts, State, "clone", "copies")
                counting(patch, counts, Game, "_replayed", "replays")
                other = game.copy()
            assert type(other.choice) is type(choice)
            if isinstance(choice, Priority):
                assert dict(counts) == {"copies": 1}
            else:
                assert counts["replays"] == 1
                replayed.append(len(game.answers) - game._snapshots[-1][0])
            game.push_unchecked(agents[-1 - choice.player].answer(game, choice))
    assert sum(replayed) / len(replayed) <= 4


def bench_games(benchmark: BenchmarkFixture, decks: Decks) -> None:
    benchmark.pedantic(lambda: [played(decks, seed) for seed in range(GAMES)], rounds=3, warmup_rounds=1)


def bench_recorded_games(benchmark: BenchmarkFixture, decks: Decks) -> None:
    run = lambda: [played(decks, seed, recording=True) for seed in range(GAMES)]  # noqa: E731
    benchmark.pedantic(run, rounds=3, warmup_rounds=1)
