"""One answer, atom by atom: for each kind of question the atoms that may come next, and the whole answer when they are all said.

The walks of a question are the prefixes of its legal answers: an atom is offered if and only if what was said so far, and it, begin a
legal whole answer. So nothing that is offered is a dead end, and every legal answer that the question lists can be said.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from landwalk.kernel.choices import (
    Choice,
    ChooseNumber,
    ChooseObjects,
    ChooseOptions,
    ChooseOrder,
    Divide,
    Priority,
    YesNo,
)
from landwalk.kernel.node import Node
from landwalk.play.atoms.atom import DONE, NO, YES, Atom, AtomKind

#: Numbers of a longer range than this are said digit by digit.
LISTED = 20
#: While more points than this are left of a division, greater shares (powers of ten) are offered too.
POINTS = 20


class Walk:
    """The way to one answer. `said`: the atoms so far. A walk belongs to a question and is given up when the question changes."""

    __slots__ = ("said",)

    def __init__(self) -> None:
        self.said: tuple[Atom, ...] = ()

    def options(self) -> tuple[Atom, ...]:
        """The atoms that may come next; () when the answer is whole."""
        raise TypeError("Walk is a base class")

    def say(self, atom: Atom) -> None:
        """Goes on with one of `options`."""
        self.said = (*self.said, atom)

    def answer(self) -> object:
        """The whole answer, when nothing is left to say."""
        raise TypeError("Walk is a base class")

    def spelled(self, answer: Any) -> tuple[Atom, ...]:
        """The atoms that say an answer which `choice.check` accepts; () if the question doesn't list it."""
        raise TypeError("Walk is a base class")


class OneAtom(Walk):
    """An answer that is one atom: priority, yes or no, a number of few."""

    __slots__ = ("answers",)

    def __init__(self, answers: Sequence[tuple[Atom, object]]) -> None:
        super().__init__()
        self.answers = tuple(answers)

    @staticmethod
    def of(choice: Choice) -> OneAtom | None:
        if isinstance(choice, Priority):
            return OneAtom([(Atom(AtomKind.ACTION, action), action) for action in choice.actions])
        if isinstance(choice, YesNo):
            return OneAtom([(YES, True), (NO, False)])
        if isinstance(choice, ChooseNumber) and choice.most is not None and choice.most - choice.least < LISTED:
            return OneAtom([(Atom(AtomKind.NUMBER, n), n) for n in range(choice.least, choice.most + 1)])
        return None

    def options(self) -> tuple[Atom, ...]:
        return () if self.said else tuple([atom for atom, _ in self.answers])

    def answer(self) -> object:
        return next(answer for atom, answer in self.answers if atom == self.said[0])

    def spelled(self, answer: Any) -> tuple[Atom, ...]:
        return tuple([atom for atom, whole in self.answers if type(whole) is type(answer) and whole == answer][:1])


class Digits(Walk):
    """A number of many: decimal digits, the highest first, then "done"."""

    __slots__ = ("least", "most")

    def __init__(self, choice: ChooseNumber) -> None:
        super().__init__()
        self.least = max(0, choice.least)
        self.most = choice.most

    def _so_far(self) -> str:
        return "".join(str(a.what) for a in self.said if a.kind is AtomKind.DIGIT)

    def options(self) -> tuple[Atom, ...]:
        if DONE in self.said:
            return ()
        text = self._so_far()
        more = tuple([Atom(AtomKind.DIGIT, d) for d in range(10) if text != "0" and self._begins(f"{text}{d}")])
        return (*more, DONE) if text and self._within(int(text)) else more

    def _within(self, n: int) -> bool:
        return self.least <= n and (self.most is None or n <= self.most)

    def _begins(self, text: str) -> bool:
        """Do these digits begin a number of the range?"""
        n = int(text)
        if self._within(n) or n == 0:
            return self._within(n)
        width = 1
        while self.most is None or n * width <= self.most:
            if n * width + width - 1 >= self.least:
                return True
            width *= 10
        return False

    def answer(self) -> object:
        return int(self._so_far())

    def spelled(self, answer: int) -> tuple[Atom, ...]:
        return (*[Atom(AtomKind.DIGIT, int(d)) for d in str(answer)], DONE)


class Picks(Walk):
    """A tuple: one object or option after the other, then "done" unless there are as many as there may be."""

    __slots__ = ("again", "items", "kind", "least", "most")

    def __init__(self, choice: ChooseObjects | ChooseOptions | ChooseOrder) -> None:
        super().__init__()
        self.again = isinstance(choice, ChooseOptions) and choice.repeat != "no"
        items: Sequence[int | str | Node]
        if isinstance(choice, ChooseOrder):
            items, self.least, self.most = choice.items, len(choice.items), len(choice.items)
        elif isinstance(choice, ChooseObjects):
            items, self.least, self.most = choice.candidates, choice.least, choice.most
        else:
            items, self.least, self.most = choice.options, choice.least, choice.most
        self.kind = AtomKind.OPTION if isinstance(choice, ChooseOptions) else AtomKind.OBJECT
        self.items = tuple([Atom(self.kind, item) for item in dict.fromkeys(items)])
        if not self.again:
            self.most = min(self.most, len(self.items))

    def options(self) -> tuple[Atom, ...]:
        picked = len(self.said)
        if picked >= self.most or DONE in self.said:
            return ()
        left = self.items if self.again else tuple([a for a in self.items if a not in self.said])
        return (*left, DONE) if picked >= self.least else left

    def answer(self) -> object:
        return tuple([atom.what for atom in self.said if atom is not DONE])

    def spelled(self, answer: tuple[int | str | Node, ...]) -> tuple[Atom, ...]:
        said = tuple([Atom(self.kind, item) for item in answer])
        return said if len(said) >= self.most else (*said, DONE)


class Division(Walk):
    """Shares: one point after the other; everybody has `each` from the beginning."""

    __slots__ = ("choice",)

    def __init__(self, choice: Divide) -> None:
        super().__init__()
        self.choice = choice

    def _shares(self) -> dict[int, int]:
        shares = dict.fromkeys(self.choice.among, self.choice.each)
        for atom in self.said:
            assert isinstance(atom.what, int)
            shares[atom.what] += atom.n
        return shares

    def options(self) -> tuple[Atom, ...]:
        shares = self._shares()
        left = self.choice.amount - sum(shares.values())
        sizes = [1]
        while left > POINTS and sizes[-1] * 10 <= left:
            sizes.append(sizes[-1] * 10)
        return tuple(
            [
                Atom(AtomKind.SHARE, id_, n)
                for id_ in self.choice.among
                for n in sizes
                if left >= n and self._can_go_on({**shares, id_: shares[id_] + n}, left - n)
            ]
        )

    def _can_go_on(self, shares: dict[int, int], left: int) -> bool:
        """CR 702.19b: whoever is last gets something only if the others can still get lethal damage."""
        choice = self.choice
        if not choice.last or not shares.get(choice.last, 0):
            return not choice.last or len(choice.among) > 1 or left == 0
        return sum(max(0, n - shares[i]) for i, n in choice.lethal) <= left

    def answer(self) -> object:
        return tuple(self._shares().items())

    def spelled(self, answer: tuple[tuple[int, int], ...]) -> tuple[Atom, ...]:
        """The points in the order of the shares, the greatest pieces first."""
        out: list[Atom] = []
        left = self.choice.amount - self.choice.each * len(self.choice.among)
        for id_, share in answer:
            rest = share - self.choice.each
            while rest > 0:
                size = 1
                while left > POINTS and size * 10 <= rest:
                    size *= 10
                out.append(Atom(AtomKind.SHARE, id_, size))
                rest -= size
                left -= size
        return tuple(out)
