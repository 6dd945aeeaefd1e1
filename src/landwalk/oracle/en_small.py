"""English words of small categories: counters, mana, energy, ordinals, lists of choices."""

from __future__ import annotations

from landwalk.abilities.amount import ForEach, Number
from landwalk.abilities.cost import PayMana
from landwalk.abilities.noun import (
    AllStyle,
    Core,
    Det,
    It,
    Modifier,
    Noun,
    NounPhrase,
    That,
    This,
)
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Zone
from landwalk.oracle import counters, en_mana, en_numbers, lists
from landwalk.oracle.agreement import number_of
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import Destination, ForEachTail, Leaf, value_of
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.words import COLORS

_ORDINALS = ("", "first", "second", "third", "fourth", "fifth")
_COLOR_OF = {words[0]: letter for letter, words in COLORS.items()}
_COUNTER = ("counter", "counters")
_ANY_TARGETS = counters.AnyTargets(
    (
        (0, ("any", "number", "of", "targets")),
        (2, ("one", "or", "two", "targets")),
        (3, ("one", ",", "two", ",", "or", "three", "targets")),
    )
)


def read_self(r: Reader, parameter: str, i: int) -> Readings:
    """A reference to one object, without noun phrases."""
    return [(n, j) for n, j in r.read("baseref", parameter, i) if isinstance(n, This | It | That)]


def read_playable(r: Reader, parameter: str, i: int) -> Readings:
    """What may be played: "lands" must say from where. Parameter "bare": plurals only."""
    return playable(r.read("obj", "", i), parameter)


def playable(found: Readings, parameter: str) -> Readings:
    """Those of the objects that may be played, in any language."""
    out: Readings = []
    for node, j in found:
        bare = isinstance(node, NounPhrase) and node.style is AllStyle.BARE
        placed = isinstance(node, NounPhrase) and any(type(m).__name__ in _PLACES for m in node.tail)
        if placed if bare else parameter != "bare":
            out.append((node, j))
    return out


_PLACES = frozenset({"InZone", "OnTop", "AmongLast"})


def read_kind(r: Reader, parameter: str, i: int) -> Readings:
    """The kind of counter: the words before "counter"."""
    token = r.tokens[i]
    if "/" in token and token[0] in "+-\u2212":
        return [(Leaf(token.replace("\u2212", "-")), i + 1)] if r.tokens[i + 1] in _COUNTER else []
    out: Readings = []
    if token[:1].isalpha() and token not in _COUNTER:
        if r.tokens[i + 1] in _COUNTER:
            out.append((Leaf(token), i + 1))
        elif r.tokens[i + 2] in _COUNTER and r.tokens[i + 1] in ("strike", "point", "mask", "lander"):
            out.append((Leaf(f"{token} {r.tokens[i + 1]}"), i + 2))
    return out


def emit_kind(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The kind of counter."""
    kind = str(value_of(node))
    return kind.split(" ") if kind else None


def read_with_counters(r: Reader, parameter: str, i: int) -> Readings:
    """ "two +1/+1 counters on it": a Leaf of one PutCounters."""
    on = counters.bearer(parameter)
    out: Readings = []
    pronoun = ("it", "them")
    additional = r.tokens[i] == "a" and r.tokens[i + 1] == "additional"
    for n, j in r.read("num", "", i):
        for kind, k in r.read("kind", "", j):
            if r.tokens[k + 1] == "on" and r.tokens[k + 2] in pronoun and not additional:
                out += counters.read_put(r, kind, n, on, k + 3)
    if r.literal(("a", "number", "of"), i) >= 0:
        for kind, k in r.read("kind", "", i + 3):
            if r.literal(("counters", "on", "it", "equal", "to"), k) >= 0:
                out += [(counters.put(kind, q, on), stop) for q, stop in r.read("qty", "", k + 5)]
    return out


def emit_with_counters(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Counters that something enters with."""
    one = counters.only(node)
    if one is None:
        return None
    base = one.amount.base if isinstance(one.amount, ForEach) else one.amount
    count = printer.emit("num", "", base)
    if count is None:
        number = printer.emit("qty", "", base)
        if number is None:
            return None
        return ["a", "number", "of", *one.kind.split(" "), "counters", "on", "it", "equal", "to", *number]
    out = [*count, *one.kind.split(" "), "counter" if number_of(base) == "s" else "counters", "on", _pronoun(printer)]
    if isinstance(one.amount, ForEach):
        tail = printer.emit("foreach", "", ForEachTail(one.amount.of))
        return None if tail is None else [*out, *tail]
    return out


def _pronoun(printer: Printer) -> str:
    """It or them: what the counters are on is the subject of the clause."""
    return "them" if isinstance(printer.subject, NounPhrase) and number_of(printer.subject) == "p" else "it"


def read_more_counters(r: Reader, parameter: str, i: int) -> Readings:
    """ "an additional +1/+1 counter on it": a Leaf of one PutCounters."""
    out: Readings = []
    for n, j in r.read("num", "", i):
        if r.tokens[j] == "additional":
            for kind, k in r.read("kind", "", j + 1):
                if r.tokens[k + 1] == "on" and r.tokens[k + 2] in ("it", "them"):
                    out.append((counters.put(kind, n, counters.bearer("")), k + 3))
    return out


def emit_more_counters(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    one = counters.only(node)
    if one is None:
        return None
    count = printer.emit("num", "", one.amount)
    if count is None:
        return None
    many = number_of(one.amount) == "p"
    return [*count, "additional", *one.kind.split(" "), "counters" if many else "counter", "on", _pronoun(printer)]


def read_more_cost(r: Reader, parameter: str, i: int) -> Readings:
    """Mana that is paid besides: a Leaf of one cost."""
    return [(Leaf((PayMana(m),)), j) for m, j in r.read("manacost", "", i) if isinstance(m, ManaCost)]


def emit_more_cost(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    value = value_of(node)
    if not isinstance(value, tuple) or len(value) != 1 or not isinstance(value[0], PayMana):
        return None
    return printer.emit("manacost", "", value[0].cost)


#: NounPhrase.choice of what is taken from cards that were looked at, and its words
_AMONG = {
    "among": ("from", "among", "them"),
    "among_those": ("from", "among", "those", "cards"),
    "revealed": ("revealed", "this", "way"),
}


def read_among(r: Reader, parameter: str, i: int) -> Readings:
    """ "one of them", "a creature card from among them"."""
    out: Readings = []
    count = en_numbers.word_number(r.tokens[i])
    if count is not None and r.tokens[i] != "a" and r.tokens[i + 1] == "of" and r.tokens[i + 2] == "them":
        det = Det.A if count == Number(1) else Det.COUNT
        out.append((NounPhrase(det, (Core(Noun.CARD),), (), None if det is Det.A else count, None, "of_them"), i + 3))
    if count is not None and r.literal(("of", "those", "cards"), i + 1) >= 0:
        det = Det.A if count == Number(1) else Det.COUNT
        out.append((NounPhrase(det, (Core(Noun.CARD),), (), None if det is Det.A else count, None, "of_those"), i + 4))
    if r.tokens[i] == "one" and r.tokens[i + 1] in ("onto", "into", "on"):
        out.append((NounPhrase(Det.A, (Core(Noun.CARD),), (), None, None, "one"), i + 1))
    for node, j in r.read("phrase", "", i):
        for mark, words in _AMONG.items():
            if isinstance(node, NounPhrase) and r.literal(words, j) >= 0:
                out.append((node.replace(choice=mark), j + len(words)))
    return out


def emit_among(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Cards among those looked at."""
    assert isinstance(node, NounPhrase)
    if node.choice == "one":
        return ["one"]
    if node.choice == "of_those":
        count = ["one"] if node.count is None else en_numbers.number_word(node.count)
        return None if count is None else [*count, "of", "those", "cards"]
    if node.choice == "of_them":
        count = ["one"] if node.count is None else en_numbers.number_word(node.count)
        return None if count is None else [*count, "of", "them"]
    words = printer.emit("phrase", "", node.replace(choice=""))
    tail = _AMONG.get(node.choice)
    return None if words is None or tail is None else [*words, *tail]


_AMONG_DEST = {
    ("into", "your", "hand"): Destination(Zone.HAND),
    ("onto", "the", "battlefield"): Destination(Zone.BATTLEFIELD),
    ("onto", "the", "battlefield", "tapped"): Destination(Zone.BATTLEFIELD, with_=("tapped",)),
    ("on", "top", "of", "your", "library"): Destination(Zone.LIBRARY, "top"),
    ("on", "the", "bottom", "of", "your", "library"): Destination(Zone.LIBRARY, "bottom"),
    ("into", "your", "graveyard"): Destination(Zone.GRAVEYARD),
}


def read_among_dest(r: Reader, parameter: str, i: int) -> Readings:
    """Where cards that were looked at are put."""
    return [(d, i + len(w)) for w, d in _AMONG_DEST.items() if r.literal(w, i) >= 0]


def emit_among_dest(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Where cards that were looked at are put."""
    return next((list(w) for w, d in _AMONG_DEST.items() if d == node), None)


def read_additional(r: Reader, parameter: str, i: int) -> Readings:
    """ "an additional land"."""
    count = en_numbers.word_number(r.tokens[i])
    if count is not None and r.tokens[i + 1] == "additional" and r.tokens[i + 2] in ("land", "lands"):
        return [(count, i + 3)]
    return []


def emit_additional(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """ "an additional land"."""
    words = en_numbers.number_word(node)
    return None if words is None else [*words, "additional", "land" if number_of(node) == "s" else "lands"]


def read_describeds(r: Reader, parameter: str, i: int) -> Readings:
    """ "a creature card", "a creature or planeswalker": a Leaf of cores."""
    from landwalk.oracle import en_nouns

    if r.tokens[i] != "a":
        return []
    return [(Leaf(cores), j) for cores, conjunction, j in en_nouns._cores(r, "s", i + 1) if not conjunction]


def emit_describeds(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Cores with one article."""
    value = value_of(node)
    assert isinstance(value, tuple)
    return printer.emit("phrase", "", NounPhrase(Det.A, value))


def read_ordinal(r: Reader, parameter: str, i: int) -> Readings:
    """ "second": a Leaf of 2."""
    token = r.tokens[i]
    return [(Leaf(_ORDINALS.index(token)), i + 1)] if token and token in _ORDINALS else []


def emit_ordinal(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """ "second"."""
    n = value_of(node)
    return [_ORDINALS[n]] if isinstance(n, int) and 0 < n < len(_ORDINALS) else None


def read_or_more(r: Reader, parameter: str, i: int) -> Readings:
    """ "two or more"."""
    count = en_numbers.word_number(r.tokens[i])
    if count is not None and number_of(count) == "p" and r.tokens[i + 1] == "or" and r.tokens[i + 2] == "more":
        return [(count, i + 3)]
    return []


def emit_or_more(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """ "two or more"."""
    words = ["one"] if node == Number(1) else en_numbers.number_word(node)
    return None if words is None else [*words, "or", "more"]


def read_chosen(r: Reader, parameter: str, i: int) -> Readings:
    """ "flying, first strike, or trample": a Leaf of keywords."""
    return lists.read_keywords(r, i, parameter or "or", serial=True)


def emit_chosen(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Keywords to choose from."""
    return lists.emit_keywords(printer, node, parameter or "or", serial=True)


def read_name(r: Reader, parameter: str, i: int) -> Readings:
    """A card's name: its own, or words with capitals."""
    if r.tokens[i] == "~":
        return [(Leaf("~"), i + 1)]
    out: Readings = []
    words: list[str] = []
    j = i
    while j < r.length and (r.raw[j][:1].isupper() or r.raw[j] in ("of", "the", "and", "to", "in", "'s", "-", ",")):
        words.append(r.raw[j])
        j += 1
        if r.raw[j - 1][:1].isupper() and r.raw[j - 1] not in ("Activate", "When", "If"):
            out.append((Leaf(" ".join(words).replace(" 's", "'s").replace(" ,", ",")), j))
    return out[-1:] if out else []


def emit_name(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """A card's name."""
    return [str(value_of(node))]


def read_tailed(r: Reader, parameter: str, i: int) -> Readings:
    """What is said of several nouns before it alike: a phrase of anything."""
    out: Readings = []
    for m, j in r.read("tail", "p", i):
        assert isinstance(m, Modifier)
        out.append((NounPhrase(Det.ALL, (Core(),), (m,), style=AllStyle.BARE), j))
    return out


def emit_tailed(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    plain = isinstance(node, NounPhrase) and node.cores == (Core(),) and len(node.tail) == 1
    return printer.emit("tail", "p", node.tail[0]) if plain and isinstance(node, NounPhrase) else None


def read_present(r: Reader, parameter: str, i: int) -> Readings:
    """What is there, or what isn't: one or more of a kind, or none."""
    found = r.read("obj", "nom", i)
    return [(n, j) for n, j in found if isinstance(n, NounPhrase) and n.det in (Det.ONE_OR_MORE, Det.NO)]


def emit_present(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    return printer.emit("obj", "nom", node)


def read_color(r: Reader, parameter: str, i: int) -> Readings:
    """A colour: a Leaf of its letter."""
    letter = _COLOR_OF.get(r.tokens[i])
    return [(Leaf(letter), i + 1)] if letter else []


def emit_color(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """A colour."""
    return [COLORS[str(value_of(node))][0]] if value_of(node) in COLORS else None


_SKIPS = {
    "untap": "your next untap step",
    "draw": "your next draw step",
    "turn": "your next turn",
    "combat": "your next combat phase",
    "draw_always": "your draw step",
    "untap_always": "your untap step",
    "their_untap": "their next untap step",
    "their_draw": "their next draw step",
    "their_turn": "their next turn",
    "their_combat": "their next combat phase",
}


def read_skipped(r: Reader, parameter: str, i: int) -> Readings:
    """What is skipped."""
    return [(Leaf(k), i + len(w.split(" "))) for k, w in _SKIPS.items() if r.literal(tuple(w.split(" ")), i) >= 0]


def emit_skipped(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """What is skipped."""
    words = _SKIPS.get(str(value_of(node)))
    return words.split(" ") if words else None


def install(grammar: Grammar) -> None:
    """Add small categories to the English grammar."""
    from landwalk.oracle import en_becoming, en_nouns

    for name, read, emit in (
        ("self", read_self, en_nouns.emit_ref),
        ("castable", read_self, en_nouns.emit_ref),
        ("playable", read_playable, en_nouns.emit_object),
        ("kind", read_kind, emit_kind),
        ("morecost", read_more_cost, emit_more_cost),
        ("morecounters", read_more_counters, emit_more_counters),
        ("mana", en_mana.read_mana, en_mana.emit_mana),
        ("energy", en_mana.read_energy, en_mana.emit_energy),
        ("withcounters", read_with_counters, emit_with_counters),
        ("among", read_among, emit_among),
        ("amongdest", read_among_dest, emit_among_dest),
        ("additional", read_additional, emit_additional),
        ("anytargets", _ANY_TARGETS.read, _ANY_TARGETS.emit),
        ("barecores", en_nouns.read_bare, en_nouns.emit_object),
        ("describeds", read_describeds, emit_describeds),
        ("ordinal", read_ordinal, emit_ordinal),
        ("ormore", read_or_more, emit_or_more),
        ("chosen", read_chosen, emit_chosen),
        ("name", read_name, emit_name),
        ("tailed", read_tailed, emit_tailed),
        ("present", read_present, emit_present),
        ("color", read_color, emit_color),
        ("skipped", read_skipped, emit_skipped),
    ):
        grammar.read_code[name] = read
        grammar.emit_code[name] = emit
    en_becoming.install(grammar)
