"""Trigger events and the words before conditions, the same for every language."""

from __future__ import annotations

from landwalk.abilities.condition import AllOf, AmountIs, Controls, Exists
from landwalk.abilities.noun import YOU, Both, It, Ref, That, This
from landwalk.abilities.pattern import BecomesBlocked, Blocks, DuringTurnOf, EitherEvent, EventPattern, FirstTime
from landwalk.kernel.node import Node
from landwalk.oracle.agreement import is_player
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import Adverbial, DuringTail, FirstTail, Partial, SpanTail
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings


def read_event(r: Reader, parameter: str, i: int) -> Readings:
    """An event with its subject; "enters or attacks" is one EitherEvent."""
    out: Readings = []
    language = r.grammar.language
    for subject, j in r.read("both", "nom or", i):
        _predicates(r, subject, language.event_form(_agreeing(subject)), j, out)
        if isinstance(subject, Both) and language.plural_either:
            _predicates(r, subject, language.event_form(subject), j, out)
    for subject, form in language.null_event_subjects():
        _predicates(r, subject, form, i, out)
    return out + r.rows("event", parameter, i)


def _agreeing(subject: Node) -> Node:
    return subject.parts[-1] if isinstance(subject, Both) else subject


def _predicates(r: Reader, subject: Node, form: str, i: int, out: Readings) -> None:
    if r.grammar.language.has_middle:
        for found, adverb, j in _adverbials(r, subject, form, i):
            if not isinstance(adverb, SpanTail):
                out.append((_timed(found, adverb), j))
    for partial, j in r.read("evpred", form, i):
        assert isinstance(partial, Partial)
        if (partial.subject == "who") != is_player(subject) and partial.subject != "whoever":
            continue
        one = partial.filled(subject)
        out.append((one, j))
        if r.tokens[j] == r.grammar.language.or_word:
            for other, k in r.read("evpred", form, j + 1):
                assert isinstance(other, Partial)
                if (other.subject == "who") == is_player(subject):
                    out.append((EitherEvent(_of_one(one, other.filled(subject))), k))


def _of_one(one: Node, other: Node) -> tuple[EventPattern, ...]:
    """ "blocks or becomes blocked by a white creature" is about a white creature either way (CR 509.3b, 509.3d).

    German names it with the first: "eine weiße Kreatur blockt oder von ihr geblockt wird".
    """
    assert isinstance(one, EventPattern)
    assert isinstance(other, EventPattern)
    if isinstance(one, Blocks) and isinstance(other, BecomesBlocked) and one.other is not None:
        if isinstance(other.by, It):
            return one.replace(other=None), other.replace(by=one.other)
    return one, other


def _named_first(printer: Printer, parts: tuple[Node, ...]) -> tuple[Node, ...]:
    """The same for printing."""
    if len(parts) != 2 or not printer.grammar.language.has_middle:
        return parts
    one, other = parts
    if (
        not isinstance(one, Blocks)
        or not isinstance(other, BecomesBlocked)
        or one.other is not None
        or other.by is None
    ):
        return parts
    it = It(Ref.EVENT_OTHER)
    printer.antecedents[id(it)] = other.by
    return one.replace(other=other.by), other.replace(by=it)


def _adverbials(r: Reader, subject: Node, form: str, i: int) -> list[tuple[Node, object, int]]:
    """Events of this subject with an adverb in their middle, that adverb, and their end."""
    return [
        (found.predicate.filled(subject), found.adverb, j)
        for found, j in r.rows("evpred^", form, i)
        if isinstance(found, Adverbial)
        and isinstance(found.predicate, Partial)
        and (found.predicate.subject == "who") == is_player(subject)
    ]


def read_now(r: Reader, style: str, i: int) -> Readings:
    """An event with "this turn" or "until end of turn" in its middle, as a language without a place for it behind has it."""
    out: Readings = []
    for tail, j in r.read("often", "", i):
        if tail == SpanTail(style):
            out += r.read("timed", "", j)
    for subject, j in r.read("both", "nom or", i):
        for event, adverb, k in _adverbials(r, subject, r.grammar.language.event_form(_agreeing(subject)), j):
            if adverb == SpanTail(style):
                out += [(event, k), *r.grammar.language.read_under(r, [(event, k)])]
    return out


def emit_now(printer: Printer, style: str, node: Node) -> list[str] | None:
    """The same printed: behind a subject that was named before, else in front."""
    known = any(isinstance(getattr(node, slot, None), It | That | This) for slot in ("what", "source"))
    if known or getattr(node, "who", None) == YOU:
        printer.adverb = SpanTail(style)
        said = emit_event(printer, "", node)
        done, printer.adverb = printer.adverb is None, None
        if said is not None and done:
            return said
    first, said = printer.emit("often", "", SpanTail(style)), printer.emit("timed", "", node)
    return None if first is None or said is None else first + said


def _emit_part(printer: Printer, form: str, part: Node) -> list[str] | None:
    """An event without its subject; with the printer's adverb in its middle."""
    if printer.adverb is None:
        return printer.emit("evpred", form, part)
    words = printer.rows("evpred^", form, part)
    printer.adverb = None
    return words


def emit_event(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """An event with its subject."""
    language = printer.grammar.language
    parts = _named_first(printer, node.parts) if isinstance(node, EitherEvent) else (node,)
    subject: Node | None = None
    out: list[str] = []
    for k, part in enumerate(parts):
        templates = printer.grammar.printed.get(("evpred", type(part)))
        if not templates:
            return printer.rows("event", parameter, node)
        fitting = [t for t in templates if t.fits(part)]
        if not fitting:
            return printer.rows("event", parameter, node)
        mine = getattr(part, fitting[0].subject)
        before, printer.subject = printer.subject, mine
        try:
            words = _emit_part(printer, language.event_form(_agreeing(mine)), part)
        finally:
            printer.subject = before
        if words is None or (subject is not None and subject != mine):
            return printer.rows("event", parameter, node)
        subject = mine
        out += ([language.or_word] if k else []) + words
    if subject is None:
        return None
    first = language.event_subject(printer, subject)
    return None if first is None else first + out


def _timed(event: Node, tail: object) -> Node:
    assert isinstance(event, EventPattern)
    return DuringTurnOf(event, tail.who) if isinstance(tail, DuringTail) else FirstTime(event)


def read_timed(r: Reader, parameter: str, i: int) -> Readings:
    """An event, and in which turn or how often in a turn."""
    out: Readings = []
    found = r.read("event", parameter, i)
    for event, j in [*found, *r.grammar.language.read_under(r, found)]:
        assert isinstance(event, EventPattern)
        out.append((event, j))
        out += [(_timed(event, tail), k) for tail, k in r.read("often", "", j) if not isinstance(tail, SpanTail)]
    for tail, j in r.read("often", "", i) if r.grammar.language.has_middle else ():
        if not isinstance(tail, SpanTail):
            out += [(_timed(event, tail), k) for event, k in r.read("event", parameter, j)]
    return out


def emit_timed(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    if not isinstance(node, FirstTime | DuringTurnOf):
        plain, under = printer.grammar.language.split_under(printer, node)
        said = printer.emit("event", parameter, plain)
        return None if said is None else said + under
    if printer.grammar.language.has_middle:
        printer.adverb = DuringTail(node.who) if isinstance(node, DuringTurnOf) else FirstTail()
        said = emit_timed(printer, parameter, node.event)
        done, printer.adverb = printer.adverb is None, None
        return said if done else None
    said = emit_timed(printer, parameter, node.event)
    tail = printer.emit("often", "", DuringTail(node.who) if isinstance(node, DuringTurnOf) else FirstTail())
    return None if said is None or tail is None else said + tail


def read_state(r: Reader, parameter: str, i: int) -> Readings:
    """Conditions that a state trigger may wait for (CR 603.8)."""
    return [(n, j) for n, j in r.read("condition", parameter, i) if isinstance(n, Controls | Exists | AmountIs)]


def emit_state(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    return printer.emit("condition", parameter, node)


def install(grammar: Grammar) -> None:
    """Add events and conditions to a grammar."""
    read, emit = grammar.read_code, grammar.emit_code
    read["event"], emit["event"] = read_event, emit_event
    read["timed"], emit["timed"] = read_timed, emit_timed
    read["now"], emit["now"] = read_now, emit_now
    read["state"], emit["state"] = read_state, emit_state
    for category, words, mood in grammar.language.condition_words:
        _conditional(grammar, category, words, mood)


def _conditional(grammar: Grammar, category: str, words: tuple[str, ...], mood: str) -> None:
    def read(r: Reader, parameter: str, i: int) -> Readings:
        j = r.literal(words, i)
        if j < 0:
            return []
        out = list(r.read("condition", mood, j))
        for one, k in tuple(out):
            comma = r.tokens[k] == ","
            if r.tokens[k + comma] == r.grammar.language.and_word:
                out += [(AllOf((one, two)), end) for two, end in r.read("condition", mood, k + comma + 1)]
        return out

    def emit(printer: Printer, parameter: str, node: Node) -> list[str] | None:
        if isinstance(node, AllOf) and len(node.parts) == 2:
            one, two = (printer.emit("condition", mood, part) for part in node.parts)
            return None if one is None or two is None else [*words, *one, printer.grammar.language.and_word, *two]
        said = printer.emit("condition", mood, node)
        return None if said is None else [*words, *said]

    grammar.read_code[category] = read
    grammar.emit_code[category] = emit
