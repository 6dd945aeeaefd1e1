"""The run file: a line that says which run it is, then one line of JSON a unit, as it was finished. At the end they are put in order.

Nothing that stands in it is ever lost: lines are only added, each by one write; what a write left unfinished (a full disk, a killed
process) is cut off before the next; the ordered file takes the place of the other at once.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec

from landwalk import __version__
from landwalk.agents.runs import errors as e
from landwalk.agents.runs.decks import PlayedDeck
from landwalk.agents.runs.engine import engine
from landwalk.agents.runs.errors import RunError, RunFileError
from landwalk.agents.runs.results import Unit, from_line, to_line

FORMAT = 1


class DeckHead(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deck as the file keeps it. names: what results count by, with the number in main deck and sideboard.

    kinds: "land" or "spell"; values: mana values; costs: as printed. plans: see `PlayedDeck`.
    """

    name: str
    digest: str
    names: list[str]
    main: list[int]
    side: list[int]
    lands: list[bool]
    values: list[int]
    costs: list[str]
    plans: dict[str, dict[str, int]] = {}
    unread: list[tuple[str, str]] = []


class Head(msgspec.Struct, frozen=True):
    """The first line. settings: what else decides the games (best of, rounds, most turns, ...)."""

    landwalk: str
    format: int
    engine: str
    kind: str
    seed: int
    bots: list[str]
    settings: dict[str, int | str]
    decks: list[DeckHead]


def deck_head(deck: PlayedDeck) -> DeckHead:
    """What the file says of a deck."""
    cards = {card.name: card for card in (*deck.sideboard, *deck.main)}
    fronts = [cards[name].faces[0] for name in deck.names]
    return DeckHead(
        deck.name,
        deck.digest,
        deck.names,
        [sum(c.name == name for c in deck.main) for name in deck.names],
        [sum(c.name == name for c in deck.sideboard) for name in deck.names],
        ["land" in front.types for front in fronts],
        [0 if front.mana_cost is None else front.mana_cost.mana_value for front in fronts],
        ["" if front.mana_cost is None else str(front.mana_cost) for front in fronts],
        deck.plans,
        list(deck.unread),
    )


def head(
    kind: str, seed: int, bots: Sequence[str], settings: dict[str, int | str], decks: Sequence[PlayedDeck]
) -> Head:
    """The head of a run that is to begin."""
    return Head(
        __version__, FORMAT, engine(), kind, seed, list(bots), dict(settings), [deck_head(deck) for deck in decks]
    )


class RunFile:
    """A run file that is being written. `with RunFile(path, head) as file`: what it held is in `found`; `add` a unit, at last `finish`.

    RunFileError when it is another run's, no run file, damaged, or can't be written.
    """

    def __init__(self, path: str | Path, own: Head) -> None:
        self.path = Path(path)
        self.head = own
        #: Numbers of the units in the file.
        self.numbers: set[int] = set()
        self._ordered = True
        self._last = -1
        self._fd = -1

    def __enter__(self) -> Self:
        self._fd = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0), 0o666)
        try:
            self._lock()
            self._begin()
        except BaseException:
            os.close(self._fd)
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._fd >= 0:
            os.close(self._fd)

    def _lock(self) -> None:
        """Two runs at once would each play what the other does. The lock ends with the process, however that ends."""
        try:
            import fcntl
        except ImportError:
            return  # Windows
        try:
            fcntl.flock(self._fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise RunFileError(e.BUSY, file=str(self.path)) from error

    def _begin(self) -> None:
        whole = 0
        if os.fstat(self._fd).st_size:
            with self.path.open("rb") as file:
                first = file.readline()
                if first.endswith(b"\n"):
                    check_same(read_head(first, str(self.path)), self.head, str(self.path))
                    whole = len(first)
                    for line, unit in _lines(file, str(self.path)):
                        whole += len(line)
                        self._note(unit.number)
                elif not msgspec.json.encode(self.head).startswith(first):
                    raise RunFileError(e.NO_RUN_FILE, file=str(self.path))
        os.ftruncate(self._fd, whole)  # what a write left unfinished
        if not whole:
            self._write(msgspec.json.encode(self.head) + b"\n")

    def _note(self, number: int) -> None:
        self._ordered = self._ordered and number > self._last
        self._last = number
        self.numbers.add(number)

    def add(self, unit: Unit) -> None:
        """Writes a unit at once; one that stands there already is left out. RunFileError: no room, and the file is as before."""
        if unit.number not in self.numbers:
            self._write(to_line(unit))
            self._note(unit.number)

    def _write(self, data: bytes) -> None:
        before = os.fstat(self._fd).st_size
        try:
            rest = memoryview(data)
            while rest:
                rest = rest[os.write(self._fd, rest) :]
        except OSError as error:
            os.ftruncate(self._fd, before)
            reason = error.strerror or str(error)
            raise RunFileError(e.UNWRITABLE, file=str(self.path), reason=reason, count=len(self.numbers)) from error

    def units(self) -> Iterator[Unit]:
        """What the file holds now, each unit once, in the order of the file."""
        for _head, unit in read_run(self.path):
            yield unit

    def finish(self) -> None:
        """Puts the lines in the order of their numbers: the same run gives the same file. Then nothing can be added.

        RunFileError: all are kept as they are.
        """
        if self._ordered:
            return
        places: dict[int, tuple[int, int]] = {}
        beside = self.path.with_name(self.path.name + ".ordered")
        try:
            with self.path.open("rb") as file, beside.open("wb") as ordered:
                first = file.readline()
                at = len(first)
                for line, unit in _lines(file, str(self.path)):
                    places.setdefault(unit.number, (at, len(line)))
                    at += len(line)
                ordered.write(first)
                for number in sorted(places):
                    place, length = places[number]
                    file.seek(place)
                    ordered.write(file.read(length))
            os.close(self._fd)  # Windows replaces no file that is open
            self._fd = -1
            beside.replace(self.path)
        except OSError as error:
            beside.unlink(missing_ok=True)
            reason = error.strerror or str(error)
            raise RunFileError(e.UNSORTED, file=str(self.path), reason=reason, count=len(self.numbers)) from error
        self._ordered = True


def read_head(line: bytes, file: str) -> Head:
    """The head of a run file. RunFileError if the line is none, or of another format."""
    try:
        data: Any = msgspec.json.decode(line)
    except msgspec.DecodeError as error:
        raise RunFileError(e.NO_RUN_FILE, file=file) from error
    if not isinstance(data, dict) or "engine" not in data or "kind" not in data:
        raise RunFileError(e.NO_RUN_FILE, file=file)
    if data.get("format") != FORMAT:
        raise RunFileError(e.OTHER_FORMAT, file=file, found=str(data.get("format")), known=FORMAT)
    try:
        return msgspec.convert(data, Head)
    except msgspec.ValidationError as error:
        raise RunFileError(e.DAMAGED, file=file, line=1, reason=str(error)) from error


def read_run(path: str | Path) -> Iterator[tuple[Head, Unit]]:
    """Every unit of a run file once, with the head. An unfinished last line is left out. RunFileError; OSError."""
    seen: set[int] = set()
    with Path(path).open("rb") as file:
        found = read_head(file.readline(), str(path))
        for _line, unit in _lines(file, str(path)):
            if unit.number not in seen:
                seen.add(unit.number)
                yield found, unit


def head_of(path: str | Path) -> Head:
    """The head of a run file alone. RunFileError; OSError."""
    with Path(path).open("rb") as file:
        return read_head(file.readline(), str(path))


def _lines(file: Iterator[bytes], name: str) -> Iterator[tuple[bytes, Unit]]:
    """The lines after the head. Only the last one may be unfinished: the writer was stopped there."""
    for number, line in enumerate(file, 2):
        if not line.endswith(b"\n"):
            return
        try:
            yield line, from_line(line)
        except msgspec.DecodeError as error:
            raise RunFileError(e.DAMAGED, file=name, line=number, reason=str(error)) from error


def check_same(theirs: Head, ours: Head, file: str) -> None:
    """RunFileError, naming the first difference, if the games of the two runs aren't the same."""
    what: RunError | None = None
    if theirs.engine != ours.engine:
        what = RunError(e.OTHER_VERSION, theirs=theirs.engine, ours=ours.engine)
    elif theirs.kind != ours.kind:
        what = RunError(e.OTHER_KIND, theirs=theirs.kind, ours=ours.kind)
    elif theirs.seed != ours.seed:
        what = RunError(e.OTHER_SEED, theirs=theirs.seed, ours=ours.seed)
    elif len(theirs.decks) != len(ours.decks):
        what = RunError(e.OTHER_DECKS, theirs=_names(theirs), ours=_names(ours))
    else:
        for one, other in zip(theirs.decks, ours.decks, strict=True):
            if (one.name, one.digest, one.plans) != (other.name, other.digest, other.plans):
                known = one.name == other.name
                what = (
                    RunError(e.OTHER_DECK, name=one.name)
                    if known
                    else RunError(e.OTHER_DECKS, theirs=_names(theirs), ours=_names(ours))
                )
                break
    if what is None and theirs.bots != ours.bots:
        what = RunError(e.OTHER_BOTS, theirs=", ".join(theirs.bots), ours=", ".join(ours.bots))
    if what is None and theirs.settings != ours.settings:
        what = RunError(e.OTHER_SETTINGS, theirs=_settings(theirs), ours=_settings(ours))
    if what is not None:
        raise RunFileError(e.OTHER_RUN, file=file, what=what)


def _names(run: Head) -> str:
    return ", ".join(deck.name for deck in run.decks)


def _settings(run: Head) -> str:
    return ", ".join(f"{key} {value}" for key, value in run.settings.items()) or "-"
