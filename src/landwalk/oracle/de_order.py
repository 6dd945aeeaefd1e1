"""German word order: adverbs in the middle, trample as a verb of its own ("hat Eile und verursacht Trampelschaden"), verbs left out."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import CountOf, ForEach, Number
from landwalk.abilities.cost import EitherCost, SacrificeCost
from landwalk.abilities.effect import (
    Cant,
    CantDo,
    DealDamage,
    GainAbilities,
    GainChosenAbility,
    GainLife,
    GetCounters,
    GetPT,
    MoveTo,
    PutCounters,
)
from landwalk.abilities.noun import (
    YOU,
    AllStyle,
    Both,
    Controlled,
    Core,
    Det,
    InZone,
    It,
    Noun,
    NounPhrase,
    Ref,
    That,
    WholeZone,
)
from landwalk.abilities.pattern import Enters, StepBegins
from landwalk.abilities.sentence import Clause, Delayed, Do, ForEachOne, IfSo, May
from landwalk.actions.create import Create, CreateCopy
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Zone
from landwalk.oracle import en_becoming, en_small
from landwalk.oracle.clauses import INSTEAD
from landwalk.oracle.grammar import Grammar, Template
from landwalk.oracle.inner import Adverbial, DamageTwice, DuringTail, FirstTail, ForEachTail, Leaf, SpanTail
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.template import Slot, VerbForm, Word
from landwalk.oracle.tokens import SOFT_COMMA

UNSAID = It(Ref.LAST, -1, "either")
TRAMPLE = (KeywordAbility("trample"),)
_WORDS = {"dann": "then", "danach": "then", "stattdessen": "instead"}
_ADDITIONAL = ("als", "zusätzliche", "Kosten", ",", "um", "diesen", "Zauberspruch", "zu", "wirken")
_ADDITIONAL_NAME = (*_ADDITIONAL[:5], "~", *_ADDITIONAL[7:])
_ADDITIONAL_NAMES = (*_ADDITIONAL[:5], "\u224b", *_ADDITIONAL[7:])
_SAID = {"then": ("dann",), "instead": ("stattdessen",), "additional": (*_ADDITIONAL, SOFT_COMMA)}
_ABILITIES_OFF = (CantDo.ACTIVATE, CantDo.ACTIVATE_NONMANA)
_LISTS = frozenset({"and", "comma", "comma and", "and elided", "comma elided"})


def gathered(predicates: tuple[Node, ...], joins: tuple[str, ...]) -> tuple[tuple[Node, ...], tuple[str, ...]]:
    """Abilities that stand in two predicates because trample is a verb are one GainAbilities."""
    predicates, joins = _apart(predicates, joins)
    out: list[Node] = list(predicates[:1])
    marks: list[str] = []
    for node, mark in zip(predicates[1:], joins, strict=True):
        before, plain = _bare(out[-1]), _bare(node)
        both = _both(before, plain) if mark in _LISTS else None
        if both is None:
            out.append(node)
            marks.append(mark.removesuffix(" elided") if isinstance(plain, GainAbilities) else mark)
        else:
            wrapped = [n for n in (out[-1], node) if isinstance(n, Adverbial)]
            out[-1] = wrapped[0].replace(predicate=both) if wrapped else both
    return tuple(out), tuple(marks)


def _apart(predicates: tuple[Node, ...], joins: tuple[str, ...]) -> tuple[tuple[Node, ...], tuple[str, ...]]:
    """Damage to two with one verb as two predicates."""
    out: list[Node] = []
    marks: list[str] = []
    for k, node in enumerate(predicates):
        twice, marks = _bare(node), [*marks, *joins[k - 1 : k]] if k else marks
        if isinstance(twice, DamageTwice):
            one = node.replace(predicate=twice.one) if isinstance(node, Adverbial) else twice.one
            out += [one, twice.two]
            marks.append("and elided")
        else:
            out.append(node)
    return tuple(out), tuple(marks)


def _together(predicates: tuple[Node, ...], joins: tuple[str, ...]) -> tuple[tuple[Node, ...], tuple[str, ...]]:
    """The same for printing."""
    if len(predicates) != 2 or joins != ("and elided",):
        return predicates, joins
    one, two = predicates
    if isinstance(one, DealDamage) and isinstance(two, DealDamage) and not (one.style or two.style):
        if one.divided == two.divided == "no":
            return (DamageTwice(one, two),), ()
    return predicates, joins


def _bare(node: Node) -> Node:
    return node.predicate if isinstance(node, Adverbial) else node


def _both(before: Node, node: Node) -> Node | None:
    """One of them is trample."""
    if not isinstance(node, GainAbilities) or not isinstance(before, GainAbilities):
        return None
    if (node.abilities == TRAMPLE) == (before.abilities[-1:] == TRAMPLE):
        return None
    kept = before if node.abilities == TRAMPLE else node
    return kept.replace(abilities=(*before.abilities, *node.abilities))


def spread(predicates: tuple[Node, ...], joins: tuple[str, ...], form: str) -> tuple[tuple[Node, ...], tuple[str, ...]]:
    """The same for printing; "erhält +1/+1 und Eile" says its verb once."""
    predicates, joins = _together(predicates, joins)
    out: list[Node] = []
    marks: list[str] = []
    for k, node in enumerate(predicates):
        mark = joins[k - 1] if 0 < k <= len(joins) else "and"
        if isinstance(node, MoveTo) and node.whose == "back_in":
            mark = "and"  # "und lege sie in beliebiger Reihenfolge zurück"
        counters = isinstance(node, PutCounters) and bool(out) and isinstance(out[-1], PutCounters)
        mark = mark if (isinstance(node, Create) or counters) and form != "inf" else mark.removesuffix(" elided")
        parts = [_unsaid(node, predicates[k - 1])] if k and form == "inf" else _parts(node)
        shares = bool(out) and _shares(out[-1], node)
        for n, part in enumerate(parts):
            if out:
                marks.append(mark if not n else "and")
            out.append(part)
        if shares and getattr(parts[0], "abilities", ()) != TRAMPLE:
            gains = parts[0] if isinstance(parts[0], GainAbilities) else None
            several = gains is not None and len(parts) == 1 and len(gains.abilities) > 1
            marks[-len(parts)] = "comma elided" if several else "and elided"
        elif len(parts) > 1 and len(out) > len(parts) and all(m in _LISTS for m in marks):
            marks = ["comma"] * (len(marks) - 1) + ["and"]
    kept = isinstance(out[-1], Cant) and out[-1].what in _ABILITIES_OFF  # a clause of its own in German
    return tuple(out), tuple(m.removeprefix("comma ") if m.startswith("comma and") and not kept else m for m in marks)


def _shares(before: Node, node: Node) -> bool:
    """Does "erhalten" that was said before go for this too?"""
    if isinstance(node, GainAbilities):
        return isinstance(before, GetPT) and node.verb == "gain"
    if isinstance(node, GetCounters):
        return isinstance(before, GainLife) and node.kind == "energy"
    if isinstance(node, GetPT):
        return isinstance(before, GainAbilities) and before.verb == "gain" and before.abilities != TRAMPLE
    return isinstance(node, GainChosenAbility) and isinstance(before, GetPT)


def _unsaid(node: Node, before: Node) -> Node:
    """An infinitive without its object where that was said with the one before: "sie offen vorzeigen, auf deine Hand nehmen"."""
    one, other = getattr(before, "what", None), getattr(node, "what", None)
    if isinstance(node, MoveTo) and isinstance(one, It) and isinstance(other, It) and one.n == other.n >= 0:
        if one.ref is other.ref and one.number == other.number:
            return node.replace(what=UNSAID)
    return node


def _parts(node: Node) -> list[Node]:
    if not isinstance(node, GainAbilities) or len(node.abilities) < 2 or TRAMPLE[0] not in node.abilities:
        return [node]
    k = node.abilities.index(TRAMPLE[0])
    groups = (node.abilities[:k], TRAMPLE, node.abilities[k + 1 :])
    return [node.replace(abilities=g) for g in groups if g]


def completed(sentence: Node) -> Node | None:
    """ "Opfere sie zu Beginn des nächsten Endsegments" is delayed; with "stattdessen" it is only part of a sentence."""
    clauses: tuple[Clause, ...] = getattr(sentence, "clauses", ())
    if any(c.mood.endswith(INSTEAD) for c in clauses):
        return None
    steps = [c.duration for c in clauses if isinstance(c.duration, StepBegins)]
    if not steps:
        return _copy_each(sentence) or sentence
    if len(clauses) != 1 or not isinstance(sentence, Do | May):
        return None
    return Delayed(steps[0], (sentence.replace(clauses=(clauses[0].replace(duration=None),)),), None, "after")


def _copy_each(sentence: Node) -> Node | None:
    """ "Erzeuge für jeden Spielstein einen Spielstein, der eine Kopie jenes Spielsteins ist": for each of them, a copy of it."""
    if not isinstance(sentence, Do) or len(sentence.clauses) != 1 or len(sentence.clauses[0].predicates) != 1:
        return None
    (clause,) = sentence.clauses
    (one,) = clause.predicates
    if not isinstance(one, CreateCopy) or not isinstance(one.of, It | That) or not isinstance(one.count, ForEach):
        return None
    each = one.count.of.of if isinstance(one.count.of, CountOf) else one.count.of
    if one.count.base != Number(1) or not isinstance(each, NounPhrase):
        return None
    made = clause.replace(predicates=(one.replace(count=Number(1)),))
    return ForEachOne(each, (sentence.replace(clauses=(made,)),))


def emit_delayed(printer: Printer, order: str, node: Node) -> list[str] | None:
    """The same printed."""
    if isinstance(node, IfSo) and (node.place, node.instead) == ("after", "") and order == "inv":
        return _behind_event(printer, node)
    if isinstance(node, Delayed) and node.place == "before" and node.until is None and len(node.body) == 1:
        return printer.rows("sent", order, node.replace(body=(stated(node.body[0]),)))
    if not isinstance(node, Delayed) or node.place != "after" or len(node.body) != 1 or node.until is not None:
        return None
    printer.pending = node.event
    said = printer.emit("sent", order, node.body[0])
    done, printer.pending = printer.pending is None, None
    return said if done else None


def _behind_event(printer: Printer, node: IfSo) -> list[str] | None:
    """ "Immer wenn ..., kannst du sie opfern, falls ...": the order of what stands behind an event."""
    body = printer.emit("one", "inv", Leaf(node.body))
    condition = printer.emit("if", "", node.condition)
    return None if body is None or condition is None else [*body, ",", *condition]


def read_instead(r: Reader, order: str, i: int) -> Readings:
    """A sentence with "stattdessen" in its middle, without it: a Leaf of one."""
    out: Readings = []
    for sentence, j in r.read("simple", order, i):
        clauses = getattr(sentence, "clauses", ())
        if sum(c.mood.endswith(INSTEAD) for c in clauses) == 1:
            plain = tuple(c.replace(mood=c.mood.removesuffix(INSTEAD)) for c in clauses)
            whole = completed(sentence.replace(clauses=plain))
            if whole is not None:
                out.append((Leaf((whole,)), j))
    return out


def emit_instead(printer: Printer, order: str, node: Node) -> list[str] | None:
    """The same printed."""
    printer.pending = Leaf("instead")
    said = printer.emit("one", order, node)
    done, printer.pending = printer.pending is None, None
    return said if done else None


def entering(event: Node) -> Node:
    """ "unter deiner Kontrolle ins Spiel kommt" for "die du kontrollierst, ins Spiel kommt"."""
    if isinstance(event, Enters) and isinstance(event.what, Both):
        *before, last = event.what.parts
        return event.replace(what=Both((*before, getattr(entering(Enters(last)), "what", last))))
    if not isinstance(event, Enters) or not isinstance(event.what, NounPhrase):
        return event
    tail = tuple(
        m.replace(verb="under") if isinstance(m, Controlled) and m.verb == "control" else m for m in event.what.tail
    )
    return event.replace(what=event.what.replace(tail=tail))


def stated(sentence: Node) -> Node:
    """An instruction as a statement: behind a step ("Zu Beginn deines Endsegments ziehst du eine Karte")."""
    if not isinstance(sentence, Do):
        return sentence
    clauses = tuple(
        c.replace(mood="stated") if c.mood == "imperative" and c.subject == YOU else c for c in sentence.clauses
    )
    return sentence.replace(clauses=clauses)


def read_adverb(r: Reader, parameter: str, i: int) -> Readings:
    """What may stand in the middle of a predicate: a duration, a step, "stattdessen"; "dann", which is a mark of style."""
    out = r.read("duration", "", i) if parameter != "end" else []
    if r.tokens[i] == "als":
        for words in (_ADDITIONAL, _ADDITIONAL_NAME, _ADDITIONAL_NAMES):
            end = r.literal(words, i)
            if end >= 0:
                out = [*out, (Leaf("additional"), end + (r.tokens[end] == ","))]
    if r.tokens[i] == "für":
        out = [*out, *r.read("foreach", "", i)]
    word = _WORDS.get(r.tokens[i])
    if word:
        out = [*out, (Leaf(word), i + 1)]
        if word == "instead" and r.tokens[i + 1] == "nur":
            out = [*out, (Leaf(word), i + 2)]  # "ziehst stattdessen nur du eine Karte"
    if r.tokens[i] in ("zu", "am"):
        out = [*out, *r.read("delayed", "", i + 1)]
    return out


def emit_adverb(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    if isinstance(node, Leaf):
        return list(_SAID[str(node.value)])
    if isinstance(node, ForEachTail):
        return printer.emit("foreach", "", node)
    if isinstance(node, FirstTail | DuringTail | SpanTail):
        return printer.emit("often", "", node)
    if isinstance(node, StepBegins):
        said = printer.emit("delayed", "", node)
        return None if said is None else ["am" if said[0] == "Ende" else "zu", *said]
    return printer.emit("duration", "", node)


def read_randomly(r: Reader, parameter: str, i: int) -> Readings:
    """ "eine zufällig bestimmte Karte", "zwei per Zufall bestimmte Karten"."""
    out: Readings = []
    for count, j in r.read("num", "", i):
        for words in (("zufällig", "bestimmte"), ("per", "zufall", "bestimmte")):
            k = r.literal(words, j)
            if k >= 0 and r.tokens[k] in ("karte", "karten"):
                det, n = (Det.A, None) if count == Number(1) else (Det.COUNT, count)
                out.append((NounPhrase(det, (Core(Noun.CARD),), (), n), k + 1))
    return out


def emit_randomly(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    if not isinstance(node, NounPhrase) or node.cores != (Core(Noun.CARD),) or node.tail:
        return None
    count = printer.emit("num", "f acc", node.count or Number(1))
    how = ["zufällig"] if node.count is None else ["per", "Zufall"]
    return None if count is None else [*count, *how, "bestimmte", "Karte" if node.count is None else "Karten"]


def read_additional(r: Reader, parameter: str, i: int) -> Readings:
    """ "ein zusätzliches Land", "zwei zusätzliche Länder"."""
    words = ("zusätzliches", "land"), ("zusätzliche", "länder")
    return [(n, end) for n, j in r.read("num", "", i) if (end := r.literal(words[n != Number(1)], j)) >= 0]


def emit_additional(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    count = printer.emit("num", "n acc", node)
    words = ["zusätzliches", "Land"] if node == Number(1) else ["zusätzliche", "Länder"]
    return None if count is None else [*count, *words]


def emit_exiled(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """What is exiled: a graveyard is all cards from it."""
    if not isinstance(node, WholeZone):
        return printer.emit("thing", "acc", node)
    if node.whose is None:
        return ["alle", "Karten", "aus", "allen", "Friedhöfen"] if node.zone is Zone.GRAVEYARD else None
    noun = {Zone.GRAVEYARD: "Friedhof", Zone.HAND: "Hand"}.get(node.zone)
    said = printer.emit("zoneof", f"{noun} dat", node.whose) if noun else None
    return None if said is None else ["alle", "Karten", "aus", *said]


def read_exiled(r: Reader, parameter: str, i: int) -> Readings:
    """The same read."""
    return r.read("thing", "acc", i)


def read_discardable(r: Reader, parameter: str, i: int) -> Readings:
    """Cards to discard; all cards from a hand are that hand (a row of its own)."""
    return [(n, j) for n, j in r.read("obj", "acc", i) if not _whole_hand(n)]


def _whole_hand(node: Node) -> bool:
    plain = isinstance(node, NounPhrase) and node.det is Det.ALL and node.cores == (Core(Noun.CARD),)
    return plain and any(isinstance(m, InZone) and m.zone is Zone.HAND for m in getattr(node, "tail", ()))


def emit_discardable(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """ "die bestimmte Karte": that card, as it's said only after a choice."""
    if isinstance(node, That) and node.core == Core(Noun.CARD) and node.ref is Ref.LAST and node.number == "one":
        return ["die", "bestimmte", "Karte"]
    return printer.emit("obj", "acc", node)


def emit_playable(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """What may be played."""
    return printer.emit("obj", "acc", node)


def read_add_costs(r: Reader, parameter: str, i: int) -> Readings:
    """ "opfere als zusätzliche Kosten, um diesen Zauberspruch zu wirken, eine Kreatur": a Leaf of costs."""
    out: Readings = []
    for first, j in r.read("cost", "imp", i):
        if r.tokens[j] == "oder":
            for two, k in r.read("cost", "imp", j + 1):
                for adverb, end in r.read("adverb", "end", k):
                    if adverb == Leaf("additional"):
                        out.append((Leaf((EitherCost(((first,), (two,))),)), end))  # type: ignore[arg-type]
    for one, j in (f for category in ("cost^", "cost^late") for f in r.rows(category, "imp", i)):
        if isinstance(one, Adverbial) and one.adverb == "additional":
            out.append((Leaf((one.predicate,)), j))
            if r.tokens[j] == "oder":
                for two, k in r.read("cost", "imp", j + 1):
                    out.append((Leaf((EitherCost(((one.predicate,), (two,))),)), k))  # type: ignore[arg-type]
            if r.tokens[j] == "und":
                out += [(Leaf((one.predicate, two)), k) for two, k in r.read("cost", "imp", j + 1)]
    return out


def emit_add_costs(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    assert isinstance(node, Leaf)
    assert isinstance(node.value, tuple)
    costs, joint = node.value, "und"
    if len(costs) == 1 and isinstance(costs[0], EitherCost):
        costs, joint = tuple(c for way in costs[0].ways for c in way), "oder"
        if len(costs) != len(node.value[0].ways):
            return None
    before, printer.adverb = printer.adverb, Leaf("additional")
    first = printer.rows("cost^late", "imp", costs[0]) if isinstance(costs[0], SacrificeCost) else None
    first = first or printer.rows("cost^", "imp", costs[0])
    printer.adverb = before
    rest = [printer.emit("cost", "imp", c) for c in costs[1:]]
    if first is None or None in rest:
        return None
    return first + [w for words in rest if words is not None for w in (joint, *words)]


def read_each_target(r: Reader, parameter: str, i: int) -> Readings:
    """ "bis zu zwei Kreaturen deiner Wahl": each of them ("je 1 Schadenspunkt")."""
    return r.read("both", "dat and", i) if parameter == "dat" else r.read("np", parameter, i)


def emit_each_target(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    if not isinstance(node, NounPhrase) or not node.choice.startswith("each of"):
        return None
    return printer.emit("np", parameter, node)


def read_no_spells(r: Reader, parameter: str, i: int) -> Readings:
    """ "keine Zaubersprüche, die ..."."""
    if r.tokens[i] != "keine":
        return []
    return [(n, j) for n, j in r.read("np", "acc", i + 1) if getattr(n, "style", None) is AllStyle.BARE]


def emit_no_spells(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    if getattr(node, "style", None) is not AllStyle.BARE:
        return None
    words = printer.emit("np", "acc", node)
    return None if words is None else ["keine", *words]


def read_condition(r: Reader, parameter: str, i: int) -> Readings:
    """Conditions with the verb last; parameter "main": verb second ("es sei denn, du kontrollierst ...")."""
    return r.rows("main condition" if parameter == "main" else "condition", "", i)


def emit_condition(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    return printer.rows("main condition" if parameter == "main" else "condition", "", node)


def _verb_second(template: Template) -> Template | None:
    """The row of a condition with its verb behind the subject, if it begins with that."""
    if len(template.items) < 2:
        return None
    first, middle, last = template.items[0], template.items[1:-1], template.items[-1]
    subject = isinstance(first, Slot) or (isinstance(first, Word) and first.word in ("du", "es"))
    if not subject or not isinstance(last, VerbForm | Word):
        return None
    return Template(template.row, (first, last, *middle), template.defaults, template.printed)


def install(grammar: Grammar) -> None:
    """Add adverbs and conditions to the German grammar."""
    for category, made in (("condition", "main condition"),):
        second = [t for one in grammar.templates.get(category, ()) if (t := _verb_second(one)) is not None]
        grammar.templates[made] = [*grammar.templates.get(made, ()), *second]
        for template in second:
            if template.printed:
                grammar.printed.setdefault((made, template.make), []).append(template)
    grammar.read_code["condition"], grammar.emit_code["condition"] = read_condition, emit_condition
    read, emit = grammar.read_code, grammar.emit_code
    read["adverb"], emit["adverb"] = read_adverb, emit_adverb
    read["instead"], emit["instead"] = read_instead, emit_instead
    read["randomly"], emit["randomly"] = read_randomly, emit_randomly
    read["additional"], emit["additional"] = read_additional, emit_additional
    read["exiled"], emit["exiled"] = read_exiled, emit_exiled
    read["discardable"], emit["discardable"] = read_discardable, emit_discardable
    read["playable"], emit["playable"] = en_small.read_playable, emit_playable
    read["eachtarget"], emit["eachtarget"] = read_each_target, emit_each_target
    read["nospells"], emit["nospells"] = read_no_spells, emit_no_spells
    read["said"], emit["said"] = en_becoming.read_said, en_becoming.emit_said
    read["addcosts"], emit["addcosts"] = read_add_costs, emit_add_costs
