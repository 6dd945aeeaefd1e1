"""The table of a tournament: matches won, points, tie-breakers, and ratings with their uncertainty (openskill, extra `[ratings]`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from landwalk.agents.runs.results import Unit
from landwalk.agents.runs.tally import Rate, rate

#: A deck's share of points counts as at least this much for those who met it.
_LEAST = 1 / 3


class Rating(msgspec.Struct, frozen=True):
    """Skill by openskill's Plackett-Luce model: mean and standard deviation. A new deck has 25 and 8.3."""

    mu: float
    sigma: float


class Standing(msgspec.Struct, frozen=True):
    """A deck. points: 3 a match won, 1 a draw, byes count as won. opponents: mean share of points of those it met (OMW %).

    rating: None where openskill isn't installed.
    """

    deck: int
    name: str
    matches: int
    wins: int
    draws: int
    byes: int
    points: int
    match_rate: Rate
    game_rate: Rate
    opponents: float
    rating: Rating | None


class Standings:
    """Counts matches."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        n = len(names)
        self.byes: Sequence[int] = ()
        self._matches = [0] * n
        self._wins = [0] * n
        self._draws = [0] * n
        self._games = [0] * n
        self._game_wins = [0] * n
        self._met: list[list[int]] = [[] for _ in range(n)]
        self._results: list[tuple[int, tuple[int, int], int | None]] = []

    def add(self, unit: Unit) -> None:
        """Counts a match."""
        self._results.append((unit.number, unit.pair, unit.winner))
        for seat, deck in enumerate(unit.pair):
            self._matches[deck] += 1
            self._met[deck].append(unit.pair[1 - seat])
            self._games[deck] += len(unit.games)
            self._game_wins[deck] += unit.wins[seat]
            self._draws[deck] += unit.winner is None
            self._wins[deck] += unit.winner == seat

    def table(self, *, by_points: bool) -> list[Standing]:
        """Best first: by points and tie-breakers (Swiss), or by the share of matches won."""
        rated = ratings(len(self._names), self._results)
        shares = [self._share(i) for i in range(len(self._names))]
        rows = [self._row(i, shares, None if rated is None else rated[i]) for i in range(len(self._names))]
        if by_points:
            return sorted(rows, key=lambda r: (-r.points, -r.opponents, -r.game_rate.rate, r.deck))
        return sorted(rows, key=lambda r: (-r.match_rate.rate, -r.game_rate.rate, r.deck))

    def _points(self, deck: int) -> int:
        return 3 * self._wins[deck] + self._draws[deck]

    def _share(self, deck: int) -> float:
        played = self._matches[deck]
        return max(_LEAST, self._points(deck) / (3 * played)) if played else _LEAST

    def _row(self, deck: int, shares: Sequence[float], rated: Rating | None) -> Standing:
        met = self._met[deck]
        byes = sum(b == deck for b in self.byes)
        return Standing(
            deck,
            self._names[deck],
            self._matches[deck],
            self._wins[deck],
            self._draws[deck],
            byes,
            self._points(deck) + 3 * byes,
            rate(self._wins[deck], self._matches[deck]),
            rate(self._game_wins[deck], self._games[deck]),
            round(sum(shares[i] for i in met) / len(met), 4) if met else 0.0,
            rated,
        )


def ratings(decks: int, results: Sequence[tuple[int, tuple[int, int], int | None]]) -> list[Rating] | None:
    """Ratings after these matches (number, pair, winner), counted in the order of their numbers; None without openskill."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model: Any = PlackettLuce()
    rated = [model.rating() for _ in range(decks)]
    for _number, (first, second), winner in sorted(results):
        ranks = [0, 0] if winner is None else [winner, 1 - winner]
        ((one,), (other,)) = model.rate([[rated[first]], [rated[second]]], ranks=ranks)
        rated[first], rated[second] = one, other
    return [Rating(round(r.mu, 2), round(r.sigma, 2)) for r in rated]
