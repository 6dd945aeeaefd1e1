"""Statistics of many games: win rates with Wilson intervals."""

from __future__ import annotations

from statistics import NormalDist


def wilson(wins: int, games: int, level: float = 0.95) -> tuple[float, float]:
    """The Wilson score interval (E. B. Wilson, 1927) of a win rate, as shares from 0 to 1. (0, 1) for no games."""
    if games == 0:
        return 0.0, 1.0
    z = NormalDist().inv_cdf(0.5 + level / 2)
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)
