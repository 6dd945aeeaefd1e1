"""How much of the card data is supported, what is missing most, and the same for a list of names."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import msgspec

from landwalk.cards.database import Database, StoredCard
from landwalk.cards.errors import CardsError
from landwalk.cards.names import fold
from landwalk.cards.reading import Declined
from landwalk.cards.records import POOLS


class PoolCount(msgspec.Struct):
    """Faces in a pool, and how many of them are supported."""

    faces: int = 0
    supported: int = 0


class MissingPhrase(msgspec.Struct, frozen=True):
    """A gap: `unlocks` faces would be supported if only it were closed, `faces` have it (alone or among others).

    `example` is the name of a face that has it.
    """

    phrase: str
    key: str
    unlocks: int
    faces: int
    example: str


class NotSupported(msgspec.Struct, frozen=True):
    """A name of a list that isn't supported, and why, in words."""

    name: str
    why: str


class ListCoverage(msgspec.Struct, frozen=True):
    """The coverage of a list of names: how many, how many supported, and the others with their reasons."""

    faces: int
    supported: int
    missing: tuple[NotSupported, ...]


def coverage(database: Database) -> dict[str, PoolCount]:
    """Faces and supported faces by pool, in the order of POOLS; pools that the data doesn't have are left out."""
    counts = database.pool_counts()
    ordered = [p for p in POOLS if p in counts] + sorted(p for p in counts if p not in POOLS)
    return {pool: PoolCount(*counts[pool]) for pool in ordered}


def missing_phrases(database: Database, pool: str | None = "paper") -> list[MissingPhrase]:
    """The gaps, those first that would unlock the most faces, then those that the most faces have."""
    unlocks: dict[tuple[str, str], int] = {}
    having: dict[tuple[str, str], int] = {}
    examples: dict[tuple[str, str], str] = {}
    for face in database.faces(pool):
        if face.supported:
            continue
        gaps = dict.fromkeys((d.phrase, d.key) for d in face.reading.declined)
        for gap in gaps:
            having[gap] = having.get(gap, 0) + 1
            if len(gaps) == 1:
                unlocks[gap] = unlocks.get(gap, 0) + 1
                examples.setdefault(gap, face.record.name)
        for gap in gaps:
            examples.setdefault(gap, face.record.name)
    found = [
        MissingPhrase(phrase, key, unlocks.get((phrase, key), 0), count, examples[phrase, key])
        for (phrase, key), count in having.items()
    ]
    return sorted(found, key=lambda m: (-m.unlocks, -m.faces, m.phrase, m.key))


def why_not(declined: Iterable[Declined]) -> str:
    """The reasons in one line, each once."""
    return "; ".join(
        dict.fromkeys(f"{d.key}: {d.phrase}" if d.key != d.phrase.split(":")[0] else d.phrase for d in declined)
    )


def list_coverage(database: Database, names: Iterable[str]) -> ListCoverage:
    """The coverage of named faces: a name counts once; one that isn't in the data isn't supported, and says so.

    A name is looked up as a face: of "Front // Back" both must be supported.
    """
    missing: list[NotSupported] = []
    seen: set[str] = set()
    for name in names:
        key = fold(name)
        if key in seen:
            continue
        seen.add(key)
        card = database.find(name)
        why = "not in the imported card data" if card is None else _why(card, key)
        if why:
            missing.append(NotSupported(name, why))
    return ListCoverage(len(seen), len(seen) - len(missing), tuple(missing))


def _why(card: StoredCard, key: str) -> str:
    faces = [f for f in card.faces if fold(f.record.name) == key] or list(card.faces)
    reasons = [d for f in faces for d in f.reading.declined]
    if len(faces) == len(card.faces):
        reasons += [Declined(name, key="missing face") for name in card.missing_faces]
    return why_not(reasons)


_ROW = re.compile(r"\|(.*)\|\s*")
_RULE = re.compile(r"\s*:?-+:?\s*")
#: "Catch of the Day [funny]": a card that isn't of the paper pool (its name never ends so).
_OTHER_POOL = re.compile(rf"\s\[(?:{'|'.join(p for p in POOLS if p != 'paper')})\]$")
_PAPER = re.compile(r"\s+\[paper\]$")


def read_names(path: str | Path) -> tuple[str, ...]:
    r"""The names in a file: one a line ("#" begins a comment), or the first column of its Markdown tables.

    In a table "\|" is a bar. A name with the mark of another pool than paper behind it ("[casual]", "[digital]", "[funny]") is left out.
    Raises CardsError, naming file, line and mend.
    """
    file = str(path)
    try:
        data = Path(path).expanduser().read_bytes()
    except OSError as fault:
        raise CardsError("list.unreadable", file=file, reason=fault.strerror or str(fault)) from fault
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = data.count(b"\n", 0, fault.start) + 1
        raise CardsError("list.encoding", file=file, line=line) from fault
    lines = text.splitlines()
    tables = any(_ROW.fullmatch(line) for line in lines)
    names = _table_names(lines) if tables else [n for line in lines if (n := line.strip()) and not n.startswith("#")]
    names = [_PAPER.sub("", n) for n in names if not _OTHER_POOL.search(n)]
    if not names:
        raise CardsError("list.empty", file=file)
    return tuple(names)


def _table_names(lines: list[str]) -> list[str]:
    """First cells of the rows below a rule (``|---|---|``)."""
    names: list[str] = []
    inside = False
    for line in lines:
        row = _ROW.fullmatch(line)
        if row is None:
            inside = False
            continue
        first = row[1].replace("\\|", "\0").split("|")[0].replace("\0", "|")
        if _RULE.fullmatch(first):
            inside = True
        elif inside and first.strip():
            names.append(first.strip())
    return names
