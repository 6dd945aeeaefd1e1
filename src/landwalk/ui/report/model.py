"""What a report is made of: sections with a table each, and a plot where one helps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(slots=True)
class Bar:
    """One value of a plot, with its interval if it has one. Values of a plot in percent are shares from 0 to 1."""

    label: str
    value: float
    low: float | None = None
    high: float | None = None


@dataclass(slots=True)
class Plot:
    """Columns side by side, or ("rows") points one under the other with their intervals. middle: a line to compare with."""

    kind: str
    bars: Sequence[Bar]
    percent: bool = False
    middle: float | None = None


@dataclass(slots=True)
class Section:
    """A table. The first column is text, the others are numbers (aligned right). notes: sentences under it."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    plot: Plot | None = None
    notes: Sequence[str] = ()


@dataclass(slots=True)
class Report:
    """All of it. lines: what is said first. marks: what every reader must know (words that were left out)."""

    title: str
    lines: Sequence[str] = ()
    sections: Sequence[Section] = ()
    marks: Sequence[str] = ()
    notes: list[str] = field(default_factory=list)
