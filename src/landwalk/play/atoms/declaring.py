"""Attackers and blockers one at a time (CR 508.1, 509.1): a creature, then what it attacks or blocks, and so on until "done"."""

from __future__ import annotations

from landwalk.kernel.choices import DeclareAttackers, DeclareBlockers
from landwalk.kernel.state import State
from landwalk.play.atoms.atom import DONE, Atom, AtomKind
from landwalk.play.atoms.walking import Walk
from landwalk.rules.c5_turn import cr508_completing, cr508_declare_attackers, cr509_block_rules, cr509_completing
from landwalk.rules.c5_turn import cr509_declare_blockers as cr509
from landwalk.rules.c5_turn.cr509_most_requirements import most
from landwalk.rules.look import Now

Pairs = tuple[tuple[int, int], ...]


class Declaration(Walk):
    """Pairs of a creature and another thing. What can't be completed to a legal declaration isn't offered."""

    __slots__ = ("able", "dead", "first", "plain", "second", "spare", "witnesses")

    def __init__(self, able: dict[int, tuple[int, ...]], first: AtomKind, second: AtomKind, *, plain: bool) -> None:
        super().__init__()
        self.able = able
        self.first = first
        self.second = second
        #: Is every declaration of these options legal?
        self.plain = plain
        #: Legal declarations that were found and hold what is declared now; the pairs that they have besides.
        self.witnesses: list[frozenset[tuple[int, int]]] = []
        self.spare: set[tuple[int, int]] = set()
        #: Pairs with which nothing can be completed any more: more that is declared doesn't change that.
        self.dead: set[tuple[int, int]] = set()

    def pairs(self) -> tuple[Pairs, int]:
        """(what is declared, the creature that waits for its other half or 0)."""
        ids = [a.what for a in self.said if a is not DONE]
        out = tuple([(one, two) for one, two in zip(ids[::2], ids[1::2], strict=False)])
        waiting = ids[-1] if len(ids) % 2 else 0
        assert isinstance(waiting, int)
        return out, waiting  # type: ignore[return-value]

    def options(self) -> tuple[Atom, ...]:
        if DONE in self.said:
            return ()
        declared, waiting = self.pairs()
        held = frozenset(declared)
        self.witnesses = [w for w in self.witnesses if held <= w]
        self.spare = {pair for w in self.witnesses for pair in w - held}
        if waiting:
            others = [o for o in self._free(declared, waiting) if self._leads_on(declared, (waiting, o))]
            return tuple([Atom(self.second, other) for other in others])
        more = tuple([Atom(self.first, c) for c in self.able if self._can_add(declared, c)])
        return (*more, DONE) if self.plain or self._is_legal(declared) else more

    def _can_add(self, declared: Pairs, creature: int) -> bool:
        return any(self._leads_on(declared, (creature, other)) for other in self._free(declared, creature))

    def _leads_on(self, declared: Pairs, pair: tuple[int, int]) -> bool:
        """Does a legal declaration hold all that is declared, and this pair?"""
        if self.plain or pair in self.spare:
            return True
        if pair in self.dead:
            return False
        found = self._completed((*declared, pair))
        if found is None:
            self.dead.add(pair)
            return False
        self.witnesses.append(frozenset(found))
        self.spare.update(self.witnesses[-1].difference(declared))
        return True

    def _is_legal(self, declared: Pairs) -> bool:
        raise TypeError("Declaration is a base class")

    def _free(self, declared: Pairs, creature: int) -> tuple[int, ...]:
        """What the creature could be declared for besides."""
        raise TypeError("Declaration is a base class")

    def _completed(self, declared: Pairs) -> Pairs | None:
        raise TypeError("Declaration is a base class")

    def answer(self) -> object:
        return self.pairs()[0]

    def spelled(self, answer: Pairs) -> tuple[Atom, ...]:
        halves = [half for one, two in answer for half in (Atom(self.first, one), Atom(self.second, two))]
        return (*halves, DONE)


class Attacking(Declaration):
    __slots__ = ("look", "table")

    def __init__(self, state: State, choice: DeclareAttackers) -> None:
        self.look = Now(state)
        self.table = cr508_declare_attackers.board(state)
        plain = cr508_completing.anything_goes(self.look, self.table)
        super().__init__(dict(choice.options), AtomKind.ATTACKER, AtomKind.DEFENDER, plain=plain)

    def _free(self, declared: Pairs, creature: int) -> tuple[int, ...]:
        return () if any(creature == c for c, _ in declared) else self.able[creature]

    def _completed(self, declared: Pairs) -> Pairs | None:
        return cr508_completing.completed(self.look, self.table, declared)

    def _is_legal(self, declared: Pairs) -> bool:
        return not cr508_declare_attackers.declaration_reasons(self.look, self.table, declared)


class Blocking(Declaration):
    __slots__ = ("maximum", "proposal", "table")

    def __init__(self, state: State, choice: DeclareBlockers) -> None:
        self.table = cr509_block_rules.board(state, choice.player)
        plain = cr509_completing.anything_goes(self.table)
        super().__init__(dict(choice.options), AtomKind.BLOCKER, AtomKind.BLOCKED, plain=plain)
        self.maximum, self.proposal = (0, ()) if plain else most(self.table)

    def _free(self, declared: Pairs, creature: int) -> tuple[int, ...]:
        able = self.able[creature]
        taken = [a for c, a in declared if c == creature]
        if len(taken) >= self.table.capacity.get(creature, 1):
            return ()
        return tuple([a for a in able if a not in taken]) if taken else able

    def _completed(self, declared: Pairs) -> Pairs | None:
        return cr509_completing.completed(self.table, declared, self.maximum, self.proposal)

    def _is_legal(self, declared: Pairs) -> bool:
        return not cr509.declaration_reasons(self.table, declared, self.maximum)
