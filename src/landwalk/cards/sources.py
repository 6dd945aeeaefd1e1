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
from pathlib import Path
from typing import IO, NoReturn, cast

import msgspec

from landwalk import __version__
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
USER_AGENT = f"landwalk/{__version__} (rules engine; card import)"

Bytes = Callable[[int, int], None]
"""Called with (bytes so far, bytes in all or 0 when unknown)."""

_KNOWN = "Known are MTGJSON's AtomicCards.json, Scryfall's bulk files, and JSON Lines in MTGJSON's field names"
_AGAIN = "Download it again"
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

    def fail(self, key: str, what: str, mend: str, line: int | None = None, cause: Exception | None = None) -> NoReturn:
        """Raise the error that names this file."""
        raise CardImportError(key, what, mend, file=self.given, line=line) from cause

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

    @contextmanager
    def _open(self) -> Iterator[tuple[IO[bytes], IO[bytes]]]:
        try:
            with self.path.open("rb") as raw:
                magic = raw.read(6)
                raw.seek(0)
                if magic.startswith(b"PK"):
                    self.fail(
                        "import.zip", "a zip archive can't be imported", "Unpack it and import the JSON file in it."
                    )
                if not magic.startswith(_PACKED):
                    yield raw, raw
                    return
                with _unpacked(raw, magic) as stream:
                    yield stream, raw
        except EOFError as fault:
            self.fail("import.cut-off", "the compressed file is cut off", f"{_AGAIN}.", cause=fault)
        except (gzip.BadGzipFile, zlib.error, lzma.LZMAError) as fault:
            self.fail("import.damaged", f"the compressed file is damaged ({fault})", f"{_AGAIN}.", cause=fault)
        except OSError as fault:
            reason = fault.strerror or str(fault)
            self.fail("import.unreadable", f"the file can't be read: {reason}", "Check the path.", cause=fault)

    def _head(self, stream: IO[bytes]) -> bytes:
        """The first bytes, without a byte order mark and blanks before the first character."""
        head = b""
        while not head:
            chunk = stream.read(4096)
            if not chunk:
                self.fail("import.empty", "the file is empty", f"{_AGAIN}.")
            if chunk[:2] in (b"\xff\xfe", b"\xfe\xff") or chunk[:4:2].count(0) == 2 or chunk[1:4:2].count(0) == 2:
                self.fail("import.encoding", "the file isn't in UTF-8 (it looks like UTF-16)", "Save it as UTF-8.")
            head = chunk.removeprefix(b"\xef\xbb\xbf").lstrip()
        return head

    def _no_json(self, head: bytes) -> NoReturn:
        if head[:1] == b"<":
            mend = "It may be the page around the download: import the JSON file itself."
            self.fail("import.html", "this is a web page or XML, no JSON", mend, 1)
        self.fail("import.no-json", f"this is no JSON: it begins with '{_shown(head)}'", f"{_KNOWN}.", 1)

    def _document(self, head: bytes, stream: IO[bytes]) -> bytes:
        rest = stream.read(MAX_DOCUMENT)
        if len(rest) == MAX_DOCUMENT:
            self.fail("import.too-long", f"the document has more than {MAX_DOCUMENT:,} bytes", f"{_KNOWN}.")
        return head + rest

    def _atomic(self, document: bytes) -> Iterator[tuple[bytes | msgspec.Raw, int | None]]:
        try:
            data = msgspec.json.decode(document, type=_Atomic).data
        except msgspec.ValidationError as fault:
            mend = "Take AtomicCards.json; files of sets, printings or decks have another shape."
            self.fail("import.shape", f"the data isn't AtomicCards ({fault})", mend, cause=fault)
        except msgspec.DecodeError as fault:
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
        except msgspec.DecodeError as fault:
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
                self.fail("import.trailing", "there is more after the end of the list", f"{_AGAIN}.", number)
            if row == b"]":
                ended = True
                continue
            yield row.removesuffix(b",").rstrip(), number
        if not ended:
            self.fail("import.cut-off", "the file is cut off: the list has no end", f"{_AGAIN}.")

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
                what = f"the line has more than {MAX_LINE:,} bytes; a card has a few thousand"
                self.fail("import.long-line", what, f"{_KNOWN}.", number)
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
            self.fail("import.shape", f"a card can't be read: {fault}", f"{_KNOWN}.", line, fault)
        except msgspec.DecodeError as fault:
            self._undecodable(fault, bytes(row), line)
        if found is None:
            self.fail("import.shape", f"this is no card: '{_shown(bytes(row))}'", f"{_KNOWN}.", line)
        return found

    def _undecodable(self, fault: Exception, text: bytes, line: int | None) -> NoReturn:
        try:
            text.decode()
        except UnicodeDecodeError as wrong:
            what = f"byte {wrong.start + 1} isn't UTF-8 (it may be Latin-1)"
            self.fail("import.encoding", what, "Save the file as UTF-8.", line, fault)
        if "truncated" in str(fault):
            self.fail("import.cut-off", "the file is cut off in the middle of a card", f"{_AGAIN}.", line, fault)
        self.fail("import.json", f"this is no JSON ({fault})", f"{_KNOWN}.", line, fault)


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
            what = "this is a folder, no file" if path.is_dir() else "there is no such file"
            raise CardImportError("import.missing", what, "Check the path.", file=text)
        yield Source(text, path)
        return
    with tempfile.TemporaryDirectory(prefix="landwalk-") as folder:
        path = Path(folder) / "cards"
        _download(text, path, progress)
        yield Source(text, path)


def _download(url: str, path: Path, progress: Bytes | None) -> None:
    """Scryfall asks for a User-Agent and an Accept header of one's own."""
    request = urllib.request.Request(url, headers={"User-Agent": USER_AGENT, "Accept": "application/json,*/*;q=0.8"})  # noqa: S310 # is_url
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
        mend = "Wait half a minute and try again." if fault.code == 429 else "Check the address."
        raise CardImportError(
            "import.http", f"the server answers {fault.code} {fault.reason}", mend, file=url
        ) from fault
    except (OSError, ValueError) as fault:
        reason = getattr(fault, "reason", None) or fault
        mend = "Check the address and the network, or download the file by hand and import it from its path."
        raise CardImportError("import.network", f"the download failed: {reason}", mend, file=url) from fault
    if total and done < total:
        what = f"the download ended after {done:,} of {total:,} bytes"
        raise CardImportError("import.cut-off", what, "Try again.", file=url)
