"""Decisions in atoms and learning environments: timed, and gated on counts.

python3 dev.py bench
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from landwalk.adapters.rl import table
from landwalk.adapters.rl.single import DuelEnv
from landwalk.cards.starter import deck
from landwalk.kernel.chance import below
from landwalk.play.atoms.stepwise import Stepwise
from landwalk.play.game import Game

STEPS = 200


def play_steps(tables: DuelEnv) -> int:
    """So many own decisions against the random bot, games begun anew as they end."""
    observation, _ = tables.reset(seed=1)
    rng = np.random.default_rng(1)
    games = 1
    for _ in range(STEPS):
        action = rng.choice(np.flatnonzero(observation["action_mask"]))
        observation, _, over, _, _ = tables.step(action)
        if over:
            games += 1
            observation, _ = tables.reset()
    return games


def bench_steps(benchmark: BenchmarkFixture) -> None:
    tables = DuelEnv([deck("stompy"), deck("burn")], readable=False)
    assert benchmark(play_steps, tables) >= 1


def bench_one_view_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """A step makes one view, of the seat that observes, and no more."""
    counts: Counter[str] = Counter()
    real: Callable[..., object] = table.view

    def counted(*args: object) -> object:
        counts["views"] += 1
        return real(*args)

    monkeypatch.setattr(table, "view", counted)
    games = play_steps(DuelEnv([deck("stompy"), deck("burn")], readable=False))
    assert counts["views"] == STEPS + games


def play_in_atoms(seed: int) -> int:
    steps = Stepwise(Game.new([deck("stompy"), deck("burn")], seed, recording=False))
    count = 0
    while steps.options:
        seed, n = below(seed, len(steps.options))
        steps.take(steps.options[n])
        count += 1
    return count


def bench_a_game_in_atoms(benchmark: BenchmarkFixture) -> None:
    assert benchmark(play_in_atoms, 3) > 10
