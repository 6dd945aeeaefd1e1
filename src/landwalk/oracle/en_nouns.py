"""English noun phrases: determiners, references, players, possessives, numbers."""

from __future__ import annotations

from landwalk.abilities.amount import Number
from landwalk.abilities.noun import (
    AllStyle,
    AmongLast,
    AnyTarget,
    Both,
    Controlled,
    Core,
    Det,
    Host,
    InZone,
    It,
    Modifier,
    NounPhrase,
    PlayerPhrase,
    Ref,
    Status,
    That,
    This,
    ThisWord,
    WithStat,
)
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Zone
from landwalk.oracle import en_cores, en_numbers, en_players
from landwalk.oracle.agreement import number_of
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.shared_adjectives import FIRST, everywhere, said_once

OTHER = (Status.OTHER,)
_THIS = {w.value: w for w in ThisWord if w not in (ThisWord.NAME, ThisWord.SHORT_NAME, ThisWord.IT)}
_THIS_OF = {key.lower(): word for key, word in _THIS.items()}
_THAT_WORDS = (
    "that",
    "the",
    "the sacrificed",
    "the exiled",
    "the revealed",
    "the chosen",
    "the discarded",
    "the returned",
)
#: determiner, style, has it a count; in the order of its words
_SIMPLE: dict[tuple[str, ...], tuple[Det, AllStyle | None, str]] = {
    ("a",): (Det.A, None, "s"),
    ("target",): (Det.TARGET, None, "s"),
    ("each",): (Det.ALL, AllStyle.EACH, "s"),
    ("all",): (Det.ALL, AllStyle.ALL, "p"),
    (): (Det.ALL, AllStyle.BARE, "p"),
    ("any", "number", "of", "target"): (Det.ANY_NUMBER_TARGET, None, "p"),
    ("any", "number", "of"): (Det.ANY_NUMBER, None, "p"),
    ("one", "or", "more"): (Det.ONE_OR_MORE, None, "p"),
    ("no",): (Det.NO, None, "p"),
    ("any",): (Det.ANY, None, "s"),
}
_BARE = ((), *_SIMPLE[()])
_BY_WORD: dict[str, list[tuple[tuple[str, ...], Det, AllStyle | None, str]]] = {}
for _words, (_det, _style, _number) in _SIMPLE.items():
    if _words:
        _BY_WORD.setdefault(_words[0], []).append((_words, _det, _style, _number))
_SIMPLE_OF = {(det, style): words for words, (det, style, _) in _SIMPLE.items()}


def _determiners(r: Reader, i: int) -> list[tuple[Det, Node | None, AllStyle | None, bool, str, int]]:
    """(determiner, count, style, other, number, end)"""
    out: list[tuple[Det, Node | None, AllStyle | None, bool, str, int]] = []
    tokens = r.tokens
    if tokens[i] == "another":
        target = tokens[i + 1] == "target"
        out.append((Det.TARGET if target else Det.A, None, None, True, "s", i + 2 if target else i + 1))
        return out
    for words, det, style, number in (*_BY_WORD.get(tokens[i], ()), _BARE):
        if r.tokens[i : i + len(words)] == list(words):
            j = i + len(words)
            out.append((det, None, style, False, number, j))
            if tokens[j] == "other" and words not in (("a",), ("target",), ("the",)):
                after = j + 2 if tokens[j + 1] == "target" else j + 1
                if after == j + 1:
                    out.append((det, None, style, True, number, after))
            if words and words[-1] == "of" and tokens[j] == "other" and tokens[j + 1] == "target":
                out.append((Det.ANY_NUMBER_TARGET, None, None, True, "p", j + 2))
    up_to = tokens[i] == "up" and tokens[i + 1] == "to"
    k = i + 2 if up_to else i
    count = en_numbers.word_number(tokens[k])
    if count is not None and tokens[k] != "a":
        number = number_of(count)
        k += 1
        other = tokens[k] == "other"
        k += other
        target = tokens[k] == "target"
        k += target
        if up_to:
            out.append((Det.UP_TO_TARGET if target else Det.UP_TO, count, None, other, number, k))
        elif number == "p":
            out.append((Det.TARGET if target else Det.COUNT, count, None, other, number, k))
    return out


def read_phrase(r: Reader, parameter: str, i: int) -> Readings:
    """Determiner, cores, modifiers."""
    out: Readings = []
    for det, count, style, other, number, j in _determiners(r, i):
        if style is AllStyle.BARE and r.tokens[j] in ("enchanted", "equipped") and r.tokens[j + 1] == "equipment":
            continue  # a reference: one Equipment
        for plain, conjunction, k in _cores(r, number, j):
            cores = everywhere(plain, FIRST)
            cores = tuple(c.replace(status=(Status.OTHER, *c.status)) for c in cores) if other else cores
            for choice, m in (("", k), ("their", k + 3)):
                if choice and r.literal(("of", "their", "choice"), k) < 0:
                    continue
                for tail, end in _tails(r, number, m, ()):
                    if conjunction == "and/or" and not _SHARED_TAILS.issuperset(type(t).__name__ for t in tail):
                        continue  # "Walls and/or creatures with flying": the tail belongs to the last noun alone
                    if any(_elsewhere(m) for m in tail) and _in_play(tail):
                        continue
                    order = tail_order(tail)
                    out.append((NounPhrase(det, cores, tail, count, style, choice, conjunction, order), end))
    if r.tokens[i] == "half" and r.tokens[i + 1] == "the":
        out += _half(r, i + 2)
    return out


_CHOICE = ("of", "their", "choice")
_ROUNDED = ((Det.HALF_UP, (",", "rounded", "up")), (Det.HALF_DOWN, (",", "rounded", "down")))


def _half(r: Reader, i: int) -> Readings:
    """ "Half the creatures they control of their choice, rounded up"; i: behind "half the"."""
    out: Readings = []
    for phrase, j in r.read("phrase", "", i):
        if not isinstance(phrase, NounPhrase) or phrase.style is not AllStyle.BARE or phrase.choice:
            continue
        chosen = r.literal(_CHOICE, j)
        for det, words in _ROUNDED:
            end = r.literal(words, max(j, chosen))
            if end >= 0:
                out.append((phrase.replace(det=det, style=None, choice="their" if chosen >= 0 else ""), end))
    return out


def _cores(r: Reader, number: str, i: int) -> list[tuple[tuple[Core, ...], str, int]]:
    """(cores, conjunction, end)"""
    out: list[tuple[tuple[Core, ...], str, int]] = []
    for core, j in r.read("core", number, i):
        assert isinstance(core, Core)
        out.append(((core,), "", j))
        _core_list(r, number, (core,), j, out)
    return [found for found in out if not en_cores.mixed(found[0])]


def _core_list(
    r: Reader, number: str, cores: tuple[Core, ...], i: int, out: list[tuple[tuple[Core, ...], str, int]]
) -> None:
    k = i
    if r.tokens[k] == ",":
        k += 1
    word = r.tokens[k]
    last = word in ("or", "and", "and/or")
    k += last
    if k == i or (last and len(cores) == 1 and k - i == 2):
        return
    if r.tokens[k] in ("a", "another", "target") and last and number == "s" and cores:
        return
    for core, j in r.read("core", number, k):
        assert isinstance(core, Core)
        if last:
            out.append(((*cores, core), "" if word == "or" else word, j))
        else:
            _core_list(r, number, (*cores, core), j, out)


def _tails(r: Reader, number: str, i: int, tail: tuple[Modifier, ...]) -> list[tuple[tuple[Modifier, ...], int]]:
    out = [(tail, i)]
    for modifier, j in r.read("tail", number, i):
        assert isinstance(modifier, Modifier)
        counted = isinstance(modifier, WithStat) and type(modifier.amount).__name__ in ("CountOf", "GreatestStat")
        if counted or type(modifier).__name__ in _LAST_TAILS:
            out.append(((*tail, modifier), j))  # what follows belongs to the noun inside
            if counted and _controlled(getattr(getattr(modifier, "amount", None), "of", None)):
                out += [
                    ((*tail, modifier, where), k)
                    for where, k in r.read("tail", number, j)
                    if isinstance(where, Modifier) and _elsewhere(where)
                ]
        else:
            out += _tails(r, number, j, (*tail, modifier))
    return out


def _controlled(node: object) -> bool:
    """Permanents or spells: they are in no other zone, "the number of Elves you control from a graveyard" isn't of these Elves."""
    return isinstance(node, NounPhrase) and _in_play(node.tail)


def _in_play(tail: tuple[Node, ...]) -> bool:
    return any(isinstance(m, Controlled) and m.verb == "control" for m in tail)


def _elsewhere(modifier: Node) -> bool:
    return isinstance(modifier, AmongLast) or (isinstance(modifier, InZone) and modifier.zone is not Zone.BATTLEFIELD)


#: what is said of all nouns that stand side by side with "and/or"
_SHARED_TAILS = frozenset({"Controlled", "NotControlled", "Owned", "InZone", "AmongLast"})
_LAST_TAILS = frozenset({"Targeting", "Attached", "ShareType", "Blocking", "BandedWith", "AttackingWhom"})
#: how modifiers follow each other in print
_TAIL_ORDER = (
    "OfChosen",
    "Controlled",
    "NotControlled",
    "Owned",
    "WithKeyword",
    "WithoutKeyword",
    "WithStat",
    "WithCounter",
    "Named",
    "InZone",
    "AmongLast",
)
_TAIL_RANK = {name: n for n, name in enumerate(_TAIL_ORDER)}


def _rank(modifier: Modifier) -> int:
    return _TAIL_RANK.get(type(modifier).__name__, 6)


def tail_order(tail: tuple[Modifier, ...]) -> str:
    """The mark of an unusual order of modifiers, "" for the usual one."""
    if len(tail) < 2 or [_rank(m) for m in tail] == sorted(_rank(m) for m in tail):
        return ""
    return " ".join(type(m).__name__ for m in tail)


def ordered(node: NounPhrase) -> list[Modifier]:
    """The modifiers in the order of their words."""
    if node.order:
        names = node.order.split(" ")
        return sorted(node.tail, key=lambda m: names.index(type(m).__name__) if type(m).__name__ in names else 9)
    return sorted(node.tail, key=_rank)


def emit_phrase(printer: Printer, parameter: str, node: NounPhrase) -> list[str] | None:
    """A noun phrase."""
    for det, rounded in _ROUNDED:
        if node.det is det:
            plain = emit_phrase(printer, parameter, node.replace(det=Det.ALL, style=AllStyle.BARE, choice=""))
            chosen = _CHOICE if node.choice else ()
            return None if plain is None else ["half", "the", *plain, *chosen, *rounded]
    number = number_of(node)
    other = Status.OTHER in node.cores[0].status
    out = _determiner(node, other)
    if out is None:
        return None
    if node.choice == EACH_OF:
        out = ["each", "of", *out]
    conjunction = node.conjunction or "or"
    cores = said_once(node.cores, FIRST)
    for k, core in enumerate(cores):
        words = printer.emit("core", number, core)
        if words is None:
            return None
        if k:
            last = k == len(cores) - 1
            out += ([","] if len(cores) > 2 else []) + ([conjunction] if last else [])
        out += words
    if node.choice and node.choice != EACH_OF:
        out += ["of", "their", "choice"]
    for modifier in ordered(node):
        words = printer.emit("tail", number, modifier)
        if words is None:
            return None
        out += words
    return out


def _determiner(node: NounPhrase, other: bool) -> list[str] | None:  # noqa: FBT001
    word = ["other"] if other else []
    if node.det in (Det.UP_TO, Det.UP_TO_TARGET, Det.COUNT, Det.TARGET) and node.count is not None:
        count = en_numbers.number_word(node.count)
        if count is None:
            return None
        if node.count == Number(1):
            count = ["one"]
        out = [*(["up", "to"] if node.det in (Det.UP_TO, Det.UP_TO_TARGET) else []), *count, *word]
        return [*out, "target"] if node.det in (Det.TARGET, Det.UP_TO_TARGET) else out
    if other and node.det in (Det.A, Det.TARGET):
        return ["another", "target"] if node.det is Det.TARGET else ["another"]
    if node.det is Det.ANY_NUMBER_TARGET and other:
        return ["any", "number", "of", "other", "target"]
    words = _SIMPLE_OF.get((node.det, node.style))
    return None if words is None else [*words, *word]


def read_object(r: Reader, parameter: str, i: int) -> Readings:
    """References and noun phrases."""
    out: Readings = list(r.read("ref", parameter, i))
    out += r.read("phrase", "", i)
    return out


def read_holder(r: Reader, parameter: str, i: int) -> Readings:
    """An object on the battlefield: no zone behind it."""
    return [*r.read("baseref", parameter, i), *r.read("phrase", "", i)]


def read_thing(r: Reader, parameter: str, i: int) -> Readings:
    """Objects, and cards of a library or a whole zone (what is exiled, put or shuffled away)."""
    return [*r.read("obj", parameter, i), *r.rows("thing", parameter, i)]


def emit_thing(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    return emit_object(printer, parameter, node) or printer.rows("thing", parameter, node)


def read_baseref(r: Reader, parameter: str, i: int) -> Readings:
    """it, that creature, this creature, enchanted creature; rows for the rest."""
    tokens = r.tokens
    token = tokens[i]
    out: Readings = []
    if token == "~":
        out.append((This(ThisWord.NAME), i + 1))
    elif token == "\u2248":
        out.append((This(ThisWord.SHORT_NAME), i + 1))
    elif token == "this" and tokens[i + 1] in _THIS_OF:
        out.append((This(_THIS_OF[tokens[i + 1]]), i + 2))
    elif token == "it":
        out.append((It(Ref.LAST, -1), i + 1))
    elif token in ("them", "they"):
        out.append((It(Ref.LAST, -1, "many"), i + 1))
    elif token in ("enchanted", "equipped"):
        status = Status.ENCHANTED if token == "enchanted" else Status.EQUIPPED
        out += [(Host(status, c), j) for c, j in r.read("core", "s", i + 1) if isinstance(c, Core)]
    elif token in ("that", "those", "the"):
        out += _that(r, i)
    return out


def _that(r: Reader, i: int) -> Readings:
    tokens = r.tokens
    out: Readings = []
    number = "p" if tokens[i] == "those" else "s"
    words = ["that"] if tokens[i] in ("that", "those") else list(_THAT_WORDS[1:])
    for word in words:
        parts = word.split(" ")
        j = i + len(parts)
        if tokens[i] in ("that", "those") or r.literal(tuple(parts), i) >= 0:
            for which in (number,) if word == "that" else ("s", "p"):
                for core, k in r.read("core", which, j):
                    assert isinstance(core, Core)
                    ref = Ref.COST if word in ("the sacrificed", "the discarded") else Ref.LAST
                    out.append((That(core, ref, -1, "one" if which == "s" else "many", word), k))
    return out


def read_ref(r: Reader, parameter: str, i: int) -> Readings:
    """References, those with a zone too."""
    return [*r.read("baseref", parameter, i), *r.rows("ref", parameter, i)]


def emit_ref(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """References."""
    if isinstance(node, This):
        if node.word is ThisWord.NAME:
            return ["~"]
        return ["\u2248"] if node.word is ThisWord.SHORT_NAME else ["this", node.word.value]
    if isinstance(node, It):
        if node.number == "many":
            return ["they"] if parameter == "nom" else ["them"]
        return ["it"]
    if isinstance(node, Host):
        words = printer.emit("core", "s", node.core)
        return None if words is None else [node.status.value, *words]
    if isinstance(node, That):
        words = printer.emit("core", "p" if node.number == "many" else "s", node.core)
        head = ["those"] if node.number == "many" and node.word == "that" else node.word.split(" ")
        return None if words is None else [*head, *words]
    return printer.rows("ref", parameter, node)


def emit_object(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """An object: a phrase or a reference."""
    if isinstance(node, NounPhrase):
        return emit_phrase(printer, parameter, node)
    return emit_ref(printer, parameter, node)


EACH_OF = "each of"


def read_np(r: Reader, parameter: str, i: int) -> Readings:
    """Any object or player; "each of up to two target creatures" is the same as "up to two target creatures"."""
    out: Readings = list(r.read("player", parameter, i))
    if r.tokens[i] == "each" and r.tokens[i + 1] == "of":
        for node, j in r.read("phrase", "", i + 2):
            if isinstance(node, NounPhrase) and node.is_target and number_of(node) == "p":
                out.append((node.replace(choice=EACH_OF), j))
    out += r.read("obj", parameter, i)
    if r.tokens[i] == "any" and r.tokens[i + 1] == "target":
        out.append((AnyTarget(), i + 2))
    elif r.tokens[i] == "any" and r.tokens[i + 1] == "other" and r.tokens[i + 2] == "target":
        out.append((AnyTarget(status=OTHER), i + 3))
    return out + r.rows("np", parameter, i)


def emit_np(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Any object or player."""
    if isinstance(node, AnyTarget):
        if node.det is Det.TARGET and node.count is None:
            return ["any", "other", "target"] if node.status else ["any", "target"]
        return printer.rows("np", parameter, node)
    if isinstance(node, NounPhrase):
        return emit_phrase(printer, parameter, node)
    for emit in (en_players.emit_player, emit_object):
        words = emit(printer, parameter, node)
        if words is not None:
            return words
    return printer.rows("np", parameter, node)


def read_both(r: Reader, parameter: str, i: int) -> Readings:
    """One or more noun phrases; parameter: case, conjunction ("nom or", "acc and", "acc and to")."""
    case, _, conjunction = parameter.partition(" ")
    joined = tuple((conjunction or "and").split(" "))
    out: Readings = []
    for node, j in r.read("np", case, i):
        out.append((node, j))
        if (after := r.literal(joined, j)) >= 0:
            apart = len(joined) > 1
            out += [(Both((node, o)), k) for o, k in r.read("np", case, after) if apart or _may_join(node, o)]
    return out


def _may_join(one: Node, other: Node) -> bool:
    """Bare plurals of one phrase are its cores, not two phrases."""
    return not (isinstance(other, NounPhrase) and other.style is AllStyle.BARE and other.det is Det.ALL) or isinstance(
        one, PlayerPhrase
    )


def emit_both(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """One or more noun phrases."""
    case, _, conjunction = parameter.partition(" ")
    if not isinstance(node, Both):
        return emit_np(printer, case, node)
    out: list[str] = []
    for part in node.parts:
        words = emit_np(printer, case, part)
        if words is None:
            return None
        out += ((conjunction or "and").split(" ") if out else []) + words
    return out


def read_bare(r: Reader, parameter: str, i: int) -> Readings:
    """Phrases without determiner, in the plural: "creatures you control" after "the number of"."""
    return [(n, j) for n, j in r.read("phrase", "", i) if isinstance(n, NounPhrase) and n.style is AllStyle.BARE]


def read_its(r: Reader, parameter: str, i: int) -> Readings:
    """ "it's": the pronoun with its verb."""
    return [(It(Ref.LAST, -1), i + 1)] if r.tokens[i] == "it's" else []


def emit_its(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    return ["it's"] if isinstance(node, It) and node.number == "one" else None


def read_each(r: Reader, parameter: str, i: int) -> Readings:
    """ "each creature", "each opponent": after "for"."""
    return [(n, j) for n, j in r.read("np", parameter, i) if getattr(n, "style", None) is AllStyle.EACH]


def install(grammar: Grammar) -> None:
    """Add noun phrases to the English grammar."""
    en_cores.install(grammar)
    en_numbers.install(grammar)
    en_players.install(grammar)
    read, emit = grammar.read_code, grammar.emit_code
    read["phrase"], emit["phrase"] = read_phrase, emit_object
    read["baseref"], emit["baseref"] = read_baseref, emit_ref
    read["holder"], emit["holder"] = read_holder, emit_object
    read["ref"], emit["ref"] = read_ref, emit_ref
    read["obj"], emit["obj"] = read_object, emit_object
    read["thing"], emit["thing"] = read_thing, emit_thing
    read["np"], emit["np"] = read_np, emit_np
    read["both"], emit["both"] = read_both, emit_both
    read["bare"], emit["bare"] = read_bare, emit_object
    read["its"], emit["its"] = read_its, emit_its
    read["each"], emit["each"] = read_each, emit_np
