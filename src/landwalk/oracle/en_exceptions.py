"""English: what a copy differs in ("except it has haste and it's an artifact in addition to its other types")."""

from __future__ import annotations

from landwalk.abilities.effect import Become, GainAbilities
from landwalk.abilities.noun import This, ThisWord
from landwalk.kernel.node import Node
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import Leaf
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings


def read_exceptions(r: Reader, parameter: str, i: int) -> Readings:
    """A Leaf of predicates: GainAbilities and Become."""
    out: Readings = []
    for one, j in _one(r, i):
        _more(r, (one,), j, out)
    return out


def _one(r: Reader, i: int) -> Readings:
    out: Readings = []
    if r.tokens[i] == "it" and r.tokens[i + 1] == "has":
        for leaf, j in r.read("granted", "", i + 2):
            assert isinstance(leaf, Leaf)
            assert isinstance(leaf.value, tuple)
            out.append((GainAbilities(leaf.value, "have"), j))
    if r.tokens[i] == "it's":
        for node, j in r.read("becoming", "", i + 1):
            assert isinstance(node, Become)
            out.append((node.replace(verb="be"), j))
    return out


def _more(r: Reader, done: tuple[Node, ...], i: int, out: Readings) -> None:
    out.append((Leaf(done), i))
    if len(done) == 1 and r.tokens[i] == "and":
        for one, j in _one(r, i + 1):
            out.append((Leaf((*done, one)), j))


def emit_exceptions(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    assert isinstance(node, Leaf)
    assert isinstance(node.value, tuple)
    out: list[str] = []
    before, printer.subject = printer.subject, This(ThisWord.IT)
    try:
        for one in node.value:
            said: list[str] | None = None
            if isinstance(one, GainAbilities):
                granted = printer.emit("granted", "", Leaf(one.abilities))
                said = None if granted is None else ["it", "has", *granted]
            elif isinstance(one, Become):
                words = printer.emit("becoming", "", one)
                said = None if words is None else ["it's", *words]
            if said is None:
                return None
            out += (["and"] if out else []) + said
    finally:
        printer.subject = before
    return out or None


def install(grammar: Grammar) -> None:
    """Add this category to the English grammar."""
    grammar.read_code["exceptions"] = read_exceptions
    grammar.emit_code["exceptions"] = emit_exceptions
