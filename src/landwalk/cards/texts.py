"""Reading the texts of many faces, in one process or several; the results don't depend on how many."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from landwalk.cards.parallel import in_processes
from landwalk.cards.reading import Declined, Reader, Reading, encode_reading
from landwalk.cards.records import CardRecord
from landwalk.cards.structure import structural_reasons, undefined_numbers

#: Faces that a process gets at once.
CHUNK = 200

_RECORDS = msgspec.msgpack.Decoder(list[CardRecord])


class Text(msgspec.Struct, frozen=True, array_like=True):
    """A face that was read: the reading as stored, 1 when it is supported, the reader's own error if it broke."""

    blob: bytes
    supported: int
    failure: str = ""


_TEXTS = msgspec.msgpack.Decoder(list[Text])


def read_text(record: CardRecord, reader: Reader) -> Text:
    """Read one face and add what is against it whatever its text says."""
    failure = ""
    try:
        reading = reader(record)
    except Exception as fault:  # noqa: BLE001 # one text must not cost the user 30,000 others; the report names it
        failure = f"{type(fault).__name__}: {fault}"
        reading = Reading((), (Declined(type(fault).__name__, record.text, key="reader failed"),))
    against = structural_reasons(record)
    if not reading.declined:
        against += undefined_numbers(record, reading.abilities)
    if against:
        reading = Reading(reading.abilities, (*against, *reading.declined))
    return Text(encode_reading(reading), int(reading.supported), failure)


def read_texts(
    records: Sequence[CardRecord], reader: Reader, workers: int = 1, tick: Callable[[int], None] | None = None
) -> Iterator[Text]:
    """Read the faces, in order; `tick` is told how many are done. With several workers the reader must be picklable."""
    if not records:
        return
    pieces = [records[i : i + CHUNK] for i in range(0, len(records), CHUNK)]
    if workers <= 1 or len(pieces) == 1:
        reader.start()
        for index, record in enumerate(records):
            if tick is not None and index % 50 == 0:
                tick(index)
            yield read_text(record, reader)
        return
    done = 0
    blobs = [msgspec.msgpack.encode(list(piece)) for piece in pieces]
    for blob in in_processes(blobs, _read_piece, workers, _start, reader):
        texts = _TEXTS.decode(blob)
        done += len(texts)
        if tick is not None:
            tick(done)
        yield from texts


_reader: Reader | None = None


def _start(reader: Reader) -> None:
    global _reader  # a process of the pool has just this one task
    _reader = reader
    reader.start()


def _read_piece(blob: bytes) -> bytes:
    assert _reader is not None
    return msgspec.msgpack.encode([read_text(record, _reader) for record in _RECORDS.decode(blob)])
