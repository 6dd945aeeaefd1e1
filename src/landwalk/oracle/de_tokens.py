"""German tokens ("zwei 1/1 weiße Soldat-Kreaturenspielsteine mit Flugfähigkeit"), counters ("Ladungsmarken") and mana."""

from __future__ import annotations

from landwalk.abilities.amount import Number, ThatMuch
from landwalk.abilities.effect import ManaChoice
from landwalk.abilities.noun import AttackingWhom, Core, Noun
from landwalk.abilities.token import TokenSpec
from landwalk.actions.create import Create
from landwalk.kernel.node import Node
from landwalk.oracle import counters, de_cores, de_phrases, symbols
from landwalk.oracle.agreement import number_of
from landwalk.oracle.de_heads import heads
from landwalk.oracle.de_order import TRAMPLE
from landwalk.oracle.de_players import EIN
from landwalk.oracle.en_becoming import PREDEFINED
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import Counted, Leaf, PowerToughness, value_of
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.words import COLORS
from landwalk.oracle.words_german import COUNTERS

_KINDS = dict(entry.split("|") for entry in COUNTERS.replace("\n", "").split(";") if entry)
_KIND_OF = {word.lower().rstrip("-"): kind for kind, word in _KINDS.items()}
_MARK = ("marke", "marken")
_SNOW = ("legendary", "snow")


def read_marks(r: Reader, parameter: str, i: int) -> Readings:
    """ "+1/+1-Marke", "Ladungsmarken", "Marke" (of any kind): a Leaf of the kind. Parameter: number, "s", "p" or "" for either."""
    token = r.tokens[i]
    out: Readings = []
    if "/" in token and token[0] in "+-\u2212" and r.tokens[i + 1] == "-" and r.tokens[i + 2] in _wanted(parameter):
        out.append((Leaf(token.replace("\u2212", "-")), i + 3))
    for word in _wanted(parameter):
        if token == word:
            out.append((Leaf(""), i + 1))
        elif token.endswith(word):
            kind = _KIND_OF.get(token[: len(token) - len(word)].rstrip("-"))
            if kind is not None:
                out.append((Leaf(kind), i + 1))
    return out


def _wanted(parameter: str) -> tuple[str, ...]:
    return _MARK if parameter not in ("s", "p") else (_MARK[parameter == "p"],)


def emit_marks(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    return mark_words(str(value_of(node)), parameter or "p")


def mark_words(kind: str, number: str) -> list[str] | None:
    """A counter's name in a number."""
    noun = "Marke" if number == "s" else "Marken"
    if "/" in kind:
        return [kind, "-", noun]
    if not kind:
        return [noun]
    first = _KINDS.get(kind)
    if first is None:
        return None
    return [first + noun if first.endswith("-") else first + noun.lower()]


def read_counted(r: Reader, parameter: str, i: int) -> Readings:
    """ "zwei Ladungsmarken", "eine +1/+1-Marke": a PutCounters on nothing (kind and amount)."""
    out: Readings = []
    for n, j in r.read("num", "", i):
        out += [(Counted(n, str(value_of(k))), m) for k, m in r.read("marks", number_of(n), j)]
    return out


def emit_counted(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed; the parameter is the case."""
    assert isinstance(node, Counted)
    count = printer.emit("num", f"f {parameter or 'acc'}", node.amount)
    marks = mark_words(node.kind, number_of(node.amount))
    return None if count is None or marks is None else [*count, *marks]


def read_kind(r: Reader, parameter: str, i: int) -> Readings:
    """The kind of counter alone: power and toughness only; others are compounds (category "marks")."""
    token = r.tokens[i]
    return [(Leaf(token.replace("\u2212", "-")), i + 1)] if "/" in token and token[0] in "+-\u2212" else []


def emit_kind(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The kind of counter."""
    kind = str(value_of(node))
    return [kind] if "/" in kind else None


def read_with_counters(r: Reader, parameter: str, i: int) -> Readings:
    """ "zwei +1/+1-Marken", that something enters with."""
    out: Readings = []
    for one, j in r.read("counted", "", i):
        assert isinstance(one, Counted)
        out.append((counters.put(Leaf(one.kind), one.amount, counters.bearer(parameter)), j))
    return out


def emit_with_counters(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Counters that something enters with."""
    one = counters.only(node)
    return None if one is None else emit_counted(printer, "dat", Counted(one.amount, one.kind))


def read_colors(r: Reader, i: int) -> list[tuple[tuple[str, ...], int]]:
    """ "weißen", "weißen und schwarzen", "farblosen": colour letters."""
    token = r.tokens[i]
    if token.startswith("farblos"):
        return [((), i + 1)]
    letters: list[str] = []
    j = i
    while True:
        letter = de_cores.COLOR_OF.get(de_cores.stem_of(r.tokens[j]))
        if letter is None:
            return []
        letters.append(letter)
        j += 1
        if r.tokens[j] not in ("und", ",") or de_cores.stem_of(r.tokens[j + 1]) not in de_cores.COLOR_OF:
            return [(tuple(letters), j)]
        j += 1


def color_words(letters: tuple[str, ...], ending: str) -> list[str]:
    """Colours as adjectives."""
    words = [COLORS[c][2] + ending for c in letters if c in COLORS] or ["farblos" + ending]
    out = words[:1]
    for k, word in enumerate(words[1:], 1):
        out += ["und" if k == len(words) - 1 else ",", word]
    return out


def read_created(r: Reader, parameter: str, i: int) -> Readings:
    """ "zwei getappte 1/1 weiße Soldat-Kreaturenspielsteine mit Flugfähigkeit": a Create."""
    out: Readings = []
    counts = [(Number(2), i)] if parameter == "many" else r.read("num", "", i)
    for count, start in counts:
        number = number_of(count)
        for with_, j in _states(r, start):
            for core, k in _token(r, number, j):
                if not core.types and len(core.subtypes) == 1 and core.subtypes[0] in PREDEFINED:
                    out.append((Create(count, TokenSpec(predefined=core.subtypes[0]), with_), k))
            kept, after = _supertypes(r, j)
            for size, k in [(None, after), *r.read("pm", "", after)]:
                for letters, m in read_colors(r, k):
                    for core, end in _token(r, number, m):
                        power, toughness = getattr(size, "power", None), getattr(size, "toughness", None)
                        spec = TokenSpec(core.types, core.subtypes, letters, kept, power, toughness)
                        _end(r, Create(count, spec, with_), end, out)
    return out


def _states(r: Reader, i: int) -> list[tuple[tuple[str, ...], int]]:
    out: list[tuple[tuple[str, ...], int]] = [((), i)]
    if r.tokens[i] in ("getappte", "getappten"):
        out = [(("tapped",), i + 1)]
        if r.tokens[i + 1] == "und" and r.tokens[i + 2] in ("angreifende", "angreifenden"):
            out = [(("tapped", "attacking"), i + 3)]
    elif r.tokens[i] in ("angreifende", "angreifenden"):
        out = [(("attacking",), i + 1)]
    return out


def _supertypes(r: Reader, i: int) -> tuple[tuple[str, ...], int]:
    for name in _SNOW:
        if de_cores.stem_of(r.tokens[i]) == {"legendary": "legendär", "snow": "verschneit"}[name]:
            return (name,), i + 1
    return (), i


def _token(r: Reader, number: str, i: int) -> list[tuple[Core, int]]:
    return [
        (core, i + 1)
        for core, its in heads(r.tokens[i])
        if its == number and core == Core(Noun.TOKEN, core.types, core.subtypes)
    ]


def _end(r: Reader, node: Create, i: int, out: Readings) -> None:
    spec = node.token
    assert isinstance(spec, TokenSpec)
    ends = [(node, i)]
    if r.tokens[i] == "namens":
        ends += [(node.replace(token=spec.replace(name=value_of(name))), j) for name, j in r.read("name", "", i + 1)]
    for one, j in tuple(ends):
        if r.tokens[j] == "mit":
            for granted, k in r.read("granted", "", j + 1):
                assert isinstance(granted, Leaf)
                assert isinstance(one.token, TokenSpec)
                ends.append((one.replace(token=one.token.replace(abilities=granted.value)), k))
    out += ends
    for one, j in ends:
        assert isinstance(one.token, TokenSpec)
        for more, k in tramples(r, j):
            out.append((one.replace(token=one.token.replace(abilities=(*one.token.abilities, *more))), k))


def tramples(r: Reader, i: int) -> list[tuple[tuple[Node, ...], int]]:
    """ ", der Trampelschaden verursacht", ", die Eile hat und Trampelschaden verursacht": the abilities, with a comma behind or not."""
    if r.tokens[i] != "," or r.tokens[i + 1] not in ("der", "die"):
        return []
    found: list[tuple[tuple[Node, ...], int]] = [((), i + 2)]
    for leaf, j in r.read("granted", "", i + 2):
        if r.tokens[j] in ("hat", "haben") and r.tokens[j + 1] == "und" and isinstance(leaf, Leaf):
            found.append((leaf.value, j + 2))  # type: ignore[arg-type]
    out: list[tuple[tuple[Node, ...], int]] = []
    for before, j in found:
        if r.tokens[j] == "trampelschaden" and r.tokens[j + 1] in ("verursacht", "verursachen"):
            abilities = (*before, *TRAMPLE)
            out.append((abilities, j + 2))
            if r.tokens[j + 2] == ",":
                out.append((abilities, j + 3))
    return out


def emit_created(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Tokens that are created."""
    assert isinstance(node, Create)
    spec = node.token
    assert isinstance(spec, TokenSpec)
    if isinstance(node.whom, AttackingWhom):
        return None
    count = printer.emit("num", "m acc", node.count)
    if count is None:
        many = printer.emit("asmany", "any", node.count)
        whole = None if many is None else emit_created(printer, parameter, node.replace(count=ThatMuch()))
        return None if whole is None or many is None else ["so", *whole[1:], ",", "wie", *many, ",~"]
    number = number_of(node.count)
    end = "e" if number == "p" else "en"
    states = {"tapped": "getappt" + end, "attacking": "angreifend" + end}
    out = list(count)
    for k, state in enumerate(node.with_):
        if state not in states:
            return None
        out += (["und"] if k else []) + [states[state]]
    if spec.predefined:
        said = de_cores.emit_core(Core(Noun.TOKEN, subtypes=(spec.predefined,)), number, "acc", "mixed")
        return None if said is None else [*out, *said[0]]
    for name in spec.supertypes:
        if name not in _SNOW:
            return None
        out.append({"legendary": "legendär", "snow": "verschneit"}[name] + end)
    if spec.power is not None:
        size = printer.emit("pm", "", PowerToughness(spec.power, spec.toughness or Number(0)))
        if size is None:
            return None
        out += size
    if spec.colors and not all(c in COLORS for c in spec.colors):
        return None
    said = de_cores.emit_core(Core(Noun.TOKEN, spec.types, spec.subtypes), number, "acc", "mixed")
    if said is None:
        return None
    out += [*color_words(spec.colors, end), *said[0]]
    if spec.name:
        out += ["namens", spec.name]
    others = tuple(a for a in spec.abilities if a not in TRAMPLE)
    if others:
        granted = printer.emit("granted", "", Leaf(others))
        if granted is None:
            return None
        out += ["mit", *granted]
    if len(others) < len(spec.abilities):
        verb = ["die", "Trampelschaden", "verursachen"] if number == "p" else ["der", "Trampelschaden", "verursacht"]
        out += [",", *verb, ",~"]
    return out


#: words behind "ein Mana", "zwei Mana": (kind, what is printed for one, for several, more that is read)
_MANA: tuple[tuple[str, str, str, tuple[str, ...]], ...] = (
    ("any", "einer beliebigen Farbe", "genau einer beliebigen Farbe", ("beliebiger Farbe", "einer beliebigen Farbe")),
    ("any_combination", "", "in einer beliebigen Kombination von Farben", ("in beliebiger Farbkombination",)),
    ("chosen", "der bestimmten Farbe", "der bestimmten Farbe", ("der gewählten Farbe",)),
    (
        "lands",
        "eines beliebigen Typs , den ein Land , das du kontrollierst , erzeugen könnte",
        "",
        (),
    ),
    (
        "land_colors",
        "einer beliebigen Farbe , die ein Land , das du kontrollierst , erzeugen könnte",
        "",
        (),
    ),
    (
        "opponent_lands",
        "einer beliebigen Farbe , die ein Land , das ein Gegner kontrolliert , erzeugen könnte",
        "",
        ("einer beliebigen Farbe , das ein Land , das ein Gegner kontrolliert , produzieren könnte",),
    ),
    ("commander", "einer beliebigen Farbe aus der Farbidentität deines Kommandeurs", "", ()),
)


def read_mana(r: Reader, parameter: str, i: int) -> Readings:
    """Mana to add."""
    out = symbols.read_symbols(r, i, "oder", serial=False)
    for node, j in tuple(out):
        start = r.literal(("in", "höhe"), j)
        if start >= 0 and isinstance(node, ManaChoice) and len(node.symbols) == 1 and node.amount is None:
            start += r.tokens[start] == "von"
            out += [(node.replace(amount=n), k) for n, k in r.read("qty", "gen", start)]
    counts = de_phrases.read_number(r, i)
    if r.tokens[i] == "ein":
        counts.append((Number(1), i + 1))
    for count, start in counts:
        if r.tokens[start] == "mana":
            single = count == Number(1)
            for kind, one, many, also in _MANA:
                for words in (one if single else many, *also):
                    end = r.literal(tuple(words.split(" ")), start + 1) if words else -1
                    if end >= 0:
                        out.append((ManaChoice((), (), kind, count), end))
    return out


def emit_mana(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Mana to add."""
    assert isinstance(node, ManaChoice)
    if node.options or node.symbols:
        return symbols.emit_symbols(printer, node, "oder", serial=False)
    if node.amount is None:
        return None
    single = node.amount == Number(1)
    count = [EIN["n", "acc"]] if single else de_phrases.number_words(node.amount, "", "acc")
    for kind, one, many, _ in _MANA:
        words = one if single else many
        if kind == node.kind and words and count is not None:
            return [*count, "Mana", *words.split(" ")]
    return None


def install(grammar: Grammar) -> None:
    """Add tokens, counters and mana to the German grammar."""
    for name, read, emit in (
        ("kind", read_kind, emit_kind),
        ("marks", read_marks, emit_marks),
        ("counted", read_counted, emit_counted),
        ("withcounters", read_with_counters, emit_with_counters),
        ("created", read_created, emit_created),
        ("mana", read_mana, emit_mana),
        ("energy", symbols.read_energy, symbols.emit_energy),
    ):
        grammar.read_code[name] = read
        grammar.emit_code[name] = emit
