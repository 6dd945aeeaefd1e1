"""German amounts after "so viele ..., wie": "du Länder kontrollierst", "die höchste Stärke ... beträgt", "Marken auf ihm liegen"."""

from __future__ import annotations

from landwalk.abilities.amount import (
    Amount,
    CountersOn,
    CountOf,
    Devotion,
    GreatestStat,
    HistoryCount,
    StatOf,
    ThatMuch,
)
from landwalk.abilities.noun import YOU, AllStyle, Controlled, Core, Det, InZone, Noun, NounPhrase, ThatPlayer
from landwalk.abilities.sentence import Clause
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Zone
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import Leaf
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings

_CONTROL = {"kontrollierst": "2", "kontrolliert": "3"}
_HAVE = {"hast": "2", "hat": "3", "haben": "6"}
_CARDS = NounPhrase(Det.ALL, (Core(Noun.CARD),), (), None, AllStyle.BARE)


def completed(r: Reader, clause: Clause, i: int) -> list[tuple[Clause, int]]:
    """ "so viele Lebenspunkte dazu", in the clause: what they are as many as, behind it."""
    out: list[tuple[Clause, int]] = []
    if r.tokens[i] != "," or r.tokens[i + 1] != "wie":
        return out
    for amount, j in r.read("asmany", "any", i + 2):
        assert isinstance(amount, Amount)
        new = clause.map(lambda node, amount=amount: amount if isinstance(node, ThatMuch) else node)  # type: ignore[misc]
        if isinstance(new, Clause) and new != clause:
            out.append((new, j))
            if r.tokens[j] == ",":
                out.append((new, j + 1))
    return out


def read(r: Reader, parameter: str, i: int) -> Readings:
    """The amounts; "any" as parameter matters in print alone."""
    out: Readings = [(n, j + 1) for n, j in r.read("qty", "nom", i) if r.tokens[j] == "beträgt"]
    if r.tokens[i : i + 3] == ["deine", "hingabe", "zu"]:
        out += [(n, j + 1) for n, j in r.read("devoted", "", i + 3) if r.tokens[j] == "beträgt"]
    start = i + (r.tokens[i] == "sich")
    for what, j in r.read("phrase", "", start):
        bare = isinstance(what, NounPhrase) and what.style is AllStyle.BARE
        if bare and r.tokens[j] in (("befinden",) if start > i else ("sind", "liegen")):
            out.append((CountOf(what), j + 1))
    for who, j in r.read("player", "nom", i):
        out += _of_player(r, who, j)
    for kind, j in r.read("marks", "p", i):
        if r.tokens[j] == "auf" and isinstance(kind, Leaf):
            out += [
                (CountersOn(str(kind.value), on), k + 1)
                for on, k in r.read("obj", "dat", j + 1)
                if r.tokens[k] in ("liegen", "lagen")
            ]
    return out + r.rows("asmany", "", i) + [(HistoryCount(event), j) for event, j in r.rows("asmany past", "", i)]


def _of_player(r: Reader, who: Node, i: int) -> Readings:
    """ "du Länder kontrollierst", "er Karten auf der Hand hat"; i: behind the player."""
    out: Readings = []
    form = r.grammar.language.finite(who)
    for what, j in r.read("phrase", "", i):
        if isinstance(what, NounPhrase) and what.style is AllStyle.BARE and _CONTROL.get(r.tokens[j]) == form:
            out.append((CountOf(what.replace(tail=(*what.tail, Controlled(who)))), j + 1))
    for where in ("der", "deiner", "seiner", "ihrer"):
        j = r.literal(("karten", "auf", where, "hand"), i)
        if j >= 0 and _HAVE.get(r.tokens[j]) == form and (where == "der" or (where == "deiner") == (who == YOU)):
            out.append((CountOf(_CARDS.replace(tail=(InZone(Zone.HAND, who, "in"),))), j + 1))
    return out


def emit(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed; parameter "any": powers too, which some rows say otherwise."""
    if isinstance(node, Devotion):
        colors = printer.emit("devoted", "", node)
        return None if colors is None else ["deine", "Hingabe", "zu", *colors, "beträgt"]
    if isinstance(node, CountOf) and isinstance(node.of, NounPhrase):
        return _emit_count(printer, node.of)
    if isinstance(node, CountersOn):
        marks = printer.emit("marks", "p", Leaf(node.kind))
        on = printer.emit("obj", "dat", node.on)
        return None if marks is None or on is None else [*marks, "auf", *on, "liegen"]
    if isinstance(node, GreatestStat) or (parameter == "any" and isinstance(node, StatOf)):
        said = printer.emit("qty", "nom", node)
        return None if said is None else [*said, "beträgt"]
    if isinstance(node, HistoryCount):
        return printer.rows("asmany past", "", node.event)
    return printer.rows("asmany", "", node)


def _emit_count(printer: Printer, of: NounPhrase) -> list[str] | None:
    if of.cores == _CARDS.cores and len(of.tail) == 1 and isinstance(of.tail[0], InZone) and of.tail[0].whose == YOU:
        where = of.tail[0]
        return ["du", "Karten", "auf", "deiner", "Hand", "hast"] if where.zone is Zone.HAND else None
    plain = tuple(m for m in of.tail if not isinstance(m, Controlled))
    by = [m.by for m in of.tail if isinstance(m, Controlled) and m.verb == "control"]
    if len(by) != 1 or not (by[0] == YOU or isinstance(by[0], ThatPlayer)) or len(plain) + 1 != len(of.tail):
        return None
    who = printer.emit("player", "nom", by[0])
    what = printer.emit("phrase", "acc", of.replace(tail=plain, order=""))
    form = printer.grammar.language.finite(by[0])
    verb = "kontrollierst" if form == "2" else "kontrolliert"
    return None if who is None or what is None else [*who, *what, verb]


def install(grammar: Grammar) -> None:
    """Add these amounts to the German grammar."""
    grammar.read_code["asmany"], grammar.emit_code["asmany"] = read, emit
