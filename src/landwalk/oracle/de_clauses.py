"""German clauses whose subject isn't the one that the grammar has: "die oberste Karte deiner Bibliothek ist offen" for what you do.

Their rows have the category "own clause" and give a predicate of yours.
"""

from __future__ import annotations

from landwalk.abilities.noun import YOU
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings

_ROWS = "own clause"


def read(r: Reader, i: int) -> Readings:
    """Clauses of this kind."""
    return [
        (Clause(YOU, (one,), None, "imperative"), j) for one, j in r.rows(_ROWS, "", i) if isinstance(one, Predicate)
    ]


def emit(printer: Printer, clause: Clause) -> list[str] | None:
    """The same printed; None for all others."""
    if clause.subject != YOU or len(clause.predicates) != 1:
        return None
    return printer.rows(_ROWS, "", clause.predicates[0])
