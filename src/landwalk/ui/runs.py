"""What the commands that play many games share: their options, and the run with its progress bar and Ctrl+C."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

import click

from landwalk.agents.runs.crew import Crew, crew
from landwalk.agents.runs.decks import PlayedDeck
from landwalk.agents.runs.playing import Task, Terms
from landwalk.agents.runs.results import Unit
from landwalk.agents.runs.run import Run
from landwalk.agents.runs.run_file import Head, RunFile, head
from landwalk.locale import catalogue
from landwalk.ui.console import say
from landwalk.ui.decks import build, read_deck
from landwalk.ui.failures import INTERRUPTED
from landwalk.ui.options import language
from landwalk.ui.progress import Progress

F = TypeVar("F", bound=Callable[..., object])

_OPTIONS = (
    click.option("--workers", default=1, show_default=True, type=click.IntRange(1), help="Processes."),
    click.option(
        "--cluster",
        metavar="ADDRESS",
        default="",
        help="Play on a Dask cluster: tcp://HOST:8786, or `local` for one with --workers workers here.",
    ),
    click.option(
        "--run",
        "run_file",
        type=click.Path(dir_okay=False),
        help="Keep finished games in this file; a run that was stopped goes on from it.",
    ),
    click.option("-q", "--quiet", is_flag=True, help="No progress bar."),
)


class Asked:
    """How a run is to be played, as the options say."""

    __slots__ = ("cluster", "quiet", "run_file", "workers")

    def __init__(self, workers: int, cluster: str, run_file: str | None, quiet: bool) -> None:
        self.workers = workers
        self.cluster = cluster
        self.run_file = run_file
        self.quiet = quiet


def run_options(function: F) -> F:
    """--workers, --cluster, --run and --quiet; see `Asked`."""
    for option in reversed(_OPTIONS):
        function = option(function)
    return function


class Playing:
    """`with Playing(...) as playing: for unit in playing.units(tasks): ...`. After Ctrl+C `stopped` is True; what was finished is kept."""

    def __init__(
        self,
        kind: str,
        terms: Terms,
        decks: Sequence[PlayedDeck],
        asked: Asked,
        settings: dict[str, int | str] | None = None,
    ) -> None:
        self.head: Head = head(kind, terms.seed, terms.bots, settings or {}, decks)
        self.stopped = False
        self.done = 0
        self._played = 0
        self._seconds = 0.0
        self._terms = terms
        self._decks = decks
        self._asked = asked
        self._open = ExitStack()
        self._file: RunFile | None = None
        self._run: Run | None = None

    def __enter__(self) -> Self:
        with ExitStack() as opening:
            if self._asked.run_file is not None:
                self._file = opening.enter_context(RunFile(self._asked.run_file, self.head))
            players: Crew = opening.enter_context(crew(self._asked.workers, cluster=self._asked.cluster))
            self._run = Run(self._terms, self._decks, players, self._file)
            self._open = opening.pop_all()
        return self

    def units(self, tasks: Sequence[Task], label: str = "") -> Iterator[Unit]:
        """The units as they come; it ends early after Ctrl+C."""
        assert self._run is not None
        start = time.perf_counter()
        words = label or catalogue(language()).gettext("games")
        kept = 0 if self._file is None else sum(task.number in self._file.numbers for task in tasks)
        with Progress(words, len(tasks), quiet=self._asked.quiet, done=kept) as progress:
            try:
                for done, unit in enumerate(self._run.units(tasks), 1):
                    self.done += 1
                    yield unit
                    if done > kept:
                        self._played += 1
                        progress.update(min(done, len(tasks)), len(tasks))
            except KeyboardInterrupt:
                self.stopped = True
            finally:
                self._seconds += time.perf_counter() - start

    @property
    def speed(self) -> float:
        """Units a second, of those that were played now."""
        return self._played / self._seconds if self._seconds else 0.0

    def leave_if_stopped(self, wanted: int, *, quiet: bool = False) -> None:
        """After Ctrl+C, when the results have been shown: a person is told (but for `quiet`) what was finished, and the command ends."""
        if not self.stopped:
            return
        if not quiet:
            _ = catalogue(language()).gettext
            say(_("Stopped after {done} of {all} games.").format(done=self.done, all=wanted), "yellow")
            if self._asked.run_file is not None:
                kept = _("They are kept in {file}: the same command goes on from there.")
                say(kept.format(file=self._asked.run_file))
        raise click.exceptions.Exit(INTERRUPTED)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        self.stopped = self.stopped or kind is KeyboardInterrupt
        if self.stopped:
            self._open.__exit__(KeyboardInterrupt, KeyboardInterrupt(), None)
            return kind is KeyboardInterrupt
        with self._open:
            if kind is None and self._file is not None:
                self._file.finish()
        return False


def name_for_tables(name: str, taken: Collection[str]) -> str:
    """What a deck is called in tables: its file without folder and ending, and numbered where the decks before it are called so."""
    stem = Path(name).stem or name
    if stem not in taken:
        return stem
    return next(own for number in count(len(taken) + 1) if (own := f"{stem} ({number})") not in taken)


def named_decks(names: Sequence[str], *, allow_unread: bool, any_size: bool) -> list[PlayedDeck]:
    """The decks that a command was given, with names for tables that differ. The errors are those of `read_deck` and `build`."""
    found: dict[str, PlayedDeck] = {}
    for name in names:
        shown = name_for_tables(name, found)
        built = build(read_deck(name), name, allow_unread=allow_unread, any_size=any_size)
        found[shown] = PlayedDeck(shown, built.main, built.sideboard, unread=built.unread)
    return list(found.values())


def unread_lines(decks: Sequence[PlayedDeck]) -> list[str]:
    """The words that were left out, for the mark that every result carries."""
    return sorted({f"{name}: {why}" for deck in decks for name, why in deck.unread})


def marks(lines: Sequence[str]) -> list[str]:
    """The mark of a result in words, for each line of `unread_lines`."""
    text = catalogue(language()).gettext("Played without the words that aren't understood: {line}")
    return [text.format(line=line) for line in lines]
