"""What a command keeps of the games it plays, for its tables: sums for each pair of decks, cards, and a line a game where asked for."""

from __future__ import annotations

from collections.abc import Sequence

from landwalk.agents.runs.cards import CardRow, CardTallies
from landwalk.agents.runs.results import Unit
from landwalk.agents.runs.run_file import Head
from landwalk.agents.runs.tally import Sums, Tally
from landwalk.ui.report.output import GAME_COLUMNS, Files, GameLines, card_columns, card_line, write_csv


class Collected:
    """Counts units. games: whether a line for each game is kept too."""

    def __init__(self, head: Head, *, games: bool) -> None:
        self.decks = head.decks
        self.tally = Tally()
        self._cards = CardTallies(head.decks)
        self._lines = GameLines(head.decks) if games else None

    def add(self, unit: Unit) -> None:
        """Counts a unit."""
        self.tally.add(unit)
        self._cards.add(unit)
        if self._lines is not None:
            self._lines.add(unit)

    def sums(self, pair: tuple[int, int] = (0, 1)) -> Sums:
        """The games of a pair."""
        return self.tally.pairs.get(pair, Sums())

    def cards(self, deck: int) -> list[tuple[str, list[CardRow]]]:
        """The cards of a deck: (when, rows) for "all", "play" and "draw"."""
        return [(tally.when, tally.rows()) for tally in self._cards.of[deck]]

    def write_csv(self, files: Files, decks: Sequence[int]) -> None:
        """The tables of cards of these decks, and the games, where they are asked for."""
        if files.csv is not None:
            rows = [
                card_line(self.decks[deck].name, when, row)
                for deck in decks
                for when, table in self.cards(deck)
                for row in table
            ]
            write_csv(files.csv, card_columns(), rows)
        if files.games_csv is not None and self._lines is not None:
            write_csv(files.games_csv, GAME_COLUMNS, self._lines.lines())
