"""Errors of card and deck files: always one line with the file, the line and the mend."""

from __future__ import annotations


class CardsError(Exception):
    """A file of cards or a deck that can't be used.

    `key` names the kind of error for catalogues ("deck.count", "import.cut-off", ...); `values` are its details. `file`
    is the path or URL as it was given, `line` counts from 1 (None: the whole file), `what` says what is wrong, `mend`
    what to do. ``str(error)`` is one line.
    """

    def __init__(
        self,
        key: str,
        what: str,
        mend: str,
        *,
        file: str = "",
        line: int | None = None,
        **values: str | int,
    ) -> None:
        self.key = key
        self.what = what
        self.mend = mend
        self.file = file
        self.line = line
        self.values = values
        super().__init__(str(self))

    def __str__(self) -> str:
        where = self.file
        if self.line is not None:
            where = f"{where}, line {self.line}" if where else f"line {self.line}"
        text = f"{where}: {self.what}" if where else self.what
        return " ".join(f"{text}. {self.mend}".split())


class DeckError(CardsError):
    """A deck list that can't be read."""


class CardImportError(CardsError):
    """A card file that can't be imported; the database is as it was before."""


class DatabaseError(CardsError):
    """The card database is missing, damaged or of another version."""


class UnknownCardError(CardsError):
    """No card of this name; `nearest` are the most similar names that there are, best first."""

    def __init__(self, name: str, nearest: tuple[str, ...], *, file: str = "", line: int | None = None) -> None:
        self.name = name
        self.nearest = nearest
        if nearest:
            mend = "Did you mean " + " or ".join(f"'{n}'" for n in nearest) + "?"
        else:
            mend = "Check the name, or import newer card data with `landwalk cards import FILE_OR_URL`."
        super().__init__("card.unknown", f"no card is named '{shorten(name)}'", mend, file=file, line=line, name=name)


def shorten(text: str, limit: int = 60) -> str:
    """The text for a message: control characters shown as escapes, long ones cut with an ellipsis."""
    shown = "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in text[: limit + 1])
    return shown if len(text) <= limit else shown[:limit] + "…"
