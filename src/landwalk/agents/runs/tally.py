"""What many games come to: wins, turns, mulligans, for each pair of decks. Sums only, so the order in which games come doesn't matter."""

from __future__ import annotations

import msgspec

from landwalk.agents.runs.results import GameResult, Unit
from landwalk.agents.statistics import is_small, wilson


class Rate(msgspec.Struct, frozen=True):
    """A share with its Wilson interval (95 %). count: of how many. small: the interval is wider than 20 percentage points."""

    count: int
    rate: float
    low: float
    high: float
    small: bool


def rate(wins: float, count: int, *, games: int | None = None) -> Rate:
    """The share of `wins` in `count`; games: how many independent observations stand behind it, if not each one."""
    share = wins / count if count else 0.0
    n = count if games is None else games
    low, high = wilson(share * n, n)
    return Rate(count, round(share, 4), round(low, 4), round(high, 4), is_small(low, high))


class Sums:
    """Games of one deck against another. turns, rules: value -> games. mulligans: how many the first took -> (games, won)."""

    __slots__ = ("began", "began_won", "games", "match_wins", "matches", "mulligans", "rules", "turns", "wins")

    def __init__(self) -> None:
        self.games = 0
        self.wins = [0, 0]
        self.matches = 0
        self.match_wins = [0, 0]
        self.began = 0
        self.began_won = 0
        self.turns: dict[int, int] = {}
        self.rules: dict[str, int] = {}
        self.mulligans: dict[int, list[int]] = {}

    def add(self, unit: Unit) -> None:
        """Counts a unit of this pair."""
        self.matches += 1
        if unit.winner is not None:
            self.match_wins[unit.winner] += 1
        for game in unit.games:
            self._add(game)

    def _add(self, game: GameResult) -> None:
        self.games += 1
        won = game.winner == 0
        if game.winner is not None:
            self.wins[game.winner] += 1
        if game.starter == 0:
            self.began += 1
            self.began_won += won
        self.turns[game.turns] = self.turns.get(game.turns, 0) + 1
        self.rules[game.rule] = self.rules.get(game.rule, 0) + 1
        taken = self.mulligans.setdefault(game.seats[0].mulligans, [0, 0])
        taken[0] += 1
        taken[1] += won

    @property
    def draws(self) -> int:
        """Games that nobody won: draws, and those that were cut."""
        return self.games - sum(self.wins)

    @property
    def began_not(self) -> tuple[int, int]:
        """Games that the first deck didn't begin, and won of these."""
        return self.games - self.began, self.wins[0] - self.began_won

    @property
    def mean_turns(self) -> float:
        return sum(t * n for t, n in self.turns.items()) / self.games if self.games else 0.0


class Tally:
    """All pairs of a run."""

    __slots__ = ("pairs",)

    def __init__(self) -> None:
        self.pairs: dict[tuple[int, int], Sums] = {}

    def add(self, unit: Unit) -> None:
        """Counts a unit."""
        self.pairs.setdefault(unit.pair, Sums()).add(unit)
