"""Whole abilities, the same for every language: activated, triggered, loyalty, static and spell abilities, costs, quoted abilities."""

from __future__ import annotations

from landwalk.abilities.ability import (
    Ability,
    Activated,
    AdditionalCost,
    AlternativeCost,
    Chapter,
    KeywordAbility,
    KeywordLine,
    Loyal,
    SpellAbility,
    Static,
    Triggered,
)
from landwalk.abilities.condition import Not, TurnOf
from landwalk.abilities.cost import EitherCost, Loyalty, PayMana, TapThis, UntapThis
from landwalk.abilities.effect import AsEnters, Enter
from landwalk.abilities.noun import YOU
from landwalk.abilities.sentence import Clause, Do, IfSo, May, Modal
from landwalk.abilities.several import SameIsTrue
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.node import Node
from landwalk.oracle.en_several import same_true
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import Entering, Leaf
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.sentences import emit_body, full_stop, stopped
from landwalk.oracle.statics import holds_unless, is_static_body, only_in_spell_static
from landwalk.oracle.tokens import CAPITAL, CLOSE, OPEN

WORDS = {"when": 0, "whenever": 1, "at": 2}


def values(leaf: Node) -> tuple[Node, ...]:
    """The tuple in a Leaf."""
    assert isinstance(leaf, Leaf)
    assert isinstance(leaf.value, tuple)
    return leaf.value


def read_manacost(r: Reader, parameter: str, i: int) -> Readings:
    """A run of mana symbols: a ManaCost."""
    out: Readings = []
    j = i
    symbols: list[str] = []
    while r.tokens[j][:1] == "{" and r.tokens[j] not in ("{T}", "{Q}", "{E}", "{CHAOS}", "{TK}"):
        symbols.append(r.tokens[j][1:-1])
        j += 1
    if symbols:
        try:
            out.append((ManaCost.parse("".join("{" + s + "}" for s in symbols)), j))
        except ValueError:
            return []
    return out


def emit_manacost(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Mana symbols."""
    assert isinstance(node, ManaCost)
    return ["{" + s + "}" for s in node.symbols] or None


def read_costs(r: Reader, form: str, i: int) -> Readings:
    """Costs; form "line" before a colon, else a verb form."""
    out: Readings = []
    for one, j in _one_cost(r, form, i):
        _more_costs(r, form, (one,), j, out)
    return out


def _one_cost(r: Reader, form: str, i: int) -> Readings:
    out: Readings = []
    if form == "line":
        if r.tokens[i] == "{T}":
            out.append((TapThis(), i + 1))
        elif r.tokens[i] == "{Q}":
            out.append((UntapThis(), i + 1))
        for mana, j in r.read("manacost", "", i):
            assert isinstance(mana, ManaCost)
            out.append((PayMana(mana), j))
        form = r.grammar.language.cost_form
        out += [(c, j) for c, j in r.read("cost", form, i) if not isinstance(c, PayMana)]
        return out
    return r.read("cost", form, i)


def _more_costs(r: Reader, form: str, done: tuple[Node, ...], i: int, out: Readings) -> None:
    out.append((Leaf(done), i))
    if form != "line" and len(done) == 1 and r.tokens[i] == r.grammar.language.or_word:
        out += [(Leaf((EitherCost(((done[0],), (c,))),)), j) for c, j in r.read("cost", form, i + 1)]  # type: ignore[arg-type]
    joint = "," if form == "line" else r.grammar.language.and_word
    if r.tokens[i] == joint:
        for one, j in _one_cost(r, form, i + 1):
            _more_costs(r, form, (*done, one), j, out)


def emit_costs(printer: Printer, form: str, node: Node) -> list[str] | None:
    """Costs."""
    out: list[str] = []
    language = printer.grammar.language
    for one in values(node):
        if form == "line":
            words = ["{T}"] if isinstance(one, TapThis) else ["{Q}"] if isinstance(one, UntapThis) else None
            if isinstance(one, PayMana):
                words = printer.emit("manacost", "", one.cost)
            elif words is None:
                words = printer.emit("cost", language.cost_form, one)
            capital = [CAPITAL] if not out or language.name == "en" else []
        else:
            words, capital = _emit_cost(printer, form, one), []
        if words is None:
            return None
        out += ([","] if form == "line" else [language.and_word]) if out else []
        out += capital + words
    return out


def _emit_cost(printer: Printer, form: str, one: Node) -> list[str] | None:
    if not isinstance(one, EitherCost):
        said = printer.emit("cost", form, one)
        return None if said is None else printer.grammar.language.order_pronoun(form, said)
    out: list[str] = []
    for way in one.ways:
        words = printer.emit("cost", form, way[0]) if len(way) == 1 else None
        if words is None:
            return None
        out += ([printer.grammar.language.or_word] if out else []) + words
    return out


def read_ability(r: Reader, style: str, i: int) -> Readings:
    """A whole ability. Style "spell": a line of an instant or sorcery; "permanent"; "quoted": inside quotes."""
    out: Readings = []
    spell = style == "spell"
    out += r.read("keyword_line", "", i)
    out += _activated(r, i)
    out += _triggered(r, i)
    out += _loyal(r, i)
    out += r.rows("ability", style, i)
    for leaf, j in r.read("body", "free", i):
        body = values(leaf)
        if only_in_spell_static(body) or (not spell and is_static_body(body)):
            out.append((Static(tuple(_plain(s) for s in body)), j))
        elif spell and not any(holds_unless(sentence) for sentence in body):
            out.append((SpellAbility(body), j))
    out += _conditional(r, i)
    out += _as_enters(r, i)
    out += _also(r, i)
    return out + same_true(r, out)


def _also(r: Reader, i: int) -> Readings:
    """ "... get +1/+1. As long as C, they also have vigilance.": one ability about the same objects."""
    out: Readings = []
    for leaf, j in r.read("clauses", "free", i):
        body = (Do(values(leaf)),)  # type: ignore[arg-type]
        end = full_stop(r, j)
        if end < 0 or len(values(leaf)) != 1 or not is_static_body(body):
            continue
        (first,) = values(leaf)
        assert isinstance(first, Clause)
        for condition, k in r.read("as_long_as", "", end):
            for words in (("they", "also"), ("it", "also")):
                m = r.literal((",", *words), k)
                if m < 0:
                    continue
                for preds, stop in r.read("preds", r.grammar.language.finite(first.subject), m):
                    predicates, joins = values(preds)
                    clause = Clause(first.subject, predicates, None, " ".join(words), joins)  # type: ignore[arg-type]
                    last = full_stop(r, stop)
                    if last >= 0 and is_static_body((Do((clause,)),)):
                        more = IfSo(condition, (Do((clause,)),), (), "", "as_long_as")
                        out.append((Static((first, more)), last))
    return out


def _as_enters(r: Reader, i: int) -> Readings:
    """ "As ~ enters, choose a color." (CR 614.1c)"""
    out: Readings = []
    for head, j in r.read("entering", "", i):
        assert isinstance(head, Entering)
        for leaf, end in r.read("body", r.grammar.language.fronted, j):
            clause = Clause(head.what, (AsEnters(values(leaf)),))
            out.append((Static((clause,)), end))
    return out


def _plain(sentence: Node) -> Node:
    """Static abilities hold clauses; a Do only where X is defined or several clauses are joined."""
    if isinstance(sentence, Do) and sentence.where is None and len(sentence.clauses) == 1:
        return sentence.clauses[0]
    return sentence


def _conditional(r: Reader, i: int) -> Readings:
    """ "As long as C, S." and "S as long as C." """
    out: Readings = []
    for condition, j in r.read("as_long_as", "", i):
        if r.tokens[j] == ",":
            for leaf, k in r.read("clauses", r.grammar.language.fronted, j + 1):
                end = full_stop(r, k)
                body = (Do(values(leaf)),)  # type: ignore[arg-type]
                if end >= 0 and is_static_body(body):
                    out.append((Static(tuple(_plain(s) for s in body), condition, "", "before"), end))
            for may, end in _permission(r, r.grammar.language.fronted, j + 1):
                if (end := full_stop(r, end)) >= 0:
                    out.append((Static((may,), condition, "", "before"), end))
    during = r.grammar.language.during_your_turn
    start = r.literal((*during, ","), i) if during else -1
    if start >= 0:
        for leaf, j in r.read("clauses", r.grammar.language.fronted, start):
            end = full_stop(r, j)
            body = (Do(values(leaf)),)  # type: ignore[arg-type]
            if end >= 0 and is_static_body(body):
                out.append((Static(tuple(_plain(s) for s in body), TurnOf(YOU), "", "during"), end))
    for leaf, j in r.read("clauses", "free", i):
        body = (Do(values(leaf)),)  # type: ignore[arg-type]
        if is_static_body(body):
            for condition, k in r.read("unless", "", j):
                end = full_stop(r, k)
                if end >= 0 and not any(isinstance(n, Enter) for n in body[0].walk()):
                    out.append((Static(tuple(_plain(s) for s in body), Not(condition), "", "unless"), end))
            for condition, k in _as_long_as(r, j):
                end = full_stop(r, k)
                if end >= 0:
                    out.append((Static(tuple(_plain(s) for s in body), condition, "", "after"), end))
    for may, j in _permission(r, "free", i):
        for condition, k in _as_long_as(r, j):
            end = full_stop(r, k)
            if end >= 0:
                out.append((Static((may,), condition, "", "after"), end))
    return out


def _as_long_as(r: Reader, i: int) -> Readings:
    """The condition behind what it goes with."""
    comma = r.grammar.language.condition_comma
    return r.read("as_long_as", "", i + comma) if not comma or r.tokens[i] == "," else []


def _permission(r: Reader, order: str, i: int) -> list[tuple[Node, int]]:
    """ "You may cast this card from your graveyard", as a static ability says it; the full stop isn't read."""
    found = r.read("sent", order, i)
    return [(node, j) for node, j in found if isinstance(node, May) and is_static_body((node,))]


def _activated(r: Reader, i: int) -> Readings:
    out: Readings = []
    for costs, j in r.read("costs", "line", i):
        if r.tokens[j] != ":":
            continue
        for leaf, k in r.read("body", "free", j + 1):
            for restrictions, end in _restrictions(r, "restriction", k):
                out.append((Activated(values(costs), values(leaf), restrictions), end))
    return out


def _restrictions(r: Reader, category: str, i: int) -> list[tuple[tuple[Node, ...], int]]:
    out: list[tuple[tuple[Node, ...], int]] = [((), i)]
    for node, j in [*r.read(category, "", i), *(r.read("restriction_if", "", i) if category == "restriction" else ())]:
        end = full_stop(r, j)
        if end >= 0:
            more = node.value if isinstance(node, Leaf) and isinstance(node.value, tuple) else (node,)
            out.append((more, end))
    return out


def _triggered(r: Reader, i: int) -> Readings:
    out: Readings = []
    language = r.grammar.language
    for when, words in language.trigger_words:
        j = r.literal(words, i)
        if j < 0:
            continue
        for event, end_of_event in r.read("step" if when == "at" else "timed", "", j):
            comma = r.tokens[end_of_event] == ","
            if not comma and language.name != "de":
                continue
            k = end_of_event + comma
            found = [(None, k), *_intervening(r, k)]
            if language.and_if and r.tokens[k] == language.and_if:
                found = _intervening(r, k + 1)
            for condition, m in found:
                for leaf, end in r.read("body", language.fronted, m):
                    first = values(leaf)[0]
                    if condition is None and isinstance(first, IfSo) and first.place != "after":
                        continue  # that is the intervening "if" (CR 603.4)
                    for limits, stop in _restrictions(r, "limit", end):
                        out.append((Triggered(event, values(leaf), condition, limits, when), stop))
    return out


def _intervening(r: Reader, i: int) -> list[tuple[Node | None, int]]:
    """ "if C," between event and instructions (CR 603.4)."""
    return [(c, j + 1) for c, j in r.read("if", "", i) if r.tokens[j] == ","]


def _loyal(r: Reader, i: int) -> Readings:
    token = r.tokens[i]
    if token[:1] != "[" or token[-1:] != "]" or r.tokens[i + 1] != ":":
        return []
    inside = token[1:-1].replace("\u2212", "-")
    x = "X" if inside.endswith("X") else ""
    cost = Loyalty(-1 if x else int(inside), x)
    return [(Loyal(cost, values(leaf)), j) for leaf, j in r.read("body", "free", i + 2)]


def emit_ability(printer: Printer, style: str, node: Node) -> list[str] | None:
    """A whole ability, its first word with a capital."""
    if isinstance(node, KeywordAbility):
        node = KeywordLine((node,))
    if isinstance(node, KeywordLine):
        return printer.emit("keyword_line", "", node)
    if isinstance(node, SpellAbility):
        return emit_body(printer, "free", Leaf(node.body))
    if isinstance(node, Activated):
        return _emit_activated(printer, node)
    if isinstance(node, Triggered):
        return _emit_triggered(printer, node)
    if isinstance(node, Loyal):
        return _emit_loyal(printer, node)
    if isinstance(node, Static) and node.place != "only":
        return _emit_static(printer, node)
    if isinstance(node, SameIsTrue):
        one, same = emit_ability(printer, style, node.ability), printer.emit("same", "", Leaf(node.keywords))
        return None if one is None or same is None else [*one, *same]
    words = printer.rows("ability", style, node)
    return None if words is None else [CAPITAL, *words]


def _emit_activated(printer: Printer, node: Activated) -> list[str] | None:
    costs = printer.emit("costs", "line", Leaf(node.costs))
    body = emit_body(printer, "free", Leaf(node.body))
    if costs is None or body is None:
        return None
    return _with_restrictions(printer, "restriction", [*costs, ":", *body], node.restrictions)


def _with_restrictions(printer: Printer, category: str, out: list[str], nodes: tuple[Node, ...]) -> list[str] | None:
    if not nodes:
        return out
    words = printer.emit(category, "", nodes[0] if len(nodes) == 1 else Leaf(nodes))
    if words is None and category == "restriction" and len(nodes) == 1:
        words = printer.emit("restriction_if", "", nodes[0])
    return None if words is None else [*out, CAPITAL, *stopped(words)]


def _emit_triggered(printer: Printer, node: Triggered) -> list[str] | None:
    language = printer.grammar.language
    words = dict(language.trigger_words).get(node.when)
    event = printer.emit("step" if node.when == "at" else "timed", "", node.event)
    if words is None or event is None:
        return None
    comma = [] if language.name == "de" and node.when == "at" and node.condition is None else [","]
    if language.and_if and node.condition is not None:
        comma = [language.and_if]
    out = [CAPITAL, *words, *event, *comma]
    if node.condition is not None:
        condition = printer.emit("if", "", node.condition)
        if condition is None:
            return None
        out += [*condition, ","]
    modal = isinstance(node.body[0], Modal)
    said = node.body
    if language.inverts and node.when == "at" and node.condition is None:
        said = (language.stated(said[0]), *said[1:])
    body = emit_body(printer, language.fronted, Leaf(said), capital=False)
    if body is None or (modal and len(node.body) > 1):
        return None
    return _with_restrictions(printer, "limit", out + body, node.limits)


def _emit_loyal(printer: Printer, node: Loyal) -> list[str] | None:
    assert isinstance(node.cost, Loyalty)
    body = emit_body(printer, "free", Leaf(node.body))
    amount = node.cost.amount
    number = "X" if node.cost.x else str(abs(amount))
    sign = "" if amount == 0 and not node.cost.x else "+" if amount > 0 else "\u2212"
    return None if body is None else [f"[{sign}{number}]", ":", *body]


def _emit_static(printer: Printer, node: Static) -> list[str] | None:
    language = printer.grammar.language
    first = node.body[0]
    if isinstance(first, Clause) and isinstance(first.predicates[0], AsEnters):
        head = printer.emit("entering", "", Entering(first.subject))
        said = emit_body(printer, language.fronted, Leaf(first.predicates[0].body), capital=False)
        return None if head is None or said is None else [CAPITAL, *head, *said]
    if len(node.body) == 2 and isinstance(node.body[1], IfSo) and node.body[1].place == "as_long_as":
        also = node.body[1]
        one = printer.emit("sent", "free", _sentence(first))
        condition = printer.emit("as_long_as", "", also.condition)
        two = printer.emit("sent", language.fronted, also.body[0])
        if one is None or condition is None or two is None:
            return None
        return [CAPITAL, *stopped(one), CAPITAL, *condition, ",", *stopped(two)]
    if node.condition is None:
        return emit_body(printer, "free", Leaf(tuple(_sentence(s) for s in node.body)))
    before = node.place in ("before", "during")
    if node.place == "unless" and isinstance(node.condition, Not):
        condition = printer.emit("unless", "", node.condition.condition)
    elif node.place == "during":
        condition = list(language.during_your_turn) or None
    else:
        condition = printer.emit("as_long_as", "", node.condition)
    said = printer.emit("sent", language.fronted if before else "free", _sentence(node.body[0]))
    if condition is None or said is None or len(node.body) > 1:
        return None
    if before:
        return [CAPITAL, *condition, ",", *stopped(said)]
    comma = [","] if language.condition_comma and node.place == "after" else []
    return [CAPITAL, *said, *comma, *stopped(condition)]


def _sentence(node: Node) -> Node:
    return Do((node,)) if isinstance(node, Clause) else node


def read_quoted(r: Reader, parameter: str, i: int) -> Readings:
    """An ability in quotes."""
    if r.tokens[i] != OPEN:
        return []
    out: Readings = []
    for node, j in r.read("ability", "quoted", i + 1):
        if r.tokens[j] == CLOSE:
            if isinstance(node, KeywordLine):
                if len(node.keywords) == 1:
                    out.append((node.keywords[0], j + 1))
            else:
                out.append((node, j + 1))
    return out


def emit_quoted(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """An ability in quotes."""
    words = emit_ability(printer, "quoted", node)
    return None if words is None else [OPEN, *words, CLOSE]


def install(grammar: Grammar) -> None:
    """Add whole abilities to a grammar."""
    read, emit = grammar.read_code, grammar.emit_code
    read["manacost"], emit["manacost"] = read_manacost, emit_manacost
    read["costs"], emit["costs"] = read_costs, emit_costs
    read["ability"], emit["ability"] = read_ability, emit_ability
    read["quoted"], emit["quoted"] = read_quoted, emit_quoted


__all__ = ["Ability", "AdditionalCost", "AlternativeCost", "Chapter", "install"]
