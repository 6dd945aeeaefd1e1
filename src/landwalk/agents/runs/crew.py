"""Who plays the units of a run: this process, several processes, or any concurrent.futures.Executor, a cluster's among them."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from types import TracebackType
from typing import Self

from landwalk.agents.agent import settle_garbage
from landwalk.agents.runs.decks import PlayedDeck
from landwalk.agents.runs.engine import engine
from landwalk.agents.runs.errors import BROKEN, LOST, STRANGE_WORKER, ClusterError, RunError
from landwalk.agents.runs.playing import Task, Terms
from landwalk.agents.runs.results import Unit
from landwalk.agents.runs.worker import Done, Piece, work
from landwalk.cards.parallel import processes, stop

#: Tasks of a piece at most; and after how many seconds a worker hands over what it has (a longer game is handed over by itself).
TASKS = 10
SECONDS = 0.2
#: Pieces for each worker that are on their way, so that none waits for the next.
AHEAD = 2
#: Own processes that die this often without a finished game between are no accident.
MOST_LOST = 3
#: After Ctrl+C: so long for pieces to be handed over that are nearly done.
GRACE = 0.5


class Crew:
    """Plays tasks in this process. `play` yields units in any order; after Ctrl+C, `leftover` gives those that were finished."""

    def __enter__(self) -> Self:
        settle_garbage()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Workers end."""

    def play(self, terms: Terms, tasks: Iterable[Task], decks: Sequence[PlayedDeck]) -> Iterator[Unit]:
        """RunError when a game breaks off or the workers are no use; what was finished before it was yielded."""
        for task in tasks:
            done = work(_piece(terms, [task], decks, 0))
            if done.fault is not None:
                raise done.fault
            yield from done.units

    def leftover(self) -> list[Unit]:
        """Units that were finished but not yet yielded when `play` was interrupted."""
        return []


class ExecutorCrew(Crew):
    """Plays tasks by an executor that somebody else owns. workers: how many it has, for the number of pieces on their way."""

    #: What a piece ends with whose worker was lost.
    losses: tuple[type[BaseException], ...] = (BrokenExecutor, CancelledError)

    def __init__(self, executor: Executor, workers: int = 0) -> None:
        self._executor = executor
        self._ahead = AHEAD * (workers or getattr(executor, "_max_workers", 0) or os.cpu_count() or 1)
        self._pending: dict[Future[Done], tuple[Task, ...]] = {}
        self._ready: deque[Unit] = deque()
        self._in_a_row = 0

    def play(self, terms: Terms, tasks: Iterable[Task], decks: Sequence[PlayedDeck]) -> Iterator[Unit]:
        waiting = deque(tasks)
        self._pending = {}
        while waiting or self._pending:
            self._hand_out(terms, waiting, decks)
            finished, _ = wait(self._pending, return_when=FIRST_COMPLETED)
            for future in finished:
                fault = self._receive(future, waiting)
                while self._ready:
                    yield self._ready[0]
                    self._ready.popleft()
                if fault is not None:
                    raise fault

    def _hand_out(self, terms: Terms, waiting: deque[Task], decks: Sequence[PlayedDeck]) -> None:
        while waiting and len(self._pending) < self._ahead:
            own = tuple(waiting.popleft() for _ in range(min(TASKS, self._share(len(waiting)))))
            try:
                self._pending[self._submit(_piece(terms, own, decks, SECONDS))] = own
            except BrokenExecutor:
                waiting.extendleft(reversed(own))
                self._lost()
                return

    def _share(self, left: int) -> int:
        """So many that at the end every worker still has something to do."""
        return max(1, left // self._ahead)

    def _submit(self, piece: Piece) -> Future[Done]:
        return self._executor.submit(work, piece)

    def _receive(self, future: Future[Done], waiting: deque[Task]) -> RunError | None:
        """Takes what a piece brought; what it left undone is waiting again. The error that ends the run, if it is one."""
        own = self._pending[future]
        try:
            done = future.result()
        except RunError as error:
            return error
        except self.losses:
            del self._pending[future]
            waiting.extendleft(reversed(own))
            self._lost()
            return None
        except (ImportError, AttributeError, TypeError) as error:
            # A worker with an older Landwalk doesn't even know what it is asked to call.
            reason = f"{type(error).__name__}: {error}"
            return ClusterError(STRANGE_WORKER, worker="?", ours=engine(), reason=reason)
        self._ready.extend(done.units)
        del self._pending[future]
        self._in_a_row = 0
        if done.fault is None:
            brought = {unit.number for unit in done.units}
            waiting.extendleft(reversed([task for task in own if task.number not in brought]))
        return done.fault

    def _lost(self) -> None:
        """A piece came to nothing: its tasks are waiting again. RunError if that is no use."""
        raise RunError(BROKEN)

    def leftover(self) -> list[Unit]:
        """Those that were handed over, and those of pieces that end within a moment."""
        finished, _ = wait(self._pending, timeout=GRACE)
        good = [f for f in finished if not f.cancelled() and f.exception() is None]
        return [*self._ready, *(unit for future in good for unit in future.result().units)]

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for future in self._pending:
            future.cancel()


class ProcessCrew(ExecutorCrew):
    """Own processes. When one is killed (or runs out of memory) the others are replaced with it, and its tasks are played again."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor = processes(workers, settle)
        super().__init__(self._pool, workers)

    def _submit(self, piece: Piece) -> Future[Done]:
        return self._pool.submit(work, piece)

    def _lost(self) -> None:
        """A pool with a dead process takes and gives nothing any more."""
        if not self._is_broken():
            return  # another piece of the same loss: the pool has been replaced already
        self._in_a_row += 1
        if self._in_a_row > MOST_LOST:
            raise RunError(LOST, times=self._in_a_row)
        stop(self._pool)
        self._pool = processes(self._workers, settle)

    def _is_broken(self) -> bool:
        try:
            self._pool.submit(os.getpid)
        except BrokenExecutor:
            return True
        return False

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self._pool.shutdown()
        else:
            stop(self._pool)


def settle() -> None:
    """What a new process does before its first game."""
    from landwalk.keywords import load_all

    load_all()
    settle_garbage()


def crew(workers: int = 1, executor: Executor | None = None, cluster: str = "") -> Crew:
    """This process for one worker, else own processes; or those of an executor (workers: how many it has, 0: unknown), or a cluster's."""
    if cluster:
        from landwalk.agents.runs.cluster import ClusterCrew

        return ClusterCrew(cluster, workers)
    if executor is not None:
        return ExecutorCrew(executor, workers)
    return Crew() if workers <= 1 else ProcessCrew(workers)


def _piece(terms: Terms, tasks: Sequence[Task], decks: Sequence[PlayedDeck], seconds: float) -> Piece:
    needed = dict.fromkeys(number for task in tasks for number in task.pair)
    return Piece(engine(), terms, tasks, {number: decks[number].packed for number in needed}, seconds)
