"""German: what a copy differs in ("außer dass er 7/5 ist und diese Fähigkeit hat"), counters that are more than one thing's."""

from __future__ import annotations

from landwalk.abilities.amount import Amount, Devotion, ForEach, Number
from landwalk.abilities.noun import YOU, AllStyle, It, NounPhrase, Ref
from landwalk.kernel.node import Node
from landwalk.oracle import counters
from landwalk.oracle.copy_exceptions import CopyExceptions
from landwalk.oracle.de_players import IT
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import ForEachTail, Leaf
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings

_EXCEPTIONS = CopyExceptions(
    conjunction="und",
    abilities="granted",
    this_ability=("diese", "Fähigkeit"),
    not_legendary=(("", ("nicht", "legendär", "ist")), ("", ("nicht", "legendär", "sind"))),
    have_end=("hat", "haben"),
    be_end=("ist", "sind"),
    becoming="nom",
    subject=It(Ref.LAST),
)


def read_exceptions(r: Reader, parameter: str, i: int) -> Readings:
    """A Leaf of predicates; the pronoun is said once."""
    return _EXCEPTIONS.read(r, i + 1) if r.tokens[i] in ("er", "sie", "es") else []


def emit_exceptions(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed; the parameter is the gender of what is made, "" for the subject's."""
    gender = parameter or printer.grammar.language.gender(printer, printer.subject)
    said = _EXCEPTIONS.emit(printer, node) if gender in IT["nom"] else None
    return None if said is None else [IT["nom"][gender], *said]


def read_whose_many(r: Reader, parameter: str, i: int) -> Readings:
    """ "von Artefakten", "eines Artefakts": whose abilities."""
    out = [(n, j) for n, j in r.read("np", "gen", i) if getattr(n, "style", None) is not AllStyle.BARE]
    if r.tokens[i] != "von":
        return out
    return [*out, *((n, j) for n, j in r.read("np", "dat", i + 1) if getattr(n, "style", None) is AllStyle.BARE)]


def emit_whose_many(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    if getattr(node, "style", None) is not AllStyle.BARE:
        return printer.emit("np", "gen", node)
    words = printer.emit("np", "dat", node)
    return None if words is None else ["von", *words]


def read_more_counters(r: Reader, parameter: str, i: int) -> Readings:
    """ "einer zusätzlichen +1/+1-Marke": a Leaf of one PutCounters."""
    out: Readings = []
    for n, j in r.read("num", "", i):
        if r.tokens[j] == "zusätzlichen":
            number = "s" if n == Number(1) else "p"
            for kind, k in r.read("marks", number, j + 1):
                out.append((counters.put(kind, n, counters.bearer("")), k))
    return out


def emit_more_counters(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    one = counters.only(node)
    if one is None:
        return None
    count = printer.emit("num", "f dat", one.amount)
    marks = printer.emit("marks", "s" if one.amount == Number(1) else "p", Leaf(one.kind))
    return None if count is None or marks is None else [*count, "zusätzlichen", *marks]


def read_each_counters(r: Reader, parameter: str, i: int) -> Readings:
    """ "für jede Zombie-Karte in deinem Friedhof mit einer +1/+1-Marke": a Leaf of one PutCounters."""
    out: Readings = []
    if r.tokens[i] != "für":
        return out
    for tail, j in r.read("foreach", "", i):
        if r.tokens[j] != "mit" or not isinstance(tail, ForEachTail):
            continue
        for n, k in r.read("num", "", j + 1):
            for kind, end in r.read("marks", "s" if n == Number(1) else "p", k):
                assert isinstance(n, Amount)
                out.append((counters.put(kind, ForEach(n, tail.of), counters.bearer("")), end))
    return out


def emit_each_counters(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    one = counters.only(node)
    if one is None or not isinstance(one.amount, ForEach):
        return None
    base = one.amount.base
    tail = printer.emit("foreach", "", ForEachTail(one.amount.of))
    count = printer.emit("num", "f dat", base)
    marks = printer.emit("marks", "s" if base == Number(1) else "p", Leaf(one.kind))
    return None if tail is None or count is None or marks is None else [*tail, "mit", *count, *marks]


def emit_each_of(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """ "jede Kreatur, die du kontrollierst": long, and said before what is put there."""
    if not isinstance(node, NounPhrase) or node.style is not AllStyle.EACH or not node.tail:
        return None
    return printer.emit("np", parameter, node)


def read_devoted(r: Reader, parameter: str, i: int) -> Readings:
    """ "Grün und Weiß": your devotion to them."""
    return [(Devotion(YOU, leaf.value), j) for leaf, j in r.read("colors", "", i) if isinstance(leaf, Leaf)]  # type: ignore[arg-type]


def emit_devoted(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    return printer.emit("colors", "", Leaf(node.colors)) if isinstance(node, Devotion) and node.of == YOU else None


def install(grammar: Grammar) -> None:
    """Add copies' exceptions and these counters to the German grammar."""
    read, emit = grammar.read_code, grammar.emit_code
    read["exceptions"], emit["exceptions"] = read_exceptions, emit_exceptions
    read["whosemany"], emit["whosemany"] = read_whose_many, emit_whose_many
    read["morecounters"], emit["morecounters"] = read_more_counters, emit_more_counters
    read["eachof"], emit["eachof"] = lambda r, parameter, i: [], emit_each_of
    read["eachcounters"], emit["eachcounters"] = read_each_counters, emit_each_counters
    read["devoted"], emit["devoted"] = read_devoted, emit_devoted
