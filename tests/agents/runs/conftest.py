"""Runs of a few quick games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from landwalk.agents.simulate import simulate
from landwalk.ui.decks import load_deck

GAMES = 12


@pytest.fixture(scope="session")
def decks():
    return [load_deck("burn").main, load_deck("stompy").main]


@pytest.fixture
def played(decks, tmp_path) -> Callable[..., bytes]:
    """`played(name, workers=2, ...)`: plays the games with a run file of that name and gives what stands in it."""

    def play(name: str, games: int = GAMES, **how) -> bytes:
        how = {"bots": ("random", "random"), "seed": 5, "digests": True} | how
        path = Path(tmp_path / name)
        list(simulate(decks, games, run_file=path, **how))
        return path.read_bytes()

    return play


@pytest.fixture
def whole(played) -> bytes:
    """The run file of a run that nothing disturbed."""
    return played("whole.jsonl")
