"""Statistics of many games: win rates with Wilson intervals, differences of rates with Newcombe's."""

from __future__ import annotations

from statistics import NormalDist


def wilson(wins: float, games: int, level: float = 0.95) -> tuple[float, float]:
    """The Wilson score interval (E. B. Wilson, 1927) of a win rate, as shares from 0 to 1. (0, 1) for no games."""
    if games == 0:
        return 0.0, 1.0
    z = NormalDist().inv_cdf(0.5 + level / 2)
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)


def newcombe(first: tuple[float, int], second: tuple[float, int], level: float = 0.95) -> tuple[float, float]:
    """The interval of a difference of two rates (R. G. Newcombe, 1998, method 10), each as (rate, games). (-1, 1) without games."""
    (one, games), (other, others) = first, second
    if not games or not others:
        return -1.0, 1.0
    low, high = wilson(one * games, games, level)
    less, more = wilson(other * others, others, level)
    down = ((one - low) ** 2 + (more - other) ** 2) ** 0.5
    up = ((high - one) ** 2 + (other - less) ** 2) ** 0.5
    return one - other - down, one - other + up


#: An interval wider than this (20 percentage points) is called that of a small sample.
WIDE = 0.2


def is_small(low: float, high: float) -> bool:
    """Too few games for the rate to say much."""
    return high - low > WIDE
