"""Work on pieces in several processes; the results come in order, whatever the number of processes."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor


def in_processes(
    pieces: Sequence[bytes], work: Callable[[bytes], bytes], workers: int, start: Callable[..., None], *args: object
) -> Iterator[bytes]:
    """`work` done to each piece, in order. `start(*args)` is called once in each process; both must be importable functions."""
    with processes(min(workers, len(pieces)), start, *args) as pool:
        try:
            yield from pool.map(work, pieces)
        except BaseException:  # Ctrl+C, or an error of the caller: don't do the rest first
            stop(pool)
            raise


def processes(workers: int, start: Callable[..., None], *args: object) -> ProcessPoolExecutor:
    """A pool of processes in each of which `start(*args)` (an importable function) has been called."""
    # Not fork: threads of the caller (a progress bar) don't survive it.
    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _begin, (start, args))


def _begin(start: Callable[..., None], args: tuple[object, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the parent's business: it stops the workers
    threading.Thread(target=_end_with_parent, daemon=True).start()
    start(*args)


def _end_with_parent() -> None:
    """A worker whose parent was killed would wait for its next work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def stop(pool: ProcessPoolExecutor) -> None:
    """Ends the workers at once, whatever they are at: nobody waits for results that nobody will count."""
    # Python 3.14 has terminate_workers for this; before it the processes are reached only so, and not after the shutdown.
    running = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in running:
        process.terminate()
