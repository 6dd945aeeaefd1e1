"""Keyword abilities and lines of them, the same for every language; the words are the language's (`keyword_words`)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility, KeywordLine
from landwalk.abilities.amount import Number, VariableX
from landwalk.abilities.keyword_params import CostParam, FromParam, LandwalkParam, TypeParam
from landwalk.abilities.noun import NounPhrase, PlayerPhrase
from landwalk.kernel.node import Node
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import Leaf
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.tokens import CAPITAL
from landwalk.oracle.words import KEYWORDS

#: kinds of parameters that differ from the table's, or that the table only describes
_KIND = {
    "protection": "from",
    "hexproof": "none from",
    "landwalk": "landwalk",
    "enchant": "enchant",
    "equip": "cost param+cost",
    "splice": "param+cost",
    "craft": "param+cost",
    "champion": "param",
    "offering": "param",
    "gift": "param",
    "amplify": "number",
    "ripple": "number",
    "tribute": "number",
    "teamwork": "number",
    "backup": "number",
    "spree": "none",
    "tiered": "none",
    "cycling": "cost",
    "multikicker": "cost",
    "megamorph": "cost",
    "kicker": "cost",
    "ward": "cost",
    "suspend": "number cost",
    "reinforce": "number cost",
    "awaken": "number cost",
    "impending": "number cost",
    "affinity": "for",
    "banding": "none",
    "rampage": "number",
    "fading": "number",
    "vanishing": "number none",
    "bloodthirst": "number",
    "partner": "none param",
    "hideaway": "number",
    "devour": "number param+number",
    "modular": "number",
    "escape": "cost",
    "emerge": "cost",
    "morph": "cost",
    "disguise": "cost",
    "mayhem": "cost none",
    "specialize": "",
}
_WORDY = frozenset(
    {
        "forecast",
        "boast",
        "companion",
        "exhaust",
        "max speed",
        "solved",
        "visit",
        "prototype",
        "power-up",
        "∞ (infinity)",
    }
)


def kind_of(name: str) -> str:
    """The kinds of parameter that a keyword may have: none, number, cost, from, ..."""
    if name in _KIND:
        return _KIND[name]
    if name in _WORDY:
        return ""
    if name not in KEYWORDS:
        return "none"
    parameter = KEYWORDS[name].parameter
    return parameter if parameter in ("none", "number", "cost") else ""


def read_keyword(r: Reader, style: str, i: int) -> Readings:
    """A keyword with its parameters; style "line", "granted", or "old" (a line in an older wording)."""
    out: Readings = []
    language = r.grammar.language
    if style == "old":
        return language.read_older_keyword(r, i)
    for words, name in language.keyword_index(style).get(r.tokens[i], ()):
        j = r.literal(words, i)
        if j >= 0:
            for kind in kind_of(name).split(" "):
                out += _parameters(r, name, kind_of(name) if kind == "number" and "cost" in kind_of(name) else kind, j)
    out += language.read_special_keyword(r, style, i)
    return out


def _parameters(r: Reader, name: str, kind: str, i: int) -> Readings:
    out: Readings = []
    if kind == "none":
        return [(KeywordAbility(name), i)]
    if kind == "number":
        out += [(KeywordAbility(name, (n,)), j) for n, j in r.read("int", "", i) if isinstance(n, Number | VariableX)]
    elif kind == "cost":
        out += [(KeywordAbility(name, (p,)), j) for p, j in _cost(r, i)]
    elif kind == "number cost":
        for n, j in r.read("int", "", i):
            out += [(KeywordAbility(name, (n, p)), k) for p, k in _cost(r, j) if r.tokens[j] == "\u2014"]
    elif kind == "from":
        out += [(KeywordAbility(name, (p,)), j) for p, j in r.read("from", "", i)]
    elif kind == "enchant":
        out += [(KeywordAbility(name, (p,)), j) for p, j in r.read("enchant", "", i)]
    elif kind == "for":
        out += [(KeywordAbility(name, (p,)), j) for p, j in r.read("affinity", "", i)]
    elif kind.startswith("param"):
        for p, j in r.read("kwparam", name, i):
            if kind == "param":
                out.append((KeywordAbility(name, (p,)), j))
            elif kind == "param+cost":
                out += [(KeywordAbility(name, (p, c)), k) for c, k in _cost(r, j)]
            else:
                out += [(KeywordAbility(name, (p, n)), k) for n, k in r.read("int", "", j) if isinstance(n, Number)]
    return out


def _cost(r: Reader, i: int) -> list[tuple[CostParam, int]]:
    """ "{2}" or "—Sacrifice a creature." (with its full stop)"""
    out: list[tuple[CostParam, int]] = []
    dash = r.tokens[i] == "\u2014"
    for leaf, j in r.read("costs", "line", i + 1 if dash else i):
        assert isinstance(leaf, Leaf)
        costs = leaf.value
        assert isinstance(costs, tuple)
        plain = len(costs) == 1 and type(costs[0]).__name__ == "PayMana"
        if plain != dash or (dash and plain and r.tokens[i - 1].isdigit()):
            out.append((CostParam(costs), j))
    return out


def emit_keyword(printer: Printer, style: str, node: Node) -> list[str] | None:
    """A keyword with its parameters."""
    assert isinstance(node, KeywordAbility)
    language = printer.grammar.language
    if style == "old":
        older = language.emit_older_keyword(printer, node)
        return emit_keyword(printer, "line", node) if older is None else older
    special = language.emit_special_keyword(printer, style, node)
    if special is not None:
        return special
    out = language.keyword_words(node.name, style)
    if out is None or (node.name == "cycling" and isinstance(node.params[0], TypeParam)):
        return None
    for k, parameter in enumerate(node.params):
        if "param" in kind_of(node.name) and not isinstance(parameter, Number | VariableX | CostParam):
            words = printer.emit("kwparam", node.name, parameter)
        else:
            words = _emit_parameter(printer, parameter, numbered=k > 0 and isinstance(node.params[0], Number))
        if words is None:
            return None
        out = out + words
    return out


def _emit_parameter(printer: Printer, node: Node, *, numbered: bool) -> list[str] | None:
    if isinstance(node, Number | VariableX):
        return printer.emit("int", "", node)
    if isinstance(node, CostParam):
        words = printer.emit("costs", "line", Leaf(node.costs))
        if words is None:
            return None
        plain = len(node.costs) == 1 and type(node.costs[0]).__name__ == "PayMana"
        return words if plain and not numbered else [*printer.grammar.language.keyword_dash, CAPITAL, *words]
    if isinstance(node, FromParam):
        return printer.emit("from", "", node)
    if isinstance(node, NounPhrase | PlayerPhrase):
        return printer.emit("enchant", "", node)
    if isinstance(node, TypeParam):
        return printer.emit("affinity", "", node)
    return None


def read_line(r: Reader, parameter: str, i: int) -> Readings:
    """A line of keywords."""
    out: Readings = []
    for style in ("line", "old"):
        for one, j in r.read("keyword", style, i):
            assert isinstance(one, KeywordAbility)
            _more(r, KeywordLine((one,), (), "", "" if style == "line" else style), j, out)
    return out


def _more(r: Reader, done: KeywordLine, i: int, out: Readings) -> None:
    sentence = _is_sentence(done.keywords[-1])
    if r.tokens[i] == "." and (sentence or r.grammar.language.keyword_stop):
        out.append((done, i + 1))
    elif not sentence or r.grammar.language.keyword_stop:
        out.append((done, i))
    if r.tokens[i] in (",", ";"):
        separators = (*done.separators, r.tokens[i])
        for style in ("line", "old"):
            for one, j in r.read("keyword", style, i + 1):
                assert isinstance(one, KeywordAbility)
                more = KeywordLine((*done.keywords, one), separators, "", done.style if style == "line" else style)
                _more(r, more, j, out)


def _is_sentence(node: KeywordAbility) -> bool:
    """Ends it with a full stop? Costs that aren't mana alone do."""
    return any(
        isinstance(p, CostParam) and not all(type(c).__name__ == "PayMana" for c in p.costs) for p in node.params
    )


def emit_line(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """A line of keywords."""
    assert isinstance(node, KeywordLine)
    out: list[str] = [CAPITAL]
    for k, one in enumerate(node.keywords):
        words = printer.emit("keyword", node.style or "line", one)
        if words is None:
            return None
        if k:
            out.append(node.separators[k - 1] if k <= len(node.separators) else ",")
        out += words
    stop = _is_sentence(node.keywords[-1]) or (printer.grammar.language.keyword_stop and out[-1] != "!")
    return [*out, "."] if stop else out


def read_granted(r: Reader, parameter: str, i: int) -> Readings:
    """ "flying", "flying and haste", also with quoted abilities: a Leaf of abilities."""
    out: Readings = []
    for one, j in _one_granted(r, parameter, i):
        _more_granted(r, parameter, (one,), j, out)
    return out


def _one_granted(r: Reader, parameter: str, i: int) -> Readings:
    return [*r.read("keyword", "granted", i), *r.read("quoted", "", i)]


def _more_granted(r: Reader, parameter: str, done: tuple[Node, ...], i: int, out: Readings) -> None:
    out.append((Leaf(done), i))
    conjunction = r.grammar.language.and_word
    k = i
    if r.tokens[k] == ",":
        k += 1
    last = r.tokens[k] == conjunction
    k += last
    if k == i:
        return
    for one, j in _one_granted(r, parameter, k):
        if last:
            if (r.tokens[i] == ",") == (len(done) > 1 and r.grammar.language.name == "en"):
                out.append((Leaf((*done, one)), j))
        else:
            _more_granted(r, parameter, (*done, one), j, out)


def emit_granted(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Abilities that something has or gains."""
    assert isinstance(node, Leaf)
    assert isinstance(node.value, tuple)
    language = printer.grammar.language
    said: list[list[str]] = []
    for one in node.value:
        words = printer.emit("keyword" if isinstance(one, KeywordAbility) else "quoted", "granted", one)
        if words is None:
            return None
        said.append(words)
    return listed(said, language.and_word, serial=language.name == "en")


def listed(parts: list[list[str]], conjunction: str, *, serial: bool) -> list[str]:
    """ "a", "a and b", "a, b, and c"; `serial`: the comma before the conjunction."""
    if not parts:
        return []
    out = list(parts[0])
    for k, part in enumerate(parts[1:], 1):
        if k == len(parts) - 1:
            out += ([","] if serial and len(parts) > 2 else []) + [conjunction]
        else:
            out.append(",")
        out += part
    return out


def install(grammar: Grammar) -> None:
    """Add keywords to a grammar. `kwparam` (parameter: the keyword's name) is the language's: what follows some keywords' names."""
    read, emit = grammar.read_code, grammar.emit_code
    read["kwparam"], emit["kwparam"] = lambda _r, _name, _i: [], lambda _printer, _name, _node: None
    read["keyword"], emit["keyword"] = read_keyword, emit_keyword
    read["keyword_line"], emit["keyword_line"] = read_line, emit_line
    read["granted"], emit["granted"] = read_granted, emit_granted


__all__ = ["LandwalkParam", "install", "listed"]
