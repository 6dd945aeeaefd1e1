"""Spanish clauses that are built otherwise than the others' ("te cuesta {1} menos lanzar este hechizo")."""

from __future__ import annotations

from landwalk.abilities.amount import ForEach, Number
from landwalk.abilities.effect import CostChange, HandSizeIs
from landwalk.abilities.noun import YOU, AllStyle, Controlled, Det, NounPhrase, PlayerPhrase, Targeting, This, Who
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.node import Node
from landwalk.oracle.agreement import number_of
from landwalk.oracle.clauses import emit_preds, fits
from landwalk.oracle.inner import ForEachTail, Leaf
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings

_LESS = {"menos": "less", "más": "more"}
_WHAT = {"lanzar": "cast", "activar": "activate"}
_IF_TARGETS = ("si", "hace", "objetivo", "a")
_EACH_NO_MAXIMUM = ("las", "manos", "de", "los", "jugadores", "no", "tienen", "tamaño", "máximo")
_PLAYERS = PlayerPhrase(Who.EACH_PLAYER, AllStyle.BARE)
_NO_MAXIMUM = ("tu", "mano", "no", "tiene", "tamaño", "máximo")
_SAID = {meaning: word for word, meaning in (*_LESS.items(), *_WHAT.items())}


def read_own(r: Reader, order: str, i: int) -> Readings:
    """Clauses of this module."""
    out = _read_cost(r, i)
    j = r.literal(_EACH_NO_MAXIMUM, i)
    if j >= 0:
        out.append((Clause(_PLAYERS, (HandSizeIs(None),), None, "stated"), j))
    j = r.literal(_NO_MAXIMUM, i)
    if j >= 0:
        out.append((Clause(YOU, (HandSizeIs(None),), None, "stated"), j))
        out += [(Clause(YOU, (HandSizeIs(None),), d, "stated"), k) for d, k in r.read("duration", "", j)]
    return out


def emit_own(printer: Printer, clause: Clause) -> list[str] | None:
    """The same printed; None for other clauses."""
    first = clause.predicates[0]
    if len(clause.predicates) == 1 and isinstance(first, CostChange):
        return _emit_cost(printer, clause.subject, first)
    if isinstance(first, CostChange) and isinstance(clause.subject, NounPhrase) and first.amount is first.target:
        before, printer.subject = printer.subject, clause.subject
        rest = clause.replace(predicates=clause.predicates[1:], joins=clause.joins[1:])
        cost = _emit_cost(printer, clause.subject, first)
        more = emit_preds(printer, printer.grammar.language.finite(clause.subject), rest)
        printer.subject = before
        return None if cost is None or more is None else [*cost, "y", *more]
    if clause.predicates == (HandSizeIs(None),):
        if clause.subject == _PLAYERS:
            return list(_EACH_NO_MAXIMUM)
        return list(_NO_MAXIMUM) if clause.subject == YOU else None
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
                if r.tokens[end] == "y":  # "y no pueden ser contrarrestados"
                    for leaf, last in r.read("preds", r.grammar.language.finite(subject), end + 1):
                        predicates, joins = _more(leaf)
                        if fits(subject, predicates, imperative=False):
                            out.append((Clause(subject, (one, *predicates), None, "stated", ("and", *joins)), last))
                for tail, last in r.read("foreach", "", end):
                    assert isinstance(tail, ForEachTail)
                    scaled = one.replace(amount=ForEach(Number(1), tail.of))
                    out.append((Clause(subject, (scaled,), None, "stated"), last))
                start = r.literal(_IF_TARGETS, end)
                for aim, last in r.read("np", "prep", start) if start >= 0 else ():
                    out.append((Clause(subject, (one.replace(target=aim),), None, "stated"), last))
    return out


def _more(leaf: Node) -> tuple[tuple[Predicate, ...], tuple[str, ...]]:
    assert isinstance(leaf, Leaf)
    assert isinstance(leaf.value, tuple)
    predicates, joins = leaf.value
    return predicates, joins


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
