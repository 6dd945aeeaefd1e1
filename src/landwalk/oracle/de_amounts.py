"""German amounts in a case: "der Anzahl an Kreaturen ist, die du kontrollierst", "ihrer Stärke", "deiner Hingabe zu Grün".

Category "qty", parameter: the case, and "ist" where the verb of "wobei X gleich ... ist" stands in it (before a relative clause).
"""

from __future__ import annotations

from landwalk.abilities.amount import (
    Amount,
    BasicLandTypes,
    CardTypesAmong,
    CountersOn,
    CountOf,
    Devotion,
    GreatestStat,
    Half,
    LifeTotal,
    Plus,
    Rounding,
    StatOf,
    Times,
)
from landwalk.abilities.noun import YOU, AllStyle, Core, Det, InZone, Noun, NounPhrase, Stat
from landwalk.kernel.node import Node
from landwalk.oracle import de_tokens
from landwalk.oracle.de_cores import COLOR_OF
from landwalk.oracle.de_players import DER, case_of
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import value_of
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.words import COLORS

#: stat -> noun and gender
_STATS = {Stat.POWER: ("Stärke", "f"), Stat.TOUGHNESS: ("Widerstandskraft", "f"), Stat.MANA_VALUE: ("Manabetrag", "m")}
_GREATEST = {
    ("greatest", Stat.POWER): ("höchste", "Stärke", "f"),
    ("greatest", Stat.TOUGHNESS): ("höchste", "Widerstandskraft", "f"),
    ("greatest", Stat.MANA_VALUE): ("höchste", "Manabetrag", "m"),
    ("total", Stat.POWER): ("", "Gesamtstärke", "f"),
    ("total", Stat.TOUGHNESS): ("", "Gesamtwiderstandskraft", "f"),
    ("total", Stat.MANA_VALUE): ("", "Gesamtmanabetrag", "m"),
}
_IS = ("ist", "sind")
_DATIVES = frozenset({"dem", "deinem", "deiner", "seinem", "seiner", "ihrem", "ihrer"})
#: adjectives that are read for others
_OTHER = {"höchste": "größte", "höchsten": "größten"}
_ROUNDED = {"aufgerundet": Rounding.UP, "abgerundet": Rounding.DOWN}


def _verb(r: Reader, parameter: str, found: Readings) -> Readings:
    """Those that are followed by the verb which the parameter asks for."""
    if "ist" not in parameter.split(" "):
        return found
    return [(n, j + 1) for n, j in found if r.tokens[j] in _IS]


def read_qty(r: Reader, parameter: str, i: int) -> Readings:
    """Amounts."""
    case = case_of(parameter) if parameter else "nom"
    if case == "nom" and r.tokens[i] in _DATIVES:
        return []
    return [
        *_counts(r, parameter, case, i),
        *_of_phrases(r, parameter, case, i),
        *_verb(r, parameter, _plain(r, case, i)),
    ]


def read_plus(r: Reader, parameter: str, i: int) -> Readings:
    """ "1 plus die Anzahl an X"."""
    if not r.tokens[i].isdigit() or r.tokens[i + 1] != "plus":
        return []
    return [(Plus(int(r.tokens[i]), n), j) for n, j in r.read("qty", parameter, i + 2) if isinstance(n, Amount)]


def emit_plus(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    said = printer.emit("qty", parameter, node.amount) if isinstance(node, Plus) else None
    return None if said is None or not isinstance(node, Plus) else [str(node.n), "plus", *said]


def _of_phrases(r: Reader, parameter: str, case: str, i: int) -> Readings:
    """ "die höchste Stärke unter den X", "die doppelte Anzahl an X"; the verb stands before a relative clause."""
    ist = " ist" if "ist" in parameter.split(" ") else ""
    out: Readings = read_plus(r, parameter, i)
    for (kind, stat), (adjective, noun, gender) in _GREATEST.items():
        words = (DER[gender, case], *((adjective + ("" if case == "nom" else "n"),) if adjective else ()))
        last = noun.lower() + ("s" if case == "gen" and gender == "m" else "")
        j = max(r.literal((*w, last), i) for w in (words, (words[0], _OTHER.get(words[-1], words[-1]))))
        among = r.tokens[j] == "unter" or (kind == "total" and r.tokens[j] == "der")
        if j >= 0 and among:
            for node, k in r.read("phrase", "bare" + ist, j + 1 + (r.tokens[j + 1] == "den")):
                if isinstance(node, NounPhrase) and node.style is AllStyle.BARE:
                    out.append((GreatestStat(stat, node, kind), k))
    out += _sums(r, case, ist, i)
    out += _half(r, parameter, case, i)
    if r.literal(("der", "doppelten", "anzahl"), i) >= 0 or r.literal(("die", "doppelte", "anzahl"), i) >= 0:
        for node, k in r.read("phrase", "bare" + ist, i + 4):
            if isinstance(node, NounPhrase) and node.style is AllStyle.BARE:
                out.append((Times(2, CountOf(node)), k))
    return out


def _sums(r: Reader, case: str, ist: str, i: int) -> Readings:
    """ "die Gesamtsumme der Manabeträge von X", "die Summe des Manabetrags aller X", "das Doppelte der Anzahl an X"."""
    out: Readings = []
    if r.tokens[i] == DER["f", case] and r.tokens[i + 1] in ("summe", "gesamtsumme"):
        for words in (("der", "manabeträge", "von"), ("des", "manabetrags", "aller"), ("der", "manabeträge", "aller")):
            j = r.literal(words, i + 2)
            for node, k in r.read("phrase", "bare" + ist, j) if j >= 0 else ():
                if isinstance(node, NounPhrase) and node.style is AllStyle.BARE:
                    out.append((GreatestStat(Stat.MANA_VALUE, node, "total"), k))
    j = r.literal((DER["n", case], "doppelte" + ("" if case in ("nom", "acc") else "n")), i)
    if j >= 0:
        out += [(Times(2, n), k) for n, k in r.read("qty", "gen" + ist, j) if isinstance(n, Amount)]
    return out


def _half(r: Reader, parameter: str, case: str, i: int) -> Readings:
    """ "die Hälfte deines Lebenspunktestands, aufgerundet", "die Hälfte der Anzahl an X ist, die ..., abgerundet"."""
    out: Readings = []
    if r.tokens[i] != DER["f", case] or r.tokens[i + 1] != "hälfte":
        return out
    wanted = "ist" in parameter.split(" ")
    for said in (True, False) if wanted else (False,):
        for node, j in r.read("qty", "gen ist" if said else "gen", i + 2):
            k = j + (r.tokens[j] == ",")
            rounding = _ROUNDED.get(r.tokens[k])
            if rounding is None or not isinstance(node, Amount):
                continue
            half: Node = Half(node, rounding)
            if not wanted or said:
                out.append((half, k + 1))
            end = k + 1 + (r.tokens[k + 1] == ",")
            if wanted and not said and r.tokens[end] == "ist":
                out.append((half, end + 1))
    return out


def _counts(r: Reader, parameter: str, case: str, i: int) -> Readings:
    """ "die Anzahl an X"; the verb stands before a relative clause."""
    if r.tokens[i] != DER["f", case] or r.tokens[i + 1] not in ("anzahl", "gesamtanzahl"):
        return []
    out: Readings = []
    start = i + 2 + (r.tokens[i + 2] in ("an", "der"))
    ist = " ist" if "ist" in parameter.split(" ") else ""
    for node, j in r.read("phrase", "bare" + ist, start):
        if isinstance(node, NounPhrase) and node.style is AllStyle.BARE:
            out.append((CountOf(node), j))
    for kind, j in r.read("marks", "p", start):
        if r.tokens[j] == "auf":
            found: Readings = [(CountersOn(str(value_of(kind)), on), k) for on, k in r.read("obj", "dat", j + 1)]
            out += _verb(r, parameter, found)
        behind = (
            r.literal(("ist", ",", "die", "auf"), j) if ist else -1
        )  # "der Anzahl an Marken ist, die auf ihm liegen"
        for on, k in r.read("obj", "dat", behind) if behind >= 0 else ():
            if r.tokens[k] == "liegen":
                out.append((CountersOn(str(value_of(kind)), on), k + 1))
    if r.tokens[start] == "standardlandtypen" and r.literal(("unter", "den", "ländern"), start + 1) >= 0:
        k = start + 4 + (bool(ist) and r.tokens[start + 4] in _IS)
        if r.tokens[k] == "," and r.tokens[k + 1] == "die":
            found = [(BasicLandTypes(who), j + 1) for who, j in r.read("player", "nom", k + 2)]
            ends = [(n, j + (r.tokens[j] == ",")) for n, j in found if r.tokens[j - 1].startswith("kontrollier")]
            out += ends if not ist or k > start + 4 else _verb(r, parameter, ends)
    if r.tokens[start] == "kartentypen" and r.tokens[start + 1] in ("unter", "in"):
        zone = start + 1 if r.tokens[start + 1] == "in" else start + 2
        found = []
        for tail, j in r.read("tail", "p", zone):
            if isinstance(tail, InZone):
                found.append((CardTypesAmong(NounPhrase(Det.ALL, (Core(Noun.CARD),), (tail,), None, AllStyle.BARE)), j))
        out += _verb(r, parameter, found)
    return out


def _plain(r: Reader, case: str, i: int) -> Readings:
    out: Readings = []
    for stat, (noun, gender) in _STATS.items():
        out += [(StatOf(stat, of), j) for of, j in r.read("partof", f"{noun} {gender} {case}", i)]
    out += [(LifeTotal(of), j) for of, j in r.read("lifetotal", case, i)]
    if r.tokens[i].startswith("deine") and r.tokens[i + 1] == "hingabe" and r.tokens[i + 2] == "zu":
        letter = COLOR_OF.get(r.tokens[i + 3])
        if letter is not None:
            second = COLOR_OF.get(r.tokens[i + 5]) if r.tokens[i + 4] == "und" else None
            out.append((Devotion(YOU, (letter,)), i + 4))
            if second is not None:
                out.append((Devotion(YOU, (letter, second)), i + 6))
    return out


def emit_qty(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    case = case_of(parameter) if parameter else "nom"
    ist = "ist" in parameter.split(" ")
    if isinstance(node, CountOf):
        said = printer.emit("phrase", "dat ist" if ist else "dat", node.of)
        return None if said is None else [DER["f", case], "Anzahl", "an", *said]
    if isinstance(node, BasicLandTypes):
        who = printer.emit("player", "nom", node.of)
        if who is None:
            return None
        verb = {"2": "kontrollierst", "3": "kontrolliert", "6": "kontrollieren"}[
            printer.grammar.language.finite(node.of)
        ]
        middle = ["ist"] if ist else []
        return [
            DER["f", case],
            "Anzahl",
            "an",
            "Standardlandtypen",
            "unter",
            "den",
            "Ländern",
            *middle,
            ",",
            "die",
            *who,
            verb,
            ",~",
        ]
    if isinstance(node, Plus):
        return emit_plus(printer, parameter, node)
    if isinstance(node, Half):
        said = printer.emit("qty", "gen ist" if ist else "gen", node.amount)
        rounded = next(word for word, rounding in _ROUNDED.items() if rounding is node.rounding)
        return None if said is None else [DER["f", case], "Hälfte", *said, ",", rounded, ",~"]
    if isinstance(node, GreatestStat | Times):
        return _emit_of_phrase(printer, case, node, " ist" if ist else "")
    out = _emit_plain(printer, case, node)
    return [*out, "ist"] if out is not None and ist else out


def _emit_of_phrase(printer: Printer, case: str, node: GreatestStat | Times, ist: str) -> list[str] | None:
    """ "die höchste Stärke unter den X", "die doppelte Anzahl an X"."""
    if isinstance(node, Times):
        if node.factor != 2 or not isinstance(node.amount, CountOf):
            return None
        said = printer.emit("phrase", "dat" + ist, node.amount.of)
        end = "n" if case != "nom" else ""
        return None if said is None else [DER["f", case], "doppelte" + end, "Anzahl", "an", *said]
    known = _GREATEST.get((node.kind, node.stat))
    of = printer.emit("phrase", "dat" + ist, node.of)
    if known is None or of is None:
        return None
    adjective, noun, gender = known
    first = [adjective + ("" if case == "nom" else "n")] if adjective else []
    last = noun + ("s" if case == "gen" and gender == "m" else "")
    return [DER[gender, case], *first, last, "unter", "den", *of]


def _emit_plain(printer: Printer, case: str, node: Node) -> list[str] | None:
    if isinstance(node, CountersOn):
        marks = de_tokens.mark_words(node.kind, "p")
        on = printer.emit("obj", "dat", node.on)
        return None if marks is None or on is None else [DER["f", case], "Anzahl", "an", *marks, "auf", *on]
    if isinstance(node, StatOf) and node.stat in _STATS:
        noun, gender = _STATS[node.stat]
        return printer.emit("partof", f"{noun} {gender} {case}", node.of)
    if isinstance(node, LifeTotal):
        return printer.emit("lifetotal", case, node.of)
    if isinstance(node, Devotion) and node.of == YOU:
        colors = [COLORS[c][2].capitalize() for c in node.colors]
        end = "e" if case in ("nom", "acc") else "er"
        return ["dein" + end, "Hingabe", "zu", *" und ".join(colors).split(" ")]
    if isinstance(node, CardTypesAmong) and isinstance(node.of, NounPhrase) and node.of.cores == (Core(Noun.CARD),):
        tail = printer.emit("tail", "p", node.of.tail[0]) if len(node.of.tail) == 1 else None
        return None if tail is None else [DER["f", case], "Anzahl", "an", "Kartentypen", *tail]
    return printer.rows("qty", "", node)


def read_statof(r: Reader, parameter: str, i: int) -> Readings:
    """ "die Stärke dieser Kreatur", "die dieser Kreatur": a power that another is compared with."""
    out = [(n, j) for n, j in _plain(r, "nom", i) if isinstance(n, StatOf)]
    if r.tokens[i] == "die":
        out += [(StatOf(Stat.POWER, of), j) for of, j in r.read("obj", "gen", i + 1)]
    return list(out)


def emit_statof(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    if not isinstance(node, StatOf) or node.stat is not Stat.POWER:
        return None
    of = printer.emit("obj", "gen", node.of)
    return None if of is None else ["die", *of]


def install(grammar: Grammar) -> None:
    """Add amounts to the German grammar."""
    grammar.read_code["qty"], grammar.emit_code["qty"] = read_qty, emit_qty
    grammar.read_code["plus"], grammar.emit_code["plus"] = read_plus, emit_plus
    grammar.read_code["statof"], grammar.emit_code["statof"] = read_statof, emit_statof
