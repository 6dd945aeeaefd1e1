"""Who plays whom: one deck against the others, all against all, or Swiss rounds. A task's number says what it is, so a run can go on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from landwalk.agents.runs.playing import Task
from landwalk.agents.runs.results import Unit
from landwalk.kernel.chance import permutation

Pair = tuple[int, int]


def against_one(decks: int) -> list[Pair]:
    """The first deck against each other one."""
    return [(0, i) for i in range(1, decks)]


def round_robin(decks: int) -> list[Pair]:
    """Each against each."""
    return [(i, j) for i in range(decks) for j in range(i + 1, decks)]


def tasks_of_pairs(pairs: Sequence[Pair], matches: int) -> list[Task]:
    """So many matches of each pair, pair by pair in turn, so that a run that is stopped early is balanced; the first turn alternates."""
    return [
        Task(match * len(pairs) + index, pair, match % 2)
        for match in range(matches)
        for index, pair in enumerate(pairs)
    ]


class Swiss:
    """Swiss rounds: each round, decks with the same points meet, none twice if that can be avoided; an odd one out has a bye (a win).

    points: 3 for a match won, 1 for a draw. Ties in pairing go by a shuffle of the run's seed, so all workers agree.
    """

    def __init__(self, decks: int, seed: int) -> None:
        self.points = [0] * decks
        self.byes: list[int] = []
        self.met: set[Pair] = set()
        _, self._order = permutation(seed & ((1 << 62) - 1), decks)
        self._round = 0
        self._tables = decks // 2

    def next_round(self) -> list[Task]:
        """The tasks of the round that begins now; the bye is counted at once."""
        ranked = sorted(range(len(self.points)), key=lambda i: (-self.points[i], self._order[i]))
        if len(ranked) % 2:
            free = next((i for i in reversed(ranked) if i not in self.byes), ranked[-1])
            ranked.remove(free)
            self.byes.append(free)
            self.points[free] += 3
        pairs = self._paired(ranked, again=False) or self._paired(ranked, again=True) or []
        tasks = [
            Task(self._round * self._tables + table, pair, (self._round + table) % 2)
            for table, pair in enumerate(pairs)
        ]
        self._round += 1
        return tasks

    def _paired(self, ranked: list[int], *, again: bool) -> list[Pair] | None:
        """The best deck left meets the best that it can; None if somebody would have to meet an opponent again."""
        if not ranked:
            return []
        first, *others = ranked
        for other in others:
            pair = (min(first, other), max(first, other))
            if again or pair not in self.met:
                rest = self._paired([i for i in others if i != other], again=again)
                if rest is not None:
                    return [pair, *rest]
        return None

    def add(self, units: Iterable[Unit]) -> None:
        """The results of the round."""
        for unit in units:
            self.met.add((min(unit.pair), max(unit.pair)))
            if unit.winner is None:
                for deck in unit.pair:
                    self.points[deck] += 1
            else:
                self.points[unit.pair[unit.winner]] += 3
