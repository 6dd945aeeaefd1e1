"""What instructions about counters and divided damage share in every language."""

from __future__ import annotations

from typing import NamedTuple

from landwalk.abilities.amount import Amount, ForEach, Number
from landwalk.abilities.effect import PutCounters
from landwalk.abilities.noun import AnyTarget, Det, It, NounPhrase, Ref, This, ThisWord
from landwalk.kernel.node import Node
from landwalk.oracle.inner import ForEachTail, Leaf, value_of
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings


def bearer(parameter: str) -> Node:
    """What something enters with counters on: "last" for what was spoken of last, else the subject."""
    return It(Ref.LAST) if parameter == "last" else This(ThisWord.IT)


def put(kind: Node, amount: Node, on: Node) -> Leaf:
    """A Leaf of one PutCounters; the kind as the category "kind" gives it."""
    return Leaf((PutCounters(str(value_of(kind)), amount, on),))


def read_put(r: Reader, kind: Node, amount: Node, on: Node, i: int) -> Readings:
    """Counters whose words end at i, and the same "for each" of what may follow."""
    out: Readings = [(put(kind, amount, on), i)]
    for tail, end in r.read("foreach", "", i):
        assert isinstance(tail, ForEachTail)
        assert isinstance(amount, Amount)
        out.append((put(kind, ForEach(amount, tail.of), on), end))
    return out


def only(node: Node) -> PutCounters | None:
    """The one PutCounters of a Leaf; None if it is more."""
    value = value_of(node)
    return value[0] if isinstance(value, tuple) and len(value) == 1 and isinstance(value[0], PutCounters) else None


class AnyTargets(NamedTuple):
    """What divided damage is dealt to. `words`: how many targets at most (0: any number) and what is said."""

    words: tuple[tuple[int, tuple[str, ...]], ...]
    #: parameter of a noun phrase
    case: str = ""

    def read(self, r: Reader, parameter: str, i: int) -> Readings:
        """Any targets, or a noun phrase that targets."""
        out: Readings = []
        for n, words in self.words:
            end = r.literal(words, i)
            if end >= 0:
                out.append((AnyTarget(Det.UP_TO_TARGET, Number(n)) if n else AnyTarget(Det.ANY_NUMBER_TARGET), end))
        return out + [(n, j) for n, j in r.read("phrase", "", i) if isinstance(n, NounPhrase) and n.is_target]

    def emit(self, printer: Printer, parameter: str, node: Node) -> list[str] | None:
        """The same printed."""
        if not isinstance(node, AnyTarget):
            return printer.emit("phrase", self.case, node)
        any_number = node.det is Det.ANY_NUMBER_TARGET
        known = (
            words
            for n, words in self.words
            if (not n if any_number else node.det is Det.UP_TO_TARGET and node.count == Number(n))
        )
        return next((list(words) for words in known), None)
