"""Spanish numbers, counters, mana and tokens."""

from __future__ import annotations

from landwalk.abilities.amount import Number, ThatMuch, VariableX
from landwalk.abilities.effect import ManaChoice, PutCounters
from landwalk.abilities.noun import AnyTarget, Det, It, NounPhrase, Ref, This, ThisWord
from landwalk.kernel.node import Node
from landwalk.oracle import en_mana, en_numbers, en_small, es_nouns
from landwalk.oracle.agreement import number_of
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import Leaf
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings

#: kinds of counters, without "contador de"
KINDS = {
    "loyalty": "lealtad", "charge": "carga", "time": "tiempo", "age": "edad", "poison": "veneno", "energy": "energía",
    "experience": "experiencia", "level": "nivel", "lore": "sabiduría", "quest": "búsqueda", "spore": "espora",
    "depletion": "agotamiento", "gold": "oro", "ice": "hielo", "ki": "ki", "divinity": "divinidad", "flying": "volar",
}  # fmt: skip
_KIND_OF = {es: en for en, es in KINDS.items()}


def read_num(r: Reader, parameter: str, i: int) -> Readings:
    """A number in words; the parameter is the noun's gender."""
    out: Readings = es_nouns.read_number(r, i)
    if r.literal(("esa", "misma", "cantidad", "de"), i) >= 0:
        out.append((ThatMuch(), i + 4))
    return out + r.rows("num", parameter, i)


def emit_num(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """A number in words."""
    if isinstance(node, ThatMuch):
        return ["esa", "misma", "cantidad", "de"]
    return es_nouns.number_words(node, parameter[:1]) or printer.rows("num", parameter, node)


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
    elif r.literal(("esa", "misma", "cantidad", "de"), i) >= 0:
        out.append((ThatMuch(), i + 4))
    return out + r.rows("int", parameter, i)


def emit_int(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """A number in digits."""
    if isinstance(node, Number):
        return [str(node.n)]
    if isinstance(node, VariableX):
        return ["X"]
    return ["esa", "misma", "cantidad", "de"] if isinstance(node, ThatMuch) else printer.rows("int", parameter, node)


def read_kind(r: Reader, parameter: str, i: int) -> Readings:
    """The kind of counter, behind "contador"."""
    token = r.tokens[i]
    if "/" in token and token[0] in "+-\u2212":
        return [(Leaf(token.replace("\u2212", "-")), i + 1)]
    if token == "de" and r.tokens[i + 1] in _KIND_OF:
        return [(Leaf(_KIND_OF[r.tokens[i + 1]]), i + 2)]
    return []


def emit_kind(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The kind of counter."""
    kind = str(en_small.value_of(node))
    if "/" in kind:
        return [kind]
    return ["de", KINDS[kind]] if kind in KINDS else None


_MANA = (
    (("de", "cualquier", "color"), "any"),
    (("en", "cualquier", "combinación", "de", "colores"), "any_combination"),
)


def read_mana(r: Reader, parameter: str, i: int) -> Readings:
    """Mana to add."""
    out: Readings = []
    symbols, j = en_mana.symbols_at(r, i)
    if symbols:
        out.append((ManaChoice(symbols), j))
        options = ["".join("{" + s + "}" for s in symbols)]
        while r.tokens[j] in (",", "o"):
            last = r.tokens[j] == "o"
            more, k = en_mana.symbols_at(r, j + 1)
            if not more:
                break
            options.append("".join("{" + s + "}" for s in more))
            j = k
            if last:
                out.append((ManaChoice((), tuple(options)), j))
                break
    for count, k in es_nouns.read_number(r, i):
        if r.tokens[k] in ("maná", "manás"):
            for words, kind in _MANA:
                end = r.literal(words, k + 1)
                if end >= 0:
                    out.append((ManaChoice((), (), kind, count), end))
    return out


def emit_mana(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Mana to add."""
    assert isinstance(node, ManaChoice)
    if node.options:
        out = en_mana.braces(node.options[0])
        for k, option in enumerate(node.options[1:], 1):
            out += ["o" if k == len(node.options) - 1 else ",", *en_mana.braces(option)]
        return out
    if node.symbols:
        return ["{" + s + "}" for s in node.symbols] if node.amount is None else None
    words = {kind: w for w, kind in _MANA}.get(node.kind)
    if words is None or node.amount is None or (node.kind == "any" and node.amount != Number(1)):
        return None
    count = es_nouns.number_words(node.amount, "m")
    return None if count is None else [*count, "maná" if node.amount == Number(1) else "manás", *words]


def read_energy(r: Reader, parameter: str, i: int) -> Readings:
    """{E}{E}."""
    n = 0
    while r.tokens[i + n] == "{E}":
        n += 1
    return [(Number(n), i + n)] if 0 < n < 6 else []


def emit_energy(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Energy symbols."""
    return ["{E}"] * node.n if isinstance(node, Number) and node.n < 6 else None


def read_with_counters(r: Reader, parameter: str, i: int) -> Readings:
    """ "dos contadores +1/+1 sobre ella"."""
    out: Readings = []
    on: Node = It(Ref.LAST) if parameter == "last" else This(ThisWord.IT)
    for n, j in r.read("num", "m", i):
        if r.tokens[j] in ("contador", "contadores"):
            for kind, k in r.read("kind", "", j + 1):
                if r.tokens[k] == "sobre" and r.tokens[k + 1] in ("él", "ella"):
                    one = PutCounters(str(en_small.value_of(kind)), n, on)
                    out.append((Leaf((one,)), k + 2))
    return out


def emit_with_counters(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Counters that something enters with."""
    value = en_small.value_of(node)
    if not isinstance(value, tuple) or len(value) != 1:
        return None
    count = printer.emit("num", "m", value[0].amount)
    kind = emit_kind(printer, "", Leaf(value[0].kind))
    if count is None or kind is None:
        return None
    pronoun = "ella" if es_nouns.gender_of(printer, printer.subject) == "f" else "él"
    return [*count, "contador" if number_of(value[0].amount) == "s" else "contadores", *kind, "sobre", pronoun]


def read_any_targets(r: Reader, parameter: str, i: int) -> Readings:
    """What divided damage is dealt to."""
    if r.literal(("cualquier", "cantidad", "de", "objetivos"), i) >= 0:
        return [(AnyTarget(Det.ANY_NUMBER_TARGET), i + 4)]
    return [(n, j) for n, j in r.read("phrase", "", i) if isinstance(n, NounPhrase) and n.is_target]


def emit_any_targets(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """What divided damage is dealt to."""
    if isinstance(node, AnyTarget):
        return ["cualquier", "cantidad", "de", "objetivos"] if node.det is Det.ANY_NUMBER_TARGET else None
    return printer.emit("phrase", "", node)


def install(grammar: Grammar) -> None:
    """Add small categories to the Spanish grammar."""
    en_numbers.install_sizes(grammar)
    for name, read, emit in (
        ("num", read_num, emit_num),
        ("int", read_int, emit_int),
        ("kind", read_kind, emit_kind),
        ("mana", read_mana, emit_mana),
        ("energy", read_energy, emit_energy),
        ("withcounters", read_with_counters, emit_with_counters),
        ("anytargets", read_any_targets, emit_any_targets),
    ):
        grammar.read_code[name] = read
        grammar.emit_code[name] = emit
