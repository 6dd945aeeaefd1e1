"""The reader of card texts as the import uses it: the oracle floor reads, the rules say what they execute."""

from __future__ import annotations

import hashlib
from pathlib import Path

from landwalk.cards import executed
from landwalk.cards.executed import Registries
from landwalk.cards.reading import Declined, Reading
from landwalk.cards.records import CardRecord
from landwalk.oracle.load import grammar
from landwalk.oracle.reader import read_face

#: Floors whose code decides what a reading is and whether it is supported.
_FLOORS = ("abilities", "actions", "cards", "kernel", "keywords", "oracle", "rules")


class OracleReader:
    """Reads faces (see `reading.Reader`). Picklable: each process loads grammar and rules for itself."""

    __slots__ = ("_known", "fingerprint")

    def __init__(self) -> None:
        self.fingerprint = code_fingerprint()
        self._known: Registries | None = None

    def __reduce__(self) -> tuple[type[OracleReader], tuple[()]]:
        return OracleReader, ()

    def start(self) -> None:
        """Load grammar and rules."""
        grammar()
        self._known = executed.registries()

    def __call__(self, record: CardRecord) -> Reading:
        """The trees of the lines that were read, and a reason for each line that wasn't or isn't executed."""
        if self._known is None:
            self.start()
        assert self._known is not None
        face = read_face(record.name, record.type_line, record.text, record.layout.value)
        trees = tuple(tree for tree in face.lines if tree is not None)
        declined = tuple(_declined(*decline) for decline in face.declines)
        return Reading(trees, declined + executed.unexecuted(trees, self._known))


def _declined(line: str, upto: int, reason: str, stop: str) -> Declined:
    phrase = stop if reason == "not understood" and stop else reason
    return Declined(phrase, line, upto, reason)


def code_fingerprint() -> str:
    """A short hash over the code of the floors that reading depends on: another version reads anew."""
    package = Path(__file__).resolve().parents[1]
    hashed = hashlib.blake2b(digest_size=12)
    for floor in _FLOORS:
        for path in sorted((package / floor).rglob("*.py")):
            hashed.update(path.relative_to(package).as_posix().encode())
            hashed.update(path.read_bytes())
    return hashed.hexdigest()
