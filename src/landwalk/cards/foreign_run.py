"""The comparison of all printed texts, in one process or several, and its report."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from landwalk.cards.database import Database, StoredFace
from landwalk.cards.foreign import PrintedText
from landwalk.cards.foreign_check import Compared, compare
from landwalk.cards.foreign_difference import Fault
from landwalk.cards.importing import is_current
from landwalk.cards.oracle_reader import OracleReader
from landwalk.cards.parallel import in_processes
from landwalk.cards.reading import Reading, decode_reading
from landwalk.cards.records import CardRecord
from landwalk.cards.texts import read_text

#: texts that a process gets at once
CHUNK = 100
#: examples shown of each kind of difference
EXAMPLES = 3


class _Job(msgspec.Struct, array_like=True):
    """A text, its face, and the stored reading of that: empty when it must be read anew; `supported` 0, 1, or -1 (not known)."""

    text: PrintedText
    record: CardRecord | None = None
    blob: bytes = b""
    supported: int = 0


_JOBS = msgspec.msgpack.Decoder(list[_Job])
_COMPARED = msgspec.msgpack.Decoder(Compared)


def check_printed(
    database: Database,
    texts: Sequence[PrintedText],
    *,
    workers: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Compared:
    """Compares every text with the English reading of its face: the stored one, or a new one after an update of Landwalk."""
    jobs = _jobs(database, texts)
    pieces = [jobs[i : i + CHUNK] for i in range(0, len(jobs), CHUNK)]
    whole = Compared()
    done = 0
    for one in _results(pieces, workers):
        whole.add(one)
        done = min(done + CHUNK, len(jobs))
        if progress is not None:
            progress(done, len(jobs))
    return whole


def _results(pieces: list[list[_Job]], workers: int) -> Iterable[Compared]:
    if workers <= 1 or len(pieces) <= 1:
        _start()
        return (_piece(piece) for piece in pieces)
    blobs = [msgspec.msgpack.encode(piece) for piece in pieces]
    return (_COMPARED.decode(blob) for blob in in_processes(blobs, _work, workers, _start))


def _jobs(database: Database, texts: Sequence[PrintedText]) -> list[_Job]:
    current = is_current(database, OracleReader())
    faces: dict[str, StoredFace] = {}
    for face in database.faces():
        faces.setdefault(face.record.name, face)
    out: list[_Job] = []
    for text in texts:
        known = faces.get(text.name)
        if known is None:
            out.append(_Job(text))
        elif current:
            out.append(_Job(text, known.record, known.stored if known.supported else b"", int(known.supported)))
        else:
            out.append(_Job(text, known.record, b"", -1))
    return out


_reader: OracleReader | None = None


def _start() -> None:
    global _reader  # a process of the pool has just this one task
    _reader = OracleReader()
    _reader.start()


def _work(blob: bytes) -> bytes:
    return msgspec.msgpack.encode(_piece(_JOBS.decode(blob)))


def _piece(jobs: list[_Job]) -> Compared:
    out = Compared()
    read: dict[str, Reading] = {}
    for job in jobs:
        out.add(compare(job.text, job.record, _english(job, read)))
    return out


def _english(job: _Job, read: dict[str, Reading]) -> Reading | None:
    """The reading of a supported face that is compared, else None."""
    if job.record is None or not job.text.is_recent or job.supported == 0:
        return None
    if job.supported > 0:
        return decode_reading(job.blob)
    found = read.get(job.record.name)
    if found is None:
        assert _reader is not None
        found = read[job.record.name] = decode_reading(read_text(job.record, _reader).blob)
    return found if found.supported else None


def report(found: Compared) -> str:
    """Every difference sorted by language, kind, and how often the same words are at fault, with examples."""
    out: list[str] = []
    for lang, counts in found.counts.items():
        if not counts.keyword_lines:
            continue
        shares = ", ".join(f"{name} {value:,}" for name, value in msgspec.structs.asdict(counts).items())
        out += [f"# {lang}: {shares} (without the table of older wordings {found.verbatim[lang]:,})", ""]
        by_kind: dict[str, dict[str, list[Fault]]] = {}
        for fault in found.faults:
            if fault.lang == lang:
                by_kind.setdefault(fault.kind, {}).setdefault(fault.key, []).append(fault)
        for kind, by_key in sorted(by_kind.items()):
            out += [f"## {lang}: {kind} ({sum(map(len, by_key.values())):,})", ""]
            for key, faults in sorted(by_key.items(), key=lambda pair: (-len(pair[1]), pair[0])):
                out.append(f"{len(faults):5}  {key}")
                out += [f"         {f.name}: {f.example}".replace("\n", " / ")[:400] for f in faults[:EXAMPLES]]
            out.append("")
    return "\n".join(out) + "\n"
