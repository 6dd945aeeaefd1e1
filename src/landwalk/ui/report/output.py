"""Reports as files: CSV tables and the page of HTML, each written beside its place and then moved there."""

from __future__ import annotations

import csv
import io
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TypeVar

import click

from landwalk.agents.runs.cards import KINDS, CardRow
from landwalk.agents.runs.results import Unit
from landwalk.agents.runs.run_file import DeckHead
from landwalk.locale import catalogue
from landwalk.ui.console import say
from landwalk.ui.options import language
from landwalk.ui.report.html import page
from landwalk.ui.report.model import Report

F = TypeVar("F", bound=Callable[..., object])

GAME_COLUMNS = (
    "match",
    "game",
    "deck",
    "opponent",
    "won",
    "on_play",
    "num_turns",
    "num_mulligans",
    "opp_num_mulligans",
    "rule",
)


class Files:
    """Where tables and the page are to go: None for nowhere, "-" for standard output."""

    __slots__ = ("csv", "games_csv", "html")

    def __init__(self, csv_file: str | None, games_csv: str | None, html: str | None) -> None:
        self.csv = csv_file
        self.games_csv = games_csv
        self.html = html

    @property
    def piped(self) -> bool:
        """A table goes to standard output, so nothing else may."""
        return "-" in (self.csv, self.games_csv)


def report_options(function: F) -> F:
    """--csv and --html."""
    table: Callable[[F], F] = click.option(
        "--csv",
        "csv_file",
        type=click.Path(dir_okay=False, allow_dash=True),
        help="Write the table of cards as CSV (- for standard output).",
    )
    html: Callable[[F], F] = click.option(
        "--html", type=click.Path(dir_okay=False), help="Write a report with plots; it opens without a network."
    )
    return table(html(function))


def games_option(function: F) -> F:
    """--games-csv."""
    decorate: Callable[[F], F] = click.option(
        "--games-csv",
        type=click.Path(dir_okay=False, allow_dash=True),
        help="Write a line for each game as CSV, in the column names of 17lands.com.",
    )
    return decorate(function)


def write_csv(file: str, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """A table for spreadsheets: commas, one header line."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
    if file == "-":
        sys.stdout.write(text.getvalue())
        return
    write_file(file, text.getvalue())


def write_html(file: str, report: Report, *, quiet: bool = False) -> None:
    """The page, and (but for `quiet`) where it is."""
    write_file(file, page(report, language()))
    if not quiet:
        say(catalogue(language()).gettext("Report: {file}").format(file=file))


def write_file(file: str, text: str) -> None:
    """All of it or nothing: written beside the file, then moved. OSError."""
    target = Path(file)
    beside = target.with_name(target.name + ".part")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(target)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def card_columns() -> list[str]:
    """The columns of the CSV table of cards: counts, rates and the ends of their intervals."""
    columns = ["deck", "when", "card", "copies"]
    for kind in KINDS:
        short = kind.upper()
        columns += [f"# {short}", f"{short} WR", f"{short} WR low", f"{short} WR high"]
    return [*columns, "IWD", "IWD low", "IWD high", "played", "turn"]


def card_line(deck: str, when: str, row: CardRow) -> list[object]:
    """A card as a line of that table."""
    line: list[object] = [deck, when, row.name, row.copies]
    for kind in KINDS:
        found = getattr(row, kind)
        line += [found.count, found.rate, found.low, found.high] if found.count else [0, "", "", ""]
    told = bool(row.gih.count and row.gns.count)
    line += [row.iwd, row.iwd_low, row.iwd_high] if told else ["", "", ""]
    return [*line, row.played, "" if row.turn is None else row.turn]


class GameLines:
    """A line for each game, seen by the first deck of its pair."""

    def __init__(self, decks: Sequence[DeckHead]) -> None:
        self._decks = decks
        self._lines: dict[int, list[list[object]]] = {}

    def add(self, unit: Unit) -> None:
        """The games of a unit."""
        first, second = (self._decks[i].name for i in unit.pair)
        self._lines[unit.number] = [
            [
                unit.number + 1,
                index,
                first,
                second,
                game.winner == 0,
                game.starter == 0,
                game.turns,
                game.seats[0].mulligans,
                game.seats[1].mulligans,
                game.rule,
            ]
            for index, game in enumerate(unit.games, 1)
        ]

    def lines(self) -> list[list[object]]:
        """In the order of the games' numbers."""
        return [line for number in sorted(self._lines) for line in self._lines[number]]
