"""Spanish numbers, counters, mana and tokens."""

from __future__ import annotations

from landwalk.abilities.amount import ForEach, Number, ThatMuch, Times, VariableX
from landwalk.abilities.effect import ManaChoice
from landwalk.abilities.noun import This
from landwalk.kernel.node import Node
from landwalk.oracle import counters, en_numbers, es_nouns, es_numbers, symbols
from landwalk.oracle.agreement import number_of
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import ForEachTail, Leaf
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings

_THAT_MANY = (("esa", "misma", "cantidad", "de"), ("esa", "cantidad", "de"))
_TWICE_THAT_MANY = ("el", "doble", "de", "esa", "cantidad", "de")
_TWICE_X = ("el", "doble", "de", "X")


def read_num(r: Reader, parameter: str, i: int) -> Readings:
    """A number in words; the parameter is the noun's gender."""
    out: Readings = es_numbers.read_number(r, i)
    for words in _THAT_MANY:
        if (j := r.literal(words, i)) >= 0:
            out.append((ThatMuch(), j))
    if (j := r.literal(_TWICE_THAT_MANY, i)) >= 0:
        out.append((Times(2, ThatMuch()), j))
    return out + r.rows("num", parameter, i)


def emit_num(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """A number in words."""
    if isinstance(node, ThatMuch):
        return list(_THAT_MANY[0])
    if node == Times(2, ThatMuch()):
        return list(_TWICE_THAT_MANY)
    return es_numbers.number_words(node, parameter[:1]) or printer.rows("num", parameter, node)


def read_int(r: Reader, parameter: str, i: int) -> Readings:
    """A number in digits; one is written."""
    token = r.tokens[i]
    out: Readings = []
    if token.isdigit() and token != "1":
        out.append((Number(int(token)), i + 1))
    elif token in ("1", "un", "una"):
        out.append((Number(1), i + 1))
    elif token == "x":
        out.append((VariableX(), i + 1))
    elif r.literal(_TWICE_X, i) >= 0:
        out.append((Times(2, VariableX()), i + len(_TWICE_X)))
    for words in _THAT_MANY:
        if (j := r.literal(words, i)) >= 0:
            out.append((ThatMuch(), j))
    return out + r.rows("int", parameter, i)


def emit_int(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """A number in digits."""
    if isinstance(node, Number):
        return [str(node.n)]
    if isinstance(node, VariableX):
        return ["X"]
    if node == Times(2, VariableX()):
        return list(_TWICE_X)
    return list(_THAT_MANY[0]) if isinstance(node, ThatMuch) else printer.rows("int", parameter, node)


#: words behind "maná", kind, are they of one unit ("s"), of several ("p"), of any number ("")
_MANA = (
    (("de", "cualquier", "color"), "any", "s"),
    (("de", "un", "color", "cualquiera"), "any", "p"),
    (("de", "cualquier", "combinación", "de", "colores"), "any_combination", "p"),
    (("en", "cualquier", "combinación", "de", "colores"), "any_combination", "p"),
    (("de", "el", "color", "elegido"), "chosen", ""),
    (("de", "cualquier", "tipo", "que", "pueda", "producir", "una", "tierra", "que", "controlas"), "lands", ""),
    (("de", "cualquier", "color", "que", "pueda", "producir", "una", "tierra", "que", "controlas"), "land_colors", ""),
    (("de", "cualquier", "color", "que", "pueda", "producir", "una", "tierra", "que", "controla", "un", "oponente"), "opponent_lands", ""),
    (("de", "cualquier", "color", "en", "la", "identidad", "de", "color", "de", "tu", "comandante"), "commander", ""),
)  # fmt: skip
_MANY_OF = ("una", "cantidad", "de")
_EQUAL = ("igual", "a")


def read_mana(r: Reader, parameter: str, i: int) -> Readings:
    """Mana to add."""
    out = symbols.read_symbols(r, i, "o", serial=False) + symbols.read_equal(r, i, _MANY_OF, _EQUAL)
    for count, k in es_numbers.read_number(r, i):
        if r.tokens[k] in ("maná", "manás"):
            for words, kind, number in _MANA:
                end = r.literal(words, k + 1)
                if end >= 0 and number in ("", number_of(count)):
                    out.append((ManaChoice((), (), kind, count), end))
    return out


def emit_mana(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Mana to add."""
    assert isinstance(node, ManaChoice)
    if node.options or node.symbols:
        return symbols.emit_symbols(printer, node, "o", _MANY_OF, _EQUAL, serial=False)
    if node.amount is None:
        return None
    count = es_numbers.number_words(node.amount, "m")
    for words, kind, number in _MANA:
        if kind == node.kind and number in ("", number_of(node.amount)) and count is not None:
            return [*count, "maná" if number_of(node.amount) == "s" else "manás", *words]
    return None


def read_with_counters(r: Reader, parameter: str, i: int) -> Readings:
    """ "dos contadores +1/+1 sobre ella"."""
    out: Readings = []
    on = counters.bearer(parameter)
    for n, j in r.read("num", "m", i):
        if r.tokens[j] in ("contador", "contadores"):
            for kind, k in r.read("kind", "", j + 1):
                if r.tokens[k] == "sobre" and r.tokens[k + 1] in ("él", "ella", "ellos", "ellas"):
                    out += counters.read_put(r, kind, n, on, k + 2)
    j = r.literal(("una", "cantidad", "de", "contadores"), i)
    for kind, k in r.read("kind", "", j) if j >= 0 else ():
        end = r.literal(("igual", "a"), k + 2)
        if r.tokens[k] == "sobre" and r.tokens[k + 1] in ("él", "ella") and end >= 0:
            out += [(counters.put(kind, q, on), m) for q, m in r.read("qty", "", end)]
    return out


def emit_with_counters(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Counters that something enters with."""
    one = counters.only(node)
    if one is None:
        return None
    amount = one.amount
    base = amount.base if isinstance(amount, ForEach) else amount
    count = printer.emit("num", "m", base)
    kind = printer.emit("kind", "", Leaf(one.kind))
    tail: list[str] | None = []
    if isinstance(amount, ForEach):
        tail = printer.emit("foreach", "", ForEachTail(amount.of))
    elif count is None:
        number = printer.emit("qty", "", amount)
        count, tail = ["una", "cantidad", "de"], None if number is None else ["igual", "a", *number]
    if count is None or kind is None or tail is None:
        return None
    whose = printer.subject
    if getattr(printer.whole, "counters", None) == (one,):
        whose = getattr(printer.whole, "what", whose)
    pronoun = "ella" if es_nouns.gender_of(printer, whose) == "f" else "él"
    if number_of(printer.subject) == "p" and isinstance(printer.subject, This):
        pronoun = "ellas" if pronoun == "ella" else "ellos"
    noun = "contador" if number_of(base) == "s" else "contadores"
    return [*count, noun, *kind, "sobre", pronoun, *tail]


def install(grammar: Grammar) -> None:
    """Add small categories to the Spanish grammar."""
    en_numbers.install_sizes(grammar)
    for name, read, emit in (
        ("num", read_num, emit_num),
        ("int", read_int, emit_int),
        ("mana", read_mana, emit_mana),
        ("energy", symbols.read_energy, symbols.emit_energy),
        ("withcounters", read_with_counters, emit_with_counters),
    ):
        grammar.read_code[name] = read
        grammar.emit_code[name] = emit
