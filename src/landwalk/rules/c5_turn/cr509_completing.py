"""CR 509.1b-c, declarations one blocker at a time: which ones, begun like this, can be completed to a legal declaration.

A search that adds only what mends a fault: an attacker that lacks blockers, a blocker that can't block alone, a requirement that isn't
obeyed. A legal declaration that holds what was begun holds such a mend of each fault, so the search finds one if there is any. What more
blockers don't mend (too many of them on one attacker, a cost that can't be paid) ends a branch. Exact up to LIMIT steps; after that a
declaration counts as one that can't be completed, so what is said to be possible always is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from landwalk.abilities.combat import FightCost
from landwalk.rules.c5_turn.cr509_block_rules import Board, Pairs
from landwalk.rules.c5_turn.cr509_declare_blockers import declaration_reasons

LIMIT: Final = 2_000


def anything_goes(table: Board) -> bool:
    """Is every set of the board's options legal that keeps to the number of attackers that each creature can block?"""
    return not (table.fussy or table.alone or table.requirements or FightCost in table.look.index.clauses)


def completed(table: Board, begun: Pairs, maximum: int, proposal: Pairs) -> Pairs | None:
    """A legal declaration that begins with these pairs; None if there is none.

    maximum, proposal: the most requirements that can be obeyed, and a declaration that obeys so many (`cr509_most_requirements.most`).
    """
    if anything_goes(table):
        return begun
    search = _Search(table, maximum)
    merged = begun
    for pair in proposal:
        if search.may_add(merged, pair):
            merged = (*merged, pair)
    if not declaration_reasons(table, merged, maximum):
        return merged
    return search.run(begun)


class _Search:
    __slots__ = ("maximum", "seen", "table")

    def __init__(self, table: Board, maximum: int) -> None:
        self.table = table
        self.maximum = maximum
        self.seen: set[frozenset[tuple[int, int]]] = set()

    def may_add(self, declared: Pairs, pair: tuple[int, int]) -> bool:
        """Is this a pair of the board's options, not declared yet, of a creature that can block one attacker more?"""
        blocker, attacker = pair
        if pair in declared or attacker not in self.table.options.get(blocker, ()):
            return False
        return sum(1 for b, _ in declared if b == blocker) < self.table.capacity.get(blocker, 1)

    def run(self, declared: Pairs) -> Pairs | None:
        key = frozenset(declared)
        if key in self.seen or len(self.seen) >= LIMIT:
            return None
        self.seen.add(key)
        wrong = declaration_reasons(self.table, declared, self.maximum)
        if not wrong:
            return declared
        if self._beyond_mending(declared):
            return None
        for pair in self._mends(declared):
            if self.may_add(declared, pair):
                found = self.run((*declared, pair))
                if found is not None:
                    return found
        return None

    def _blockers(self, declared: Pairs, attacker: int) -> tuple[int, ...]:
        return tuple([b for b, a in declared if a == attacker])

    def _beyond_mending(self, declared: Pairs) -> bool:
        """Too many blockers on an attacker, or requirements that can't be obeyed any more."""
        table = self.table
        for attacker, rules in table.counts.items():
            blockers = self._blockers(declared, attacker)
            if blockers and any(rule.count(table.look, attacker, blockers) >= rule.limit for rule in rules):
                return True
        possible = 0
        for r in table.requirements:
            ways = ((b, a) for b in r.blockers for a in r.attackers)
            possible += r.obeyed(declared) or any(self.may_add(declared, pair) for pair in ways)
        return possible < self.maximum

    def _mends(self, declared: Pairs) -> Iterator[tuple[int, int]]:
        """The pairs that mend the first fault."""
        table = self.table
        for attacker in table.attackers:
            if attacker in table.fussy:
                blockers = self._blockers(declared, attacker)
                if blockers and table.set_reasons(attacker, blockers):
                    yield from ((b, attacker) for b in table.options)
                    return
        alone = {b for b, _ in declared}
        if len(alone) == 1 and declared[0][0] in table.alone:
            yield from ((b, a) for b, able in table.options.items() if b not in alone for a in able)
            return
        if sum(1 for r in table.requirements if r.obeyed(declared)) < self.maximum:
            for r in table.requirements:
                if not r.obeyed(declared):
                    yield from ((b, a) for b in r.blockers for a in r.attackers)
