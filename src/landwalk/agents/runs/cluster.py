"""A Dask cluster plays a run (extra `[cluster]`): one that is there, by its address, or one on this machine for as long as the run."""

from __future__ import annotations

import logging
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from types import TracebackType
from typing import Any, Self

from landwalk.agents.runs.crew import MOST_LOST, ExecutorCrew
from landwalk.agents.runs.engine import engine
from landwalk.agents.runs.errors import (
    GONE,
    LOST,
    NO_CLUSTER,
    NO_DASK,
    NO_WORKERS,
    OTHER_WORKER,
    STRANGE_WORKER,
    ClusterError,
    RunError,
)

#: The address that stands for a cluster of this machine.
LOCAL = "local"
#: Seconds to wait for a scheduler, and for its first worker.
PATIENCE = 5


class ClusterCrew(ExecutorCrew):
    """Plays tasks on a cluster. address: "local", or a scheduler's ("tcp://host:8786"). workers: for a local one (0: one a core).

    ClusterError when Dask isn't installed, nobody answers, there are no workers, or a worker has another Landwalk (it is named).
    """

    def __init__(self, address: str, workers: int = 0) -> None:
        try:
            import distributed
        except ImportError as error:
            raise ClusterError(NO_DASK) from error
        self._address = address
        self._open = ExitStack()
        _hush()
        try:
            self._client: Any = self._open.enter_context(self._connected(distributed, workers))
            count = self._check_workers()
        except BaseException:
            self._open.close()
            raise
        super().__init__(self._client.get_executor(pure=False), count)
        self.losses = (*self.losses, distributed.KilledWorker)

    def _connected(self, distributed: Any, workers: int) -> Any:
        if self._address == LOCAL:
            count = workers or os.cpu_count() or 1
            options = {"threads_per_worker": 1, "dashboard_address": "127.0.0.1:0", "silence_logs": logging.CRITICAL}
            with _deaf_to_ctrl_c():
                cluster = self._open.enter_context(distributed.LocalCluster(n_workers=count, **options))
            return distributed.Client(cluster)
        try:
            return distributed.Client(self._address, timeout=PATIENCE)
        except (OSError, ValueError) as error:
            reason = str(error) or type(error).__name__
            raise ClusterError(NO_CLUSTER, file=self._address, reason=reason) from error

    def _check_workers(self) -> int:
        """How many there are, if all have this engine."""
        try:
            self._client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError as error:
            raise ClusterError(NO_WORKERS, file=self._address, address=self._address) from error
        found = self._client.run(engine, on_error="return")
        for worker, theirs in sorted(found.items()):
            if isinstance(theirs, BaseException):
                reason = f"{type(theirs).__name__}: {theirs}"
                raise ClusterError(STRANGE_WORKER, worker=worker, ours=engine(), reason=reason)
            if theirs != engine():
                raise ClusterError(OTHER_WORKER, worker=worker, theirs=theirs, ours=engine())
        return len(found)

    def _lost(self) -> None:
        """Dask itself gives the tasks of a lost worker to others, and only gives up after some losses."""
        if self._client.status != "running":
            raise ClusterError(GONE, file=self._address)
        self._in_a_row += 1
        if self._in_a_row > MOST_LOST:
            raise RunError(LOST, times=self._in_a_row)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        super().__exit__(kind, error, trace)
        self._open.close()


def _hush() -> None:
    """What is lost is said in one line of ours; Dask's own log would tell it with tracebacks."""
    for name in [*logging.root.manager.loggerDict]:
        if name.partition(".")[0] in ("distributed", "tornado"):
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Processes that are started in it don't hear Ctrl+C: that is the business of who started them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
