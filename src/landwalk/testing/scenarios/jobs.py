"""Many scenarios in several processes; the results and their order don't depend on how many."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor

import msgspec

from landwalk.cards.definitions import Definitions
from landwalk.testing.scenarios.judging import Dispute, Result, judge
from landwalk.testing.scenarios.model import Scenario

#: Makes the source of cards in each process; must be picklable (a function of a module, or a partial of one).
Opener = Callable[[], Definitions]

#: Scenarios that a process gets at once.
CHUNK = 10

_SCENARIOS = msgspec.json.Decoder(list[Scenario])
_RESULTS = msgspec.json.Decoder(list[Result])
_cards: Definitions | None = None
_disputed: Mapping[str, Dispute] = {}


def run_all(
    scenarios: Sequence[Scenario], opener: Opener, jobs: int = 1, disputed: Mapping[str, Dispute] | None = None
) -> Iterator[Result]:
    """Results in the order of the scenarios, each as soon as it and those before it are there."""
    if jobs <= 1 or len(scenarios) <= CHUNK:
        cards = opener()
        for scenario in scenarios:
            yield judge(scenario, cards, disputed)
        return
    pieces = [scenarios[i : i + CHUNK] for i in range(0, len(scenarios), CHUNK)]
    # Not fork: threads of the caller (a progress bar) don't survive it.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(pieces)), context, _start, (opener, dict(disputed or {}))) as pool:
        try:
            for blob in pool.map(_judge_piece, [msgspec.json.encode(list(piece)) for piece in pieces]):
                yield from _RESULTS.decode(blob)
        except BaseException:
            # Python 3.14 has terminate_workers for this; before it the processes are reached only so.
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            raise


def _start(opener: Opener, disputed: dict[str, Dispute]) -> None:
    global _cards, _disputed
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the parent's business: it stops the workers
    _cards = opener()
    _disputed = disputed


def _judge_piece(blob: bytes) -> bytes:
    assert _cards is not None
    return msgspec.json.encode([judge(scenario, _cards, _disputed) for scenario in _SCENARIOS.decode(blob)])
