"""German numbers and lists of targets."""

from __future__ import annotations

from landwalk.abilities.amount import Amount, Number, ThatMuch, Times, VariableX
from landwalk.abilities.noun import AllStyle, Core, Det, Noun, NounPhrase, Status
from landwalk.kernel.node import Node
from landwalk.oracle import counters, de_phrases, de_tokens, en_numbers
from landwalk.oracle.de_players import case_of
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings

_ANY_TARGETS = counters.AnyTargets(
    (
        (0, ("eine", "beliebige", "Anzahl", "an", "Zielen", "deiner", "Wahl")),
        (2, ("ein", "oder", "zwei", "Ziele", "deiner", "Wahl")),
        (3, ("ein", ",", "zwei", "oder", "drei", "Ziele", "deiner", "Wahl")),
    ),
    "acc",
)
_EIN = frozenset({"ein", "eine", "einen", "einem", "einer", "eines"})
_THAT_MANY = ("entsprechend", "ebenso", "so")


#: so many times as much
_TIMES = {"doppelt": 2, "dreimal": 3}


def _that_many(r: Reader, i: int) -> Readings:
    if r.tokens[i] in _TIMES and r.tokens[i + 1] == "so" and r.tokens[i + 2] in ("viele", "vielen", "viel"):
        return [(Times(_TIMES[r.tokens[i]], ThatMuch()), i + 3)]
    return [(ThatMuch(), i + 2)] if r.tokens[i] in _THAT_MANY and r.tokens[i + 1] in ("viele", "vielen", "viel") else []


def read_num(r: Reader, parameter: str, i: int) -> Readings:
    """A number in words."""
    out: Readings = de_phrases.read_number(r, i)
    if r.tokens[i].isdigit() and int(r.tokens[i]) > 1:
        out.append((Number(int(r.tokens[i])), i + 1))  # "millt 10 Karten": newest prints have a word
    if r.tokens[i] in _EIN:
        out.append((Number(1), i + 1))
    return out + _that_many(r, i) + r.rows("num", parameter, i)


def _times(node: Node) -> list[str] | None:
    """ "doppelt so viele"."""
    if not isinstance(node, Times) or node.amount != ThatMuch():
        return None
    return next(([word, "so", "viele"] for word, n in _TIMES.items() if n == node.factor), None)


def emit_num(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """A number in words; the parameter has gender and case."""
    if isinstance(node, Times):
        return _times(node) or printer.rows("num", parameter, node)
    if isinstance(node, ThatMuch):
        return ["entsprechend", "viele"]
    gender = next((g for g in ("m", "f", "n") if g in parameter.split(" ")), "")
    return de_phrases.number_words(node, gender, case_of(parameter)) or printer.rows("num", parameter, node)


def read_int(r: Reader, parameter: str, i: int) -> Readings:
    """A number in digits."""
    token = r.tokens[i]
    if token.isdigit():
        return [(Number(int(token)), i + 1)]
    if token == "zweimal":
        return [(Times(2, n), j) for n, j in read_int(r, parameter, i + 1) if isinstance(n, Amount)]
    return [(VariableX(), i + 1)] if token == "x" else _that_many(r, i)


def emit_int(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """A number in digits."""
    if isinstance(node, Number):
        return [str(node.n)]
    if isinstance(node, ThatMuch):
        return ["entsprechend", "viele"]
    if isinstance(node, Times) and node.factor == 2 and isinstance(node.amount, VariableX):
        return ["zweimal", "X"]
    return ["X"] if isinstance(node, VariableX) else _times(node)


def read_among(r: Reader, parameter: str, i: int) -> Readings:
    """ "eine davon", "davon eine Kreaturenkarte": cards among those looked at."""
    out: Readings = []
    for count, j in r.read("num", "", i):
        det, n = (Det.A, None) if count == Number(1) else (Det.COUNT, count)
        if r.tokens[j] == "davon":
            out.append((NounPhrase(det, (Core(Noun.CARD),), (), n, None, "of_them"), j + 1))
        if r.tokens[j] in ("dieser", "der") and r.tokens[j + 1] == "karten":
            out.append((NounPhrase(det, (Core(Noun.CARD),), (), n, None, "of_those"), j + 2))
    if r.tokens[i] == "davon":
        for node, j in r.read("phrase", "", i + 1):
            if isinstance(node, NounPhrase):
                out.append((node.replace(choice="among"), j))
    elif not parameter:
        out += _revealed(r, i)
        for node, j in r.read("phrase", "", i):
            k = r.literal((",", "die", "auf", "diese", "weise", "aufgedeckt", "wurden"), j)
            if k >= 0 and isinstance(node, NounPhrase):
                out.append((node.replace(choice="revealed"), k + (r.tokens[k] == ",")))
    return out


def _revealed(r: Reader, i: int) -> Readings:
    """ "alle anderen auf diese Weise aufgedeckten Karten"."""
    others = r.tokens[i + 1] == "anderen"
    j = r.literal(("auf", "diese", "weise", "aufgedeckten"), i + 1 + others) if r.tokens[i] == "alle" else -1
    status = (Status.OTHER,) if others else ()
    return [
        (NounPhrase(Det.ALL, (core.replace(status=status),), (), None, AllStyle.ALL, "revealed"), k)
        for core, k in (r.read("core", "p", j) if j >= 0 else ())
        if isinstance(core, Core) and not core.status
    ]


def emit_among(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    assert isinstance(node, NounPhrase)
    if node.choice in ("one", "of_them", "of_those"):
        count = printer.emit("num", "f acc", node.count or Number(1))
        behind = ["dieser", "Karten"] if node.choice == "of_those" else ["davon"]
        return None if count is None else [*count, *behind]
    words = printer.emit("phrase", "acc", node.replace(choice=""))
    if words is not None and node.choice == "revealed" and words[-1].endswith("arten"):
        return [*words, ",", "die", "auf", "diese", "Weise", "aufgedeckt", "wurden", ",~"]
    fits = node.choice in ("among", "among_those") or (parameter == "shown" and not node.choice)
    return ["davon", *words] if fits and words is not None else None


def install(grammar: Grammar) -> None:
    """Add small categories to the German grammar."""
    en_numbers.install_sizes(grammar)
    de_tokens.install(grammar)
    for name, read, emit in (
        ("num", read_num, emit_num),
        ("int", read_int, emit_int),
        ("anytargets", _ANY_TARGETS.read, _ANY_TARGETS.emit),
        ("among", read_among, emit_among),
    ):
        grammar.read_code[name] = read
        grammar.emit_code[name] = emit
