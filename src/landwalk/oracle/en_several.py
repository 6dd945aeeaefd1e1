"""English: "The same is true for fear, landwalk, and trample", "a creature card with flying is in a graveyard", keywords without kinds."""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility
from landwalk.abilities.noun import InZone, NounPhrase, WithKeyword
from landwalk.abilities.sentence import Delayed
from landwalk.abilities.several import HasAbility, SameIsTrue, granted_keyword
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Zone
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import Leaf
from landwalk.oracle.keyword_lines import listed
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.tokens import CAPITAL

_HEAD = ("the", "same", "is", "true", "for")
#: keywords with parameters, of any kind
_KINDS = ("landwalk", "protection")


def read_same(r: Reader, parameter: str, i: int) -> Readings:
    """What follows an ability that grants a keyword: a Leaf of the other keywords' names."""
    start = r.literal(_HEAD, i)
    out: Readings = []
    if start < 0:
        return out

    def more(names: tuple[str, ...], j: int) -> None:
        if r.tokens[j] == ".":
            out.append((Leaf(names), j + 1))
            return
        k = j + (r.tokens[j] == ",")
        k += r.tokens[k] == "and"
        if k > j:
            for name, end in _names(r, k):
                more((*names, name), end)

    for name, j in _names(r, start):
        more((name,), j)
    return out


def _names(r: Reader, i: int) -> list[tuple[str, int]]:
    if r.tokens[i] in _KINDS:
        return [(r.tokens[i], i + 1)]
    found = r.read("keyword", "granted", i)
    return [(k.name, j) for k, j in found if isinstance(k, KeywordAbility) and not k.params]


def same_true(r: Reader, found: Readings) -> Readings:
    """The abilities that were read, with the keywords for which the same is true."""
    out: Readings = []
    for node, j in found:
        if r.tokens[j] == "the" and r.tokens[j + 1] == "same" and isinstance(node, Ability) and granted_keyword(node):
            for leaf, end in r.read("same", "", j):
                assert isinstance(leaf, Leaf)
                assert isinstance(leaf.value, tuple)
                out.append((SameIsTrue(node, leaf.value), end))
    return out


def emit_same(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The sentence with the other keywords."""
    assert isinstance(node, Leaf)
    assert isinstance(node.value, tuple)
    names = [str(name).split(" ") for name in node.value]
    return [CAPITAL, *_HEAD, *listed(names, "and", serial=True), "."]


def read_card_with(r: Reader, parameter: str, i: int) -> Readings:
    """ "a creature card with flying", said of cards in a graveyard."""
    out: Readings = []
    for phrase, j in r.read("phrase", "", i):
        if isinstance(phrase, NounPhrase) and len(phrase.tail) == 1 and isinstance(phrase.tail[0], WithKeyword):
            where = InZone(Zone.GRAVEYARD, None, "in")
            out.append((HasAbility(phrase.replace(tail=(where,)), phrase.tail[0].keyword), j))
    return out


def emit_card_with(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    assert isinstance(node, HasAbility)
    if not isinstance(node.what, NounPhrase) or not isinstance(node.keyword, KeywordAbility):
        return None
    if len(node.what.tail) != 1 or not isinstance(node.what.tail[0], InZone):
        return None
    return printer.emit("phrase", "", node.what.replace(tail=(WithKeyword(node.keyword),)))


def read_later(r: Reader, order: str, i: int) -> Readings:
    """An ability that waits for something: a Leaf of one sentence."""
    return [(Leaf((s,)), j) for s, j in r.rows("sent", order, i) if isinstance(s, Delayed)]


def emit_later(printer: Printer, order: str, node: Node) -> list[str] | None:
    """The same printed."""
    return printer.emit("one", order, node)


def install(grammar: Grammar) -> None:
    """Add these to the English grammar."""
    grammar.read_code["same"], grammar.emit_code["same"] = read_same, emit_same
    grammar.read_code["later"], grammar.emit_code["later"] = read_later, emit_later
    grammar.read_code["cardwith"], grammar.emit_code["cardwith"] = read_card_with, emit_card_with
