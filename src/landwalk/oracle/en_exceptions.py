"""English: what a copy differs in ("except its name is ~, it isn't legendary, and it has haste and this ability")."""

from __future__ import annotations

from landwalk.abilities.amount import Number
from landwalk.abilities.effect import BasePT, Become, GainAbilities, NameIs, ThisAbility
from landwalk.abilities.noun import This, ThisWord
from landwalk.kernel.node import Node
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import Leaf, PowerToughness
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings

_THIS_ABILITY = ("this", "ability")
#: how a copy is said not to be legendary: the mark, the words
_NOT_LEGENDARY = (
    ("", ("it", "isn't", "legendary")),
    ("not", ("it's", "not", "legendary")),
    ("copy", ("the", "copy", "isn't", "legendary")),
    ("token", ("the", "token", "isn't", "legendary")),
)
_UNLEGEND = Become(supertypes=("legendary",), addition="not", verb="be")

_LEGEND_WORDS = ("it's", "legendary", "in", "addition", "to", "its", "other", "types")
_LEGEND = Become(supertypes=("legendary",), addition="in_addition", verb="be")


def read_exceptions(r: Reader, parameter: str, i: int) -> Readings:
    """A Leaf of predicates."""
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
            k = r.literal(("and", *_THIS_ABILITY), j)
            if k >= 0:
                out.append((GainAbilities((*leaf.value, ThisAbility()), "have"), k))
        k = r.literal(_THIS_ABILITY, i + 2)
        if k >= 0:
            out.append((GainAbilities((ThisAbility(),), "have"), k))
    if r.tokens[i] == "it's":
        for node, j in r.read("becoming", "", i + 1):
            assert isinstance(node, Become)
            out.append((node.replace(verb="be"), j))
        for size, j in r.read("pm", "", i + 1):
            assert isinstance(size, PowerToughness)
            if isinstance(size.power, Number) and isinstance(size.toughness, Number):
                out.append((BasePT(size.power, size.toughness), j))
    for mark, words in _NOT_LEGENDARY:
        k = r.literal(words, i)
        if k >= 0:
            out.append((_UNLEGEND.replace(style=mark), k))
    k = r.literal(_LEGEND_WORDS, i)
    if k >= 0:
        out.append((_LEGEND, k))
    k = r.literal(("its", "name", "is", "~"), i)
    if k >= 0:
        out.append((NameIs("~"), k))
    return out


def _more(r: Reader, done: tuple[Node, ...], i: int, out: Readings) -> None:
    """One; two with "and"; more with commas."""
    if r.tokens[i] == ",":
        last = r.tokens[i + 1] == "and"
        for one, j in _one(r, i + 1 + last):
            if last and len(done) > 1:
                out.append((Leaf((*done, one)), j))
            elif not last:
                _more(r, (*done, one), j, out)
    if len(done) == 1:
        out.append((Leaf(done), i))
        if r.tokens[i] == "and":
            out += [(Leaf((*done, one)), j) for one, j in _one(r, i + 1)]


def emit_exceptions(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    assert isinstance(node, Leaf)
    assert isinstance(node.value, tuple)
    said: list[list[str]] = []
    before, printer.subject = printer.subject, This(ThisWord.IT)
    try:
        for one in node.value:
            words = _words(printer, one)
            if words is None:
                return None
            said.append(words)
    finally:
        printer.subject = before
    if len(said) < 3:
        return [*said[0], *(w for s in said[1:] for w in ("and", *s))] if said else None
    return [*(w for s in said[:-1] for w in (*s, ",")), "and", *said[-1]]


def _words(printer: Printer, one: Node) -> list[str] | None:
    if isinstance(one, GainAbilities):
        usual = tuple(a for a in one.abilities if not isinstance(a, ThisAbility))
        this = [*_THIS_ABILITY] if len(usual) < len(one.abilities) else []
        granted = printer.emit("granted", "", Leaf(usual)) if usual else []
        return None if granted is None else ["it", "has", *granted, *(["and"] if granted and this else []), *this]
    if isinstance(one, NameIs):
        return ["its", "name", "is", one.name]
    if isinstance(one, BasePT):
        if one.power is None or one.toughness is None:
            return None
        size = printer.emit("pm", "", PowerToughness(one.power, one.toughness))
        return None if size is None else ["it's", *size]
    if isinstance(one, Become):
        if one.replace(style="") == _UNLEGEND:
            return next(list(w) for mark, w in _NOT_LEGENDARY if mark == one.style)
        if one == _LEGEND:
            return list(_LEGEND_WORDS)
        words = printer.emit("becoming", "", one)
        return None if words is None else ["it's", *words]
    return None


def install(grammar: Grammar) -> None:
    """Add this category to the English grammar."""
    grammar.read_code["exceptions"] = read_exceptions
    grammar.emit_code["exceptions"] = emit_exceptions
