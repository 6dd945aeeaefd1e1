"""The only source of chance: one integer in the state, a small generator over it, and what rules may ask of it."""

from __future__ import annotations

from typing import Final

_MASK: Final = (1 << 64) - 1


def next_random(rng: int) -> tuple[int, int]:
    """(new generator state, 64 random bits): splitmix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014)."""
    rng = (rng + 0x9E3779B97F4A7C15) & _MASK
    z = rng
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return rng, z ^ (z >> 31)


def below(rng: int, n: int) -> tuple[int, int]:
    """(new generator state, a number from 0 to n - 1, each as likely)."""
    limit = (1 << 64) - (1 << 64) % n
    while True:
        rng, bits = next_random(rng)
        if bits < limit:
            return rng, bits % n


def permutation(rng: int, n: int) -> tuple[int, tuple[int, ...]]:
    """(new generator state, the numbers 0 to n - 1 in random order): Fisher and Yates, from the end."""
    order = list(range(n))
    for i in range(n - 1, 0, -1):
        rng, j = below(rng, i + 1)
        order[i], order[j] = order[j], order[i]
    return rng, tuple(order)


class Chance:
    """What a rule yields to ask chance; the driver answers and logs the result.

    kind: "shuffle" (n items -> a permutation), "number" (0 to n - 1), "coin" (0 or 1; for CR 705), "die" (1 to n; CR 706).
    player: who flips or rolls (0: nobody in particular); for="" or a word for the log.
    """

    __slots__ = ("kind", "n", "player")

    def __init__(self, kind: str, n: int, player: int = 0) -> None:
        self.kind = kind
        self.n = n
        self.player = player
