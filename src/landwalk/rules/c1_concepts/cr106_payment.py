"""Can these units of mana pay for that (CR 106, 118.3a)? Hall's theorem for plain cases, augmenting paths for plans, a search for the rest.

A unit is one mana that could be had, as a mask of the types that it could be; a need is a number of generic mana and one mask for each
symbol that asks for something: a hybrid symbol is one mask with two bits. Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

#: The bits of a mask: the mana types (106.1b), and S for mana from a snow source (107.4h).
BIT: Final = {"W": 1, "U": 2, "B": 4, "R": 8, "G": 16, "C": 32, "S": 64}
ANY_COLOR: Final = 31
ANY_TYPE: Final = 63
SNOW: Final = 64
#: For units that can pay generic mana only, and for generic mana itself: every unit has it.
ANYTHING: Final = 128

_mask_bits: Final[tuple[int, ...]] = tuple(m.bit_count() for m in range(256))


class Need:
    """Mana to be paid: `generic` of any type, `pips` of one of the types of each mask, and `life` (Phyrexian symbols so paid)."""

    __slots__ = ("generic", "life", "pips")

    def __init__(self, generic: int, pips: tuple[int, ...] = (), life: int = 0) -> None:
        self.generic = generic
        self.pips = pips
        self.life = life

    @property
    def total(self) -> int:
        return self.generic + len(self.pips)

    def __repr__(self) -> str:
        return f"Need({self.generic}, {self.pips}, life={self.life})"


@lru_cache(maxsize=4096)
def needs(symbols: tuple[str, ...], x: int = 0) -> tuple[Need, ...]:
    """What the symbols of a cost may mean: one Need for each way to pay those that can be paid in several ways (118.13).

    Ways with less life, then with less mana, come first. X counts x each.
    """
    generic = 0
    pips: list[int] = []
    either: list[str] = []
    for s in symbols:
        bit = BIT.get(s)
        if bit is not None:
            pips.append(bit)
        elif s.isdigit():
            generic += int(s)
        elif s in ("X", "Y", "Z"):
            generic += x
        elif s.endswith("/P") or s.startswith("2/"):
            either.append(s)
        else:  # CR 107.4e, a hybrid symbol
            left, right = s.split("/")
            pips.append(BIT[left] | BIT[right])
    if not either:
        return (Need(generic, tuple(pips)),)
    ways = [(generic, tuple(pips), 0)]
    for s in either:
        parts = s.split("/")
        mask = sum(BIT[p] for p in parts if p in BIT)
        if parts[-1] == "P":  # CR 107.4f: one mana of the colour, or 2 life
            ways = [(g, (*p, mask), n) for g, p, n in ways] + [(g, p, n + 2) for g, p, n in ways]
        else:  # CR 107.4e: the colour, or two generic
            ways = [(g, (*p, mask), n) for g, p, n in ways] + [(g + 2, p, n) for g, p, n in ways]
    unique = dict.fromkeys(ways)
    return tuple(Need(*w) for w in sorted(unique, key=lambda w: (w[2], w[0] + len(w[1]))))


class Table:
    """How many units there are of each mask; answers Hall's condition. Made once per player and epoch."""

    __slots__ = ("_within", "counts", "total")

    def __init__(self, units: Iterable[int]) -> None:
        counts: dict[int, int] = {}
        total = 0
        for mask in units:
            counts[mask] = counts.get(mask, 0) + 1
            total += 1
        self.counts = counts
        self.total = total
        self._within: dict[int, int] = {}

    def touching(self, mask: int) -> int:
        """How many units could be of one of the types of `mask`."""
        found = self._within.get(mask)
        if found is None:
            found = sum(n for m, n in self.counts.items() if m & mask)
            self._within[mask] = found
        return found

    def pays(self, need: Need) -> bool:
        """Hall's condition: for every set of types, no more symbols within it than units that touch it."""
        pips = need.pips
        if len(pips) + need.generic > self.total:
            return False
        if not pips:
            return True
        first = pips[0]
        if pips.count(first) == len(pips):
            return len(pips) <= self.touching(first)
        for mask in _unions(pips):
            inside = 0
            for p in pips:
                if p | mask == mask:
                    inside += 1
            if inside > self.touching(mask):
                return False
        return True


_union_cache: Final[dict[tuple[int, ...], tuple[int, ...]]] = {}


def _unions(pips: tuple[int, ...]) -> tuple[int, ...]:
    """All unions of the masks of `pips`."""
    found = _union_cache.get(pips)
    if found is None:
        out: dict[int, None] = {}
        for p in dict.fromkeys(pips):
            for mask in [0, *out]:
                out[mask | p] = None
        found = tuple(out)
        _union_cache[pips] = found
    return found


def assign(units: Sequence[int], need: Need) -> list[int] | None:
    """Which units pay: indices, symbols' units first in the order of `need.pips`, then the generic ones. None: it can't be paid.

    Units stand in the order in which they are to be used: of those that will do, the first ones are taken; a unit that could be
    anything is kept for what needs it.
    """
    if need.total > len(units):
        return None
    order = sorted(range(len(units)), key=lambda u: (_mask_bits[units[u] & ANY_TYPE], u))
    pays: dict[int, int] = {}  # unit -> index of the pip that it pays
    for p in sorted(range(len(need.pips)), key=lambda i: _mask_bits[need.pips[i]]):
        if not _augment(units, need.pips, order, p, pays, set()):
            return None
    by_pip = {p: u for u, p in pays.items()}
    used = [by_pip[p] for p in range(len(need.pips))]
    rest = [u for u in range(len(units)) if u not in pays]
    return used + rest[: need.generic] if len(rest) >= need.generic else None


def _augment(
    units: Sequence[int], pips: tuple[int, ...], order: list[int], p: int, pays: dict[int, int], tried: set[int]
) -> bool:
    """Gives pip p a unit, moving others if need be (an augmenting path)."""
    mask = pips[p]
    for u in order:
        if units[u] & mask and u not in pays:
            pays[u] = p
            return True
    for u in order:
        if units[u] & mask and u not in tried:
            tried.add(u)
            if _augment(units, pips, order, pays[u], pays, tried):
                pays[u] = p
                return True
    return False


# --- the search for coupled, priced and several-unit sources ----------------------------------------


class Offer:
    """One thing that a source could do: make these units (masks) at once, at a price in mana.

    dear: how unwelcome it is to use it (0: a land; more: it costs life, a permanent, ...).
    """

    __slots__ = ("dear", "price", "units")

    def __init__(self, units: tuple[int, ...], price: Need | None = None, dear: int = 0) -> None:
        self.units = units
        self.price = price
        self.dear = dear


class Found:
    """A way to pay: `steps` are (source, offer) indices in the order of activation; `paying` are for each priced step and at last for
    the need itself the (unit, mask that it pays for) pairs. Units are numbered as they came: the free ones first, then those of
    each step, then the late ones."""

    __slots__ = ("paying", "steps")

    def __init__(self, steps: tuple[tuple[int, int], ...], paying: tuple[tuple[tuple[int, int], ...], ...]) -> None:
        self.steps = steps
        self.paying = paying


def search(
    free: Sequence[int], sources: Sequence[Sequence[Offer]], need: Need, late: Sequence[int] = (), most: int = 4000
) -> Found | None:
    """The way to pay with the fewest and least dear activations of `sources`, each usable once, besides the `free` units.

    late: units that can pay for the need itself, but not for prices (creatures tapped for it, 702.51a); they are numbered last.
    Looks at no more than `most` combinations, so an answer None may rarely be wrong on enormous boards; never the other way round.
    """
    budget = [most]
    for limit in range(len(sources) + 1):
        found = _deepen(list(free), sources, need, (), (), limit, budget, late)
        if found is not None or budget[0] <= 0:
            return found
    return None


def _deepen(
    units: list[int],
    sources: Sequence[Sequence[Offer]],
    need: Need,
    steps: tuple[tuple[int, int], ...],
    prices: tuple[tuple[Need, int], ...],
    limit: int,
    budget: list[int],
    late: Sequence[int],
) -> Found | None:
    """Exactly `limit` more activations. prices: (price, how many units were there before it)."""
    budget[0] -= 1
    if budget[0] <= 0:
        return None
    if limit == 0:
        every = [*units, *late]
        paying = _pay_in_time(every, (*prices, (need, len(every))))
        return None if paying is None else Found(steps, paying)
    used = {s for s, _ in steps}
    seen: list[Sequence[Offer]] = []
    choices = [
        (offer.dear, s, o)
        for s, offers in enumerate(sources)
        if s not in used and not _seen_before(offers, seen)
        for o, offer in enumerate(offers)
    ]
    # Steps without a price may come in any order: only the rising one is tried.
    last = steps[-1] if steps and sources[steps[-1][0]][steps[-1][1]].price is None else None
    for _dear, s, o in sorted(choices):
        offer = sources[s][o]
        if offer.price is None and last is not None and s < last[0]:
            continue
        more = prices if offer.price is None else (*prices, (offer.price, len(units)))
        if offer.price is not None and _pay_in_time(units, more) is None:
            continue
        found = _deepen(units + list(offer.units), sources, need, (*steps, (s, o)), more, limit - 1, budget, late)
        if found is not None:
            return found
    return None


def _seen_before(offers: Sequence[Offer], seen: list[Sequence[Offer]]) -> bool:
    for other in seen:
        if other is offers:
            return True
    seen.append(offers)
    return False


def _pay_in_time(
    units: Sequence[int], prices: tuple[tuple[Need, int], ...]
) -> tuple[tuple[tuple[int, int], ...], ...] | None:
    """Units, with what each pays for, for each of the prices; a price is paid from what was there before it. None: impossible."""
    wanted: list[tuple[int, int, int]] = []  # (mask, how many units there were, which price)
    for k, (need, there) in enumerate(prices):
        wanted += [(p, there, k) for p in need.pips] + [(ANY_TYPE | SNOW | ANYTHING, there, k)] * need.generic
    if len(wanted) > len(units):
        return None
    wanted.sort(key=lambda w: (_mask_bits[w[0]], w[1]))
    pays: dict[int, int] = {}
    for w in range(len(wanted)):
        if not _augment_in_time(units, wanted, w, pays, set()):
            return None
    out: list[list[tuple[int, int]]] = [[] for _ in prices]
    for u in sorted(pays):
        mask, _, k = wanted[pays[u]]
        out[k].append((u, mask))
    return tuple(tuple(us) for us in out)


def _augment_in_time(
    units: Sequence[int], wanted: list[tuple[int, int, int]], w: int, pays: dict[int, int], tried: set[int]
) -> bool:
    mask, there, _ = wanted[w]
    for u in range(there):
        if units[u] & mask and u not in pays:
            pays[u] = w
            return True
    for u in range(there):
        if units[u] & mask and u not in tried:
            tried.add(u)
            if _augment_in_time(units, wanted, pays[u], pays, tried):
                pays[u] = w
                return True
    return False


def mask_of(types: Iterable[str], snow: int = 0) -> int:
    """The mask of a unit that could be any of `types`."""
    mask = SNOW if snow else 0
    for t in types:
        mask |= BIT[t]
    return mask
