"""What a copy differs in (CR 707.9), in any language: "except its name is ~, it isn't legendary, and it has haste and this ability"."""

from __future__ import annotations

from typing import NamedTuple

from landwalk.abilities.amount import Number
from landwalk.abilities.effect import BasePT, Become, GainAbilities, NameIs, ThisAbility
from landwalk.abilities.noun import This, ThisWord
from landwalk.kernel.node import Node
from landwalk.oracle.inner import Leaf, PowerToughness
from landwalk.oracle.keyword_lines import listed
from landwalk.oracle.lists import read_list
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings

_UNLEGEND = Become(supertypes=("legendary",), addition="not", verb="be")
_LEGEND = Become(supertypes=("legendary",), addition="in_addition", verb="be")


class CopyExceptions(NamedTuple):
    """A language's words. `have`, `be`: what stands before abilities and kinds; the `_end`s: verbs behind them, the first is printed."""

    conjunction: str
    #: category of abilities, and parameter of the category "becoming"
    abilities: str
    this_ability: tuple[str, ...]
    #: (mark of Become.style, words); the first of a mark is printed, the very first where a mark has none
    not_legendary: tuple[tuple[str, tuple[str, ...]], ...]
    legendary: tuple[tuple[str, ...], ...] = ()
    name: tuple[str, ...] = ()
    have: tuple[str, ...] = ()
    be: tuple[str, ...] = ()
    have_end: tuple[str, ...] = ()
    be_end: tuple[str, ...] = ()
    becoming: str = ""
    serial: bool = False
    #: what the predicates are about while they are printed
    subject: Node = This(ThisWord.IT)

    def read(self, r: Reader, i: int) -> Readings:
        """A Leaf of predicates."""
        found = read_list(r, lambda k: self._one(r, k), i, self.conjunction, serial=self.serial)
        return [(Leaf(parts), end) for parts, end, _ in found]

    def _one(self, r: Reader, i: int) -> Readings:
        out = [*self._abilities(r, i), *self._kinds(r, i)]
        for mark, words in self.not_legendary:
            end = r.literal(words, i)
            if end >= 0:
                out.append((_UNLEGEND.replace(style=mark), end))
        out += [(_LEGEND, end) for words in self.legendary if (end := r.literal(words, i)) >= 0]
        end = r.literal((*self.name, "~"), i) if self.name else -1
        return [*out, (NameIs("~"), end)] if end >= 0 else out

    def _abilities(self, r: Reader, i: int) -> Readings:
        out: Readings = []
        start = r.literal(self.have, i)
        for leaf, j in [(Leaf(()), start), *r.read(self.abilities, "", start)] if start >= 0 else ():
            assert isinstance(leaf, Leaf)
            assert isinstance(leaf.value, tuple)
            if leaf.value:
                out.append((GainAbilities(leaf.value, "have"), j))
            this = r.literal((*((self.conjunction,) if leaf.value else ()), *self.this_ability), j)
            if this >= 0:
                out.append((GainAbilities((*leaf.value, ThisAbility()), "have"), this))
        return _ended(r, out, self.have_end)

    def _kinds(self, r: Reader, i: int) -> Readings:
        out: Readings = []
        start = r.literal(self.be, i)
        if start < 0:
            return out
        out += [(n.replace(verb="be"), j) for n, j in r.read("becoming", self.becoming, start)]
        for size, j in r.read("pm", "", start):
            assert isinstance(size, PowerToughness)
            if isinstance(size.power, Number) and isinstance(size.toughness, Number):
                out.append((BasePT(size.power, size.toughness), j))
        return _ended(r, out, self.be_end)

    def emit(self, printer: Printer, node: Node) -> list[str] | None:
        """The same printed."""
        assert isinstance(node, Leaf)
        assert isinstance(node.value, tuple)
        said: list[list[str]] = []
        before, printer.subject = printer.subject, self.subject
        try:
            for one in node.value:
                words = self._words(printer, one)
                if words is None:
                    return None
                said.append(words)
        finally:
            printer.subject = before
        return listed(said, self.conjunction, serial=self.serial) or None

    def _words(self, printer: Printer, one: Node) -> list[str] | None:
        said: list[str] | None = None
        if isinstance(one, GainAbilities):
            usual = tuple(a for a in one.abilities if not isinstance(a, ThisAbility))
            this = [*self.this_ability] if len(usual) < len(one.abilities) else []
            granted = printer.emit(self.abilities, "", Leaf(usual)) if usual else []
            if granted is None:
                return None
            joint = [self.conjunction] if granted and this else []
            return [*self.have, *granted, *joint, *this, *self.have_end[:1]]
        if isinstance(one, NameIs):
            return [*self.name, one.name] if self.name else None
        if isinstance(one, BasePT) and one.power is not None and one.toughness is not None:
            said = printer.emit("pm", "", PowerToughness(one.power, one.toughness))
        if isinstance(one, Become):
            if one.replace(style="") == _UNLEGEND:
                return list(next((w for mark, w in self.not_legendary if mark == one.style), self.not_legendary[0][1]))
            if one == _LEGEND and self.legendary:
                return list(self.legendary[0])
            said = printer.emit("becoming", self.becoming, one)
        return None if said is None else [*self.be, *said, *self.be_end[:1]]


def _ended(r: Reader, found: Readings, verbs: tuple[str, ...]) -> Readings:
    """Those that one of the verbs stands behind; all, where the language has it before."""
    return [(n, j + 1) for n, j in found if r.tokens[j] in verbs] if verbs else found
