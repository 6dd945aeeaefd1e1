"""Lists in any language: "a", "a or b", "a, b, or c"."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from landwalk.kernel.node import Node
from landwalk.oracle.inner import Leaf, value_of
from landwalk.oracle.keyword_lines import listed
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings

T = TypeVar("T")


def read_list(
    r: Reader, one: Callable[[int], list[tuple[T, int]]], i: int, conjunction: str, *, serial: bool
) -> list[tuple[tuple[T, ...], int, bool]]:
    """All lists from i on: (parts, end, does the conjunction stand before the last part?). `one` reads a part.

    serial: a comma may stand before the conjunction.
    """
    out: list[tuple[tuple[T, ...], int, bool]] = []

    def more(done: tuple[T, ...], k: int) -> None:
        comma = r.tokens[k] == ","
        last = r.tokens[k + (comma and serial)] == conjunction
        for part, end in one(k + comma + last) if comma or last else ():
            out.append(((*done, part), end, last))
            if not last:
                more((*done, part), end)

    for part, j in one(i):
        out.append(((part,), j, False))
        more((part,), j)
    return out


def read_keywords(r: Reader, i: int, conjunction: str, *, serial: bool) -> Readings:
    """ "flying, first strike, or trample": a Leaf of keywords."""
    found = read_list(r, lambda k: r.read("keyword", "granted", k), i, conjunction, serial=serial)
    return [(Leaf(parts), end) for parts, end, closed in found if closed]


def emit_keywords(printer: Printer, node: Node, conjunction: str, *, serial: bool) -> list[str] | None:
    """The same printed."""
    value = value_of(node)
    assert isinstance(value, tuple)
    said: list[list[str]] = []
    for one in value:
        words = printer.emit("keyword", "granted", one)
        if words is None:
            return None
        said.append(words)
    return listed(said, conjunction, serial=serial)
