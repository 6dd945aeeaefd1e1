"""The published text of the Comprehensive Rules, which a user may import; the project ships none of it.

The text is a row of lines: "100. General" begins a section, "100.1. ..." a rule, "100.1a ..." a subrule, "Example: ..." belongs to
the rule before it; then, after a line "Glossary", terms with their explanations, and after "Credits" what isn't kept. Files with and
without table of contents or glossary are read, in UTF-8, UTF-16 or Windows-1252, with any line ends.
"""

from __future__ import annotations

import codecs
import os
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec

from landwalk import cite
from landwalk.cite import FORMER_EDITION, RULES_EDITION, Level

FILE_NAME: Final = "rulebook.json"
"""The file in the folder of settings and data that an import writes."""

_FORMAT: Final = 1
_LEAST_RULES: Final = 200
_MOST_BYTES: Final = 20_000_000
_RULE: Final = re.compile(r"(\d{3})\.(\d{1,3})(?:\.|([a-z]{1,2})\.?)?[ \t\u00a0]+(\S.*)")
_HEADING: Final = re.compile(r"(\d{1,3})\.[ \t\u00a0]+(\S.*)")
_EDITION: Final = re.compile(r"effective as of ([A-Z][a-z]+) (\d{1,2}), (\d{4})")
#: A line shorter than this isn't full: the next one begins something new.
_WRAPPED: Final = 60
_MONTHS: Final = (
    "January February March April May June July August September October November December".split()  # noqa: SIM905 - a row of words
)


class OfficialTextError(ValueError):
    """A file that can't be used as the rules. `key` says why: "binary", "other", "short", "stored"."""

    def __init__(self, key: str) -> None:
        self.key = key
        super().__init__(key)


class Book(msgspec.Struct, frozen=True):
    """The text of one edition.

    Attributes:
        edition: the day from which it is in force (ISO); "" where the text doesn't say.
        rules: number -> paragraphs: the rule, then its examples; of a section or chapter its heading.
        glossary: term -> paragraphs.
    """

    edition: str
    rules: dict[str, list[str]]
    glossary: dict[str, list[str]]
    format: int = _FORMAT


def decode(data: bytes) -> str:
    """The text of a file.

    Raises:
        OfficialTextError: it is no text ("binary").
    """
    for mark, encoding in (
        (codecs.BOM_UTF8, "utf-8-sig"),
        (codecs.BOM_UTF16_LE, "utf-16"),
        (codecs.BOM_UTF16_BE, "utf-16"),
    ):
        if data.startswith(mark):
            return data.decode(encoding, errors="replace")
    head = data[:4096]
    if head and head[1::2].count(0) * 2 > len(head[1::2]) > 100:  # every second byte of Latin letters in UTF-16
        return data.decode("utf-16-le", errors="replace")
    if b"\0" in head:
        raise OfficialTextError("binary")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")


def parse_file(file: Path) -> Book:
    """The book in a text file.

    Raises:
        OSError: the file can't be read.
        OfficialTextError: it isn't the text of the rules.
    """
    with file.open("rb") as stream:
        data = stream.read(_MOST_BYTES + 1)
    if len(data) > _MOST_BYTES:
        raise OfficialTextError("other")
    return parse_text(decode(data))


def parse_text(text: str) -> Book:
    """The book in a text.

    Raises:
        OfficialTextError: it isn't the text of the rules ("other"), or too little of it ("short").
    """
    rules, rest = _rules(_paragraphs(text))
    numbered = [n for n in rules if "." in n]
    known = sum(cite.is_rule(n) for n in numbered)
    if not numbered or known * 2 < len(numbered):
        raise OfficialTextError("other")
    if len(numbered) < _LEAST_RULES:
        raise OfficialTextError("short")
    return Book(_edition(text), rules, _glossary(rest))


def _paragraphs(text: str) -> list[str]:
    """The lines, each without space around it; a line of a rule or an example that goes on in the next one is joined with it.

    In the published file a paragraph is one line; programs that save it may wrap it. A rule's further paragraphs are set in there.
    """
    lines: list[str] = []
    open_ = False
    for raw in re.split(r"\r\n|\r|\n|\u2028", text):
        line = " ".join(raw.split())
        begins = bool(_RULE.fullmatch(line) or line.startswith("Example:"))
        if open_ and line and not begins and not raw[0].isspace() and len(lines[-1]) > _WRAPPED:
            lines[-1] += f" {line}"
        else:
            lines.append(line)
            open_ = begins
    return lines


def _edition(text: str) -> str:
    found = _EDITION.search(text)
    if found is None or found[1] not in _MONTHS:
        return ""
    return f"{found[3]}-{_MONTHS.index(found[1]) + 1:02}-{int(found[2]):02}"


def _rules(lines: Iterable[str]) -> tuple[dict[str, list[str]], Iterator[str]]:
    """The numbered rules, and the lines behind them."""
    rules: dict[str, list[str]] = {}
    row = iter(lines)
    at = ""
    begun = False
    for line in row:
        if begun and line in ("Glossary", "Credits"):
            return rules, row if line == "Glossary" else iter(())
        rule = _RULE.fullmatch(line)
        heading = _HEADING.fullmatch(line) if rule is None else None
        if rule is not None:
            at = f"{rule[1]}.{rule[2]}{rule[3] or ''}"
            begun = True
            rules.setdefault(at, [rule[4]])
        elif heading is not None and len(heading[1]) in (1, 3):
            at = heading[1]
            rules[at] = [heading[2]]
        elif line and begun and at:
            # An example, or a further paragraph of the rule.
            rules[at].append(line)
    return rules, iter(())


def _glossary(lines: Iterable[str]) -> dict[str, list[str]]:
    """Terms, each with the lines up to the next blank one."""
    entries: dict[str, list[str]] = {}
    term = ""
    for line in lines:
        if line == "Credits":
            break
        if not line:
            term = ""
        elif not term:
            term = line
            entries[term] = []
        else:
            entries[term].append(line)
    return {term: said for term, said in entries.items() if said}


# --- kept for later --------------------------------------------------------------------------------------------------


def store(book: Book, folder: Path) -> Path:
    """Write the book into the folder, as a whole or not at all."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / FILE_NAME
    part = folder / f"{FILE_NAME}.{os.getpid()}.part"
    try:
        part.write_bytes(msgspec.json.encode(book))
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return file


def stored(folder: Path) -> Book | None:
    """The book that was imported; None if none was.

    Raises:
        OfficialTextError: the file is damaged, or of another version ("stored").
    """
    file = folder / FILE_NAME
    if not file.is_file():
        return None
    try:
        book = msgspec.json.decode(file.read_bytes(), type=Book)
    except msgspec.MsgspecError as fault:
        raise OfficialTextError("stored") from fault
    if book.format != _FORMAT:
        raise OfficialTextError("stored")
    return book


# --- compared with the index -----------------------------------------------------------------------------------------


class Differences(msgspec.Struct, frozen=True):
    """How the numbers of a book differ from those of the indexed edition.

    Attributes:
        moved: number in the book -> number in the index.
        only_here: numbers of the index that the book lacks.
        only_there: numbers of the book that the index lacks.
    """

    moved: dict[str, str]
    only_here: list[str]
    only_there: list[str]

    def __bool__(self) -> bool:
        return bool(self.moved or self.only_here or self.only_there)


def number_in(book: Book, number: str) -> str | None:
    """The number under which the book has a rule of the index; None where it has none.

    The edition before the indexed one is known by heart. In others, keywords are found by their headings and everything
    else by its number.
    """
    if book.edition == FORMER_EDITION:
        former = cite.rule(number).former
        return former if former in book.rules else None
    if book.edition != RULES_EDITION and number.startswith(("701.", "702.")):
        at = cite.rule(number)
        above = at if at.level is Level.RULE else cite.rule(at.parent)
        if above.heading:
            section, letters = number.partition(".")[0], number[len(above.number) :]
            found = _headings(book, section).get(above.heading.casefold())
            other = f"{found}{letters}" if found else ""
            return other if other in book.rules else None
    return number if number in book.rules else None


def _headings(book: Book, section: str) -> Mapping[str, str]:
    return {
        said[0].casefold(): n
        for n, said in book.rules.items()
        if n.startswith(f"{section}.") and n[-1].isdigit() and len(said[0]) < 60
    }


def differences(book: Book) -> Differences:
    """Compare the numbers of a book with the index."""
    moved: dict[str, str] = {}
    only_here: list[str] = []
    used: set[str] = set()
    for each in cite.rules():
        there = number_in(book, each.number)
        if there is None:
            only_here.append(each.number)
            continue
        used.add(there)
        if there != each.number:
            moved[there] = each.number
    return Differences(moved, only_here, [n for n in book.rules if n not in used])
