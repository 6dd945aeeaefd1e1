"""The card database: one SQLite file with the record, the reading and the names of every face."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sized
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

import msgspec

from landwalk.cards.errors import DatabaseError, UnknownCardError
from landwalk.cards.folders import database_path
from landwalk.cards.layouts import SecondFace, second_face
from landwalk.cards.names import SEPARATOR, fold, nearest_names
from landwalk.cards.reading import Reading, decode_reading
from landwalk.cards.records import POOLS, CardRecord

#: The number in the file's user_version; raised with every change of the tables or of the stored records.
SCHEMA = 2
_APPLICATION = 0x4C574C4B  # "LWLK": a file of ours, by SQLite's application_id

TABLES = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE cards (id INTEGER PRIMARY KEY, name TEXT NOT NULL, oracle_id TEXT NOT NULL, pool INTEGER NOT NULL);
CREATE INDEX cards_by_name ON cards (name);
CREATE TABLE faces (
  card INTEGER NOT NULL REFERENCES cards (id), side TEXT NOT NULL, name TEXT NOT NULL, digest BLOB NOT NULL,
  record BLOB NOT NULL, reading BLOB NOT NULL, supported INTEGER NOT NULL, PRIMARY KEY (card, side));
CREATE TABLE names (
  key TEXT NOT NULL, rank INTEGER NOT NULL, card INTEGER NOT NULL REFERENCES cards (id), name TEXT NOT NULL,
  lang TEXT NOT NULL, PRIMARY KEY (key, rank, card, name)) WITHOUT ROWID;
CREATE TABLE foreign_names (
  card INTEGER NOT NULL REFERENCES cards (id), side TEXT NOT NULL, lang TEXT NOT NULL, name TEXT NOT NULL,
  PRIMARY KEY (card, side, lang, name)) WITHOUT ROWID;
"""

#: Rank of a name in a lookup: the best one wins. The whole name; the front alone; another face alone; a printed foreign
#: name.
RANK_FULL, RANK_FRONT, RANK_OTHER, RANK_FOREIGN, RANK_FOREIGN_OTHER = range(5)

_FIND = "SELECT n.card, n.rank, c.pool, c.name, n.key FROM names n JOIN cards c ON c.id = n.card WHERE n.key"
_BEST_FIRST = "ORDER BY n.rank, c.pool, n.card"
_FACES_OF = "SELECT card, record, reading, supported FROM faces WHERE card"
_FACES = "SELECT record, reading, supported FROM faces WHERE card = ? ORDER BY side"
_ALL_FACES = (
    "SELECT f.record, f.reading, f.supported FROM faces f JOIN cards c ON c.id = f.card ORDER BY c.name, f.side"
)
_NameRow = tuple[int, int, int, str, str]
_Value = TypeVar("_Value")
_RECORD = msgspec.msgpack.Decoder(CardRecord)


class StoredFace:
    """One face in the database: its record, and its reading (decoded when asked for)."""

    __slots__ = ("_blob", "_reading", "record", "supported")

    def __init__(self, record: CardRecord, blob: bytes, supported: int) -> None:
        self.record = record
        self.supported = bool(supported)
        self._blob = blob
        self._reading: Reading | None = None

    @property
    def stored(self) -> bytes:
        """The reading as it is stored (`reading.decode_reading`)."""
        return self._blob

    @property
    def reading(self) -> Reading:
        """The trees and reasons. Raises DatabaseError when another version of Landwalk wrote them."""
        if self._reading is None:
            try:
                self._reading = decode_reading(self._blob)
            except (ValueError, TypeError, AttributeError, IndexError, ImportError, msgspec.MsgspecError) as fault:
                raise DatabaseError("database.reading", name=self.record.name) from fault
        return self._reading


class StoredCard:
    """A card: its name as printed on the whole card, and its faces, front first (CR 709-722).

    For a meld card the second face is the melded one that it makes with its counterpart (CR 712.4).
    """

    __slots__ = ("faces", "id", "name")

    def __init__(self, id_: int, name: str, faces: tuple[StoredFace, ...]) -> None:
        self.id = id_
        self.name = name
        self.faces = faces

    @property
    def front(self) -> StoredFace:
        """The first face: the only one off the stack and battlefield (CR 712.8a); of a split card the left half."""
        return self.faces[0]

    @property
    def supported(self) -> bool:
        """Every face of the card was read and is executed, and no face of it is missing in the data."""
        return not self.missing_faces and all(face.supported for face in self.faces)

    @property
    def missing_faces(self) -> tuple[str, ...]:
        """Names of faces that the card has but the imported data hadn't."""
        have = {face.record.name for face in self.faces}
        return tuple(n for n in self.name.split(SEPARATOR) if n not in have)

    def __repr__(self) -> str:
        return f"StoredCard({self.name!r})"


class StoredEntry:
    """A row of the table of cards with its faces as (record, reading as stored, supported) and printed foreign
    names.
    """

    __slots__ = ("faces", "foreign", "name", "oracle_id")

    def __init__(
        self,
        name: str,
        oracle_id: str,
        faces: list[tuple[CardRecord, bytes, int]],
        foreign: list[tuple[str, str, str]],
    ) -> None:
        self.name = name
        self.oracle_id = oracle_id
        self.faces = faces
        self.foreign = foreign


class Database:
    """The card database, opened for reading.

    Raises DatabaseError when the file is missing, damaged, or of another version; the message names file and mend.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._english: list[tuple[str, str]] = []
        self.path = path if path is not None else database_path()
        if not self.path.is_file():
            raise DatabaseError("database.missing", file=str(self.path))
        with self._faults():
            self._connection = sqlite3.connect(f"{self.path.resolve().as_uri()}?mode=ro", uri=True)
            # Cards lie far apart in the file: mapped, 60 of them cost no system calls.
            self._connection.execute("PRAGMA mmap_size = 268435456")
            self._check_version()

    def _check_version(self) -> None:
        try:
            (application,) = self._connection.execute("PRAGMA application_id").fetchone()
            (schema,) = self._connection.execute("PRAGMA user_version").fetchone()
        except sqlite3.Error:
            self._connection.close()
            raise
        if application == _APPLICATION and schema == SCHEMA:
            return
        self._connection.close()
        if application != _APPLICATION:
            raise DatabaseError("database.alien", file=str(self.path))
        raise DatabaseError("database.version", file=str(self.path), version=str(schema), needed=str(SCHEMA))

    @contextmanager
    def _faults(self) -> Iterator[None]:
        try:
            yield
        except (sqlite3.Error, msgspec.MsgspecError) as fault:
            raise DatabaseError("database.damaged", file=str(self.path), reason=str(fault)) from fault

    def close(self) -> None:
        """Close the file; nothing can be looked up afterwards."""
        self._connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def find(self, name: str) -> StoredCard | None:
        """The card of that name, or None: its whole name, else a front face, another face, a printed es or de one."""
        found = self._find(name)
        return self._card(*found[0]) if len(found) == 1 else None

    def _find(self, name: str) -> list[tuple[int, str]]:
        """(id, name) of the card; several when a back face's or a foreign name doesn't tell which."""
        with self._faults():
            rows = self._connection.execute(f"{_FIND} = ? {_BEST_FIRST}", (fold(name),)).fetchall()
        return _best(rows)

    def find_all(self, names: Iterable[str]) -> dict[str, StoredCard]:
        """The cards of a deck at once, by the names asked for; names that `find` wouldn't find are left out."""
        keys = {name: fold(name) for name in names}
        rows: dict[str, list[_NameRow]] = {}
        with self._faults():
            for part in _parts(list(dict.fromkeys(keys.values()))):
                for row in self._connection.execute(f"{_FIND} IN ({_marks(part)}) {_BEST_FIRST}", part):
                    rows.setdefault(row[4], []).append(row)
            found = {key: best[0] for key, of_key in rows.items() if len(best := _best(of_key)) == 1}
            faces: dict[int, list[StoredFace]] = {}
            for ids in _parts(list(dict.fromkeys(id_ for id_, _ in found.values()))):
                for id_, *face in self._connection.execute(f"{_FACES_OF} IN ({_marks(ids)}) ORDER BY card, side", ids):
                    faces.setdefault(id_, []).append(_stored(*face))
            cards = {id_: self._whole(id_, name, tuple(faces[id_])) for id_, name in found.values()}
        return {name: cards[found[key][0]] for name, key in keys.items() if key in found}

    def get(self, name: str) -> StoredCard:
        """Like `find`. Raises UnknownCardError with the nearest names."""
        found = self._find(name)
        if len(found) != 1:
            nearest = tuple(n for _, n in found[:5]) or self.nearest(name)
            raise UnknownCardError(name, nearest, several=len(found))
        return self._card(*found[0])

    def card(self, id_: int) -> StoredCard:
        """The card with that id in this file."""
        with self._faults():
            (name,) = self._connection.execute("SELECT name FROM cards WHERE id = ?", (id_,)).fetchone()
        return self._card(id_, name)

    def _card(self, id_: int, name: str) -> StoredCard:
        with self._faults():
            return self._whole(id_, name, self._faces(id_))

    def _whole(self, id_: int, name: str, faces: tuple[StoredFace, ...]) -> StoredCard:
        if len(faces) == 1 and second_face(faces[0].record.layout) is SecondFace.MELDED and SEPARATOR in name:
            faces += self._melded(name)
        return StoredCard(id_, name, faces)

    def _faces(self, id_: int) -> tuple[StoredFace, ...]:
        rows = self._connection.execute(_FACES, (id_,))
        return tuple(_stored(*row) for row in rows)

    def _melded(self, name: str) -> tuple[StoredFace, ...]:
        # CR 712.4: two cards share the melded face, so the data has it once, as a card of its own.
        row = self._connection.execute(
            "SELECT id FROM cards WHERE name = ? ORDER BY pool", (name.rsplit(SEPARATOR, maxsplit=1)[-1],)
        ).fetchone()
        return () if row is None else self._faces(row[0])

    def nearest(self, name: str, count: int = 3) -> tuple[str, ...]:
        """The most similar names in the database (English ones; printed es and de ones when none comes near)."""
        with self._faults():
            if not self._english:
                query = "SELECT DISTINCT key, name FROM names WHERE rank <= ?"
                self._english = self._connection.execute(query, (RANK_OTHER,)).fetchall()
            found = nearest_names(name, self._english, count)
            if not found:
                query = "SELECT DISTINCT key, name FROM names WHERE rank > ?"
                found = nearest_names(name, self._connection.execute(query, (RANK_OTHER,)), count)
        return found

    def foreign_names(self, card: StoredCard, lang: str) -> tuple[str, ...]:
        """The printed names of the card's faces in "es" or "de", in order of the faces; empty when none are known."""
        with self._faults():
            rows = self._connection.execute(
                "SELECT name FROM foreign_names WHERE card = ? AND lang = ? ORDER BY side, name", (card.id, lang)
            ).fetchall()
        return tuple(n for (n,) in rows)

    def meta(self) -> dict[str, str]:
        """What the file says of itself: "reader" (fingerprint of the reader), "source", "faces", ..."""
        with self._faults():
            return dict(self._connection.execute("SELECT key, value FROM meta").fetchall())

    def faces(self, pool: str | None = None) -> Iterator[StoredFace]:
        """Every face, in order of the cards' names; of one pool, or of all."""
        with self._faults():
            rows = self._connection.execute(_ALL_FACES)
            for record, blob, supported in rows:
                face = StoredFace(_RECORD.decode(record), blob, supported)
                if pool is None or face.record.pool == pool:
                    yield face

    def faces_with(self, word: str, pool: str) -> Iterator[StoredFace]:
        """The faces of a pool in whose stored reading a node has that word, in order of the cards' names."""
        query = _ALL_FACES.replace(" ORDER", " WHERE instr(f.reading, ?) ORDER")
        with self._faults():
            for record, blob, supported in self._connection.execute(query, (msgspec.msgpack.encode(word),)):
                face = StoredFace(_RECORD.decode(record), blob, supported)
                if face.record.pool == pool:
                    yield face

    def pool_counts(self) -> dict[str, tuple[int, int]]:
        """Pool -> (faces, supported faces)."""
        counts: dict[str, tuple[int, int]] = {}
        with self._faults():
            for blob, supported in self._connection.execute("SELECT record, supported FROM faces"):
                pool = _RECORD.decode(blob).pool
                faces, good = counts.get(pool, (0, 0))
                counts[pool] = (faces + 1, good + supported)
        return counts

    def entries(self) -> Iterator[StoredEntry]:
        """Every card as it is stored, undecoded readings and all, for an import that keeps them."""
        with self._faults():
            foreign: dict[int, list[tuple[str, str, str]]] = {}
            for id_, side, lang, name in self._connection.execute("SELECT card, side, lang, name FROM foreign_names"):
                foreign.setdefault(id_, []).append((side, lang, name))
            for id_, name, oracle_id in self._connection.execute(
                "SELECT id, name, oracle_id FROM cards ORDER BY id"
            ).fetchall():
                rows = self._connection.execute(_FACES, (id_,))
                faces = [(_RECORD.decode(record), blob, supported) for record, blob, supported in rows]
                yield StoredEntry(name, oracle_id, faces, foreign.get(id_, []))

    def check(self) -> None:
        """Read the whole file once. Raises DatabaseError when anything in it is damaged."""
        with self._faults():
            (verdict,) = self._connection.execute("PRAGMA integrity_check(1)").fetchone()
            if verdict != "ok":
                raise sqlite3.DatabaseError(str(verdict).replace("\n", " "))


def _best(rows: list[_NameRow]) -> list[tuple[int, str]]:
    """(id, name) of the cards with the best rank in the best pool; of whole names and front faces just one."""
    best = [row for row in rows if row[1:3] == rows[0][1:3]]
    found = list({row[0]: row[3] for row in best}.items())
    return found[:1] if rows and rows[0][1] <= RANK_FRONT else found


def _stored(record: bytes, blob: bytes, supported: int) -> StoredFace:
    return StoredFace(_RECORD.decode(record), blob, supported)


def _parts(values: list[_Value]) -> Iterator[list[_Value]]:
    """Pieces that are short enough for the variables of one statement."""
    for start in range(0, len(values), 500):
        yield values[start : start + 500]


def _marks(values: Sized) -> str:
    return ",".join("?" * len(values))


def create_tables(connection: sqlite3.Connection) -> None:
    """Make the tables in a new file and mark it as ours."""
    connection.executescript(TABLES)
    connection.execute(f"PRAGMA application_id = {_APPLICATION}")
    connection.execute(f"PRAGMA user_version = {SCHEMA}")


def name_rows(id_: int, name: str, faces: Iterable[CardRecord]) -> Iterator[tuple[str, int, int, str, str]]:
    """The rows of the table of names for the English names of a card (see RANK_FULL and so on)."""
    names = name.split(SEPARATOR)
    yield fold(name), RANK_FULL, id_, name, "en"
    melded = {face.name for face in faces if second_face(face.layout) is SecondFace.MELDED}
    for index, part in enumerate(names if len(names) > 1 else ()):
        # CR 712.4: the melded face is nobody's card; it has a row of its own.
        if index == 0 or not melded:
            yield fold(part), RANK_FRONT if index == 0 else RANK_OTHER, id_, part, "en"


def pool_number(pool: str) -> int:
    """The place of a pool in POOLS; unknown ones come last."""
    return POOLS.index(pool) if pool in POOLS else len(POOLS)
