"""Many games of bots: one seed per game number, so results don't depend on the number of workers or on the order."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, as_completed

import msgspec

from landwalk.agents.agent import Agent, play, settle_garbage
from landwalk.agents.heuristic import HeuristicAgent
from landwalk.agents.random_agent import RandomAgent
from landwalk.agents.statistics import wilson
from landwalk.cards.parallel import processes, stop
from landwalk.play.game import Game
from landwalk.play.record import digest, record
from landwalk.rules.c1_concepts.cr103_starting_the_game import CardSpec

#: Bot names for commands and records.
BOTS: dict[str, type[Agent]] = {"random": RandomAgent, "heuristic": HeuristicAgent}
#: Games that a worker plays in one go.
CHUNK = 10


class GameResult(msgspec.Struct, frozen=True):
    """One game. winner: index of the deck, or None for a draw or a game that was cut. starter: who took the first turn.

    rule: the rule that ended it, or "cut".
    """

    number: int
    seed: int
    winner: int | None
    starter: int
    turns: int
    mulligans: list[int]
    rule: str
    digest: str = ""
    record: str = ""  # the record as a line of JSON, where records were asked for


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


def game_seed(seed: int, number: int) -> int:
    """The seed of game `number` of a run."""
    return (seed * 1_000_003 + number * 7_919) & ((1 << 62) - 1)


def play_one(
    decks: Sequence[Sequence[CardSpec]],
    bots: Sequence[str],
    seed: int,
    number: int,
    *,
    digests: bool = False,
    records: bool = False,
) -> GameResult:
    """Plays game `number`. Seats alternate: deck 0 takes the first turn in even games."""
    own = game_seed(seed, number)
    starter = number % 2
    game = Game.new(decks, own, recording=records, settings={"starting_player": -1 - starter})
    agents = {i: BOTS[name](own + 17 * (i + 1)) for i, name in enumerate(bots)}
    play(game, agents)
    outcome = game.outcome
    return GameResult(
        number,
        own,
        None if outcome is None else outcome.winner,
        starter,
        game.state.turn,
        [p.mulligans for p in game.state.players.values()],
        "cut" if outcome is None else outcome.rule,
        digest(game.state) if digests else "",
        record(game, decks).to_json() if records else "",
    )


def _chunk(
    decks: Sequence[Sequence[CardSpec]], bots: Sequence[str], seed: int, numbers: Sequence[int], *, records: bool
) -> list[GameResult]:
    return [play_one(decks, bots, seed, n, records=records) for n in numbers]


_shared: tuple[Sequence[Sequence[CardSpec]], Sequence[str]] | None = None


def _start_worker(load: Callable[[], Sequence[Sequence[CardSpec]]], bots: Sequence[str]) -> None:
    """Each worker loads the decks once, by the same call."""
    global _shared
    _shared = (load(), bots)
    settle_garbage()


def _worker_chunk(seed: int, numbers: Sequence[int], *, records: bool) -> list[GameResult]:
    assert _shared is not None
    return _chunk(_shared[0], _shared[1], seed, numbers, records=records)


def simulate(
    load: Callable[[], Sequence[Sequence[CardSpec]]],
    games: int,
    *,
    bots: Sequence[str] = ("heuristic", "heuristic"),
    seed: int = 1,
    workers: int = 1,
    executor: Executor | None = None,
    records: bool = False,
) -> Iterator[GameResult]:
    """Plays the games and yields results as they come (any order; sort by `number`). `load` is called in each worker and must be picklable.

    executor: any concurrent.futures.Executor instead of own processes (its workers call `load` for each chunk).
    """
    numbers = list(range(games))
    if workers <= 1 and executor is None:
        decks = load()
        settle_garbage()
        for n in numbers:
            yield play_one(decks, bots, seed, n, records=records)
        return
    chunks = [numbers[i : i + CHUNK] for i in range(0, games, CHUNK)]
    if executor is not None:
        futures = [executor.submit(_chunk, load(), bots, seed, c, records=records) for c in chunks]
        for future in as_completed(futures):
            yield from future.result()
        return
    workers = min(workers, len(chunks), os.cpu_count() or 1) or 1
    with processes(workers, _start_worker, load, bots) as pool:
        futures = [pool.submit(_worker_chunk, seed, c, records=records) for c in chunks]
        try:
            for future in as_completed(futures):
                yield from future.result()
        except BaseException:
            stop(pool)
            raise


def table(results: Sequence[GameResult], seed: int) -> Table:
    """The table of finished games."""
    wins = [sum(1 for r in results if r.winner == i) for i in (0, 1)]
    draws = len(results) - sum(wins)
    low, high = wilson(wins[0], len(results))
    played = [r for r in results if r.starter == 0]
    drew = [r for r in results if r.starter != 0]
    n = len(results)
    return Table(
        n,
        wins,
        draws,
        round(wins[0] / n, 4) if n else 0.0,
        round(low, 4),
        round(high, 4),
        [len(played), sum(1 for r in played if r.winner == 0)],
        [len(drew), sum(1 for r in drew if r.winner == 0)],
        round(sum(r.turns for r in results) / n, 2) if n else 0.0,
        seed,
    )
