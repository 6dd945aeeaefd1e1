"""A report in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from landwalk.ui.console import say
from landwalk.ui.report.model import Report, Section


def aligned(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """The table as lines: the first column to the left, the others to the right."""
    widths = [max(len(row[i]) for row in (columns, *rows)) for i in range(len(columns))]
    lines = []
    for row in (columns, *rows):
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        lines.append("  ".join(cells).rstrip())
    return lines


def say_section(section: Section) -> None:
    """Prints a table."""
    say()
    say(section.title, "bold")
    header, *rows = aligned(section.columns, section.rows)
    say("  " + header, "bold")
    for row in rows:
        say("  " + row)
    for note in section.notes:
        say("  " + note)


def say_report(report: Report) -> None:
    """Prints everything."""
    for line in report.lines:
        say(line, "bold")
    for section in report.sections:
        say_section(section)
    if report.notes:
        say()
    for note in report.notes:
        say(note)
    for mark in report.marks:
        say(mark, "red")
