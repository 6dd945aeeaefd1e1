"""Clauses, the same for every language: subject, predicates, duration; "for each" behind a predicate; several clauses in a sentence."""

from __future__ import annotations

from landwalk.abilities.amount import Amount, ForEach, Number
from landwalk.abilities.duration import Duration
from landwalk.abilities.effect import AddMana, GainAbilities, GetPT
from landwalk.abilities.noun import YOU, AmongLast, It, PlayerPhrase, That, ThatPlayer
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.kernel.node import Node
from landwalk.oracle.agreement import is_player
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import Adverbial, ForEachTail, Inverted, Leaf
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.specials import emit_special, emit_would
from landwalk.oracle.template import Slot
from landwalk.oracle.tokens import SOFT_COMMA

INSTEAD = " instead"  # behind the mood while reading: "stattdessen" stands in the clause
FIRST = "first"  # mark of a duration that stands before its clause
#: predicates of objects that players can have too
OF_PLAYERS = frozenset({"Cant", "GainAbilities", "LoseAbilities", "Must"})
#: "put one of them into your hand and the rest ...": one verb for both
_SHARED = (
    ("RestTo", "PutFromAmong"),
    ("RestTo", "MoveTo"),
    ("GainAbilities", "GetPT"),
    ("GainAbilities", "BasePT"),
    ("GetPT", "GainAbilities"),
    ("GainChosenAbility", "GetPT"),
    ("GetCounters", "GainLife"),
)
_THEN = ("then", "and then")
#: where an adverb may stand in a predicate
MIDDLES = ("^late", "^", "^read")
_SCALED = ("amount", "count")
#: Predicates whose amount isn't said where it is one.
_UNSAID = frozenset({"CostChange", "CopySpell"})


def read_pred(r: Reader, form: str, i: int) -> Readings:
    """A predicate, with or without "for each" behind it."""
    rows = r.rows("pred", form, i)
    if r.grammar.language.has_middle:
        rows = [*rows, *(found for category in MIDDLES for found in r.rows(f"pred{category}", form, i))]
    out = [(node, j) for found, j in rows if (node := _scaled(found)) is not None and not _from_among(node)]
    for node, j in list(out):
        for tail, k in r.read("foreach", "", j):
            assert isinstance(tail, ForEachTail)
            scaled = _scale(node, tail.of)
            if scaled is not None:
                out.append((scaled, k))
    return out


def _scaled(node: Node) -> Node | None:
    """ "für jede Kreatur" in the middle of a predicate is "for each creature" behind it."""
    if not isinstance(node, Adverbial) or not isinstance(node.adverb, ForEachTail):
        return node
    inside = node.predicate
    if isinstance(inside, Inverted):
        scaled = _scale(inside.predicate, node.adverb.of)
        return None if scaled is None else Inverted(scaled, inside.subject)
    return _scale(inside, node.adverb.of)


def _from_among(node: Node) -> bool:
    """ "put a card from among them ..." is PutFromAmong, not MoveTo or RevealCards."""
    if type(node).__name__ not in ("MoveTo", "RevealCards"):
        return False
    tail = getattr(getattr(node, "what", None), "tail", ())
    return any(isinstance(m, AmongLast) and m.words != "it" for m in tail)


def _scale(node: Node, of: Node) -> Node | None:
    if isinstance(node, GetPT):
        changes = {f: ForEach(getattr(node, f), of) for f in ("power", "toughness") if getattr(node, f) != Number(0)}
        return node.replace(**changes) if changes else None
    if isinstance(node, AddMana):
        plain = node.mana.symbols and node.mana.amount is None
        return node.replace(mana=node.mana.replace(amount=ForEach(Number(1), of))) if plain else None
    for name in _SCALED:
        if name in node.fields:
            base = getattr(node, name)
            if base is None:
                return node.replace(**{name: ForEach(Number(1), of)}) if type(node).__name__ in _UNSAID else None
            return node.replace(**{name: ForEach(base, of)}) if isinstance(base, Amount) else None
    return None


def emit_ipred(printer: Printer, form: str, node: Node) -> list[str] | None:
    """A predicate with the subject in its middle."""
    return emit_pred(printer, form, node, "ipred")


def emit_pred(printer: Printer, form: str, node: Node, category: str = "pred") -> list[str] | None:
    """A predicate; "for each" stands behind it, in German also in its middle."""
    of: Node | None = None
    changes: dict[str, object] = {}
    for name in ("power", "toughness", *_SCALED):
        value = getattr(node, name, None)
        if isinstance(value, ForEach):
            of = value.of
            changes[name] = None if type(node).__name__ in _UNSAID else value.base
    if isinstance(node, AddMana) and isinstance(node.mana.amount, ForEach):
        of = node.mana.amount.of
        changes["mana"] = node.mana.replace(amount=None)
    if of is None:
        said = printer.rows(category, form, node)
        return None if said is None else printer.grammar.language.order_pronoun(form, said)
    if printer.grammar.language.has_middle and not isinstance(node, GetPT):
        before, printer.adverb = printer.adverb, ForEachTail(of)
        said = _in_middle(printer, category, form, node.replace(**changes))
        printer.adverb = before
        if said is not None:
            return said
    words = printer.rows(category, form, node.replace(**changes))
    tail = printer.emit("foreach", "", ForEachTail(of))
    return None if words is None or tail is None else words + tail


def read_preds(r: Reader, form: str, i: int) -> Readings:
    """Predicates with one subject: a Leaf of (predicates, joins)."""
    out: Readings = []
    for node, j in r.read("pred", form, i):
        _more_preds(r, form, (node,), (), j, out)
    return out


def _more_preds(r: Reader, form: str, nodes: tuple[Node, ...], joins: tuple[str, ...], i: int, out: Readings) -> None:
    out.append((Leaf(r.grammar.language.gathered(nodes, joins)), i))
    for mark, words in r.grammar.language.joins:
        j = r.literal(words, i)
        if j < 0:
            continue
        for node, k in r.read("pred", form, j):
            _more_preds(r, form, (*nodes, node), (*joins, mark), k, out)
        if mark in ("and", "comma and", "comma"):
            for node, k in r.read("epred", form, j):
                before = nodes[-1].predicate if isinstance(nodes[-1], Adverbial) else nodes[-1]
                pair = (type(node).__name__, type(before).__name__)
                if pair in _SHARED or (pair[0] == pair[1] and pair[0] != "GainAbilities"):
                    _more_preds(r, form, (*nodes, node), (*joins, f"{mark} elided"), k, out)


def emit_preds(printer: Printer, form: str, clause: Clause, first: list[str] | None = None) -> list[str] | None:
    """The predicates of a clause, joined; `first`: the first one if it's said already."""
    words = dict(printer.grammar.language.joins)
    out: list[str] = []
    predicates, joins = printer.grammar.language.spread(clause.predicates, clause.joins, form)
    for k, node in enumerate(predicates):
        mark = joins[k - 1] if 0 < k <= len(joins) else "and"
        category = "epred" if mark.endswith(" elided") else "pred"
        if k and category == "pred" and mark in _THEN and printer.grammar.language.has_middle:
            printer.pending, mark = Leaf("then"), "and"
        said = first if k == 0 and first is not None else _emit_one(printer, category, form, node)
        if said is None:
            return None
        if k:
            mark = mark.removesuffix(" elided")
            out += words.get(mark, words["and"])
        out += said
    return out


def _emit_one(printer: Printer, category: str, form: str, node: Node) -> list[str] | None:
    """A predicate, with an adverb ("then", "instead") in its middle if one is still to be said."""
    if printer.pending is not None:
        before, printer.adverb = printer.adverb, printer.pending
        printer.pending = None
        said = _in_middle(printer, category, form, node)
        printer.adverb = before
        if said is not None:
            return said
    return printer.emit(category, form, node)


def _in_middle(printer: Printer, category: str, form: str, node: Node) -> list[str] | None:
    """A predicate with the printer's adverb: behind a short object, where the row says, or behind the verb."""
    late = printer.grammar.printed.get((f"{category}^late", type(node)), ())
    short = any(
        isinstance(i, Slot) and isinstance(getattr(node, i.names[0], None), It | That) for t in late for i in t.items
    )
    for place in MIDDLES if short else MIDDLES[1:]:
        said = printer.rows(category + place, form, node)
        if said is not None:
            return said
    return None


def fits(subject: Node, predicates: tuple[Node, ...], *, imperative: bool) -> bool:
    """May this subject have these predicates? Objects follow no instructions (CR 608.2)."""
    for each in predicates:
        one = each.predicate if isinstance(each, Adverbial) else each
        if not isinstance(one, Predicate):
            return False
        if one.subject == "player" and not is_player(subject):
            return False
        if one.subject == "object" and imperative and type(one).__name__ != "SwitchPT":
            return False
        if one.subject == "object" and is_player(subject) and type(one).__name__ not in OF_PLAYERS:
            return False
    return True


def read_clause(r: Reader, order: str, i: int) -> Readings:
    """A clause; order "free" or "inv" (German, after a fronted phrase)."""
    out: Readings = []
    language = r.grammar.language
    out += r.read("special", "", i)
    out += language.read_own_clause(r, order, i)
    for leaf, j in r.read("preds", language.imperative, i):
        predicates, joins = _leaf(leaf)
        if fits(YOU, predicates, imperative=True):
            out += _with_duration(r, Clause(YOU, predicates, None, "imperative", joins), j)
    if order == "inv" and language.inverts:
        out += _inverted(r, i)
    else:
        for subject, j in r.read("both", "nom and", i):
            for form in language.finites(subject):
                out += _statements(r, subject, form, j)
        for subject, form in language.null_joined() if order == "joined" else language.null_subjects():
            out += _statements(r, subject, form, i)
    for duration, j in r.read("duration", "", i):
        start = j if language.inverts else j + 1 if r.tokens[j] == "," else -1
        if start >= 0:
            for clause, k in r.read("clause", language.fronted, start):
                assert isinstance(clause, Clause)
                if isinstance(duration, Duration) and clause.duration is None and duration.style == "until":
                    out.append((clause.replace(duration=Duration(duration.until, FIRST)), k))
    return out


def _leaf(leaf: Node) -> tuple[tuple[Predicate, ...], tuple[str, ...]]:
    assert isinstance(leaf, Leaf)
    assert isinstance(leaf.value, tuple)
    predicates, joins = leaf.value
    return predicates, joins


def _statements(r: Reader, subject: Node, form: str, i: int) -> Readings:
    out: Readings = []
    for leaf, k in r.read("preds", form, i):
        predicates, joins = _leaf(leaf)
        if fits(subject, predicates, imperative=False) and not _is_token(r, subject, predicates):
            out += _with_duration(r, Clause(subject, predicates, None, "stated", joins), k)
    return out


def _is_token(r: Reader, subject: Node, predicates: tuple[Node, ...]) -> bool:
    """German "er hat ...": a token, though the pronoun may be a player's."""
    they = isinstance(subject, ThatPlayer) and subject.word == "they"
    return they and r.grammar.language.inverts and any(isinstance(p, GainAbilities) for p in predicates)


def _inverted(r: Reader, i: int) -> Readings:
    out: Readings = []
    for form in r.grammar.language.inverted_forms:
        rows = [found for category in (*MIDDLES, "^pre") for found in r.rows(f"ipred{category}", form, i)]
        said = [*r.read("ipred", form, i), *rows]
        for each, j in [*said, *_for_each_behind(r, said)]:
            found = _scaled(each)
            if found is None:
                continue
            one = found.predicate if isinstance(found, Adverbial) else found
            if not isinstance(one, Inverted) or form not in r.grammar.language.finites(one.subject):
                continue
            rest: Readings = []
            first = found.replace(predicate=one.predicate) if isinstance(found, Adverbial) else one.predicate
            _more_preds(r, form, (first,), (), j, rest)
            for leaf, k in rest:
                predicates, joins = _leaf(leaf)
                if fits(one.subject, predicates, imperative=False) and not _is_token(r, one.subject, predicates):
                    out += _with_duration(r, Clause(one.subject, predicates, None, "stated", joins), k)
    return out


def _for_each_behind(r: Reader, said: Readings) -> Readings:
    """ "verliert jeder Gegner 1 Lebenspunkt für jede Karte auf deiner Hand"."""
    out: Readings = []
    for node, j in said:
        inside = node.predicate if isinstance(node, Adverbial) and isinstance(node.adverb, Duration) else node
        if not isinstance(inside, Inverted):
            continue
        for tail, k in r.read("foreach", "", j):
            assert isinstance(tail, ForEachTail)
            scaled = _scale(inside.predicate, tail.of)
            if scaled is not None:
                made = inside.replace(predicate=scaled)
                out.append((node.replace(predicate=made) if isinstance(node, Adverbial) else made, k))
    return out


def lifted(clause: Clause) -> Clause | None:
    """The clause with the adverb of a predicate as its duration; None: there are two."""
    found = [p.adverb for p in clause.predicates if isinstance(p, Adverbial)]
    durations = [d for d in found if isinstance(d, Node)]
    if not found:
        return clause
    if "additional" in found:
        return None  # that is said of costs
    if len(durations) + (clause.duration is not None) > 1:
        return None
    plain = tuple(p.predicate if isinstance(p, Adverbial) else p for p in clause.predicates)
    mood = clause.mood + INSTEAD if "instead" in found else clause.mood
    return clause.replace(predicates=plain, duration=durations[0] if durations else clause.duration, mood=mood)


def _with_duration(r: Reader, clause: Clause, i: int) -> Readings:
    return [(c, j) for found, j in _behind(r, clause, i) if (c := lifted(found)) is not None]


def _behind(r: Reader, clause: Clause, i: int) -> list[tuple[Clause, int]]:
    out = [(clause, i), *r.grammar.language.as_many(r, clause, i)]
    for duration, j in r.read("duration", "", i):
        out.append((clause.replace(duration=duration), j))
    return out


def emit_clause(printer: Printer, order: str, node: Node) -> list[str] | None:
    """A clause as instruction or statement."""
    assert isinstance(node, Clause)
    language = printer.grammar.language
    if node.mood == "special":
        said = emit_special(printer, node)
        return None if said is None else language.special_behind(order, said)
    if node.mood == "would":
        return emit_would(printer, node)
    if isinstance(node.duration, Duration) and node.duration.style == FIRST:
        first = printer.emit("duration", "", Duration(node.duration.until, "until"))
        rest = emit_clause(printer, language.fronted, node.replace(duration=None))
        comma = [] if language.inverts else [","]
        return None if first is None or rest is None else [*first, *comma, *rest]
    before, printer.subject = printer.subject, node.subject
    try:
        if language.has_middle and node.duration is not None:
            said = _emit_in_middle(printer, order, node)
            if said is not None:
                return said
        out = language.emit_own_clause(printer, node) or _emit_predicates(printer, order, node)
    finally:
        printer.subject = before
    if out is None or node.duration is None:
        return out
    if out[-1] == SOFT_COMMA and language.has_middle:  # "... Schutz vor einer Farbe, die du bestimmst"
        where, printer.where, before, printer.subject = printer.where, True, printer.subject, node.subject
        said = _emit_in_middle(printer, order, node)
        printer.where, printer.subject = where, before
        if said is not None:
            return said
    tail = printer.emit("duration", "", node.duration)
    return None if tail is None else out + tail


def _emit_in_middle(printer: Printer, order: str, node: Clause) -> list[str] | None:
    """The clause with its duration in the middle of its only predicate, where the row says that it stands there."""
    if node.mood not in ("stated", "imperative", "elided") or (len(node.predicates) > 1 and not printer.where):
        return None
    before, printer.adverb = printer.adverb, node.duration
    try:
        return _said_in_middle(printer, order, node)
    finally:
        printer.adverb = before


def _said_in_middle(printer: Printer, order: str, node: Clause) -> list[str] | None:
    places = ("^", "^read") if printer.where else ("^",)
    language = printer.grammar.language
    form = language.imperative if node.mood == "imperative" else language.finite(node.subject)
    category = "ipred" if node.mood == "stated" and order == "inv" else "pred"
    predicates, _ = language.spread(node.predicates, node.joins, form)
    said = next((w for p in places if (w := printer.rows(category + p, form, predicates[0])) is not None), None)
    if said is not None and len(predicates) > 1:
        printer.adverb = None
        said = emit_preds(printer, form, node, said)
    if said is None or category == "ipred" or node.mood != "stated":
        return said
    subject = language.subject_words(printer, node)
    return None if subject is None else [*subject, *said]


def _emit_predicates(printer: Printer, order: str, node: Clause) -> list[str] | None:
    language = printer.grammar.language
    if node.mood == "imperative" and node.subject == YOU:
        said = emit_preds(printer, language.imperative, node)
        if said is not None or not language.inverts:
            return said  # else a verb that gives no instructions ("du erhältst einen zusätzlichen Zug")
    form = language.finite(node.subject)
    if node.mood == "elided":
        return emit_preds(printer, form, node)
    if node.mood in ("they also", "it also"):
        said = emit_preds(printer, form, node)
        return None if said is None or language.name != "en" else [*node.mood.split(" "), *said]
    if order == "inv" and language.inverts:
        first = _emit_one(printer, "ipred", form, language.spread(node.predicates, node.joins, form)[0][0])
        return None if first is None else emit_preds(printer, form, node, first)
    subject = language.subject_words(printer, node)
    rest = emit_preds(printer, form, node)
    return None if subject is None or rest is None else subject + rest


def read_may(r: Reader, order: str, i: int) -> Readings:
    """What follows "may": an infinitive clause, without its subject: a Leaf of (predicates, joins)."""
    return r.read("preds", r.grammar.language.infinitive, i)


def install(grammar: Grammar) -> None:
    """Add clauses to a grammar."""
    read, emit = grammar.read_code, grammar.emit_code
    read["pred"], emit["pred"] = read_pred, emit_pred
    emit["ipred"] = emit_ipred
    read["preds"] = read_preds
    read["clause"], emit["clause"] = read_clause, emit_clause


__all__ = ["PlayerPhrase", "install"]
