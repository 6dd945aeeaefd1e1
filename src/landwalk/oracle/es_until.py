"""Spanish: "hasta que muestres una carta de criatura", said of who reveals or exiles."""

from __future__ import annotations

from landwalk.abilities.amount import StatOf
from landwalk.abilities.noun import YOU, Ref, Stat, ThatPlayer, This
from landwalk.kernel.node import Node
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings

#: verb -> its forms for you, for another player
_FORMS = {"reveal": ("muestres", "muestre"), "exile": ("exilies", "exilie")}


def read_until(r: Reader, parameter: str, i: int) -> Readings:
    """ "hasta que muestres"; the parameter names the verb."""
    j = r.literal(("hasta", "que"), i)
    if j < 0:
        return []
    yours, theirs = _FORMS[parameter]
    if r.tokens[j] == yours:
        return [(YOU, j + 1)]
    return [(ThatPlayer(Ref.LAST, -1, "they"), j + 1)] if r.tokens[j] == theirs else []


def emit_until(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    return ["hasta", "que", _FORMS[parameter][0 if node == YOU else 1]]


def read_stat_of(r: Reader, parameter: str, i: int) -> Readings:
    """ "menor que esta criatura": than its power; the parameter is the stat."""
    start = r.literal(("el" if parameter == Stat.MANA_VALUE else "la", "de"), i)  # "menor que la de ~"
    found = r.read("baseref", "prep", i) + (r.read("baseref", "prep", start) if start >= 0 else [])
    return [(StatOf(Stat(parameter), node), j) for node, j in found if isinstance(node, This)]


def install(grammar: Grammar) -> None:
    """Add this to the Spanish grammar."""
    grammar.read_code["statof"] = read_stat_of
    grammar.read_code["until"], grammar.emit_code["until"] = read_until, emit_until
