"""Errors of card and deck files: always one line with the file, the line and the mend, in three languages."""

from __future__ import annotations

from landwalk.cards.messages import FAULTS, WHERE_CARD, WHERE_LINE
from landwalk.locale import Catalogue, Lang, catalogue


class CardsError(Exception):
    """A file of cards or a deck that can't be used.

    `key` names the kind of error ("deck.count", "import.cut-off", ...; see `messages.FAULTS`), `values` are its
    details. `file` is the path or URL as it was given, `line` counts from 1 (None: the whole file), `at` names a card
    where there are no lines. ``str(error)`` is one line of English, `text` the same in a language.
    """

    def __init__(self, key: str, *, file: str = "", line: int | None = None, at: str = "", **values: str | int) -> None:
        self.key = key
        self.file = file
        self.line = line
        self.at = shorten(at)
        self.values = values
        super().__init__(self.text(Lang.EN))

    def what(self, lang: Lang) -> str:
        """What is wrong."""
        return self._filled(FAULTS[self.key][0], catalogue(lang))

    def mend(self, lang: Lang) -> str:
        """What to do."""
        return self._filled(FAULTS[self.key][1], catalogue(lang))

    def _filled(self, template: str, words: Catalogue) -> str:
        numbers = {k: f"{v:,}" if isinstance(v, int) else v for k, v in self.values.items()}
        return words.gettext(template).format(**numbers)

    def text(self, lang: Lang) -> str:
        """One line: file, line, what is wrong, what to do."""
        words = catalogue(lang)
        where = [self.file] if self.file else []
        if self.line is not None:
            where.append(words.gettext(WHERE_LINE).format(line=self.line))
        if self.at:
            where.append(words.gettext(WHERE_CARD).format(at=self.at))
        said = f"{', '.join(where)}: {self.what(lang)}" if where else self.what(lang)
        return " ".join(f"{said}. {self.mend(lang)}".split())

    def __str__(self) -> str:
        return self.text(Lang.EN)


class DeckError(CardsError):
    """A deck list that can't be read."""


class CardImportError(CardsError):
    """A card file that can't be imported; the database is as it was before."""


class DatabaseError(CardsError):
    """The card database is missing, damaged or of another version."""


class UnknownCardError(CardsError):
    """No card of this name, or several (a face's or foreign name that doesn't tell which).

    `nearest` are the most similar names that there are, best first, or the names of the several cards.
    """

    def __init__(
        self, name: str, nearest: tuple[str, ...], *, several: int = 0, file: str = "", line: int | None = None
    ) -> None:
        self.name = name
        self.nearest = nearest
        key = "card.several" if several else "card.near" if nearest else "card.unknown"
        super().__init__(key, file=file, line=line, name=shorten(name))

    def _filled(self, template: str, words: Catalogue) -> str:
        nearest = ", ".join(f"'{n}'" for n in self.nearest)
        return words.gettext(template).format(name=self.values["name"], nearest=nearest)


def shorten(text: str, limit: int = 60) -> str:
    """The text for a message: control characters shown as escapes, long ones cut with an ellipsis."""
    shown = "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in text[: limit + 1])
    return shown if len(text) <= limit else shown[:limit] + "…"
