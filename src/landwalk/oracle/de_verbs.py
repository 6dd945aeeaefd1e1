"""Small parts of German predicates: what is skipped, keywords to choose from, events that are said as something that happens."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import ThatMuch
from landwalk.abilities.noun import Controlled, Core, NounPhrase
from landwalk.abilities.pattern import Enters
from landwalk.abilities.token import TokenSpec
from landwalk.actions.create import Create
from landwalk.kernel.node import Node
from landwalk.oracle import de_cores, en_small, lists
from landwalk.oracle.de_heads import core_gender
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import Leaf, value_of
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings

#: what is skipped: whose, its ending, the noun (with "nächst-" before it unless it is always)
_SKIPPED = {
    "untap": ("dein", "nächstes Enttappsegment"),
    "draw": ("dein", "nächstes Ziehsegment"),
    "turn": ("deinen", "nächsten Zug"),
    "combat": ("deine", "nächste Kampfphase"),
    "draw_always": ("dein", "Ziehsegment"),
    "untap_always": ("dein", "Enttappsegment"),
    "their_untap": ("sein", "nächstes Enttappsegment"),
    "their_draw": ("sein", "nächstes Ziehsegment"),
    "their_turn": ("seinen", "nächsten Zug"),
    "their_combat": ("seine", "nächste Kampfphase"),
}
_TRAMPLE = KeywordAbility("trample")
_CAUSE = ("verursacht", "verursachen")


def _theirs(whose: str) -> str:
    """ "alle Gegner übergehen ihr nächstes Enttappsegment"."""
    return f"ihr{whose[4:]}" if whose.startswith("sein") else whose


def read_skipped(r: Reader, parameter: str, i: int) -> Readings:
    """What is skipped: a Leaf of its name."""
    out: Readings = []
    for name, (whose, noun) in _SKIPPED.items():
        words = tuple(noun.split(" "))
        j = r.literal(words, i + 1) if r.tokens[i] in (whose, _theirs(whose)) else -1
        if j >= 0:
            out.append((Leaf(name), j))
    return out


def emit_skipped(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    found = _SKIPPED.get(str(value_of(node)))
    if found is None:
        return None
    many = printer.subject is not None and printer.grammar.language.finite(printer.subject) == "6"
    return [_theirs(found[0]) if many else found[0], *found[1].split(" ")]


def read_chosen(r: Reader, parameter: str, i: int) -> Readings:
    """ "Flugfähigkeit, Eile oder verursacht Trampelschaden": a Leaf of keywords."""
    found = lists.read_list(r, lambda k: _keyword(r, k), i, "oder", serial=False)
    return [(Leaf(parts), end) for parts, end, closed in found if closed]


def _keyword(r: Reader, i: int) -> Readings:
    if r.tokens[i] in _CAUSE:
        return [(_TRAMPLE, i + 2)] if r.tokens[i + 1] == "trampelschaden" else []
    return r.read("keyword", "granted", i)


def emit_chosen(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed, with trample at the end: it is a verb."""
    value = value_of(node)
    assert isinstance(value, tuple)
    out: list[str] = []
    ordered = [*(k for k in value if k != _TRAMPLE), *(k for k in value if k == _TRAMPLE)]
    for k, one in enumerate(ordered):
        words = ["verursacht", "Trampelschaden"] if one == _TRAMPLE else printer.emit("keyword", "granted", one)
        if words is None:
            return None
        out += [*([] if not k else ["oder"] if k == len(value) - 1 else [","]), *words]
    return out


def read_core(r: Reader, parameter: str, i: int) -> Readings:
    """A noun with its adjectives; parameter: number, and the case if it isn't the first."""
    return [(core, j) for core, j in de_cores.read_cores(r, parameter[:1], i)]


def emit_core(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    number, _, case = parameter.partition(" ")
    said = de_cores.emit_core(node, number, case or "nom", "strong") if isinstance(node, Core) else None
    return None if said is None or said[1] else said[0]


#: articles and endings by gender
_DESTROYED = {"m": ("ein", "er"), "f": ("eine", "e"), "n": ("ein", "es")}


def read_destroyed(r: Reader, parameter: str, i: int) -> Readings:
    """ "eine auf diese Weise zerstörte Kreatur"; parameter: number."""
    out: Readings = []
    for article, end in _DESTROYED.values() if parameter == "s" else (("", "e"),):
        words = (*([article] if article else []), "auf", "diese", "weise", f"zerstört{end}")
        j = r.literal(words, i)
        out += r.read("core", parameter, j) if j >= 0 else []
    return out


def emit_destroyed(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    words = printer.emit("core", parameter, node)
    gender = core_gender(node) if isinstance(node, Core) else ""
    if words is None or gender not in _DESTROYED:
        return None
    article, end = _DESTROYED[gender] if parameter == "s" else ("", "e")
    return [*([article] if article else []), "auf", "diese", "Weise", f"zerstört{end}", *words]


def read_many_tokens(r: Reader, parameter: str, i: int) -> Readings:
    """ "entsprechend viele 1/1 weiße Soldat-Kreaturenspielsteine": what tokens."""
    found = r.read("created", "acc", i)
    return [(n.token, j) for n, j in found if isinstance(n, Create) and n.count == ThatMuch() and not n.with_]


def emit_many_tokens(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    return printer.emit("created", "nom", Create(ThatMuch(), node)) if isinstance(node, TokenSpec) else None


def read_causing(r: Reader, parameter: str, i: int) -> Readings:
    """What causes an ability to trigger; parameter "bei": "ein Land ins Spiel kommt und dadurch", "ein Elf, der ins Spiel kommt,"."""
    if parameter != "bei":
        return r.rows("causing", parameter, i)
    out: Readings = []
    for event, j in r.read("timed", "", i):
        k = r.literal(("und", "dadurch"), j)
        if isinstance(event, Enters) and k >= 0:
            out.append((event, k))
    for what, j in r.read("phrase", "nom", i):
        if isinstance(what, NounPhrase) and r.tokens[j] == "," and r.tokens[j + 1] in ("der", "die", "das"):
            start = r.literal(("unter",), j + 2)
            for who, k in r.read("zoneof", "Kontrolle dat", start) if start >= 0 else ():
                end = r.literal(("ins", "spiel", "kommt", ","), k)
                if end >= 0:
                    out.append((Enters(what.replace(tail=(*what.tail, Controlled(who)))), end))
    return out


def emit_causing(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    if parameter != "bei":
        return printer.rows("causing", parameter, node)
    said = printer.emit("timed", "", node) if isinstance(node, Enters) else None
    return None if said is None else [*said, "und", "dadurch"]


def install(grammar: Grammar) -> None:
    """Add these to the German grammar."""
    for name, read, emit in (
        ("skipped", read_skipped, emit_skipped),
        ("chosen", read_chosen, emit_chosen),
        ("core", read_core, emit_core),
        ("manytokens", read_many_tokens, emit_many_tokens),
        ("destroyed", read_destroyed, emit_destroyed),
        ("causing", read_causing, emit_causing),
        ("morecost", en_small.read_more_cost, en_small.emit_more_cost),
    ):
        grammar.read_code[name] = read
        grammar.emit_code[name] = emit
