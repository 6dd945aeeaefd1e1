"""Many scenarios in several processes; the results and their order don't depend on how many."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from landwalk.cards.definitions import Definitions
from landwalk.cards.parallel import in_processes
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
    blobs = [msgspec.json.encode(list(piece)) for piece in pieces]
    for blob in in_processes(blobs, _judge_piece, jobs, _start, opener, dict(disputed or {})):
        yield from _RESULTS.decode(blob)


def _start(opener: Opener, disputed: dict[str, Dispute]) -> None:
    global _cards, _disputed
    _cards = opener()
    _disputed = disputed


def _judge_piece(blob: bytes) -> bytes:
    assert _cards is not None
    return msgspec.json.encode([judge(scenario, _cards, _disputed) for scenario in _SCENARIOS.decode(blob)])
