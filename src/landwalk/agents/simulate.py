"""Many games of bots: one seed per game number, so results don't depend on the number of workers or on the order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import nullcontext
from pathlib import Path

import msgspec

from landwalk.agents.runs.crew import crew
from landwalk.agents.runs.decks import PlayedDeck
from landwalk.agents.runs.playing import BOTS, Task, Terms, game_seed, play_game
from landwalk.agents.runs.results import GameResult, Unit
from landwalk.agents.runs.run import Run
from landwalk.agents.runs.run_file import RunFile, head
from landwalk.agents.runs.tally import Sums, rate
from landwalk.rules.c1_concepts.cr103_starting_the_game import CardSpec

__all__ = ["BOTS", "GameResult", "Table", "game_seed", "play_one", "simulate", "table", "table_of", "tasks_of"]

#: Decks as they are given: lists of cards (named "A", "B"), or decks with names, sideboards and plans.
Given = Sequence[Sequence[CardSpec] | PlayedDeck]


class Table(msgspec.Struct, frozen=True):
    """The result of many games for deck 0 against deck 1. Intervals are Wilson's, 95 %."""

    games: int
    wins: list[int]
    draws: int
    rate: float
    low: float
    high: float
    on_the_play: list[int]  # games deck 0 began, and won of these
    on_the_draw: list[int]  # games deck 0 didn't begin, and won of these
    turns: float
    seed: int


def played_decks(given: Given) -> list[PlayedDeck]:
    """The decks with names."""
    return [d if isinstance(d, PlayedDeck) else PlayedDeck("AB"[i], d) for i, d in enumerate(given)]


def play_one(
    decks: Given, bots: Sequence[str], seed: int, number: int, *, digests: bool = False, records: bool = False
) -> GameResult:
    """Plays game `number`. Seats alternate: deck 0 takes the first turn in even games."""
    terms = Terms(seed, bots, digests=digests, records=records)
    return play_game(terms, number, game_seed(seed, number), played_decks(decks), number % 2, boarded=False)


def tasks_of(games: int) -> list[Task]:
    """The tasks of a run of two decks: seats alternate."""
    return [Task(n, (0, 1), n % 2) for n in range(games)]


def simulate(
    load: Given | Callable[[], Given],
    games: int,
    *,
    bots: Sequence[str] = ("heuristic", "heuristic"),
    seed: int = 1,
    workers: int = 1,
    executor: Executor | None = None,
    cluster: str = "",
    run_file: str | Path | None = None,
    records: bool = False,
    digests: bool = False,
) -> Iterator[GameResult]:
    """Plays the games and yields results as they come (any order; sort by `number`). load: the decks, or what gives them.

    workers: own processes (1: this one). executor: any concurrent.futures.Executor instead; its workers need the same Landwalk.
    cluster: a Dask scheduler's address, or "local" for one with so many workers on this machine (extra `[cluster]`).
    run_file: finished games are kept there before they are yielded; games that it holds already aren't played again, and when all
    are done its lines stand in order. RunError: see `runs/errors.py`; finished games are in the file.
    """
    decks = played_decks(load() if callable(load) else load)
    terms = Terms(seed, bots, digests=digests, records=records)
    settings: dict[str, int | str] = {"digests": 1} if digests else {}
    kept = None if run_file is None else RunFile(run_file, head("simulate", seed, bots, settings, decks))
    with kept or nullcontext() as file, crew(workers, executor, cluster) as players:
        for unit in Run(terms, decks, players, file).units(tasks_of(games)):
            yield from unit.games
        if file is not None:
            file.finish()


def table(results: Sequence[GameResult], seed: int) -> Table:
    """The table of finished games."""
    sums = Sums()
    for result in results:
        sums.add(Unit(result.number, (0, 1), [result]))
    return table_of(sums, seed)


def table_of(sums: Sums, seed: int) -> Table:
    """The table of games that are summed up."""
    found = rate(sums.wins[0], sums.games)
    return Table(
        sums.games,
        list(sums.wins),
        sums.draws,
        found.rate,
        found.low,
        found.high,
        [sums.began, sums.began_won],
        list(sums.began_not),
        round(sums.mean_turns, 2),
        seed,
    )
