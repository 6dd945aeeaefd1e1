"""German word order: adverbs in the middle, trample as a verb of its own ("hat Eile und verursacht Trampelschaden"), verbs left out."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.effect import GainAbilities, GetPT
from landwalk.kernel.node import Node
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import Adverbial, Leaf
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings

TRAMPLE = (KeywordAbility("trample"),)
_THEN = ("dann", "danach")
_LISTS = frozenset({"and", "comma", "comma and", "and elided", "comma elided"})


def gathered(predicates: tuple[Node, ...], joins: tuple[str, ...]) -> tuple[tuple[Node, ...], tuple[str, ...]]:
    """Abilities that stand in two predicates because trample is a verb are one GainAbilities."""
    out: list[Node] = list(predicates[:1])
    marks: list[str] = []
    for node, mark in zip(predicates[1:], joins, strict=True):
        before = out[-1].predicate if isinstance(out[-1], Adverbial) else out[-1]
        both = _both(before, node) if mark in _LISTS else None
        if both is None:
            out.append(node)
            marks.append(mark.removesuffix(" elided") if isinstance(node, GainAbilities) else mark)
        else:
            out[-1] = out[-1].replace(predicate=both) if isinstance(out[-1], Adverbial) else both
    return tuple(out), tuple(marks)


def _both(before: Node, node: Node) -> Node | None:
    """One of them is trample."""
    if not isinstance(node, GainAbilities) or not isinstance(before, GainAbilities):
        return None
    if (node.abilities == TRAMPLE) == (before.abilities[-1:] == TRAMPLE):
        return None
    kept = before if node.abilities == TRAMPLE else node
    return kept.replace(abilities=(*before.abilities, *node.abilities))


def spread(predicates: tuple[Node, ...], joins: tuple[str, ...]) -> tuple[tuple[Node, ...], tuple[str, ...]]:
    """The same for printing; "erhält +1/+1 und Eile" says its verb once."""
    out: list[Node] = []
    marks: list[str] = []
    for k, node in enumerate(predicates):
        mark = joins[k - 1] if 0 < k <= len(joins) else "and"
        parts = _parts(node)
        shares = bool(out) and isinstance(out[-1], GetPT) and isinstance(node, GainAbilities) and node.verb == "gain"
        for n, part in enumerate(parts):
            if out:
                marks.append(mark if not n else "and")
            out.append(part)
        if shares and parts[0].abilities != TRAMPLE:  # type: ignore[attr-defined]
            several = len(parts) == 1 and len(parts[0].abilities) > 1  # type: ignore[attr-defined]
            marks[-len(parts)] = "comma elided" if several else "and elided"
        elif len(parts) > 1 and len(out) > len(parts) and all(m in _LISTS for m in marks):
            marks = ["comma"] * (len(marks) - 1) + ["and"]
    return tuple(out), tuple(marks)


def _parts(node: Node) -> list[Node]:
    if not isinstance(node, GainAbilities) or len(node.abilities) < 2 or TRAMPLE[0] not in node.abilities:
        return [node]
    k = node.abilities.index(TRAMPLE[0])
    groups = (node.abilities[:k], TRAMPLE, node.abilities[k + 1 :])
    return [node.replace(abilities=g) for g in groups if g]


def read_adverb(r: Reader, parameter: str, i: int) -> Readings:
    """What may stand in the middle of a predicate: a duration; "dann", which is a mark of style."""
    out = r.read("duration", "", i)
    return [*out, (Leaf("then"), i + 1)] if r.tokens[i] in _THEN else out


def emit_adverb(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    return ["dann"] if isinstance(node, Leaf) else printer.emit("duration", "", node)


def install(grammar: Grammar) -> None:
    """Add adverbs to the German grammar."""
    grammar.emit_code["adverb"] = emit_adverb
    grammar.read_code["adverb"] = read_adverb
