"""Sentences and bodies, the same for every language; the connecting words are rows (phrases/sentences.py) or the language's tables."""

from __future__ import annotations

from landwalk.abilities.condition import Not
from landwalk.abilities.duration import Duration
from landwalk.abilities.noun import YOU, Host, It, NounPhrase, Ref, That, This
from landwalk.abilities.sentence import Clause, Do, IfSo, May, Modal, Mode, Sentence, UnlessPaid
from landwalk.kernel.node import Node
from landwalk.oracle.agreement import number_of
from landwalk.oracle.clauses import FIRST, emit_clause, emit_preds, fits, lifted
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import Leaf
from landwalk.oracle.language import Language
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.specials import followed, unfollowed
from landwalk.oracle.tokens import CAPITAL, CLOSE


def read_clauses(r: Reader, order: str, i: int) -> Readings:
    """One or more clauses of a sentence: a Leaf of clauses."""
    out: Readings = []
    for clause, j in r.read("clause", order, i):
        _more_clauses(r, (clause,), j, out)
    return out


def _more_clauses(r: Reader, clauses: tuple[Node, ...], i: int, out: Readings) -> None:
    out.append((Leaf(clauses), i))
    before = clauses[-1]
    assert isinstance(before, Clause)
    for mark, words in r.grammar.language.joins:
        j = r.literal(words, i)
        if j < 0:
            continue
        order = r.grammar.language.order_after(mark)
        for clause, k in r.read("clause", order, j):
            assert isinstance(clause, Clause)
            if isinstance(clause.duration, Duration) and clause.duration.style == FIRST:
                continue
            same = clause.mood == "imperative" and before.subject == YOU and not _mixed(r.grammar.language, before)
            if same and before.duration is None:
                continue  # that is one clause with two predicates
            if clause.mood == "imperative" and not _may_instruct(r.grammar.language, before):
                continue
            yours = all(c.subject == YOU and c.mood == "stated" for c in (before, clause))
            if yours and r.grammar.language.null_joined():
                continue  # likewise
            if order == "joined" and isinstance(clause.subject, It) and before.mood != "imperative":
                continue  # likewise
            if isinstance(clause.subject, It) and getattr(before.predicates[-1], "exceptions", None):
                continue  # "except it's red and it has haste": one more exception
            _more_clauses(r, (*clauses, clause.replace(join=mark)), k, out)
        if before.duration is not None and before.mood in ("stated", "elided"):
            for clause, k in _elided(r, before, j):
                _more_clauses(r, (*clauses, clause.replace(join=mark)), k, out)


def _mixed(language: Language, before: Clause) -> bool:
    """ "Du millst vier Karten und bringe dann ...": a statement and an instruction (German)."""
    return language.inverts and before.mood == "stated"


def _elided(r: Reader, before: Clause, i: int) -> list[tuple[Clause, int]]:
    """One more clause with the same subject, which isn't said again: "and can't be blocked this turn"."""
    out: list[tuple[Clause, int]] = []
    subject: Node = before.subject
    if isinstance(subject, NounPhrase):
        subject = It(Ref.LAST, -1, "many" if number_of(subject) == "p" else "one")
    elif not isinstance(subject, This | It | That | Host) and subject != YOU:
        return out
    for leaf, j in r.read("preds", r.grammar.language.finite(before.subject), i):
        assert isinstance(leaf, Leaf)
        assert isinstance(leaf.value, tuple)
        predicates, joins = leaf.value
        if not fits(subject, predicates, imperative=False):
            continue
        whole = lifted(Clause(subject, predicates, None, "elided", joins))
        if whole is None:
            continue
        clause = whole
        if not (isinstance(before.duration, Duration) and before.duration.style == FIRST):
            out.append((clause, j))
        if clause.duration is None:
            out += [(clause.replace(duration=d), k) for d, k in r.read("duration", "", j)]
    return out


def _may_instruct(language: Language, before: Clause) -> bool:
    return language.imperative_after_statement or before.mood == "imperative"


def emit_clauses(printer: Printer, order: str, node: Node) -> list[str] | None:
    """Clauses joined."""
    assert isinstance(node, Leaf)
    assert isinstance(node.value, tuple)
    words = dict(printer.grammar.language.joins)
    out: list[str] = []
    for k, clause in enumerate(node.value):
        if k:
            if clause.mood == "imperative" and not _may_instruct(printer.grammar.language, node.value[k - 1]):
                return None
            mark = clause.join or "and"
            if mark == "comma and" and printer.grammar.language.inverts:
                mark = "and"  # no comma there in German
            if printer.grammar.language.has_middle and mark in ("then", "and then"):
                printer.pending, mark = Leaf("then"), "and"
            out += words.get(mark, words["and"])
            order = printer.grammar.language.order_after(mark)
            if printer.grammar.language.elides_you and (node.value[k - 1].subject, clause.subject) == (YOU, YOU):
                same = not printer.grammar.language.inverts or node.value[k - 1].mood == "stated"
                clause = clause.replace(mood="elided") if same and clause.mood == "stated" else clause  # noqa: PLW2901
        printer.before = node.value[k - 1] if k else None
        said = printer.emit("clause", order, clause)
        if said is None:
            return None
        out += said
    return out


def read_sentence(r: Reader, order: str, i: int) -> Readings:
    """A sentence without its full stop."""
    simple = _complete(r, r.read("simple", order, i))
    return [*simple, *r.read("wouldinstead", order, i), *r.rows("sent", order, i)]


def _complete(r: Reader, found: Readings) -> Readings:
    """What stood in the middle of clauses given its place in the tree."""
    if not r.grammar.language.has_middle:
        return found
    return [(whole, j) for node, j in found if (whole := r.grammar.language.completed(node)) is not None]


def read_simple(r: Reader, order: str, i: int) -> Readings:
    """Clauses, may, unless: sentences that no other sentence is part of."""
    out: Readings = []
    language = r.grammar.language
    start, then, order_here = i, "", order
    if language.then_words and r.literal(language.then_words, i) >= 0:
        start, then, order_here = i + len(language.then_words), "then", language.fronted
        start += language.then_comma and r.tokens[start] == ","
    for leaf, j in r.read("clauses", order_here, start):
        assert isinstance(leaf, Leaf)
        assert isinstance(leaf.value, tuple)
        do = Do(leaf.value, None, then)
        out.append((do, j))
        where = r.literal(language.where_words, j) if language.where_words else -1
        if where >= 0:
            out += [(do.replace(where=w), k) for w, k in r.read("qty", language.where_form, where)]
        other = r.literal(language.where_other[0], j) if language.where_other[0] else -1
        if other >= 0:
            out += [(do.replace(where=w), k) for w, k in r.read("qty", language.where_other[1], other)]
        if not then and language.unless_words and r.literal(language.unless_words, j) >= 0:
            out += _unless_paid(r, leaf.value, j + len(language.unless_words))
        if not then and language.if_not_paid and r.literal(language.if_not_paid, j) >= 0:
            out += _if_not_paid(r, leaf.value, j + len(language.if_not_paid))
    if not then:
        out += r.read("may", order, i)
        out += _may_during(r, i)
        if language.unless_words and r.literal(language.unless_words, i) >= 0:
            for one, j in _unless_paid(r, (), i + len(language.unless_words)):
                if r.tokens[j] == "," and isinstance(one, UnlessPaid):
                    for leaf, k in r.read("clauses", language.fronted, j + 1):
                        assert isinstance(leaf, Leaf)
                        out.append((one.replace(clauses=leaf.value, place="before"), k))
    return out


def _may_during(r: Reader, i: int) -> Readings:
    """ "Until the end of your next turn, you may play those cards."""  # fmt: skip
    out: Readings = []
    for duration, j in r.read("duration", "", i):
        start = j if r.grammar.language.inverts else j + 1 if r.tokens[j] == "," else -1
        if start >= 0 and isinstance(duration, Duration) and duration.style == "until":
            for may, k in r.read("may", r.grammar.language.fronted, start):
                assert isinstance(may, May)
                if may.clauses and may.clauses[0].duration is None:
                    clause = may.clauses[0].replace(duration=Duration(duration.until, FIRST))
                    out.append((may.replace(clauses=(clause,)), k))
    return out


def _unless_paid(r: Reader, clauses: tuple[Clause, ...], i: int) -> Readings:
    """ "unless its controller pays {3}" (CR 118.12a)."""
    out: Readings = []
    for who, j in r.read(r.grammar.language.payer, "nom", i):
        for costs, k in r.read("costs", r.grammar.language.finite(who, "sub"), j):
            assert isinstance(costs, Leaf)
            assert isinstance(costs.value, tuple)
            out.append((UnlessPaid(clauses, who, costs.value), k))
    return out


def _if_not_paid(r: Reader, clauses: tuple[Clause, ...], i: int) -> Readings:
    """ "falls sein Beherrscher nicht {3} bezahlt": the same as "unless", in languages whose verb stands last there."""
    language = r.grammar.language
    out: Readings = []
    for who, j in r.read(language.payer, "nom", i):
        if r.tokens[j] == language.not_word:
            for cost, k in r.rows("cost last", language.finite(who), j + 1):
                out.append((UnlessPaid(clauses, who, (cost,)), k))
    return out


def _emit_unless(printer: Printer, order: str, node: UnlessPaid) -> list[str] | None:
    language = printer.grammar.language
    said = emit_clauses(printer, order, Leaf(node.clauses))
    who = printer.emit(language.payer, "nom", node.who)
    costs = printer.emit("costs", language.finite(node.who, "sub"), Leaf(node.costs))
    if said is None or who is None or costs is None or not language.unless_words:
        return None
    if node.place == "before":
        return [*language.unless_words, *who, *costs, ",", *said]
    return [*said, *language.unless_words, *who, *costs]


def emit_sentence(printer: Printer, order: str, node: Node) -> list[str] | None:
    """A sentence without its full stop."""
    if isinstance(node, May):
        return emit_may(printer, order, node)
    if isinstance(node, UnlessPaid):
        return _emit_unless(printer, order, node)
    if isinstance(node, Clause):
        node = Do((node,))
    if not isinstance(node, Do):
        return printer.grammar.language.emit_delayed(printer, order, node) or printer.rows("sent", order, node)
    language = printer.grammar.language
    out: list[str] = []
    if node.then and language.has_middle and node.clauses[0].mood == "imperative":
        printer.pending = Leaf("then")
    elif node.then:
        out, order = list(language.then_words), language.fronted
    printer.where = node.where is not None
    said = emit_clauses(printer, order, Leaf(node.clauses))
    printer.where = False
    if said is None:
        return None
    out += said
    if node.where is not None:
        where = printer.emit("qty", language.where_form, node.where)
        return None if where is None or not language.where_words else [*out, *language.where_words, *where]
    return out


def read_may(r: Reader, order: str, i: int) -> Readings:
    """ "you may draw a card", "that player may pay {2}", "you may have it deal 3 damage"."""
    out: Readings = []
    language = r.grammar.language
    for who, j in language.read_may(r, order, i):
        for leaf, k in r.read("preds", language.infinitive, j):
            assert isinstance(leaf, Leaf)
            assert isinstance(leaf.value, tuple)
            predicates, joins = leaf.value
            if fits(who, predicates, imperative=who == YOU):
                out += _may(r, who, Clause(who, predicates, None, "may", joins), k)
        for cost, k in r.read("costs", language.infinitive, j):
            assert isinstance(cost, Leaf)
            assert isinstance(cost.value, tuple)
            if all(type(c).__name__ in ("PayMana", "PayLife", "PayEnergy") for c in cost.value):
                out.append((May((), cost.value, who), k))
        if language.let_words:
            out += _let(r, who, j)
        if language.have_words and r.literal(language.have_words, j) >= 0:
            for subject, k in language.read_had(r, j + len(language.have_words)):
                for leaf, end in r.read("preds", language.have_form(subject), k):
                    assert isinstance(leaf, Leaf)
                    assert isinstance(leaf.value, tuple)
                    predicates, joins = leaf.value
                    if fits(subject, predicates, imperative=False):
                        out += _may(r, who, Clause(subject, predicates, None, "have", joins), end)
    return out


def _let(r: Reader, who: Node, i: int) -> Readings:
    """ "kannst du sie 3 Schadenspunkte zufügen lassen": you may have it deal 3 damage."""
    out: Readings = []
    words = r.grammar.language.let_words
    for subject, k in r.read("np", "acc", i):
        for leaf, j in r.read("preds", r.grammar.language.infinitive, k):
            end = r.literal(words, j)
            assert isinstance(leaf, Leaf)
            assert isinstance(leaf.value, tuple)
            predicates, joins = leaf.value
            if end >= 0 and fits(subject, predicates, imperative=False):
                out += _may(r, who, Clause(subject, predicates, None, "have", joins), end)
    return out


def _may(r: Reader, who: Node, clause: Clause, i: int) -> Readings:
    found = [(clause, i), *r.grammar.language.as_many(r, clause, i)]
    found += [(clause.replace(duration=d), j) for d, j in r.read("duration", "", i)]
    return [(May((whole,), (), who), j) for one, j in found if (whole := lifted(one)) is not None]


def emit_may(printer: Printer, order: str, node: May) -> list[str] | None:
    """A sentence with "may"."""
    language = printer.grammar.language
    out = language.emit_may(printer, order, node.who)
    if out is None:
        return None
    if node.costs:
        costs = printer.emit("costs", language.infinitive, Leaf(node.costs))
        return None if costs is None else out + costs
    (clause,) = node.clauses
    if isinstance(clause.duration, Duration) and clause.duration.style == FIRST:
        first = printer.emit("duration", "", Duration(clause.duration.until))
        rest = emit_may(printer, language.fronted, node.replace(clauses=(clause.replace(duration=None),)))
        comma = [] if language.inverts else [","]
        return None if first is None or rest is None else [*first, *comma, *rest]
    before, printer.subject = printer.subject, clause.subject
    try:
        if clause.mood == "have":
            subject = language.emit_had(printer, clause.subject)
            if subject is None or not (language.have_words or language.let_words):
                return None
            out = [*out, *language.have_words, *subject]
        form = language.have_form(clause.subject) if clause.mood == "have" else language.infinitive
        said = emit_preds(printer, form, clause)
    finally:
        printer.subject = before
    if said is None:
        return None
    let = list(language.let_words) if clause.mood == "have" else []
    if clause.duration is not None and language.has_middle:
        return _may_in_middle(printer, out, clause, let)
    tail = printer.emit("duration", "", clause.duration) if clause.duration is not None else []
    return None if tail is None else out + language.with_let(said, let) + tail


def _may_in_middle(printer: Printer, out: list[str], clause: Clause, let: list[str]) -> list[str] | None:
    """The duration stands before what may be done: "kannst du bis zum Ende des Zuges ..."."""
    duration = clause.duration
    assert duration is not None
    printer.pending = duration
    before, printer.subject = printer.subject, clause.subject
    said = emit_preds(printer, printer.grammar.language.infinitive, clause)
    printer.subject = before
    done, printer.pending = printer.pending is None, None
    return None if said is None or not done else out + printer.grammar.language.with_let(said, let)


def read_body(r: Reader, order: str, i: int) -> Readings:
    """Sentences with their full stops: a Leaf of sentences. The order is that of the first sentence."""
    out: Readings = []
    _more_sentences(r, order, (), i, out)
    out += [(Leaf((m,)), j) for m, j in r.read("modal", "", i)]
    return out


def _more_sentences(r: Reader, order: str, done: tuple[Node, ...], i: int, out: Readings) -> None:
    language = r.grammar.language
    for sentence, j in r.read("sent", order, i):
        assert isinstance(sentence, Sentence)
        end = full_stop(r, j)
        if end >= 0:
            for whole, stop in [(sentence, end), *followed(r, sentence, end)]:
                out.append((Leaf((*done, whole)), stop))
                _more_sentences(r, "free", (*done, whole), stop, out)
    words = language.otherwise_words
    if done and words and isinstance(done[-1], IfSo) and r.literal(words, i) >= 0:
        last = done[-1]
        for sentence, j in r.read("sent", language.fronted, i + len(words)):
            end = full_stop(r, j)
            if end >= 0 and not last.otherwise:
                new = (*done[:-1], last.replace(otherwise=(sentence,)))
                out.append((Leaf(new), end))
                _more_sentences(r, "free", new, end, out)


def full_stop(r: Reader, i: int) -> int:
    """The end of a sentence that ends at i: after its full stop, or after a quoted ability that has one."""
    if r.tokens[i] == ".":
        return i + 1
    if i >= 2 and r.tokens[i - 1] == CLOSE and r.tokens[i - 2] == ".":
        return i
    if r.tokens[i] == CLOSE and r.grammar.language.stop_behind_quotes:
        return i  # '... außer dass er "Opfere ihn" hat.'
    r.far = max(r.far, i)
    return -1


def stopped(words: list[str]) -> list[str]:
    """A sentence with its full stop."""
    if words and words[-1] == CLOSE and words[-2:-1] == ["."]:
        return words
    return [*words, "."]


def emit_body(printer: Printer, order: str, node: Node, *, capital: bool = True) -> list[str] | None:
    """Sentences with full stops; `capital`: does the first begin with one?"""
    assert isinstance(node, Leaf)
    assert isinstance(node.value, tuple)
    out: list[str] = []
    language = printer.grammar.language
    for k, sentence in enumerate(node.value):
        if isinstance(sentence, Modal):
            said = printer.emit("modal", "", sentence)
            if said is None or len(node.value) > 1:
                return None
            return ([CAPITAL] if capital else []) + said
        plain = sentence.replace(otherwise=()) if isinstance(sentence, IfSo) else sentence
        plain, after = unfollowed(printer, plain)
        said = printer.emit("sent", order if k == 0 else "free", plain)
        if said is None:
            return None
        if after is None:
            return None
        out += ([CAPITAL] if k or capital else []) + stopped(said) + ([CAPITAL, *after] if after else [])
        if isinstance(sentence, IfSo) and sentence.otherwise:
            more = printer.emit("sent", language.fronted, sentence.otherwise[0])
            if more is None or not language.otherwise_words:
                return None
            out += [CAPITAL, *language.otherwise_words, *stopped(more)]
    return out


def read_one(r: Reader, order: str, i: int) -> Readings:
    """One sentence as the body of another: a Leaf of one. "free" stands first in the other, so it holds no other itself."""
    if order in ("free", "behind"):  # "behind" a trigger event: "kannst du sie opfern, falls ..."
        found = _complete(r, r.read("simple", "free" if order == "free" else r.grammar.language.fronted, i))
    else:
        found = r.read("sent", order, i)
    return [(Leaf((s,)), j) for s, j in found if not isinstance(s, IfSo) or s.place == "unless"]


def read_negated(r: Reader, parameter: str, i: int) -> Readings:
    """ "unless C": what is so only if C isn't."""
    return [(Not(condition), j) for condition, j in r.read("unless", "", i)]


def emit_negated(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    return printer.emit("unless", "", node.condition) if isinstance(node, Not) else None


def emit_one(printer: Printer, order: str, node: Node) -> list[str] | None:
    """One sentence inside another."""
    assert isinstance(node, Leaf)
    assert isinstance(node.value, tuple)
    return printer.emit("sent", order, node.value[0]) if len(node.value) == 1 else None


def read_modal(r: Reader, parameter: str, i: int) -> Readings:
    """ "Choose one — • ... • ..." """
    out: Readings = []
    for header, j in r.read("modal_header", "", i):
        assert isinstance(header, Modal)
        if r.tokens[j] == "\u2022":
            _modes(r, header, (), j, out)
    return out


def _modes(r: Reader, header: Modal, modes: tuple[Mode, ...], i: int, out: Readings) -> None:
    if r.tokens[i] != "\u2022":
        if modes:
            most = header.most if header.most > 0 else len(modes)
            out.append((header.replace(modes=modes, most=most), i))
        return
    for leaf, j in r.read("body", "free", i + 1):
        assert isinstance(leaf, Leaf)
        assert isinstance(leaf.value, tuple)
        if r.tokens[j] in ("\u2022", "") and not isinstance(leaf.value[0], Modal):
            _modes(r, header, (*modes, Mode(leaf.value)), j, out)


def emit_modal(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """A modal text."""
    assert isinstance(node, Modal)
    out = printer.emit("modal_header", "", node.replace(modes=()))
    if out is None:
        most = 0 if node.most == len(node.modes) else node.most
        out = printer.emit("modal_header", "", node.replace(modes=(), most=most))
    if out is None:
        return None
    for mode in node.modes:
        said = emit_body(printer, "free", Leaf(mode.body))
        if said is None or mode.word or mode.cost is not None:
            return None
        out = [*out, "\u2022", *said]
    return out


def install(grammar: Grammar) -> None:
    """Add sentences to a grammar."""
    read, emit = grammar.read_code, grammar.emit_code
    read["clauses"], emit["clauses"] = read_clauses, emit_clauses
    read["sent"], emit["sent"] = read_sentence, emit_sentence
    read["may"] = read_may
    read["simple"] = read_simple
    read["body"], emit["body"] = read_body, emit_body
    read["one"], emit["one"] = read_one, emit_one
    read["negated"], emit["negated"] = read_negated, emit_negated
    read["modal"], emit["modal"] = read_modal, emit_modal


__all__ = ["emit_clause", "install"]
