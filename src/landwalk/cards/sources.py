"""Card files as they come: path or URL, plain or compressed, in one of the shapes that `records` knows; told apart by
content.
"""

from __future__ import annotations

import bz2
import gzip
import lzma
import re
import tempfile
import urllib.error
import urllib.request
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import metadata
from pathlib import Path
from typing import IO, NoReturn, TypeVar, cast

import msgspec

from landwalk.cards.errors import CardImportError, shorten
from landwalk.cards.records import (
    ForeignRow,
    Imported,
    MtgjsonRow,
    ScryfallRow,
    from_mtgjson,
    from_scryfall,
)

#: No card in any source comes near this many bytes.
MAX_LINE = 1_000_000
#: A document in one piece (AtomicCards.json is about 130 MB).
MAX_DOCUMENT = 1_500_000_000

_Row = TypeVar("_Row")

Bytes = Callable[[int, int], None]
"""Called with (bytes so far, bytes in all or 0 when unknown)."""

_ATOMIC = re.compile(rb'\{\s*"(?:meta|data)"\s*:\s*\{')
_PACKED = (b"\x1f\x8b", b"BZh", b"\xfd7zXZ\x00")
_ROWS = msgspec.json.Decoder(dict[str, msgspec.Raw])
_MTGJSON = msgspec.json.Decoder(MtgjsonRow)
_SCRYFALL = msgspec.json.Decoder(ScryfallRow)
_FOREIGN = msgspec.json.Decoder(ForeignRow)


class _Atomic(msgspec.Struct):
    data: dict[str, list[msgspec.Raw]]


class Source:
    """One card file: iterate it for its faces. `skipped` counts rows that are no cards of a deck (tokens, emblems,
    art).

    Rows that only name a face in another language are collected in `foreign_rows`.
    """

    def __init__(self, given: str, path: Path) -> None:
        self.given = given
        self.path = path
        self.skipped = 0
        self.foreign_rows: list[ForeignRow] = []

    def fail(self, key: str, line: int | None = None, cause: Exception | None = None, **values: str | int) -> NoReturn:
        """Raise the error that names this file."""
        raise CardImportError(key, file=self.given, line=line, at="", **values) from cause

    def faces(self, progress: Bytes | None = None) -> Iterator[Imported]:
        """The faces in the file, in its order. Raises CardImportError, naming file, line and mend."""
        with self._open() as (stream, raw):
            size = self.path.stat().st_size
            head = self._head(stream)
            if _ATOMIC.match(head):
                rows = self._atomic(self._document(head, stream))
            elif head.startswith(b"{"):
                rows = self._lines(head, stream)
            elif head.startswith(b"["):
                rows = self._array(head, stream)
            else:
                self._no_json(head)
            for index, (row, line) in enumerate(rows):
                if progress is not None and index % 500 == 0:
                    progress(raw.tell(), size)
                yield from self._imported(row, line)

    def lines(self, progress: Bytes | None = None) -> Iterator[tuple[bytes, int]]:
        """The lines that aren't empty, with their numbers; the file must hold JSON Lines. Raises CardImportError."""
        with self._open() as (stream, raw):
            size = self.path.stat().st_size
            head = self._head(stream)
            if not head.startswith(b"{"):
                self._no_json(head)
            for index, (text, number) in enumerate(self._split(head, stream)):
                if progress is not None and index % 500 == 0:
                    progress(raw.tell(), size)
                if text:
                    yield text, number

    def decoded(self, decoder: msgspec.json.Decoder[_Row], text: bytes, line: int) -> _Row:
        """A line as the decoder's type. Raises CardImportError, naming file, line and mend."""
        try:
            return decoder.decode(text)
        except msgspec.ValidationError as fault:
            self.fail("foreign.row", line, fault, reason=str(fault))
        except (msgspec.DecodeError, RecursionError) as fault:
            self._undecodable(fault, text, line)

    @contextmanager
    def _open(self) -> Iterator[tuple[IO[bytes], IO[bytes]]]:
        try:
            with self.path.open("rb") as raw:
                magic = raw.read(6)
                raw.seek(0)
                if magic.startswith(b"PK"):
                    self.fail("import.zip")
                if not magic.startswith(_PACKED):
                    yield raw, raw
                    return
                with _unpacked(raw, magic) as stream:
                    yield stream, raw
        except EOFError as fault:
            self.fail("import.cut-off", cause=fault)
        except (gzip.BadGzipFile, zlib.error, lzma.LZMAError) as fault:
            self.fail("import.damaged", cause=fault, reason=str(fault))
        except OSError as fault:
            self.fail("import.unreadable", cause=fault, reason=fault.strerror or str(fault))

    def _head(self, stream: IO[bytes]) -> bytes:
        """The first bytes, without a byte order mark and blanks before the first character."""
        head = b""
        while not head:
            chunk = stream.read(4096)
            if not chunk:
                self.fail("import.empty")
            if chunk[:2] in (b"\xff\xfe", b"\xfe\xff") or chunk[:4:2].count(0) == 2 or chunk[1:4:2].count(0) == 2:
                self.fail("import.utf-16")
            head = chunk.removeprefix(b"\xef\xbb\xbf").lstrip()
        return head

    def _no_json(self, head: bytes) -> NoReturn:
        if head[:1] == b"<":
            self.fail("import.html", 1)
        self.fail("import.no-json", 1, given=_shown(head))

    def _document(self, head: bytes, stream: IO[bytes]) -> bytes:
        rest = stream.read(MAX_DOCUMENT)
        if len(rest) == MAX_DOCUMENT:
            self.fail("import.too-long", most=MAX_DOCUMENT)
        return head + rest

    def _atomic(self, document: bytes) -> Iterator[tuple[bytes | msgspec.Raw, int | None]]:
        try:
            data = msgspec.json.decode(document, type=_Atomic).data
        except msgspec.ValidationError as fault:
            self.fail("import.atomic", cause=fault, reason=str(fault))
        except (msgspec.DecodeError, RecursionError) as fault:
            self._undecodable(fault, document, None)
        for rows in data.values():
            for row in rows:
                yield row, None

    def _array(self, head: bytes, stream: IO[bytes]) -> Iterator[tuple[bytes | msgspec.Raw, int | None]]:
        """Scryfall writes one object a line, which can be read piece by piece; else the array is read as a whole."""
        if re.match(rb"\[\s*\n", head):
            yield from self._array_lines(head, stream)
            return
        document = self._document(head, stream)
        try:
            rows = msgspec.json.decode(document, type=list[msgspec.Raw])
        except (msgspec.DecodeError, RecursionError) as fault:
            self._undecodable(fault, document, None)
        for row in rows:
            yield row, None

    def _array_lines(self, head: bytes, stream: IO[bytes]) -> Iterator[tuple[bytes, int | None]]:
        ended = False
        for text, number in self._split(head, stream):
            row = text.removeprefix(b"[").strip() if number == 1 else text
            if not row:
                continue
            if ended:
                self.fail("import.trailing", number)
            if row == b"]":
                ended = True
                continue
            yield row.removesuffix(b",").rstrip(), number
        if not ended:
            self.fail("import.cut-off")

    def _lines(self, head: bytes, stream: IO[bytes]) -> Iterator[tuple[bytes, int | None]]:
        for text, number in self._split(head, stream):
            if text:
                yield text, number

    def _split(self, head: bytes, stream: IO[bytes]) -> Iterator[tuple[bytes, int]]:
        """(stripped line, number from 1); `head` is what has been read already."""
        number = 0
        *whole, rest = head.split(b"\n")
        for line in whole:
            number += 1
            yield line.strip(), number
        while True:
            more = stream.readline(MAX_LINE + 1)
            line = rest + more
            rest = b""
            if not line:
                return
            number += 1
            if len(line) > MAX_LINE:
                self.fail("import.long-line", number, most=MAX_LINE)
            yield line.strip(), number

    def _imported(self, row: bytes | msgspec.Raw, line: int | None) -> list[Imported]:
        found: list[Imported] | None = None
        try:
            keys = _ROWS.decode(row)
            if "printed_name" in keys and "layout" not in keys and "types" not in keys:
                self.foreign_rows.append(_FOREIGN.decode(row))
                found = []
            elif "layout" in keys and ("type_line" in keys or "card_faces" in keys):
                found = from_scryfall(_SCRYFALL.decode(row))
                self.skipped += not found
            elif "name" in keys and ("types" in keys or "type" in keys):
                found = [from_mtgjson(_MTGJSON.decode(row))]
        except msgspec.ValidationError as fault:
            self.fail("import.card", line, fault, reason=str(fault))
        except (msgspec.DecodeError, RecursionError) as fault:
            self._undecodable(fault, bytes(row), line)
        if found is None:
            self.fail("import.no-card", line, given=_shown(bytes(row)))
        return found

    def _undecodable(self, fault: Exception, text: bytes, line: int | None) -> NoReturn:
        try:
            text.decode()
        except UnicodeDecodeError as wrong:
            self.fail("import.encoding", line, fault, byte=wrong.start + 1)
        if "truncated" in str(fault):
            self.fail("import.cut-off", line, fault)
        self.fail("import.json", line, fault, reason=str(fault))


def _unpacked(raw: IO[bytes], magic: bytes) -> IO[bytes]:
    if magic.startswith(_PACKED[0]):
        return cast("IO[bytes]", gzip.open(raw, "rb"))
    if magic.startswith(_PACKED[1]):
        return cast("IO[bytes]", bz2.open(raw, "rb"))
    return cast("IO[bytes]", lzma.open(raw, "rb"))


def _shown(text: bytes) -> str:
    return shorten(text[:200].decode("utf-8", "replace"), 40)


def is_url(given: str) -> bool:
    """Whether this names a file on the web."""
    return given.startswith(("http://", "https://"))


@contextmanager
def opened(given: str | Path, progress: Bytes | None = None) -> Iterator[Source]:
    """The source for a path or an http(s) URL; a download goes to a temporary file that is deleted afterwards."""
    text = str(given)
    if not is_url(text):
        path = Path(text).expanduser()
        if not path.is_file():
            raise CardImportError("import.folder" if path.is_dir() else "import.missing", file=text)
        yield Source(text, path)
        return
    with tempfile.TemporaryDirectory(prefix="landwalk-") as folder:
        path = Path(folder) / "cards"
        _download(text, path, progress)
        yield Source(text, path)


def _download(url: str, path: Path, progress: Bytes | None) -> None:
    """Scryfall asks for a User-Agent and an Accept header of one's own."""
    agent = f"landwalk/{metadata.version('landwalk')} (rules engine; card import)"
    request = urllib.request.Request(url, headers={"User-Agent": agent, "Accept": "application/json,*/*;q=0.8"})  # noqa: S310 # is_url
    done = total = 0
    try:
        with urllib.request.urlopen(request, timeout=60) as answer, path.open("wb") as out:  # noqa: S310 # is_url
            total = int(answer.headers.get("Content-Length") or 0)
            while chunk := answer.read(1 << 18):
                out.write(chunk)
                done += len(chunk)
                if progress is not None:
                    progress(done, total)
    except urllib.error.HTTPError as fault:
        fault.close()
        key = "import.busy" if fault.code == 429 else "import.http"
        raise CardImportError(key, file=url, code=str(fault.code), reason=fault.reason) from fault
    except (OSError, ValueError) as fault:
        reason = getattr(fault, "reason", None) or fault
        raise CardImportError("import.network", file=url, reason=str(reason)) from fault
    if total and done < total:
        raise CardImportError("import.short", file=url, done=done, total=total)
