"""Deck files: bytes to text, text to the format's reader."""

from __future__ import annotations

from pathlib import Path

from landwalk.cards.decks.deck import Deck, DeckFormat
from landwalk.cards.decks.text import MAX_LINE, detect_text, read_forge, read_lines, read_xmage
from landwalk.cards.decks.xml import parse_xml, read_cod, read_dek
from landwalk.cards.errors import DeckError

#: A deck list of 250 lines with all its comments stays far below.
MAX_BYTES = 2_000_000


def load_deck(path: str | Path) -> Deck:
    """The deck in a file of any format; a list without a name gets the file's.

    Raises DeckError, naming file, line and mend.
    """
    file = str(path)
    try:
        with Path(path).expanduser().open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except FileNotFoundError as fault:
        raise DeckError("deck.missing", file=file) from fault
    except (OSError, ValueError) as fault:
        reason = getattr(fault, "strerror", None) or str(fault)
        raise DeckError("deck.unreadable", file=file, reason=reason) from fault
    deck = parse_deck(decode_deck(data, file), file)
    return deck if deck.name else Deck(deck.main, deck.sideboard, deck.commander, deck.companion, Path(path).stem)


def decode_deck(data: bytes, file: str = "") -> str:
    """The text of a deck file: UTF-8 with or without byte order mark, UTF-16. Raises DeckError for anything else."""
    if len(data) > MAX_BYTES:
        raise DeckError("deck.too-long", file=file, line=_long_line(data), most=MAX_BYTES)
    if data.startswith(b"\xef\xbb\xbf"):
        data = data[3:]
    elif data.startswith((b"\xff\xfe", b"\xfe\xff")) or (len(data) > 3 and (data[1], data[3]) == (0, 0)):
        encoding = "utf-16" if data[0] >= 0xFE else "utf-16-le"
        try:
            return _checked(data.decode(encoding), file)
        except UnicodeDecodeError as fault:
            raise DeckError("deck.utf-16", file=file) from fault
    try:
        return _checked(data.decode("utf-8"), file)
    except UnicodeDecodeError as fault:
        line = data.count(b"\n", 0, fault.start) + 1
        raise DeckError("deck.encoding", file=file, line=line, byte=fault.start + 1) from fault


def _long_line(data: bytes) -> int | None:
    for number, line in enumerate(data.split(b"\n"), 1):
        if len(line) > MAX_LINE:
            return number
    return None


def _checked(text: str, file: str) -> str:
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        raise DeckError("deck.binary", file=file, line=line)
    return text


def detect_format(text: str, file: str = "") -> DeckFormat:
    """The format of a deck list, by its content. Raises DeckError for XML that is no deck."""
    if text.lstrip().startswith("<"):
        return parse_xml(text.lstrip(), file)[0]
    return detect_text(text.splitlines())


def parse_deck(text: str, file: str = "") -> Deck:
    """The deck in a text of any format. Raises DeckError, naming `file`, line and mend."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if text.lstrip().startswith("<"):
        format_, root = parse_xml(text.strip(), file)
        return read_dek(root, file) if format_ is DeckFormat.DEK else read_cod(root, file)
    if text.lstrip().startswith(("{", "[{")):
        raise DeckError("deck.json", file=file, line=1)
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        if len(line) > MAX_LINE:
            raise DeckError("deck.long-line", file=file, line=number, length=len(line))
    format_ = detect_text(lines)
    if format_ is DeckFormat.FORGE:
        return read_forge(lines, file)
    if format_ is DeckFormat.XMAGE:
        return read_xmage(lines, file)
    return read_lines(lines, file)
