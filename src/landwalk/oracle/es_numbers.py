"""Spanish number words: "un", "una", "dos", ... "veinte", "X"."""

from __future__ import annotations

from landwalk.abilities.amount import Number, VariableX
from landwalk.kernel.node import Node
from landwalk.oracle.reading import Reader

NUMBERS = (
    "cero",
    "un",
    "dos",
    "tres",
    "cuatro",
    "cinco",
    "seis",
    "siete",
    "ocho",
    "nueve",
    "diez",
    "once",
    "doce",
    "trece",
    "catorce",
    "quince",
    "dieciséis",
    "diecisiete",
    "dieciocho",
    "diecinueve",
    "veinte",
)
_VALUE = {word: n for n, word in enumerate(NUMBERS) if n > 1} | {"un": 1, "una": 1}


def number_words(node: Node, gender: str) -> list[str] | None:
    """Number(2) -> dos, Number(1) -> un or una."""
    if isinstance(node, Number):
        if node.n == 1:
            return ["una" if gender == "f" else "un"]
        return [NUMBERS[node.n]] if 1 < node.n < len(NUMBERS) else None
    return ["X"] if isinstance(node, VariableX) else None


def read_number(r: Reader, i: int) -> list[tuple[Node, int]]:
    """A number in words."""
    token = r.tokens[i]
    if token == "x":
        return [(VariableX(), i + 1)]
    return [(Number(_VALUE[token]), i + 1)] if token in _VALUE else []
