"""Spanish number words: "un", "una", "dos", ... "veinte", "X"."""

from __future__ import annotations

from landwalk.kernel.node import Node
from landwalk.oracle.number_words import meant, said
from landwalk.oracle.reading import Reader, Readings

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
    return said(node, NUMBERS, "una" if gender == "f" else "un")


def read_number(r: Reader, i: int) -> Readings:
    """A number in words."""
    amount = meant(r.tokens[i], _VALUE)
    return [] if amount is None else [(amount, i + 1)]
