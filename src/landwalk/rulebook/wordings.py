"""Short wordings of rules in our own words, in three languages; read a section at a time, when first asked for.

Wordings are plain text beside the thing that they explain: `keywords/pages/landwalk.txt` for CR 702.14 and its subrules,
`actions/pages/scry.txt` for CR 701.22, `rulebook/sections/509.txt` for section 509. A file is a row of entries:

    702.14c
    en A creature with landwalk can't be blocked while ...
    es Una criatura con ...
    de Eine Kreatur mit ...

Blank lines and lines that begin with # are skipped. An entry has every language, each once; it may begin with several numbers, where
a rule and its only subrule say the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from landwalk import cite
from landwalk.locale import Lang, parse

_PACKAGE: Final = Path(__file__).resolve().parents[1]
SECTIONS: Final = _PACKAGE / "rulebook" / "sections"
KEYWORD_PAGES: Final = _PACKAGE / "keywords" / "pages"
ACTION_PAGES: Final = _PACKAGE / "actions" / "pages"

_PAGES: Final[Mapping[str, Path]] = {"701": ACTION_PAGES, "702": KEYWORD_PAGES}
_LANGUAGES: Final = frozenset(lang.value for lang in Lang)
_NUMBER: Final = r"\d(\d\d(\.\d+[a-z]{0,2})?)?"
_END: Final = "end of file"


class WordingError(ValueError):
    """A file of wordings is broken; the message names file, line and what is wrong."""


def page_name(heading: str) -> str:
    """The name of a page, and of the module, of a keyword: `first_strike` for "First Strike"."""
    return re.sub(r"[^a-z0-9]+", "_", heading.lower()).strip("_")


def file_of(number: str) -> Path:
    """The file in which the wording of a rule stands, if it has one.

    Raises:
        UnknownRuleError: there is no such rule.
    """
    section = number.partition(".")[0]
    pages = _PAGES.get(section)
    at = cite.rule(number)
    if at.level is cite.Level.SUBRULE:
        at = cite.rule(at.parent)
    if pages is None or section == number or not at.heading:  # 702.1 and 701.1 are about keywords in general
        return SECTIONS / f"{section}.txt"
    return pages / f"{page_name(at.heading)}.txt"


_read: dict[Path, dict[str, dict[str, str]]] = {}


def wording(number: str, lang: Lang | str = Lang.EN) -> str | None:
    """What a rule says, in a sentence or two of our own; None where nobody has worded it yet, or where there is no such rule.

    Raises:
        UnknownLanguageError: the language isn't spoken here.
    """
    language = lang if isinstance(lang, Lang) else parse(lang)
    if not cite.is_rule(number):
        return None
    file = file_of(number)
    found = _read.get(file)
    if found is None:
        found = _read[file] = read(file) if file.is_file() else {}
    entry = found.get(number)
    return None if entry is None else entry[language.value]


def read(file: Path) -> dict[str, dict[str, str]]:
    """Rule number -> language -> wording.

    Raises:
        WordingError: the file isn't of the form that the module describes, or words a rule that doesn't belong into it.
    """
    entries: dict[str, dict[str, str]] = {}
    entry: dict[str, str] = {}
    named: list[str] = []
    for at, raw in enumerate([*file.read_text(encoding="utf-8").splitlines(), _END], 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        code, _, text = line.partition(" ")
        if code in _LANGUAGES and text and named:
            if code in entry:
                raise WordingError(f"{file.name}, line {at}: a second {code} for {named[0]}")
            entry[code] = text.strip()
            continue
        numbers = [] if line == _END else line.split()
        if all(re.fullmatch(_NUMBER, n) for n in numbers) and named and set(entry) != _LANGUAGES:
            raise WordingError(f"{file.name}, line {at}: {named[0]} lacks a language")
        named, entry = numbers, {}
        for number in named:
            if not re.fullmatch(_NUMBER, number):
                raise WordingError(
                    f"{file.name}, line {at}: expected rule numbers, or a language and its words: {line!r}"
                )
            if number in entries:
                raise WordingError(f"{file.name}, line {at}: {number} a second time")
            if not cite.is_rule(number) or file_of(number).name != file.name:
                raise WordingError(f"{file.name}, line {at}: {number} doesn't belong here")
            entries[number] = entry
    return entries


def files() -> Iterator[Path]:
    """All files of wordings, in order of their names."""
    for folder in (SECTIONS, ACTION_PAGES, KEYWORD_PAGES):
        yield from sorted(folder.glob("*.txt"))


def worded() -> set[str]:
    """The numbers of all rules that have a wording."""
    return {number for file in files() for number in read(file)}
