"""Spanish: cards among those looked at, where they are put, ordinals, choices, targets that share what is divided."""

from __future__ import annotations

from landwalk.abilities.amount import Number
from landwalk.abilities.noun import (
    YOU,
    AllStyle,
    AmongLast,
    Core,
    Det,
    It,
    Noun,
    NounPhrase,
    Ref,
    Status,
    ThatPlayer,
)
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Zone
from landwalk.oracle import counters, en_becoming, en_small, es_nouns, es_numbers, es_players, lists
from landwalk.oracle.agreement import number_of
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import Destination, Leaf, OntoBattlefield, value_of
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings

_THEM = {"of_them": ("de", "ellas"), "of_those": ("de", "esas", "cartas")}
#: marks of what is taken from cards that were looked at, and the words behind the noun
_AMONG = {
    "among": ("de", "entre", "ellas"),
    "among_those": ("de", "entre", "esas", "cartas"),
    "revealed": ("mostradas", "de", "esta", "manera"),
}
_DESTS = {
    ("en", "tu", "mano"): Destination(Zone.HAND),
    ("en", "el", "campo", "de", "batalla"): Destination(Zone.BATTLEFIELD),
    ("en", "la", "parte", "superior", "de", "tu", "biblioteca"): Destination(Zone.LIBRARY, "top"),
    ("en", "el", "fondo", "de", "tu", "biblioteca"): Destination(Zone.LIBRARY, "bottom"),
    ("en", "tu", "cementerio"): Destination(Zone.GRAVEYARD),
}
_ARTICLES = {"biblioteca": "la", "mano": "la", "cementerio": "el"}
_ORDINALS = {
    "m": ("", "primer", "segundo", "tercer", "cuarto", "quinto"),
    "f": ("", "primera", "segunda", "tercera", "cuarta", "quinta"),
}
_ANY_TARGETS = counters.AnyTargets(
    (
        (0, ("cualquier", "cantidad", "de", "objetivos")),
        (2, ("uno", "o", "dos", "objetivos")),
        (3, ("uno", ",", "dos", "o", "tres", "objetivos")),
    )
)


def read_among(r: Reader, parameter: str, i: int) -> Readings:
    """ "una de ellas", "dos de esas cartas", "una carta de criatura de entre ellas"."""
    out: Readings = []
    for count, j in es_numbers.read_number(r, i):
        det = Det.A if count == Number(1) else Det.COUNT
        for mark, words in _THEM.items():
            k = r.literal(words, j)
            if k >= 0:
                out.append((NounPhrase(det, (Core(Noun.CARD),), (), None if det is Det.A else count, None, mark), k))
        if r.tokens[i] == "una" and r.tokens[j] == "en":
            out.append((NounPhrase(det, (Core(Noun.CARD),), (), None, None, "one"), j))
    for node, j in r.read("phrase", "", i):
        for mark, words in _AMONG.items():
            k = r.literal(words, j)
            if isinstance(node, NounPhrase) and k >= 0:
                out.append((node.replace(choice=mark), k))
    return out


def emit_among(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    assert isinstance(node, NounPhrase)
    if node.choice == "one":
        return ["una"]
    if node.choice in _THEM:
        count = es_numbers.number_words(node.count or Number(1), "f")
        return None if count is None else [*count, *_THEM[node.choice]]
    words = printer.emit("phrase", "", node.replace(choice=""))
    tail = _AMONG.get(node.choice)
    return None if words is None or tail is None else [*words, *tail]


def read_among_dest(r: Reader, parameter: str, i: int) -> Readings:
    """Where cards that were looked at are put."""
    out: Readings = []
    for words, dest in _DESTS.items():
        j = r.literal(words, i)
        if j >= 0:
            out.append((dest, j))
            if dest.to is Zone.BATTLEFIELD and r.tokens[j] in ("girada", "giradas"):
                out.append((Destination(Zone.BATTLEFIELD, with_=("tapped",)), j + 1))
    return out


def emit_among_dest(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    assert isinstance(node, Destination)
    plain = Destination(node.to, node.position)
    words = next((list(w) for w, d in _DESTS.items() if d == plain), None)
    if words is None or node.with_ not in ((), ("tapped",)):
        return None
    return words + ([_agreed(printer, "girad")] if node.with_ else [])


def _agreed(printer: Printer, stem: str) -> str:
    """The participle that agrees with what is moved."""
    what = getattr(printer.whole, "what", None)
    return stem + ("o" if es_nouns.gender_of(printer, what) == "m" else "a") + ("s" if number_of(what) == "p" else "")


#: how something comes onto the battlefield: flags, stem of the participle, words behind it
_WAYS = (
    (("tapped",), "girad", ()),
    (("tapped", "attacking"), "girad", ("y", "atacando")),
    (("transformed",), "transformad", ()),
    (("face_down",), "", ("boca", "abajo")),
)
_ENDINGS = ("o", "a", "os", "as")


def read_dest(r: Reader, parameter: str, i: int) -> Readings:
    """Where something is put; onto the battlefield also tapped, transformed, face down."""
    out = r.rows("dest", parameter, i)
    early = r.tokens[i] in [f"transformad{e}" for e in _ENDINGS]  # "regrésala transformada al campo de batalla"
    for preposition, mark in (("a", ""), ("en", "onto")):
        j = r.literal((preposition, "el", "campo", "de", "batalla"), i + early)
        if j < 0:
            continue
        if early:
            one = Destination(Zone.BATTLEFIELD, with_=("transformed",), whose=mark)
            out.append((one, j))
            if r.tokens[j] == "bajo":
                out += [(one.replace(under=by), m) for by, m in es_players.read_under(r, j + 1)]
            continue
        for flags, stem, words in _WAYS:
            k = j + 1 if stem and r.tokens[j] in [stem + e for e in _ENDINGS] else -1 if stem else j
            k = r.literal(words, k) if k >= 0 else -1
            if k >= 0:
                one = Destination(Zone.BATTLEFIELD, with_=flags, whose=mark)
                out.append((one, k))
                if r.tokens[k] == "bajo":
                    out += [(one.replace(under=by), m) for by, m in es_players.read_under(r, k + 1)]
    return out


def emit_dest(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    assert isinstance(node, Destination)
    if node.to is not Zone.BATTLEFIELD or not node.with_:
        return printer.rows("dest", parameter, node)
    for flags, stem, words in _WAYS:
        if flags == node.with_ and not node.position:
            way = [*([_agreed(printer, stem)] if stem else []), *words]
            plain = printer.rows("dest", parameter, node.replace(with_=()))
            if plain is None:
                return None
            return plain[:5] + way + plain[5:]
    return None


def read_onto(r: Reader, parameter: str, i: int) -> Readings:
    """ "en el campo de batalla girada", before what is put there."""
    return [
        (OntoBattlefield(d.position, d.under, d.with_, d.whose), j)
        for d, j in r.read("dest", "", i)
        if isinstance(d, Destination) and d.to is Zone.BATTLEFIELD and d.whose == "onto"
    ]


def emit_onto(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    assert isinstance(node, OntoBattlefield)
    return emit_dest(printer, "", Destination(Zone.BATTLEFIELD, node.position, node.under, node.with_, "onto"))


def read_heavy(r: Reader, parameter: str, i: int) -> Readings:
    """A noun phrase; parameter "among": one of cards that were looked at."""
    return [(n, j) for n, j in r.read(parameter or "obj", "", i) if isinstance(n, NounPhrase)]


def emit_heavy(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed; not for "una de ellas"."""
    if not isinstance(node, NounPhrase) or node.choice in (*_THEM, "one"):
        return None
    return printer.emit(parameter or "obj", "", node)


def read_from_there(r: Reader, parameter: str, i: int) -> Readings:
    """ "de ahí una carta que no sea tierra": chosen from the hand that was shown."""
    j = r.literal(("de", "ahí"), i)
    if j < 0:
        return []
    found = r.read("phrase", "", j)
    return [(n.replace(tail=(*n.tail, AmongLast("it"))), k) for n, k in found if isinstance(n, NounPhrase)]


def emit_from_there(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    if not isinstance(node, NounPhrase) or AmongLast("it") not in node.tail:
        return None
    said = printer.emit("phrase", "", node.replace(tail=tuple(m for m in node.tail if m != AmongLast("it"))))
    return None if said is None else ["de", "ahí", *said]


def read_additional(r: Reader, parameter: str, i: int) -> Readings:
    """ "una tierra adicional"."""
    out: Readings = []
    for count, j in es_numbers.read_number(r, i):
        words = ("tierras", "adicionales") if number_of(count) == "p" else ("tierra", "adicional")
        k = r.literal(words, j)
        if k >= 0:
            out.append((count, k))
    return out


def emit_additional(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    words = es_numbers.number_words(node, "f")
    more = ["tierras", "adicionales"] if number_of(node) == "p" else ["tierra", "adicional"]
    return None if words is None else [*words, *more]


def read_playable(r: Reader, parameter: str, i: int) -> Readings:
    """What may be played or cast: plurals must say from where; parameter "bare": plurals only."""
    return en_small.playable([*r.read("bare", "", i), *r.read("obj", "", i)], parameter)


def emit_playable(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    return printer.emit("some", "", node)


_SKIPS = {
    "draw_always": ("tu", "paso", "de", "robar"),
    "their_untap": ("su", "próximo", "paso", "de", "enderezar"),
    "their_combat": ("su", "próxima", "fase", "de", "combate"),
}


def read_skipped(r: Reader, parameter: str, i: int) -> Readings:
    """What is skipped."""
    return [(Leaf(k), i + len(words)) for k, words in _SKIPS.items() if r.literal(words, i) >= 0]


def emit_skipped(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    words = _SKIPS.get(str(value_of(node)))
    return None if words is None else list(words)


def read_clitic(r: Reader, parameter: str, i: int) -> Readings:
    """ "bloquearla": the pronoun behind a verb."""
    return [(n, j) for n, j in r.read("baseref", "", i) if isinstance(n, It)]


def emit_clitic(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    return printer.emit("baseref", "", node) if isinstance(node, It) else None


def read_more_counters(r: Reader, parameter: str, i: int) -> Readings:
    """ "un contador +1/+1 adicional sobre ella": counters beside those that it enters with anyway."""
    out: Readings = []
    for n, j in r.read("num", "m", i):
        for kind, k in r.read("kind", "", j + 1) if r.tokens[j] in ("contador", "contadores") else ():
            if (
                r.tokens[k] in ("adicional", "adicionales")
                and r.tokens[k + 1] == "sobre"
                and r.tokens[k + 2] in _PRONOUNS
            ):
                out.append((counters.put(kind, n, counters.bearer("")), k + 3))
    return out


def emit_more_counters(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    said = printer.emit("withcounters", "", node)
    one = counters.only(node)
    if said is None or one is None or said[-1] not in _PRONOUNS:
        return None
    more = "adicionales" if number_of(one.amount) == "p" else "adicional"
    return [*said[:-2], more, *said[-2:]]


_PRONOUNS = ("él", "ella", "ellos", "ellas")


def read_zoneof(r: Reader, parameter: str, i: int) -> Readings:
    """ "tu biblioteca", "la mano del oponente objetivo"; the parameter is the zone's noun."""
    token = r.tokens[i]
    if r.tokens[i + 1] == parameter:
        if token in ("tu", "su"):
            return [(YOU if token == "tu" else ThatPlayer(Ref.LAST, -1, "they"), i + 2)]
        if token == _ARTICLES[parameter] and r.tokens[i + 2] == "de":
            return r.read("player", "prep", i + 3)
    return []


def emit_zoneof(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    if node == YOU:
        return ["tu", parameter]
    if isinstance(node, ThatPlayer) and node.word == "they":
        return ["su", parameter]
    said = printer.emit("player", "prep", node)
    return None if said is None else [_ARTICLES[parameter], parameter, "de", *said]


def read_some(r: Reader, parameter: str, i: int) -> Readings:
    """Nouns behind "por": bare plurals stay bare ("bloqueada por criaturas con la habilidad de volar")."""
    found = r.read("np", "prep", i)
    plain = [(n, j) for n, j in found if not (isinstance(n, NounPhrase) and n.style is AllStyle.BARE)]
    return plain + r.read("bare", "", i)


def emit_some(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    bare = isinstance(node, NounPhrase) and node.style is AllStyle.BARE
    return printer.emit("bare", "", node) if bare else printer.emit("np", "prep", node)


def read_anys(r: Reader, parameter: str, i: int) -> Readings:
    """A bare plural of which there is none: "no controlas tierras giradas" is "no controlas una tierra girada"."""
    return [(n.replace(det=Det.A, style=None), j) for n, j in r.read("bare", "", i) if isinstance(n, NounPhrase)]


def emit_anys(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Said with the article."""
    return None


def read_others(r: Reader, parameter: str, i: int) -> Readings:
    """A bare plural whose "otras" stands before the number."""
    return [
        (n.replace(cores=tuple(c.replace(status=(Status.OTHER, *c.status)) for c in n.cores)), j)
        for n, j in r.read("bare", "", i)
        if isinstance(n, NounPhrase) and Status.OTHER not in n.cores[0].status
    ]


def emit_others(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    if not isinstance(node, NounPhrase) or any(Status.OTHER not in c.status for c in node.cores):
        return None
    plain = tuple(c.replace(status=tuple(s for s in c.status if s is not Status.OTHER)) for c in node.cores)
    return printer.emit("bare", "", node.replace(cores=plain))


def read_le(r: Reader, parameter: str, i: int) -> Readings:
    """ "le" behind a verb: to it, to them."""
    number = {"+le": "one", "+les": "many"}.get(r.tokens[i])
    return [(It(Ref.LAST, -1, number), i + 1)] if number else []


def emit_le(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    return ["+les" if node.number == "many" else "+le"] if isinstance(node, It) else None


def read_dative(r: Reader, parameter: str, i: int) -> Readings:
    """ "le" before a verb: to it, to them, to that player."""
    number = {"le": "one", "les": "many"}.get(r.tokens[i])
    return [(It(Ref.LAST, -1, number), i + 1), (ThatPlayer(Ref.LAST, -1, "they"), i + 1)] if number else []


def emit_dative(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    if isinstance(node, ThatPlayer):
        return ["le"] if node.word == "they" else None
    return ["les" if node.number == "many" else "le"] if isinstance(node, It) else None


def read_ordinal(r: Reader, parameter: str, i: int) -> Readings:
    """ "segunda": a Leaf of 2; the parameter is the noun's gender."""
    token = r.tokens[i]
    words = _ORDINALS[parameter or "m"]
    return [(Leaf(words.index(token)), i + 1)] if token and token in words else []


def emit_ordinal(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    n = value_of(node)
    words = _ORDINALS[parameter or "m"]
    return [words[n]] if isinstance(n, int) and 0 < n < len(words) else None


def read_or_more(r: Reader, parameter: str, i: int) -> Readings:
    """ "dos o más"."""
    return [
        (count, j + 2)
        for count, j in es_numbers.read_number(r, i)
        if number_of(count) == "p" and r.tokens[j] == "o" and r.tokens[j + 1] == "más"
    ]


def emit_or_more(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    words = es_numbers.number_words(node, "f") if number_of(node) == "p" else None
    return None if words is None else [*words, "o", "más"]


def read_chosen(r: Reader, parameter: str, i: int) -> Readings:
    """ "volar, dañar primero o arrollar": a Leaf of keywords."""
    return lists.read_keywords(r, i, "y" if parameter == "and" else "o", serial=False)


def emit_chosen(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    return lists.emit_keywords(printer, node, "y" if parameter == "and" else "o", serial=False)


def install(grammar: Grammar) -> None:
    """Add these to the Spanish grammar."""
    for name, read, emit in (
        ("among", read_among, emit_among),
        ("amongdest", read_among_dest, emit_among_dest),
        ("dest", read_dest, emit_dest),
        ("ontobattlefield", read_onto, emit_onto),
        ("heavy", read_heavy, emit_heavy),
        ("fromthere", read_from_there, emit_from_there),
        ("skipped", read_skipped, emit_skipped),
        ("enclitic", read_clitic, emit_clitic),
        ("morecounters", read_more_counters, emit_more_counters),
        ("said", en_becoming.read_said, en_becoming.emit_said),
        ("additional", read_additional, emit_additional),
        ("playable", read_playable, emit_playable),
        ("zoneof", read_zoneof, emit_zoneof),
        ("some", read_some, emit_some),
        ("others", read_others, emit_others),
        ("anys", read_anys, emit_anys),
        ("le", read_le, emit_le),
        ("dative", read_dative, emit_dative),
        ("morecost", en_small.read_more_cost, en_small.emit_more_cost),
        ("ordinal", read_ordinal, emit_ordinal),
        ("ormore", read_or_more, emit_or_more),
        ("anytargets", _ANY_TARGETS.read, _ANY_TARGETS.emit),
        ("chosen", read_chosen, emit_chosen),
    ):
        grammar.read_code[name] = read
        grammar.emit_code[name] = emit
