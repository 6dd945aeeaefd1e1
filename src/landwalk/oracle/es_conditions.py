"""Spanish: subjects that may be left out, life and hands, what something is, devotion, cards by name, "otras dos o más tierras"."""

from __future__ import annotations

from landwalk.abilities.amount import HandSize, LifeTotal
from landwalk.abilities.condition import Exists
from landwalk.abilities.noun import (
    YOU,
    AllStyle,
    Compare,
    Controlled,
    Core,
    Det,
    InZone,
    It,
    NounPhrase,
    Ref,
    Status,
    This,
    ThisWord,
)
from landwalk.kernel.node import Node
from landwalk.oracle import es_cores, es_nouns, es_numbers
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import Leaf, value_of
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.tokens import NAME
from landwalk.oracle.words import COLORS

_YOURS = Controlled(YOU)
_COLORS = {forms[0]: letter for letter, (_, forms, _) in COLORS.items()}
_SMALL = frozenset({"de", "del", "la", "las", "los", "el", "y", "a", "en", ","})


def read_subject(r: Reader, parameter: str, i: int) -> Readings:
    """What a condition is about; a pronoun has no word."""
    pronouns: Readings = [(It(Ref.LAST, -1), i), (It(Ref.LAST, -1, "many"), i)]
    return [*pronouns, *r.read("ref", "nom", i), *r.read("phrase", "", i)]


def emit_subject(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    if isinstance(node, It) or (isinstance(node, This) and node.word is ThisWord.IT):
        return []
    return printer.emit("np", "nom", node)


def read_clitic(r: Reader, parameter: str, i: int) -> Readings:
    """ "lo", "la" before a verb that isn't an instruction: "si lo lanzaste"."""
    if r.tokens[i] in ("lo", "la", "los", "las"):
        return [(It(Ref.LAST, -1, "many" if r.tokens[i].endswith("s") else "one"), i + 1)]
    return []


def emit_clitic(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    if not isinstance(node, It):
        return None
    feminine = es_nouns.gender_of(printer, node) == "f"
    return [("la" if feminine else "lo") + ("s" if node.number == "many" else "")]


def read_life(r: Reader, parameter: str, i: int) -> Readings:
    """Whose life: before "tiene 5 vidas o menos"."""
    return [(LifeTotal(w), j) for w, j in r.read("agent", "", i)]


def read_hand(r: Reader, parameter: str, i: int) -> Readings:
    """Whose hand: before "no tiene cartas en su mano"."""
    return [(HandSize(w), j) for w, j in r.read("agent", "", i)]


def emit_of(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The player whose life or hand it is."""
    kind = HandSize if parameter == "hand" else LifeTotal
    return printer.emit("agent", "", node.of) if isinstance(node, kind) else None


def read_thes(r: Reader, parameter: str, i: int) -> Readings:
    """Bare plurals of English with their article: "entre las criaturas que controlas"."""
    found = r.read("phrase", "", i)
    return [(n, j) for n, j in found if isinstance(n, NounPhrase) and n.det is Det.ALL and n.style is AllStyle.BARE]


def emit_thes(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed; parameter "of": "las cartas de tu cementerio", not "en"."""
    if parameter == "of" and isinstance(node, NounPhrase):
        tail = tuple(m.replace(preposition="from") if isinstance(m, InZone) else m for m in node.tail)
        node = node.replace(tail=tail)
    return printer.emit("phrase", "", node)


def read_describeds(r: Reader, parameter: str, i: int) -> Readings:
    """ "una carta de criatura", "un Elfo o Goblin": a Leaf of cores."""
    if r.tokens[i] not in ("un", "una"):  # "sea Humano"
        bare = es_cores.read_cores(r, "s", i, objetivo=False)
        return [(Leaf(c), j) for c, con, j in bare if not con and len(c) == 1 and c[0] == Core(subtypes=c[0].subtypes)]
    found = es_cores.read_cores(r, "s", i + 1, objetivo=False)
    return [(Leaf(cores), j) for cores, conjunction, j in found if not conjunction]


def emit_describeds(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    value = value_of(node)
    assert isinstance(value, tuple)
    return printer.emit("phrase", "", NounPhrase(Det.A, value))


def read_yours(r: Reader, parameter: str, i: int) -> Readings:
    """Things that "bajo tu control" or "que controlabas" follows; parameter "bare" for plurals."""
    out: Readings = []
    for node, j in r.read("bare" if parameter == "bare" else "phrase", "", i):
        if isinstance(node, NounPhrase) and not any(isinstance(m, Controlled) for m in node.tail):
            out.append((node.replace(tail=(*node.tail, _YOURS)), j))
    return out


def emit_yours(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    if not isinstance(node, NounPhrase) or _YOURS not in node.tail:
        return None
    plain = node.replace(tail=tuple(m for m in node.tail if m != _YOURS))
    return printer.emit("bare" if parameter == "bare" else "phrase", "", plain)


def read_devoted(r: Reader, parameter: str, i: int) -> Readings:
    """ "al verde", "al blanco y al azul": a Leaf of letters."""
    letters: list[str] = []
    j = i
    while r.tokens[j] == "a" and r.tokens[j + 1] == "el" and r.tokens[j + 2] in _COLORS:
        letters.append(_COLORS[r.tokens[j + 2]])
        j += 3
        if r.tokens[j] != "y":
            return [(Leaf(tuple(letters)), j)]
        j += 1
    return []


def emit_devoted(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    value = value_of(node)
    assert isinstance(value, tuple)
    out: list[str] = []
    for letter in value:
        out += (["y"] if out else []) + ["a", "el", COLORS[str(letter)][1][0]]
    return out or None


def read_howmany(r: Reader, parameter: str, i: int) -> Readings:
    """ "dos o menos tierras", "otras dos o más tierras"; parameter "más" or "menos"."""
    other = r.tokens[i] in ("otros", "otras")
    out: Readings = []
    for count, j in es_numbers.read_number(r, i + other):
        for what, k in r.read("bare", "", j):  # "tres artefactos o más"
            if isinstance(what, NounPhrase) and r.tokens[k] == "o" and r.tokens[k + 1] == parameter:
                out.append((Exists(_others(what) if other else what, Compare.AT_LEAST, count), k + 2))
        if r.tokens[j] == "o" and r.tokens[j + 1] == parameter:
            for what, k in r.read("bare", "", j + 2):
                if isinstance(what, NounPhrase):
                    out.append((Exists(_others(what) if other else what, Compare.AT_LEAST, count), k))
    return out


def _others(what: NounPhrase) -> NounPhrase:
    return what.replace(cores=tuple(c.replace(status=(Status.OTHER, *c.status)) for c in what.cores))


def read_name(r: Reader, parameter: str, i: int) -> Readings:
    """A card's name: its own, or words with capitals and the small words between them."""
    if r.tokens[i] == NAME:
        return [(Leaf(NAME), i + 1)]
    end = -1
    j = i
    while j < r.length and (r.raw[j][:1].isupper() or (j > i and r.raw[j] in _SMALL)):
        if r.raw[j][:1].isupper():
            end = j + 1
        j += 1
    return [(Leaf(r.grammar.language.text(r.raw[i:end])), end)] if end > i else []


def emit_name(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed; other cards' names aren't known in Spanish."""
    name = str(value_of(node))
    return [name] if name == NAME else None


def emit_howmany(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    assert isinstance(node, Exists)
    what = node.what
    if not isinstance(what, NounPhrase) or node.amount is None:
        return None
    other = all(Status.OTHER in c.status for c in what.cores)
    if other:
        plain = tuple(c.replace(status=tuple(s for s in c.status if s is not Status.OTHER)) for c in what.cores)
        what = what.replace(cores=plain)
    gender = es_cores.core_gender(what.cores[0])
    count = es_numbers.number_words(node.amount, gender)
    said = printer.emit("bare", "", what)
    if count is None or said is None:
        return None
    return [*([("otras" if gender == "f" else "otros")] if other else []), *count, "o", parameter, *said]


def install(grammar: Grammar) -> None:
    """Add these to the Spanish grammar."""
    for name, read, emit in (
        ("subject", read_subject, emit_subject),
        ("proclitic", read_clitic, emit_clitic),
        ("lifeof", read_life, emit_of),
        ("handof", read_hand, lambda printer, _parameter, node: emit_of(printer, "hand", node)),
        ("thes", read_thes, emit_thes),
        ("describeds", read_describeds, emit_describeds),
        ("yours", read_yours, emit_yours),
        ("devoted", read_devoted, emit_devoted),
        ("howmany", read_howmany, emit_howmany),
        ("name", read_name, emit_name),
    ):
        grammar.read_code[name] = read
        grammar.emit_code[name] = emit
