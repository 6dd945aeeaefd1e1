"""English: mana that is added, energy."""

from __future__ import annotations

from landwalk.abilities.amount import Number
from landwalk.abilities.effect import ManaChoice
from landwalk.kernel.node import Node
from landwalk.oracle import en_numbers
from landwalk.oracle.keyword_lines import listed
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings

_MANA_KINDS = (
    (("of", "any", "color"), "any", False),
    (("of", "any", "one", "color"), "any", True),
    (("in", "any", "combination", "of", "colors"), "any_combination", True),
    (("of", "the", "chosen", "color"), "chosen", False),
    (("of", "any", "type", "that", "a", "land", "you", "control", "could", "produce"), "lands", False),
    (("of", "any", "color", "that", "a", "land", "you", "control", "could", "produce"), "land_colors", False),
    (("of", "any", "color", "that", "a", "land", "a", "opponent", "controls", "could", "produce"), "opponent_lands", False),
    (("of", "any", "color", "in", "your", "commander", "'s", "color", "identity"), "commander", False),
)  # fmt: skip


def read_mana(r: Reader, parameter: str, i: int) -> Readings:
    """Mana to add."""
    out: Readings = []
    symbols, j = symbols_at(r, i)
    if symbols:
        out.append((ManaChoice(symbols), j))
        _options(r, ("".join("{" + s + "}" for s in symbols),), j, out)
    count = en_numbers.word_number(r.tokens[i]) if r.tokens[i] != "a" else None
    if count is not None and r.tokens[i + 1] == "mana":
        for words, kind, one in _MANA_KINDS:
            if (not one or r.tokens[i] != "one") and (one or kind != "any" or r.tokens[i] == "one"):
                k = r.literal(words, i + 2)
                if k >= 0:
                    out.append((ManaChoice((), (), kind, count), k))
    if r.literal(("a", "amount", "of"), i) >= 0:
        symbols, j = symbols_at(r, i + 3)
        if symbols and r.literal(("equal", "to"), j) >= 0:
            out += [(ManaChoice(symbols, (), "", n), k) for n, k in r.read("qty", "", j + 2)]
    return out


def symbols_at(r: Reader, i: int) -> tuple[tuple[str, ...], int]:
    symbols: list[str] = []
    while r.tokens[i][:1] == "{" and r.tokens[i] not in ("{T}", "{Q}", "{E}"):
        symbols.append(r.tokens[i][1:-1])
        i += 1
    return tuple(symbols), i


def _options(r: Reader, done: tuple[str, ...], i: int, out: Readings) -> None:
    j = i
    if r.tokens[j] == ",":
        j += 1
    last = r.tokens[j] == "or"
    j += last
    if j == i:
        return
    symbols, k = symbols_at(r, j)
    if not symbols:
        return
    more = (*done, "".join("{" + s + "}" for s in symbols))
    if last:
        out.append((ManaChoice((), more), k))
    else:
        _options(r, more, k, out)


def emit_mana(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Mana to add."""
    assert isinstance(node, ManaChoice)
    if node.options:
        return listed([braces(o) for o in node.options], "or", serial=True)
    if node.symbols:
        symbols = ["{" + s + "}" for s in node.symbols]
        if node.amount is None:
            return symbols
        amount = printer.emit("qty", "", node.amount)
        return None if amount is None else ["a", "amount", "of", *symbols, "equal", "to", *amount]
    if node.amount is None:
        return None
    single = node.amount == Number(1)
    count = ["one"] if single else en_numbers.number_word(node.amount)
    for words, kind, one in _MANA_KINDS:
        if kind == node.kind and (kind != "any" or one != single) and count is not None:
            return [*count, "mana", *words]
    return None


def braces(text: str) -> list[str]:
    return ["{" + part + "}" for part in text.strip("{}").split("}{")]


def read_energy(r: Reader, parameter: str, i: int) -> Readings:
    """{E}{E}, or "eight {E}"."""
    n = 0
    while r.tokens[i + n] == "{E}":
        n += 1
    if n:
        return [(Number(n), i + n)] if n < 6 else []
    count = en_numbers.word_number(r.tokens[i])
    if count is not None and r.tokens[i] != "a" and r.tokens[i + 1] == "{E}":
        return [(count, i + 2)]
    return []


def emit_energy(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Energy symbols."""
    if isinstance(node, Number) and node.n < 6:
        return ["{E}"] * node.n
    words = en_numbers.number_word(node)
    return None if words is None else [*words, "{E}"]
