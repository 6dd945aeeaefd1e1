"""CR 509.1c, the most requirements that a legal declaration of blockers can obey: a search with a bound.

Only creatures that can matter are tried: those that a requirement names, and helpers where an attacker has a say in the number of its
blockers or a creature can't block alone. Each creature first tries what completes a set of blockers, then what obeys most, so the first
way down is nearly always the best one; a branch is cut when what is left can't beat the best found. The search is exact up to LIMIT steps
(it takes about ten coupled creatures to get there); after that the best declaration found is the measure, which can only be too lenient.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from landwalk.rules.c5_turn.cr509_block_rules import Board, Pairs, Requirement

LIMIT: Final = 10_000
#: A creature that can block any number of attackers is tried with up to this many at once.
MOST_AT_ONCE: Final = 4


def most(table: Board) -> tuple[int, Pairs]:
    """(the greatest number of requirements that can be obeyed, a legal declaration that obeys so many)."""
    if not table.requirements:
        return 0, ()
    return _Search(table).run()


class _Search:
    __slots__ = ("best", "blockers", "blocks", "choices", "left", "steps", "table")

    def __init__(self, table: Board) -> None:
        self.table = table
        self.best: tuple[int, Pairs] = (0, ())
        self.blocks: list[tuple[int, int]] = []
        self.steps = 0
        named = [b for b in table.free if any(b in r.blockers for r in table.requirements)]
        wanted = frozenset(a for r in table.requirements for a in r.attackers)
        helpers = [b for b in table.free if b not in named and _may_help(table, b, wanted)]
        self.blockers = (*named, *helpers)
        self.choices = [_choices(table, b, wanted) for b in self.blockers]
        #: How many requirements the creatures from this one on could obey at most.
        self.left = [self._could(i) for i in range(len(self.blockers) + 1)]

    def _could(self, i: int) -> list[Requirement]:
        rest = self.blockers[i:]
        return [r for r in self.table.requirements if any(b in r.blockers for b in rest)]

    def run(self) -> tuple[int, Pairs]:
        self._try(0)
        return self.best

    def _try(self, i: int) -> None:
        self.steps += 1
        blocks = tuple(self.blocks)
        obeyed = sum(1 for r in self.table.requirements if r.obeyed(blocks))
        if obeyed > self.best[0] and legal_sets(self.table, blocks):
            self.best = (obeyed, blocks)
        if i == len(self.blockers) or self.steps > LIMIT:
            return
        more = sum(1 for r in self.left[i] if not r.obeyed(blocks))
        if obeyed + more <= self.best[0]:
            return
        blocker = self.blockers[i]
        for choice in self._ordered(i, blocks, obeyed):
            self.blocks.extend((blocker, a) for a in choice)
            self._try(i + 1)
            if choice:
                del self.blocks[-len(choice) :]

    def _ordered(self, i: int, blocks: Pairs, obeyed: int) -> list[tuple[int, ...]]:
        """The choices of a creature, the most promising first."""
        table, blocker = self.table, self.blockers[i]
        lacking = []
        for a in table.attackers:
            if a in table.fussy:
                mine = tuple(b for b, attacker in blocks if attacker == a)
                if mine and table.set_reasons(a, mine):
                    lacking.append(a)

        def promise(choice: tuple[int, ...]) -> int:
            now = blocks + tuple((blocker, a) for a in choice)
            gain = sum(1 for r in table.requirements if r.obeyed(now)) - obeyed
            return -gain - 100 * sum(1 for a in choice if a in lacking)

        return sorted(self.choices[i], key=promise)


def _may_help(table: Board, blocker: int, wanted: frozenset[int]) -> bool:
    return bool(table.alone) or any(a in table.fussy and a in wanted for a in table.options[blocker])


def _choices(table: Board, blocker: int, wanted: frozenset[int]) -> list[tuple[int, ...]]:
    """What the creature may block, the wanted attackers first; nothing last."""
    able = [a for a in table.options[blocker] if a in wanted]
    if table.alone:
        able += [a for a in table.options[blocker] if a not in wanted][:1]
    out: list[tuple[int, ...]] = []
    for n in range(min(table.capacity.get(blocker, 1), MOST_AT_ONCE, len(able)), 0, -1):
        out.extend(combinations(able, n))
    if len(able) > MOST_AT_ONCE and table.capacity.get(blocker, 1) >= len(able):
        out.insert(0, tuple(able))
    out.append(())
    return out


def legal_sets(table: Board, blocks: Pairs) -> bool:
    """Are the restrictions on sets of blockers and on blocking alone obeyed?"""
    blockers = {b for b, _ in blocks}
    if len(blockers) == 1 and table.alone and blocks[0][0] in table.alone:
        return False
    if not table.fussy:
        return True
    for attacker in table.attackers:
        if attacker in table.fussy:
            mine = tuple(b for b, a in blocks if a == attacker)
            if mine and table.set_reasons(attacker, mine):
                return False
    return True
