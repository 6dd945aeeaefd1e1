"""CR 206.3a-c, the names originally printed in an expansion that texts refer to, as of September 25, 2026: facts, kept in a data file."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

_FILE: Final = Path(__file__).parents[2] / "expansion_names.tsv"


@cache
def originally_printed(expansion: str) -> frozenset[str]:
    """The names originally printed in the expansion; empty for one that the rules don't list. The file is read at the first question."""
    rows = (line.split("\t") for line in _FILE.read_text(encoding="utf-8").splitlines()[1:])
    return frozenset(name for _, where, name in rows if where == expansion)
