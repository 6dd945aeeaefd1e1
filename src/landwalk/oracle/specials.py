"""Clauses that aren't subject and verb: "~'s power is equal to ...", "switch ~'s power and toughness"; what follows a sentence and belongs
to it ("It's still a land.", "Spend this mana only to ..."); replacement effects ("if ~ would die, ... instead").
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.effect import AddMana, Become, CastFrom, Enter, GainAbilities, PTEqual, SwitchPT, WouldInstead
from landwalk.abilities.linked import NoRegeneration
from landwalk.abilities.noun import This, ThisWord
from landwalk.abilities.sentence import Clause, Delayed, Do, IfSo, May, Predicate, UnlessPaid
from landwalk.abilities.several import BasicTypesAmong
from landwalk.actions.counter import Counter
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Zone
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import (
    Adverbial,
    CastGone,
    CounteredTo,
    EnterCopy,
    Equal,
    LandwalkForEach,
    Leaf,
    Switch,
    Would,
)
from landwalk.oracle.misplaced import speaks_of_that_turn
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings

STILL = "_still"  # in the mark of Become: "It's still a land." is a sentence of its own


def read_special(r: Reader, parameter: str, i: int) -> Readings:
    """Clauses by rows whose subject is a possessive."""
    out: Readings = []
    for found, j in r.rows("special", parameter, i):
        node, middle = (found.predicate, found.adverb) if isinstance(found, Adverbial) else (found, None)
        if isinstance(node, Switch) and isinstance(middle, Node):
            out.append((Clause(node.subject, (SwitchPT(),), middle, "special"), j))
        elif middle is not None:
            continue
        elif isinstance(node, Equal):
            one = PTEqual(node.amount, node.power, node.toughness)
            out.append((Clause(node.subject, (one,), None, "special"), j))
        elif isinstance(node, EnterCopy):
            copy = Enter(copy_of=node.of, exceptions=node.exceptions, may="may")
            out.append((Clause(node.subject, (copy,), None, "special"), j))
        elif isinstance(node, LandwalkForEach):
            has = GainAbilities((KeywordAbility("landwalk", (BasicTypesAmong(node.of),)),), "have")
            out.append((Clause(node.subject, (has,), None, "special"), j))
        elif isinstance(node, Switch):
            clause = Clause(node.subject, (SwitchPT(),), None, "special")
            out.append((clause, j))
            out += [(clause.replace(duration=d), k) for d, k in r.read("duration", "", j)]
    return out


def emit_special(printer: Printer, clause: Clause) -> list[str] | None:
    """The same printed; the duration too."""
    (one,) = clause.predicates
    node: Node
    if isinstance(one, PTEqual):
        node = Equal(clause.subject, one.amount, one.power, one.toughness)
    elif isinstance(one, Enter) and one.copy_of is not None:
        node = EnterCopy(clause.subject, one.copy_of, one.exceptions)
    elif isinstance(one, GainAbilities):
        (keyword,) = one.abilities
        assert isinstance(keyword, KeywordAbility)
        (among,) = keyword.params
        assert isinstance(among, BasicTypesAmong)
        node = LandwalkForEach(among.of, clause.subject)
    else:
        node = Switch(clause.subject)
    out = printer.rows("special", "", node)
    if out is None or clause.duration is None:
        return out
    if printer.grammar.language.has_middle:
        before, printer.adverb = printer.adverb, clause.duration
        said = printer.rows("special", "", node)
        printer.adverb = before
        if said is not None and len(said) > len(out):
            return said
    tail = printer.emit("duration", "", clause.duration)
    return None if tail is None else out + tail


def followed(r: Reader, sentence: Node, i: int) -> list[tuple[Node, int]]:
    """The sentence with one that only adds to it: where mana goes, that it is still a land. i: behind its full stop."""
    out: list[tuple[Node, int]] = []
    if isinstance(sentence, IfSo) and r.grammar.language.inverts and not sentence.otherwise and sentence.body:
        *before, inside = sentence.body
        return [(sentence.replace(body=(*before, one)), j) for one, j in followed(r, inside, i)]
    if isinstance(sentence, May) and sentence.clauses:
        return _cast_gone(r, sentence, i)
    if isinstance(sentence, Delayed):
        return _also_delayed(r, sentence, i)
    if not isinstance(sentence, Do | UnlessPaid):
        return out
    last = sentence.clauses[-1]
    one = last.predicates[-1]
    if isinstance(one, Counter) and one.to is Zone.GRAVEYARD:
        for leaf, j in r.read("countered", "", i):
            if r.tokens[j] == ".":
                assert isinstance(leaf, CounteredTo)
                out.append((_changed(sentence, one.replace(to=leaf.to, position=leaf.position)), j + 1))
    if not isinstance(sentence, Do):
        return out
    if isinstance(one, AddMana) and one.spend is None:
        for spend, j in r.read("spend", "", i):
            if r.tokens[j] == ".":
                out.append((_changed(sentence, one.replace(spend=spend)), j + 1))
    return out + _still(r, sentence, i)


def _still(r: Reader, sentence: Do, i: int) -> list[tuple[Node, int]]:
    """ "It's still a land." behind what becomes something; German says it also behind what is said of it then."""
    language = r.grammar.language
    if not language.still_words:
        return []
    first, *rest = language.still_words
    ways = [(word, *rest, ".") for word in (first, *language.still_pronouns)]
    j = max(r.literal(words, i) for words in [*ways, *(language.still_many and [(*language.still_many, ".")])])
    clauses = sentence.clauses if language.inverts else sentence.clauses[-1:]
    place = next((k for k in range(-1, -len(clauses) - 1, -1) if any(_becomes(p) for p in clauses[k].predicates)), 0)
    if j < 0 or not place:
        return []
    predicates = tuple(
        p.replace(addition="still_land", verb=f"{p.verb}{STILL}") if isinstance(p, Become) else p
        for p in sentence.clauses[place].predicates
    )
    changed = list(sentence.clauses)
    changed[place] = changed[place].replace(predicates=predicates)
    return [(sentence.replace(clauses=tuple(changed)), j)]


def _becomes(predicate: Node) -> bool:
    return isinstance(predicate, Become) and not predicate.addition


def _cast_gone(r: Reader, sentence: May, i: int) -> list[tuple[Node, int]]:
    """ "You may cast it. If that spell would be put into a graveyard, exile it instead." """
    clause = sentence.clauses[-1]
    one = clause.predicates[-1]
    if not isinstance(one, CastFrom) or one.gone:
        return []
    out: list[tuple[Node, int]] = []
    for leaf, j in r.read("castgone", "", i):
        if r.tokens[j] == ".":
            assert isinstance(leaf, CastGone)
            new = clause.replace(predicates=(*clause.predicates[:-1], one.replace(gone=leaf.gone)))
            out.append((sentence.replace(clauses=(*sentence.clauses[:-1], new)), j + 1))
    return out


def _also_delayed(r: Reader, sentence: Delayed, i: int) -> list[tuple[Node, int]]:
    """What a delayed ability does too, in a sentence of its own that speaks of its moment or of what it does."""
    out: list[tuple[Node, int]] = []
    for more, j in r.read("sent", "free", i):
        if r.tokens[j] == "." and (isinstance(more, NoRegeneration) or speaks_of_that_turn(more)):
            out.append((sentence.replace(body=(*sentence.body, more)), j + 1))
    return out


def _changed(sentence: Do | UnlessPaid, one: Predicate) -> Do | UnlessPaid:
    last = sentence.clauses[-1]
    clause = last.replace(predicates=(*last.predicates[:-1], one))
    return sentence.replace(clauses=(*sentence.clauses[:-1], clause))


def unfollowed(printer: Printer, sentence: Node) -> tuple[Node, list[str] | None]:
    """The sentence without what follows it, and the words that follow (with full stop); None: no words for it."""
    if isinstance(sentence, Delayed) and len(sentence.body) == 2:
        also = printer.emit("sent", "free", sentence.body[1])
        return sentence.replace(body=sentence.body[:1]), None if also is None else [*also, "."]
    if isinstance(sentence, May) and sentence.clauses:
        clause = sentence.clauses[-1]
        cast = clause.predicates[-1]
        if isinstance(cast, CastFrom) and cast.gone:
            said = printer.emit("castgone", "", CastGone(cast.gone))
            plain_one = clause.replace(predicates=(*clause.predicates[:-1], cast.replace(gone="")))
            plain_may = sentence.replace(clauses=(*sentence.clauses[:-1], plain_one))
            return plain_may, None if said is None else [*said, "."]
    if not isinstance(sentence, Do | UnlessPaid):
        return sentence, []
    last = sentence.clauses[-1]
    one = last.predicates[-1]
    if isinstance(one, Counter) and one.to is not Zone.GRAVEYARD:
        words = printer.emit("countered", "", CounteredTo(one.to, one.position))
        return _changed(sentence, one.replace(to=Zone.GRAVEYARD, position="")), None if words is None else [*words, "."]
    if not isinstance(sentence, Do):
        return sentence, []
    if isinstance(one, AddMana) and one.spend is not None:
        words = printer.emit("spend", "", one.spend)
        return _changed(sentence, one.replace(spend=None)), None if words is None else [*words, "."]
    if any(isinstance(p, Become) and p.verb.endswith(STILL) for p in last.predicates):
        predicates = tuple(
            p.replace(addition="", verb=p.verb.removesuffix(STILL)) if isinstance(p, Become) and STILL in p.verb else p
            for p in last.predicates
        )
        plain = sentence.replace(clauses=(*sentence.clauses[:-1], last.replace(predicates=predicates)))
        still = printer.grammar.language.still(printer, last.subject)
        return plain, [*still, "."] if still else None
    return sentence, []


def read_would(r: Reader, order: str, i: int) -> Readings:
    """ "if ~ would die this turn, exile it instead": a sentence."""
    out: Readings = []
    for would, j in r.read("would", "", i):
        assert isinstance(would, Would)
        event = would.event
        durations: list[tuple[Node | None, int]] = [(None, j), *r.read("duration", "", j)]
        if isinstance(event, Adverbial):
            durations = [(event.adverb, j)] if isinstance(event.adverb, Node) else []
            event = event.predicate
        for duration, k in durations:
            if r.tokens[k] != ",":
                continue
            for leaf, stop in _replacing(r, k + 1):
                assert isinstance(leaf, Leaf)
                assert isinstance(leaf.value, tuple)
                replaced = WouldInstead(event, leaf.value)
                out.append((Do((Clause(This(ThisWord.IT), (replaced,), duration, "would"),)), stop))
    return out


def _replacing(r: Reader, i: int) -> Readings:
    """What happens instead: the word stands before, in the middle or behind."""
    language = r.grammar.language
    if language.has_middle:
        return r.read("instead", language.fronted, i)
    start = r.literal(language.instead_words, i) if language.instead_first else i
    out: Readings = []
    for leaf, end in r.read("one", "fronted", start) if start >= 0 else ():
        stop = end if language.instead_first else r.literal(language.instead_words, end)
        if stop >= 0:
            out.append((leaf, stop))
    return out


def emit_would(printer: Printer, clause: Clause) -> list[str] | None:
    """The same printed."""
    (one,) = clause.predicates
    assert isinstance(one, WouldInstead)
    language = printer.grammar.language
    head = printer.emit("would", "", Would(one.event))
    if language.has_middle:
        bare, printer.adverb = head, clause.duration
        head = printer.emit("would", "", Would(one.event))
        printer.adverb = None
        if clause.duration is not None and head == bare:
            return None  # the row has no room for it
        rest = printer.emit("instead", language.fronted, Leaf(one.body))
        return None if head is None or rest is None else [*head, ",", *rest]
    said = printer.emit("one", "fronted", Leaf(one.body))
    tail = printer.emit("duration", "", clause.duration) if clause.duration is not None else []
    instead = language.instead_words
    if head is None or said is None or tail is None or not instead:
        return None
    return [*head, *tail, ",", *instead, *said] if language.instead_first else [*head, *tail, ",", *said, *instead]


def install(grammar: Grammar) -> None:
    """Add these to a grammar."""
    grammar.read_code["special"] = read_special
    grammar.read_code["wouldinstead"] = read_would
