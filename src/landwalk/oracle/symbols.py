"""Mana and energy as symbols, the same in every language but for the words between: "{G}{G}", "{W}, {U}, or {B}", "{E}{E}"."""

from __future__ import annotations

from landwalk.abilities.amount import Number
from landwalk.abilities.effect import ManaChoice
from landwalk.kernel.node import Node
from landwalk.oracle.keyword_lines import listed
from landwalk.oracle.lists import read_list
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings


def symbols_at(r: Reader, i: int) -> tuple[tuple[str, ...], int]:
    """The mana symbols from i on, and their end."""
    symbols: list[str] = []
    while r.tokens[i][:1] == "{" and r.tokens[i] not in ("{T}", "{Q}", "{E}"):
        symbols.append(r.tokens[i][1:-1])
        i += 1
    return tuple(symbols), i


def _words(symbols: tuple[str, ...]) -> list[str]:
    return ["{" + s + "}" for s in symbols]


def read_symbols(r: Reader, i: int, conjunction: str, *, serial: bool) -> Readings:
    """ "{G}{G}"; "{G} or {W}": a ManaChoice with options. serial: a comma may stand before the conjunction."""

    def one(k: int) -> list[tuple[tuple[str, ...], int]]:
        symbols, end = symbols_at(r, k)
        return [(symbols, end)] if symbols else []

    out: Readings = []
    for parts, end, closed in read_list(r, one, i, conjunction, serial=serial):
        if len(parts) == 1:
            out.append((ManaChoice(parts[0]), end))
        elif closed:
            out.append((ManaChoice((), tuple("".join(_words(p)) for p in parts)), end))
    return out


def read_equal(r: Reader, i: int, amount_of: tuple[str, ...], equal: tuple[str, ...]) -> Readings:
    """ "an amount of {G} equal to ..."."""
    start = r.literal(amount_of, i)
    symbols, j = symbols_at(r, start) if start >= 0 else ((), i)
    end = r.literal(equal, j) if symbols else -1
    return [(ManaChoice(symbols, (), "", n), k) for n, k in r.read("qty", "", end)] if end >= 0 else []


def emit_symbols(
    printer: Printer,
    node: ManaChoice,
    conjunction: str,
    amount_of: tuple[str, ...] = (),
    equal: tuple[str, ...] = (),
    *,
    serial: bool,
) -> list[str] | None:
    """All of these printed; without words for "an amount of" only those that need none."""
    if node.options:
        braces = [["{" + part + "}" for part in o.strip("{}").split("}{")] for o in node.options]
        return listed(braces, conjunction, serial=serial)
    if node.amount is None:
        return _words(node.symbols)
    amount = printer.emit("qty", "", node.amount) if amount_of else None
    return None if amount is None else [*amount_of, *_words(node.symbols), *equal, *amount]


def read_energy(r: Reader, parameter: str, i: int) -> Readings:
    """{E}{E}."""
    n = 0
    while r.tokens[i + n] == "{E}":
        n += 1
    return [(Number(n), i + n)] if n else []


def emit_energy(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Energy symbols."""
    return ["{E}"] * node.n if isinstance(node, Number) and node.n < 20 else None
