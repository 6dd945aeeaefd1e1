"""German words of keywords: as a line ("Fliegend") and granted ("Flugfähigkeit"); protection, landwalk, enchant."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.keyword_params import FromParam, LandwalkParam
from landwalk.abilities.noun import Core, Det, NounPhrase, PlayerPhrase, Who
from landwalk.kernel.node import Node
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.words import COLORS, KEYWORDS, SUBTYPES

#: where the table's granted form holds a parameter or a verb
_GRANTED = {"protection": "Schutz", "trample": "Trampelschaden", "enchant": "", "hexproof": "Fluchsicherheit"}
_INDEX: dict[str, dict[str, list[tuple[tuple[str, ...], str]]]] = {}
_WALKS = {
    (w.de_compound or w.de).lower() + "tarnung": name for name, w in SUBTYPES.items() if w.kind == "land" and w.de
}
_COLORS = {stem: letter for letter, (_, _, stem) in COLORS.items()}


def _word(name: str, style: str) -> str:
    word = KEYWORDS.get(name)
    if word is None or not word.de or name == "landwalk":
        return ""
    return word.de if style == "line" else _GRANTED.get(name, word.de_granted)


def index(style: str) -> dict[str, list[tuple[tuple[str, ...], str]]]:
    """First token -> (words, keyword)."""
    if style not in _INDEX:
        made = _INDEX[style] = {}
        for name in KEYWORDS:
            word = _word(name, style).lower()
            if word:
                words = tuple(word.split(" "))
                made.setdefault(words[0], []).append((words, name))
    return _INDEX[style]


def words(name: str, style: str) -> list[str] | None:
    """The words of a keyword."""
    word = _word(name, style)
    return word.split(" ") if word else None


def read_special(r: Reader, i: int) -> Readings:
    """ "Inseltarnung"."""
    name = _WALKS.get(r.tokens[i])
    return [(KeywordAbility("landwalk", (LandwalkParam(Core(subtypes=(name,))),)), i + 1)] if name else []


def emit_special(node: KeywordAbility) -> list[str] | None:
    """The same printed."""
    first = node.params[0] if node.params else None
    if isinstance(first, LandwalkParam) and first.core == Core(subtypes=first.core.subtypes):
        if len(first.core.subtypes) == 1:
            word = SUBTYPES[first.core.subtypes[0]]
            return [(word.de_compound or word.de) + "tarnung"] if word.de and word.kind == "land" else None
    return None


def read_from(r: Reader, parameter: str, i: int) -> Readings:
    """ "vor Rot und vor Blau"."""
    out: Readings = []
    cores: tuple[Core, ...] = ()
    j = i
    while r.tokens[j] == "vor" and r.tokens[j + 1] in _COLORS:
        cores = (*cores, Core(colors=(_COLORS[r.tokens[j + 1]],)))
        j += 2
        out.append((FromParam(cores), j))
        j += r.tokens[j] == "und"
    return out


def emit_from(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    assert isinstance(node, FromParam)
    out: list[str] = []
    for core in node.cores:
        if not core.colors or core != Core(colors=core.colors):
            return None
        out += (["und"] if out else []) + ["vor", COLORS[core.colors[0]][2].capitalize()]
    return out or None


def read_enchant(r: Reader, parameter: str, i: int) -> Readings:
    """ "eine Kreatur"."""
    out: Readings = [
        (n, j)
        for n, j in r.read("player", "acc", i)
        if isinstance(n, PlayerPhrase) and n.who in (Who.A_PLAYER, Who.AN_OPPONENT)
    ]
    return out + [(n, j) for n, j in r.read("phrase", "", i) if isinstance(n, NounPhrase) and n.det is Det.A]


def emit_enchant(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    return printer.emit("np", "acc", node)


def install(grammar: Grammar) -> None:
    """Add parameters of keywords to the German grammar."""
    read, emit = grammar.read_code, grammar.emit_code
    read["from"], emit["from"] = read_from, emit_from
    read["enchant"], emit["enchant"] = read_enchant, emit_enchant
