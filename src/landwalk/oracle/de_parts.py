"""What belongs to something in German ("ihre Stärke", "die Bonuskosten dieses Zauberspruchs"), and small categories of conditions."""

from __future__ import annotations

from landwalk.abilities.amount import HandSize, LifeTotal, Number
from landwalk.abilities.noun import YOU, AllStyle, Controlled, Det, It, NounPhrase, Ref
from landwalk.kernel.node import Node
from landwalk.oracle import de_phrases
from landwalk.oracle.agreement import number_of
from landwalk.oracle.de_cores import COLOR_OF
from landwalk.oracle.de_players import DER, DIES, EIN, whose
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import Leaf, value_of
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.tokens import NAME, NAMES
from landwalk.oracle.words import COLORS

_ENDINGS = ("", "e", "er", "em", "en", "es")
_YOURS = Controlled(YOU)
SHORT = "\u2248"


def _split(parameter: str) -> tuple[str, str, str]:
    noun, gender, case = parameter.split(" ")
    return noun + ("s" if case == "gen" and gender in ("m", "n") else ""), gender, case


def read_partof(r: Reader, parameter: str, i: int) -> Readings:
    """ "ihre Stärke", "die Stärke der geopferten Kreatur": the object. Parameter: noun, gender ("p": plural), case."""
    noun, gender, case = _split(parameter)
    token, said = r.tokens[i], noun.lower()
    if r.tokens[i + 1] != said:
        return []
    out: Readings = []
    for stem in ("sein", "ihr"):
        if token.startswith(stem) and token[len(stem) :] in _ENDINGS:
            many = stem == "ihr" and NAMES in r.tokens  # "ihre Stärke" is one's, or that of a name in the plural
            out.append((It(Ref.LAST, -1, "either" if many else "one"), i + 2))
    if token in (NAME, NAMES, SHORT):  # "Elendas Stärke"
        out += r.read("baseref", "gen", i)
        out = [(of, i + 2) for of, _ in out]
    if token == DER[gender, case]:
        start = i + 2 + (r.tokens[i + 2] == "von")
        out += [(of, j) for of, j in r.read("obj", "gen", start)]
        if start > i + 2:
            out += r.read("obj", "dat", start)
    return out


def emit_partof(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    noun, gender, case = _split(parameter)
    if isinstance(node, It):
        return [*whose(printer, node, DIES[case]["p"] if gender == "p" else EIN[gender, case][3:]), noun]
    of = printer.emit("obj", "gen", node)
    return None if of is None else [DER[gender, case], noun, *of]


def read_lifetotal(r: Reader, parameter: str, i: int) -> Readings:
    """ "dein Lebenspunktestand": the player. Parameter: the case."""
    said = "lebenspunktestand" + ("s" if parameter == "gen" else "")
    return [(who, j + 1) for who, j in r.read("poss", f"{parameter} m", i) if r.tokens[j] == said]


def emit_lifetotal(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    whose = printer.emit("poss", f"{parameter} m", node)
    return None if whose is None else [*whose, "Lebenspunktestand" + ("s" if parameter == "gen" else "")]


def read_yours(r: Reader, parameter: str, i: int) -> Readings:
    """ "eine Kreatur unter deiner Kontrolle"; parameter "bare" for plurals."""
    return [
        (n, j)
        for n, j in r.read("phrase", "", i)
        if isinstance(n, NounPhrase) and _YOURS in n.tail and (n.style is AllStyle.BARE) == (parameter == "bare")
    ]


def emit_yours(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    if not isinstance(node, NounPhrase) or _YOURS not in node.tail:
        return None
    said = printer.emit("phrase", "nom", node.replace(tail=tuple(m for m in node.tail if m != _YOURS)))
    return None if said is None else [*said, "unter", "deiner", "Kontrolle"]


def read_life(r: Reader, parameter: str, i: int) -> Readings:
    """Who has so much life: a LifeTotal."""
    return [(LifeTotal(w), j) for w, j in r.read("player", "nom", i)]


def read_hand(r: Reader, parameter: str, i: int) -> Readings:
    """Who has so many cards in hand: a HandSize."""
    return [(HandSize(w), j) for w, j in r.read("player", "nom", i)]


def emit_life(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    return printer.emit("player", "nom", node.of) if isinstance(node, LifeTotal) else None


def emit_hand(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    return printer.emit("player", "nom", node.of) if isinstance(node, HandSize) else None


def read_its(r: Reader, parameter: str, i: int) -> Readings:
    """ "es" of "falls es eine Länderkarte ist"."""
    return [(It(Ref.LAST, -1), i + 1)] if r.tokens[i] == "es" else []


def emit_its(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    return ["es"] if isinstance(node, It) and node.number == "one" else None


def read_describeds(r: Reader, parameter: str, i: int) -> Readings:
    """ "eine Kreatur", "eine Kreatur oder ein Planeswalker": a Leaf of cores."""
    out: Readings = []
    for node, j in r.read("phrase", "", i):
        if isinstance(node, NounPhrase) and node.det is Det.A and not node.tail and not node.conjunction:
            out.append((Leaf(node.cores), j))
    return out


def emit_describeds(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    value = value_of(node)
    assert isinstance(value, tuple)
    return printer.emit("phrase", "nom", NounPhrase(Det.A, value))


def read_described_not(r: Reader, parameter: str, i: int) -> Readings:
    """ "kein Land", "keine Kreatur und kein Fahrzeug", "weder eine Kreatur noch ein Land": a Leaf of cores."""
    neither = r.tokens[i] == "weder"
    out: Readings = []
    for cores, j in _negated(r, i + neither, neither=neither):
        if not neither:
            out.append((Leaf(cores), j))
        if r.tokens[j] == ("noch" if neither else "und"):
            out += [(Leaf((*cores, *more)), k) for more, k in _negated(r, j + 1, neither=neither)]
    return out


def _negated(r: Reader, i: int, *, neither: bool) -> list[tuple[tuple[Node, ...], int]]:
    start = i + (r.tokens[i] in (("ein", "eine") if neither else ("kein", "keine")))
    return [((core,), j) for core, j in r.read("core", "s", start)] if start > i else []


def emit_described_not(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    value = value_of(node)
    assert isinstance(value, tuple)
    said = [printer.emit("phrase", "nom", NounPhrase(Det.A, (core,))) or [""] for core in value]
    if any(words[0] not in ("ein", "eine") for words in said) or len(said) > 2:
        return None
    return ["weder", *said[0], "noch", *said[1]] if said[1:] else ["k" + said[0][0], *said[0][1:]]


_ORDINALS = ("", "erst", "zweit", "dritt", "viert", "fünft")


def read_ordinal(r: Reader, parameter: str, i: int) -> Readings:
    """ "zweite": a Leaf of 2."""
    for n, stem in enumerate(_ORDINALS):
        if n and r.tokens[i].startswith(stem) and r.tokens[i][len(stem) :] in ("e", "en", "er", "es", "em"):
            return [(Leaf(n), i + 1)]
    return []


def emit_ordinal(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Parameter: the ending."""
    n = value_of(node)
    return [_ORDINALS[n] + (parameter or "e")] if isinstance(n, int) and 0 < n < len(_ORDINALS) else None


def read_or_more(r: Reader, parameter: str, i: int) -> Readings:
    """ "zwei oder mehr"."""
    return [
        (n, j + 2)
        for n, j in de_phrases.read_number(r, i)
        if number_of(n) == "p" and r.tokens[j] == "oder" and r.tokens[j + 1] == "mehr"
    ]


def emit_or_more(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    words = None if node == Number(1) else de_phrases.number_words(node, "", "nom")
    return None if words is None else [*words, "oder", "mehr"]


def read_colors(r: Reader, parameter: str, i: int) -> Readings:
    """ "Grün", "Weiß und Blau": a Leaf of letters."""
    letter = COLOR_OF.get(r.tokens[i])
    if letter is None:
        return []
    out: Readings = [(Leaf((letter,)), i + 1)]
    second = COLOR_OF.get(r.tokens[i + 2]) if r.tokens[i + 1] == "und" else None
    return [*out, (Leaf((letter, second)), i + 3)] if second is not None else out


def emit_colors(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    value = value_of(node)
    assert isinstance(value, tuple)
    return " und ".join(COLORS[c][2].capitalize() for c in value).split(" ") if value else None


def read_name(r: Reader, parameter: str, i: int) -> Readings:
    """The own name; other cards' names are another word in each language."""
    return [(Leaf("~"), i + 1)] if r.tokens[i] == "~" else []


def emit_name(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    return ["~"] if value_of(node) == "~" else None


def install(grammar: Grammar) -> None:
    """Add these to the German grammar."""
    for name, read, emit in (
        ("partof", read_partof, emit_partof),
        ("lifetotal", read_lifetotal, emit_lifetotal),
        ("yours", read_yours, emit_yours),
        ("lifeof", read_life, emit_life),
        ("handof", read_hand, emit_hand),
        ("its", read_its, emit_its),
        ("describeds", read_describeds, emit_describeds),
        ("describednot", read_described_not, emit_described_not),
        ("ordinal", read_ordinal, emit_ordinal),
        ("ormore", read_or_more, emit_or_more),
        ("colors", read_colors, emit_colors),
        ("name", read_name, emit_name),
    ):
        grammar.read_code[name] = read
        grammar.emit_code[name] = emit
