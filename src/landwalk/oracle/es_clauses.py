"""Spanish clauses that are built otherwise than the others' ("te cuesta {1} menos lanzar este hechizo")."""

from __future__ import annotations

from landwalk.abilities.amount import ForEach, Number
from landwalk.abilities.effect import CostChange, HandSizeIs
from landwalk.abilities.noun import YOU, Controlled, Det, NounPhrase, Targeting, This
from landwalk.abilities.sentence import Clause
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.node import Node
from landwalk.oracle.agreement import number_of
from landwalk.oracle.inner import ForEachTail
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings

_LESS = {"menos": "less", "más": "more"}
_WHAT = {"lanzar": "cast", "activar": "activate"}
_IF_TARGETS = ("si", "hace", "objetivo", "a")
_NO_MAXIMUM = ("tu", "mano", "no", "tiene", "tamaño", "máximo")
_SAID = {meaning: word for word, meaning in (*_LESS.items(), *_WHAT.items())}


def read_own(r: Reader, order: str, i: int) -> Readings:
    """Clauses of this module."""
    out = _read_cost(r, i)
    j = r.literal(_NO_MAXIMUM, i)
    if j >= 0:
        out.append((Clause(YOU, (HandSizeIs(None),), None, "stated"), j))
        out += [(Clause(YOU, (HandSizeIs(None),), d, "stated"), k) for d, k in r.read("duration", "", j)]
    return out


def emit_own(printer: Printer, clause: Clause) -> list[str] | None:
    """The same printed; None for other clauses."""
    if len(clause.predicates) == 1 and isinstance(clause.predicates[0], CostChange):
        return _emit_cost(printer, clause.subject, clause.predicates[0])
    if clause.predicates == (HandSizeIs(None),) and clause.subject == YOU:
        return list(_NO_MAXIMUM)
    return None


def _read_cost(r: Reader, i: int) -> Readings:
    """ "te cuesta {1} menos lanzar los hechizos de criatura", "a tus oponentes les cuesta {1} más lanzar hechizos"."""
    out: Readings = []
    for who, j in _payers(r, i):
        if r.tokens[j] != "cuesta":
            continue
        for mana, k in r.read("manacost", "", j + 1):
            less, what = _LESS.get(r.tokens[k]), _WHAT.get(r.tokens[k + 1])
            if less is None or what is None:
                continue
            for subject, end in _costly(r, who, what, k + 2):
                one = CostChange(mana, less, what)
                out.append((Clause(subject, (one,), None, "stated"), end))
                for tail, last in r.read("foreach", "", end):
                    assert isinstance(tail, ForEachTail)
                    scaled = one.replace(amount=ForEach(Number(1), tail.of))
                    out.append((Clause(subject, (scaled,), None, "stated"), last))
                start = r.literal(_IF_TARGETS, end)
                for aim, last in r.read("np", "prep", start) if start >= 0 else ():
                    out.append((Clause(subject, (one.replace(target=aim),), None, "stated"), last))
    return out


def _payers(r: Reader, i: int) -> list[tuple[Node | None, int]]:
    """Who pays: you, players, or (None) whoever it is."""
    out: list[tuple[Node | None, int]] = [(None, i)]
    if r.tokens[i] == "te":
        return [(YOU, i + 1)]
    if r.tokens[i] == "a":
        for who, j in r.read("player", "prep", i + 1):
            if r.tokens[j] == ("les" if number_of(who) == "p" else "le"):
                out.append((who, j + 1))
    return out


def _costly(r: Reader, who: Node | None, what: str, i: int) -> Readings:
    if what == "cast" and who in (YOU, None):
        found: Readings = [(n, j) for n, j in r.read("baseref", "nom", i) if isinstance(n, This)]
    else:
        found = []
    for node, j in [*r.read("phrase", "", i), *r.read("phrase", "bare", i)]:
        if not isinstance(node, NounPhrase) or node.det is not Det.ALL:
            continue
        if who is None or what == "activate":
            found += [(node, j)] if (who is None) == (what == "cast") else []
        elif not any(isinstance(m, Controlled) for m in node.tail):
            found.append((node.replace(tail=(*node.tail, Controlled(who, "cast"))), j))
    return found


def _emit_cost(printer: Printer, subject: Node, one: CostChange) -> list[str] | None:
    payer: Node | None = YOU if isinstance(subject, This) or one.what == "activate" else None
    if isinstance(subject, NounPhrase) and one.what == "cast":
        for modifier in subject.tail:
            if isinstance(modifier, Controlled) and modifier.verb == "cast":
                payer = modifier.by
                subject = subject.replace(tail=tuple(m for m in subject.tail if m is not modifier))
    if not isinstance(one.mana, ManaCost):
        return None
    who = _payer(printer, payer)
    mana = printer.emit("manacost", "", one.mana)
    bare = payer not in (None, YOU) or (
        isinstance(subject, NounPhrase) and any(isinstance(m, Targeting) for m in subject.tail)
    )
    said = printer.emit("some", "", subject) if bare else printer.emit("np", "nom", subject)
    tail: list[str] | None = []
    if isinstance(one.amount, ForEach):
        tail = printer.emit("foreach", "", ForEachTail(one.amount.of)) if one.amount.base == Number(1) else None
    elif one.amount is not None:
        return None
    if one.target is not None and tail == []:
        aim = printer.emit("np", "prep", one.target)
        tail = None if aim is None else [*_IF_TARGETS, *aim]
    if who is None or mana is None or said is None or tail is None:
        return None
    return [*who, "cuesta", *mana, _SAID[one.less], _SAID[one.what], *said, *tail]


def _payer(printer: Printer, payer: Node | None) -> list[str] | None:
    if payer is None:
        return []
    if payer == YOU:
        return ["te"]
    said = printer.emit("player", "prep", payer)
    return None if said is None else ["a", *said, "les" if number_of(payer) == "p" else "le"]
