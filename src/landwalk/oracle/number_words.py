"""Number words in any language: a tuple of them by their value, and X. One depends on gender and case, so each language says it itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from landwalk.abilities.amount import Amount, Number, VariableX
from landwalk.kernel.node import Node


def said(node: Node, words: Sequence[str], one: str) -> list[str] | None:
    """Number(2) -> its word, Number(1) -> `one` ("": can't be said here), X; None for what has no word."""
    if isinstance(node, Number):
        word = one if node.n == 1 else words[node.n] if 1 < node.n < len(words) else ""
        return [word] if word else None
    return ["X"] if isinstance(node, VariableX) else None


def meant(token: str, values: Mapping[str, int]) -> Amount | None:
    """The amount that a word says."""
    if token == "x":
        return VariableX()
    n = values.get(token)
    return None if n is None else Number(n)
