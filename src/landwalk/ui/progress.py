"""A progress bar with ETA, drawn by rich on a terminal; silent where output is piped or quiet."""

from __future__ import annotations

from types import TracebackType
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from rich.progress import Progress as RichProgress


class Progress:
    """`with Progress("games", 200) as bar: bar.update(done, total)`. The bar goes to standard error.

    done: what was done before; it doesn't count for the time that is left.
    """

    __slots__ = ("_bar", "_done", "_label", "_quiet", "_task", "_total")

    def __init__(self, label: str, total: int, *, quiet: bool = False, done: int = 0) -> None:
        self._done = done
        self._label = label
        self._total = total
        self._quiet = quiet
        self._bar: RichProgress | None = None
        self._task = 0

    def __enter__(self) -> Self:
        if not self._quiet:
            from rich.console import Console
            from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
            from rich.progress import Progress as RichProgress

            console = Console(stderr=True)
            if console.is_terminal:
                self._bar = RichProgress(
                    TextColumn("{task.description}"),
                    BarColumn(),
                    MofNCompleteColumn(),
                    TextColumn("ETA"),
                    TimeRemainingColumn(),
                    TimeElapsedColumn(),
                    console=console,
                    transient=True,
                )
                self._bar.start()
                self._task = self._bar.add_task(self._label, total=self._total or None, completed=self._done)
        return self

    def update(self, done: int, total: int, label: str | None = None) -> None:
        """So much is done; total 0: not known. A new label begins a new count."""
        if self._bar is None:
            return
        if label is not None and label != self._label:
            self._label = label
            self._bar.remove_task(self._bar.tasks[0].id)
            self._task = self._bar.add_task(label, total=total or None)
        self._bar.update(self._bar.tasks[0].id, completed=done, total=total or None)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar is not None:
            self._bar.stop()
