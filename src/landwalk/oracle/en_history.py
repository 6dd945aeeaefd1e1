"""English: "under your control" behind a verb, "has two cards in hand", "devotion to green"."""

from __future__ import annotations

from landwalk.abilities.amount import HandSize, LifeTotal
from landwalk.abilities.noun import YOU, AllStyle, Controlled, NounPhrase
from landwalk.kernel.node import Node
from landwalk.oracle import en_becoming
from landwalk.oracle.agreement import number_of, person_of
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import Leaf
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings

_YOURS = Controlled(YOU)


def read_yours(r: Reader, parameter: str, i: int) -> Readings:
    """A phrase of things that the words "under your control" follow; parameter "bare" for plurals."""
    out: Readings = []
    for node, j in r.read("phrase", "", i):
        if isinstance(node, NounPhrase) and (node.style is AllStyle.BARE) == (parameter == "bare"):
            if not any(isinstance(m, Controlled) for m in node.tail):
                out.append((node.replace(tail=(*node.tail, _YOURS)), j))
    return out


def emit_yours(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    if not isinstance(node, NounPhrase) or _YOURS not in node.tail:
        return None
    return printer.emit("phrase", "", node.replace(tail=tuple(m for m in node.tail if m != _YOURS)))


def _has(who: Node) -> str:
    return "have" if person_of(who) == "2" or number_of(who) == "p" else "has"


def read_hand(r: Reader, parameter: str, i: int) -> Readings:
    """ "that player has", before a number of cards in hand: a HandSize."""
    return [(HandSize(w), j + 1) for w, j in r.read("player", "nom", i) if r.tokens[j] == _has(w)]


def read_life(r: Reader, parameter: str, i: int) -> Readings:
    """ "that player has", before an amount of life: a LifeTotal."""
    return [(LifeTotal(w), j + 1) for w, j in r.read("player", "nom", i) if r.tokens[j] == _has(w)]


def emit_hand(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    return _emit_has(printer, node) if isinstance(node, HandSize) else None


def emit_life(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    return _emit_has(printer, node) if isinstance(node, LifeTotal) else None


def _emit_has(printer: Printer, node: HandSize | LifeTotal) -> list[str] | None:
    words = printer.emit("player", "nom", node.of)
    return None if words is None else [*words, _has(node.of)]


def read_colors(r: Reader, parameter: str, i: int) -> Readings:
    """ "green", "white and blue": a Leaf of letters."""
    return [(Leaf(letters), j) for letters, j in en_becoming.colors(r, i)]


def emit_colors(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    assert isinstance(node, Leaf)
    return en_becoming.color_words(node.value) if isinstance(node.value, tuple) and node.value else None


def install(grammar: Grammar) -> None:
    """Add these to the English grammar."""
    for name, read, emit in (
        ("yours", read_yours, emit_yours),
        ("handof", read_hand, emit_hand),
        ("lifeof", read_life, emit_life),
        ("colors", read_colors, emit_colors),
    ):
        grammar.read_code[name] = read
        grammar.emit_code[name] = emit
