"""A run: its units from the run file and from whoever plays, each kept before it is counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from landwalk.agents.runs.crew import Crew
from landwalk.agents.runs.decks import PlayedDeck
from landwalk.agents.runs.playing import Task, Terms
from landwalk.agents.runs.results import Unit
from landwalk.agents.runs.run_file import RunFile


class Run:
    """The units of a run. file: where they are kept; without one they are only yielded."""

    def __init__(self, terms: Terms, decks: Sequence[PlayedDeck], crew: Crew, file: RunFile | None = None) -> None:
        self._terms = terms
        self._decks = decks
        self._crew = crew
        self._file = file

    def units(self, tasks: Sequence[Task]) -> Iterator[Unit]:
        """First those of the tasks that the file holds already, then the others as they are finished, in any order.

        After Ctrl+C what was finished is still kept and yielded before KeyboardInterrupt goes on. RunError as of crews and files.
        """
        if self._file is not None and self._file.numbers:
            wanted = {task.number for task in tasks}
            for unit in self._file.units():
                if unit.number in wanted:
                    yield unit
            # Records aren't kept in the file: where they are asked for, the games are played again.
            if not self._terms.records:
                tasks = [task for task in tasks if task.number not in self._file.numbers]
        try:
            for unit in self._crew.play(self._terms, tasks, self._decks):
                self._keep(unit)
                yield unit
        except KeyboardInterrupt:
            for unit in self._crew.leftover():
                self._keep(unit)
                yield unit
            raise
        except GeneratorExit:  # who asked was interrupted
            for unit in self._crew.leftover():
                self._keep(unit)
            raise

    def _keep(self, unit: Unit) -> None:
        if self._file is not None:
            self._file.add(unit)
