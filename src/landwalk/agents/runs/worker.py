"""What a worker does: units of a run, one after the other, for a while. The same function for threads, processes and clusters."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence

from landwalk.agents.runs.decks import PlayedDeck, unpacked
from landwalk.agents.runs.engine import engine, worker_name
from landwalk.agents.runs.errors import GAME_FAILED, OTHER_WORKER, ClusterError, RunError
from landwalk.agents.runs.playing import Task, Terms, game_seed, play_unit
from landwalk.agents.runs.results import Unit

#: Games of one process are played one at a time, whatever the executor: the rules keep caches that belong to the process.
_one_at_a_time = threading.Lock()
_decks: dict[bytes, PlayedDeck] = {}
#: So many decks are kept unpacked.
_MOST_DECKS = 400


class Piece:
    """Work for one call: tasks, and their decks packed (by number). ours: the engine that the results are for."""

    __slots__ = ("decks", "ours", "seconds", "tasks", "terms")

    def __init__(self, ours: str, terms: Terms, tasks: Sequence[Task], decks: dict[int, bytes], seconds: float) -> None:
        self.ours = ours
        self.terms = terms
        self.tasks = tuple(tasks)
        self.decks = decks
        self.seconds = seconds


class Done:
    """What came of a piece: units (of some of its tasks, when time was up), and what stopped it."""

    __slots__ = ("fault", "units")

    def __init__(self, units: list[Unit], fault: RunError | None = None) -> None:
        self.units = units
        self.fault = fault


def work(piece: Piece) -> Done:
    """Plays tasks until all are done or the piece's seconds are over; at least one. ClusterError if this is another engine."""
    if piece.ours != engine():
        raise ClusterError(OTHER_WORKER, worker=worker_name(), theirs=engine(), ours=piece.ours)
    units: list[Unit] = []
    with _one_at_a_time:
        end = time.monotonic() + piece.seconds
        for task in piece.tasks:
            try:
                units.append(play_unit(piece.terms, task, [_deck(piece.decks[d]) for d in task.pair]))
            except Exception as error:  # noqa: BLE001 - whatever the fault, what was finished before it is kept
                return Done(units, failed(piece.terms, task, error))
            if time.monotonic() >= end:
                break
    return Done(units)


def failed(terms: Terms, task: Task, error: Exception) -> RunError:
    """A game that broke off with an error of the engine."""
    reason = f"{type(error).__name__}: {error}"
    return RunError(GAME_FAILED, number=task.number, seed=game_seed(terms.seed, task.number), reason=reason)


def _deck(packed: bytes) -> PlayedDeck:
    found = _decks.get(packed)
    if found is None:
        if len(_decks) >= _MOST_DECKS:
            _decks.clear()
        found = _decks[packed] = unpacked(packed)
    return found
