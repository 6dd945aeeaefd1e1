"""Spanish words of keywords: as a line ("Vuela") and granted ("la habilidad de volar"); protection, landwalk, enchant."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.keyword_params import FromParam, LandwalkParam, TypeParam
from landwalk.abilities.noun import Core, Det, NounPhrase, PlayerPhrase, Who
from landwalk.kernel.node import Node
from landwalk.oracle import es_cores
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.words import COLORS, KEYWORDS, SUBTYPES, subtype_word

#: the line forms that the table gives with a parameter in them
_LINE = {"hexproof": "antimaleficio", "protection": "protección"}
_INDEX: dict[str, dict[str, list[tuple[tuple[str, ...], str]]]] = {}
_WALKS = {w.es_plural.lower(): name for name, w in SUBTYPES.items() if w.kind == "land" and w.es_plural}
_COLORS = {forms[0]: letter for letter, (_, forms, _) in COLORS.items()}


def _word(name: str, style: str) -> str:
    word = KEYWORDS.get(name)
    if word is None or not word.es:
        return ""
    return _LINE.get(name, word.es_line) if style == "line" else word.es


def index(style: str) -> dict[str, list[tuple[tuple[str, ...], str]]]:
    """First token -> (words, keyword)."""
    if style not in _INDEX:
        made = _INDEX[style] = {}
        for name in KEYWORDS:
            word = _word(name, style).lower()
            if word and name != "landwalk":
                words = tuple(word.split(" "))
                made.setdefault(words[0], []).append((words, name))
    return _INDEX[style]


def words(name: str, style: str) -> list[str] | None:
    """The words of a keyword."""
    word = _word(name, style)
    return word.split(" ") if word and name != "landwalk" else None


def read_special(r: Reader, style: str, i: int) -> Readings:
    """ "cruza islas", "la habilidad de cruzar islas"."""
    if r.tokens[i] != ("cruza" if style == "line" else "cruzar"):
        return []
    name = _WALKS.get(r.tokens[i + 1])
    if name is None:
        return []
    return [(KeywordAbility("landwalk", (LandwalkParam(Core(subtypes=(name,))),)), i + 2)]


def emit_special(printer: Printer, style: str, node: KeywordAbility) -> list[str] | None:
    """The same printed."""
    first = node.params[0] if node.params else None
    if isinstance(first, LandwalkParam) and len(first.core.subtypes) == 1:
        core = first.core
        if core == Core(subtypes=core.subtypes):
            plural = subtype_word(core.subtypes[0]).es_plural
            return ["cruza" if style == "line" else "cruzar", plural] if plural else None
    return None


def read_from(r: Reader, parameter: str, i: int) -> Readings:
    """ "contra rojo y contra azul"."""
    out: Readings = []
    cores: tuple[Core, ...] = ()
    j = i
    while r.tokens[j] == "contra" and r.tokens[j + 1] in _COLORS:
        cores = (*cores, Core(colors=(_COLORS[r.tokens[j + 1]],)))
        j += 2
        out.append((FromParam(cores), j))
        j += r.tokens[j] == "y"
    return out


def emit_from(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    assert isinstance(node, FromParam)
    out: list[str] = []
    for core in node.cores:
        if not core.colors or core != Core(colors=core.colors):
            return None
        out += (["y"] if out else []) + ["contra", COLORS[core.colors[0]][1][0]]
    return out or None


def read_enchant(r: Reader, parameter: str, i: int) -> Readings:
    """ "criatura", "jugador"."""
    out: Readings = []
    for word, who in (("jugador", Who.A_PLAYER), ("oponente", Who.AN_OPPONENT)):
        if r.tokens[i] == word:
            out.append((PlayerPhrase(who), i + 1))
    from landwalk.oracle.es_nouns import _tails

    for cores, conjunction, j in es_cores.read_cores(r, "s", i, objetivo=False):
        for tail, k in _tails(r, "s", j, ()):
            out.append((NounPhrase(Det.A, cores, tail, conjunction=conjunction), k))
    return out


def emit_enchant(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    if isinstance(node, NounPhrase) and node.det is not Det.A:
        return None
    said = printer.emit("np", "nom", node)
    return None if said is None else said[1:]


def read_affinity(r: Reader, parameter: str, i: int) -> Readings:
    """ "por artefactos"."""
    if r.tokens[i] != "por":
        return []
    found = es_cores.read_cores(r, "p", i + 1, objetivo=False)
    return [(TypeParam(cores[0]), j) for cores, _, j in found if len(cores) == 1]


def emit_affinity(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    assert isinstance(node, TypeParam)
    said = es_cores.emit_cores((node.core,), "p", "", objetivo=False)
    return None if said is None else ["por", *said]


def install(grammar: Grammar) -> None:
    """Add parameters of keywords to the Spanish grammar."""
    read, emit = grammar.read_code, grammar.emit_code
    read["from"], emit["from"] = read_from, emit_from
    read["enchant"], emit["enchant"] = read_enchant, emit_enchant
    read["affinity"], emit["affinity"] = read_affinity, emit_affinity
