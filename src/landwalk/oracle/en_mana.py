"""English: mana that is added, energy."""

from __future__ import annotations

from landwalk.abilities.amount import Number
from landwalk.abilities.effect import ManaChoice
from landwalk.kernel.node import Node
from landwalk.oracle import en_numbers, symbols
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
_AMOUNT_OF, _EQUAL = ("a", "amount", "of"), ("equal", "to")


def read_mana(r: Reader, parameter: str, i: int) -> Readings:
    """Mana to add."""
    out = symbols.read_symbols(r, i, "or", serial=True)
    count = en_numbers.word_number(r.tokens[i]) if r.tokens[i] != "a" else None
    if count is not None and r.tokens[i + 1] == "mana":
        for words, kind, one in _MANA_KINDS:
            if (not one or r.tokens[i] != "one") and (one or kind != "any" or r.tokens[i] == "one"):
                k = r.literal(words, i + 2)
                if k >= 0:
                    out.append((ManaChoice((), (), kind, count), k))
    return out + symbols.read_equal(r, i, _AMOUNT_OF, _EQUAL)


def emit_mana(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Mana to add."""
    assert isinstance(node, ManaChoice)
    if node.options or node.symbols:
        return symbols.emit_symbols(printer, node, "or", _AMOUNT_OF, _EQUAL, serial=True)
    if node.amount is None:
        return None
    single = node.amount == Number(1)
    count = ["one"] if single else en_numbers.number_word(node.amount)
    for words, kind, one in _MANA_KINDS:
        if kind == node.kind and (kind != "any" or one != single) and count is not None:
            return [*count, "mana", *words]
    return None


def read_energy(r: Reader, parameter: str, i: int) -> Readings:
    """{E}{E}, or "eight {E}"."""
    said = symbols.read_energy(r, parameter, i)
    if said:
        return said if said[0][1] - i < 6 else []
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
