"""Which language to speak, and the words of the screen in it.

English sentences are the keys; Spanish and German stand in `ui/catalogues/<language>/*.po`, gettext's text format, read
at run time: an edit of a translation shows at once, and the wheel carries the same files. Every language here has the
plural rule of English (one, more). Words of cards are no business of this module: they have grammar, see `oracle`.
"""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Final

CATALOGUES: Final = Path(__file__).parent / "ui" / "catalogues"
"""The folder with one folder of .po files per language."""

_CONTEXT_MARK: Final = "\x04"


class Lang(StrEnum):
    """The languages that Landwalk speaks; the value is the ISO 639 code."""

    EN = "en"
    ES = "es"
    DE = "de"

    @property
    def own_name(self) -> str:
        """The language's name for itself."""
        return _OWN_NAMES[self]


_OWN_NAMES: Final[Mapping[Lang, str]] = {Lang.EN: "English", Lang.ES: "español", Lang.DE: "Deutsch"}


class UnknownLanguageError(ValueError):
    """A language was asked for by name that Landwalk doesn't speak."""


class CatalogueError(ValueError):
    """A file of translations can't be read; the message names file, line and what is wrong."""


def parse(name: str) -> Lang:
    """The language of a code such as `de`, `DE`, `es_MX.UTF-8` or `en-GB`.

    Raises:
        UnknownLanguageError: it is none of ours.
    """
    code = name.strip().replace("-", "_").partition("_")[0].partition(".")[0].casefold()
    try:
        return Lang(code)
    except ValueError:
        known = ", ".join(f"{lang.value} ({lang.own_name})" for lang in Lang)
        raise UnknownLanguageError(f"language {name!r} isn't spoken here; choose one of {known}") from None


def choose(asked: str | None = None, environ: Mapping[str, str] | None = None) -> Lang:
    """The language to use: `asked` (an option such as --lang), else LANDWALK_LANG, else the locale, else English.

    The locale is the first of LC_ALL, LC_MESSAGES and LANG that isn't empty (POSIX 8.2); one that we don't speak means
    English.

    Raises:
        UnknownLanguageError: `asked` or LANDWALK_LANG names a language that we don't speak.
    """
    env = os.environ if environ is None else environ
    wish = asked or env.get("LANDWALK_LANG")
    if wish:
        return parse(wish)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = env.get(variable)
        if value:
            try:
                return parse(value)
            except UnknownLanguageError:
                return Lang.EN
    return Lang.EN


class Catalogue:
    """The screen words of one language, with the methods of gettext. What isn't translated comes back in English."""

    __slots__ = ("_words", "lang")

    def __init__(self, lang: Lang, words: Mapping[str, tuple[str, ...]]) -> None:
        self.lang: Lang = lang
        self._words: Mapping[str, tuple[str, ...]] = words

    def gettext(self, message: str) -> str:
        """The message in this language."""
        found = self._words.get(message)
        return found[0] if found else message

    def ngettext(self, singular: str, plural: str, n: int) -> str:
        """The form for `n` things; the caller fills in the number."""
        found = self._words.get(singular)
        one, more = found if found and len(found) == 2 else (singular, plural)
        return one if n == 1 else more

    def pgettext(self, context: str, message: str) -> str:
        """The message where one English word needs two translations; the context is for translators."""
        found = self._words.get(f"{context}{_CONTEXT_MARK}{message}")
        return found[0] if found else message

    def __len__(self) -> int:
        return len(self._words)


def marked(message: str) -> str:
    """The message itself. Imported as `_` it marks, for the catalogues, what is translated when it is shown."""
    return message


_loaded: dict[Lang, Catalogue] = {}


def catalogue(lang: Lang) -> Catalogue:
    """The screen words of a language; its files are read once.

    Raises:
        CatalogueError: one of its files is broken, or two files translate one message differently.
    """
    found = _loaded.get(lang)
    if found is None:
        found = _loaded[lang] = Catalogue(lang, read_folder(CATALOGUES / lang.value))
    return found


def read_folder(folder: Path) -> dict[str, tuple[str, ...]]:
    """All translated messages of the .po files in a folder; empty when it isn't there.

    Raises:
        CatalogueError: see `catalogue`.
    """
    words: dict[str, tuple[str, ...]] = {}
    for file in sorted(folder.glob("*.po")):
        for key, forms in read_po(file.read_text(encoding="utf-8"), file.name):
            if words.setdefault(key, forms) != forms:
                raise CatalogueError(f"{file}: {key!r} is translated differently in another file of the folder")
    return words


def read_po(text: str, name: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The translated entries of one .po text: the key (context, mark, message) and its one or two forms.

    Entries that are untranslated, marked fuzzy or obsolete (`#~`) are left out, so English is shown.
    (GNU gettext manual, "The Format of PO Files".)

    Raises:
        CatalogueError: a line is none of that format; the message names `name` and the line number.
    """
    entry: dict[str, str] = {}
    field = ""
    fuzzy = False
    for number, raw in enumerate([*text.splitlines(), ""], 1):
        line = raw.strip()
        if line.startswith("#") or not line:
            if "msgstr" in entry or "msgstr[0]" in entry:
                yield from _finish(entry, fuzzy=fuzzy)
                entry, fuzzy = {}, False
            fuzzy = fuzzy or (line.startswith("#,") and "fuzzy" in line)
            continue
        keyword, _, rest = line.partition(" ") if line[0] != '"' else (field, "", line)
        if line[0] != '"' and keyword in {"msgctxt", "msgid"} and ("msgstr" in entry or "msgstr[0]" in entry):
            yield from _finish(entry, fuzzy=fuzzy)
            entry, fuzzy = {}, False
        if keyword not in {"msgctxt", "msgid", "msgid_plural", "msgstr", "msgstr[0]", "msgstr[1]"}:
            raise CatalogueError(f"{name}, line {number}: expected msgid, msgstr or a quoted string, found {line!r}")
        if line[0] != '"' and keyword in entry:
            raise CatalogueError(f"{name}, line {number}: a second {keyword} in one entry")
        entry[keyword] = entry.get(keyword, "") + _unquote(rest, name, number)
        field = keyword


def _finish(entry: Mapping[str, str], *, fuzzy: bool) -> Iterator[tuple[str, tuple[str, ...]]]:
    message = entry.get("msgid", "")
    forms = (entry["msgstr"],) if "msgstr" in entry else (entry["msgstr[0]"], entry.get("msgstr[1]", ""))
    if message and all(forms) and not fuzzy:
        context = entry.get("msgctxt")
        yield (message if context is None else f"{context}{_CONTEXT_MARK}{message}"), forms


def _unquote(quoted: str, name: str, number: int) -> str:
    try:
        value = ast.literal_eval(quoted.strip())
    except (SyntaxError, ValueError):
        value = None
    if not isinstance(value, str) or not quoted.strip().startswith('"'):
        raise CatalogueError(f"{name}, line {number}: not a string in double quotes: {quoted.strip()!r}")
    return value
