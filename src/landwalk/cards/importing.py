"""Import of card files into the database: each different face is read once; the old database stays whole until the new
one is.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from enum import StrEnum
from pathlib import Path

import msgspec

from landwalk.cards.database import RANK_FOREIGN, RANK_FOREIGN_OTHER, Database, create_tables, name_rows, pool_number
from landwalk.cards.errors import CardImportError, DatabaseError
from landwalk.cards.folders import database_path
from landwalk.cards.layouts import SecondFace, second_face
from landwalk.cards.names import SEPARATOR, fold
from landwalk.cards.reading import Reader
from landwalk.cards.records import CardRecord, ForeignRow, Imported
from landwalk.cards.sources import opened
from landwalk.cards.structure import FINGERPRINT
from landwalk.cards.texts import read_texts


class Mode(StrEnum):
    """What happens to the cards that are in the database already."""

    ADD = "add"  # they stay; a card that comes again is replaced
    REPLACE = "replace"  # they go


class Stage(StrEnum):
    """What a progress report is about."""

    LOAD = "load"  # bytes of the files
    READ = "read"  # different texts


Progress = Callable[[Stage, int, int], None]
"""Called with (stage, done, total); total is 0 when it isn't known."""


class ImportReport(msgspec.Struct, frozen=True):
    """What an import did. `faces` and `supported` count the whole database; `read` the texts read now, `reused` those
    known.

    `skipped` are rows that no deck can hold (tokens, emblems, art cards). `failures` are (face, error) where the reader
    itself broke: a fault of the program, shown so that it can be mended; these faces count as not supported.
    """

    path: str
    cards: int
    faces: int
    supported: int
    read: int
    reused: int
    skipped: int
    failures: tuple[tuple[str, str], ...] = ()


class _Entry:
    """A card while it is put together."""

    __slots__ = ("faces", "fixed", "foreign", "name", "oracle_id")

    def __init__(self, name: str, oracle_id: str) -> None:
        self.name = name
        self.oracle_id = oracle_id
        self.faces: dict[str, CardRecord] = {}
        self.fixed: set[str] = set()  # sides that the files of this import gave; only tested for membership
        self.foreign: dict[tuple[str, str, str], None] = {}  # (side, language, name)

    @property
    def pool(self) -> int:
        return min(pool_number(face.pool) for face in self.faces.values())


class _Read:
    """Readings by digest of the face: (blob, 1 when supported)."""

    __slots__ = ("failures", "known", "read", "reused")

    def __init__(self) -> None:
        self.known: dict[bytes, tuple[bytes, int]] = {}
        self.read = 0
        self.reused = 0
        self.failures: list[tuple[str, str]] = []


def import_cards(
    sources: Sequence[str | Path],
    reader: Reader,
    *,
    path: Path | None = None,
    mode: Mode = Mode.ADD,
    workers: int = 1,
    progress: Progress | None = None,
) -> ImportReport:
    """Import card files (paths or http(s) URLs, plain or compressed) into the database at `path` (default: the user's).

    With several `workers` (processes) the reader must be picklable; the result is the same.

    Raises CardImportError for a file that can't be used and DatabaseError for an old database that can't be kept; then,
    and when interrupted, the old database is as it was.
    """
    target = path if path is not None else database_path()
    cards: dict[str, list[_Entry]] = {}
    readings = _Read()
    _load_old(target, mode, fingerprint_of(reader), cards, readings)
    skipped = 0
    foreign_rows: list[ForeignRow] = []
    load = None if progress is None else (lambda done, total: progress(Stage.LOAD, done, total))
    for given in sources:
        with opened(given, load) as source:
            for imported in source.faces(load):
                _merge(cards, imported)
            skipped += source.skipped
            foreign_rows += source.foreign_rows
    _merge_foreign(cards, foreign_rows)
    entries = [e for name in sorted(cards) for e in cards[name]]
    if not entries:
        raise CardImportError("import.no-cards", file=str(sources[0]))
    _read_texts(entries, reader, readings, workers, progress)
    label = ", ".join(Path(str(s)).name for s in sources)
    _write(target, entries, readings, {"reader": fingerprint_of(reader), "source": label})
    faces = [f for e in entries for f in e.faces.values()]
    supported = sum(readings.known[f.digest][1] for f in faces)
    return ImportReport(
        str(target),
        len(entries),
        len(faces),
        supported,
        readings.read,
        readings.reused,
        skipped,
        tuple(readings.failures),
    )


def reread(
    reader: Reader, *, path: Path | None = None, workers: int = 1, progress: Progress | None = None
) -> ImportReport:
    """Read every text of the database again, after an update of the reader, without the card files.

    Texts stay as they are when the fingerprint says that nothing can have changed.
    """
    target = path if path is not None else database_path()
    with closing(Database(target)) as old:
        source = old.meta().get("source", "")
    cards: dict[str, list[_Entry]] = {}
    readings = _Read()
    _load_old(target, Mode.ADD, fingerprint_of(reader), cards, readings)
    entries = [e for name in sorted(cards) for e in cards[name]]
    _read_texts(entries, reader, readings, workers, progress)
    _write(target, entries, readings, {"reader": fingerprint_of(reader), "source": source})
    faces = [f for e in entries for f in e.faces.values()]
    supported = sum(readings.known[f.digest][1] for f in faces)
    failures = tuple(readings.failures)
    return ImportReport(str(target), len(entries), len(faces), supported, readings.read, readings.reused, 0, failures)


def fingerprint_of(reader: Reader) -> str:
    """What a stored reading depends on: the reader, and what is refused without reading."""
    return f"{reader.fingerprint}+{FINGERPRINT}"


def is_current(database: Database, reader: Reader) -> bool:
    """Whether the readings in the database are this reader's; if not, `reread` makes them so without the card files."""
    return database.meta().get("reader") == fingerprint_of(reader)


def _load_old(target: Path, mode: Mode, fingerprint: str, cards: dict[str, list[_Entry]], readings: _Read) -> None:
    if not target.exists():
        return
    try:
        old = Database(target)
    except DatabaseError as fault:
        if mode is Mode.REPLACE and fault.key != "database.alien":
            return
        raise
    with old:
        same_reader = old.meta().get("reader") == fingerprint
        for entry in old.entries():
            if mode is Mode.ADD:
                card = _Entry(entry.name, entry.oracle_id)
                card.faces = {f.side: f for f, _, _ in entry.faces}
                card.foreign = dict.fromkeys(entry.foreign)
                cards.setdefault(entry.name, []).append(card)
            if same_reader:
                for record, blob, supported in entry.faces:
                    readings.known[record.digest] = (blob, supported)


def _merge(cards: dict[str, list[_Entry]], imported: Imported) -> None:
    record = imported.record
    same_name = cards.setdefault(record.card, [])
    entry = next((e for e in same_name if e.oracle_id == record.oracle_id), None)
    if entry is None:
        # Sources with and without identifiers can be mixed: a card without one is the card of that name.
        entry = next((e for e in same_name if not (e.oracle_id and record.oracle_id)), None)
    if entry is None:
        entry = _Entry(record.card, record.oracle_id)
        same_name.append(entry)
    entry.oracle_id = entry.oracle_id or record.oracle_id
    known = entry.faces.get(record.side) if record.side in entry.fixed else None
    if known is None:
        entry.faces[record.side] = record
        entry.fixed.add(record.side)
    elif pool_number(record.pool) < pool_number(known.pool):
        # Of several printings the most ordinary one says where the card belongs.
        entry.faces[record.side] = msgspec.structs.replace(known, pool=record.pool)
    for lang, name in imported.foreign:
        entry.foreign[record.side, lang, name] = None


def _merge_foreign(cards: dict[str, list[_Entry]], rows: list[ForeignRow]) -> None:
    """Give the names of rows that hold nothing else to the faces that have that English name."""
    if not rows:
        return
    faces: dict[str, list[tuple[_Entry, str]]] = {}
    for entries in cards.values():
        for entry in entries:
            for side, record in entry.faces.items():
                faces.setdefault(record.name, []).append((entry, side))
    for row in rows:
        if row.lang not in ("es", "de") or not row.printed_name:
            continue
        for entry, side in faces.get(row.name, ()):
            if row.card is None or entry.name == row.card:
                entry.foreign[side, row.lang, row.printed_name] = None


def _read_texts(
    entries: list[_Entry], reader: Reader, readings: _Read, workers: int, progress: Progress | None
) -> None:
    todo: dict[bytes, CardRecord] = {}
    for entry in entries:
        for record in entry.faces.values():
            digest = record.digest
            if digest in readings.known:
                readings.reused += 1
            else:
                todo.setdefault(digest, record)
    total = len(todo)
    tick = None if progress is None else (lambda done: progress(Stage.READ, done, total))
    texts = read_texts(list(todo.values()), reader, workers, tick)
    for (digest, record), text in zip(todo.items(), texts, strict=True):
        if text.failure:
            readings.failures.append((record.name, text.failure))
        readings.known[digest] = (text.blob, text.supported)
        readings.read += 1
    if tick is not None:
        tick(total)


def _write(target: Path, entries: list[_Entry], readings: _Read, meta: dict[str, str]) -> None:
    """Write a new file beside the old one and put it in its place at the end."""
    part = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(part)) as connection:
            # The file is thrown away unless it gets whole, so SQLite's own safety isn't needed.
            connection.executescript("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA page_size = 8192;")
            create_tables(connection)
            for id_, entry in enumerate(entries, 1):
                _write_card(connection, id_, entry, readings)
            connection.executemany("INSERT INTO meta VALUES (?, ?)", sorted(meta.items()))
            connection.commit()
        with part.open("rb+") as whole:
            os.fsync(whole.fileno())
        part.replace(target)
    except (OSError, sqlite3.Error) as fault:
        raise DatabaseError("database.write", file=str(target), reason=str(fault)) from fault
    finally:
        part.unlink(missing_ok=True)


def _write_card(connection: sqlite3.Connection, id_: int, entry: _Entry, readings: _Read) -> None:
    faces = [entry.faces[side] for side in sorted(entry.faces)]
    connection.execute("INSERT INTO cards VALUES (?, ?, ?, ?)", (id_, entry.name, entry.oracle_id, entry.pool))
    for face in faces:
        blob, supported = readings.known[face.digest]
        values = (id_, face.side, face.name, face.digest, msgspec.msgpack.encode(face), blob, supported)
        connection.execute("INSERT INTO faces VALUES (?, ?, ?, ?, ?, ?, ?)", values)
    rows = [*name_rows(id_, entry.name, faces), *_foreign_rows(id_, entry)]
    connection.executemany("INSERT OR IGNORE INTO names VALUES (?, ?, ?, ?, ?)", rows)
    foreign = [(id_, side, lang, name) for side, lang, name in entry.foreign]
    connection.executemany("INSERT OR IGNORE INTO foreign_names VALUES (?, ?, ?, ?)", foreign)


def _foreign_rows(id_: int, entry: _Entry) -> Iterator[tuple[str, int, int, str, str]]:
    by_side: dict[str, dict[str, str]] = {}
    for side, lang, name in entry.foreign:
        yield fold(name), RANK_FOREIGN if side == "a" else RANK_FOREIGN_OTHER, id_, name, lang
        by_side.setdefault(lang, {}).setdefault(side, name)
    if len(entry.faces) < 2 or second_face(next(iter(entry.faces.values())).layout) is SecondFace.MELDED:
        return
    for lang, names in by_side.items():
        if len(names) == len(entry.faces):
            whole = SEPARATOR.join(names[side] for side in sorted(names))
            yield fold(whole), RANK_FOREIGN, id_, whole, lang
