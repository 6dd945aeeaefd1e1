"""English: what a copy differs in ("except its name is ~, it isn't legendary, and it has haste and this ability")."""

from __future__ import annotations

from landwalk.kernel.node import Node
from landwalk.oracle.copy_exceptions import CopyExceptions
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings

_EXCEPTIONS = CopyExceptions(
    conjunction="and",
    abilities="granted",
    this_ability=("this", "ability"),
    not_legendary=(
        ("", ("it", "isn't", "legendary")),
        ("not", ("it's", "not", "legendary")),
        ("copy", ("the", "copy", "isn't", "legendary")),
        ("token", ("the", "token", "isn't", "legendary")),
    ),
    legendary=(("it's", "legendary", "in", "addition", "to", "its", "other", "types"),),
    name=("its", "name", "is"),
    have=("it", "has"),
    be=("it's",),
    serial=True,
)


def read_exceptions(r: Reader, parameter: str, i: int) -> Readings:
    """A Leaf of predicates."""
    return _EXCEPTIONS.read(r, i)


def emit_exceptions(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    return _EXCEPTIONS.emit(printer, node)


def install(grammar: Grammar) -> None:
    """Add this category to the English grammar."""
    grammar.read_code["exceptions"] = read_exceptions
    grammar.emit_code["exceptions"] = emit_exceptions
