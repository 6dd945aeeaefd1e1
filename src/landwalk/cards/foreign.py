"""Printed texts in other languages: a file of them (JSON Lines, plain or compressed), and which of them are compared."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from landwalk.cards.errors import CardsError
from landwalk.cards.sources import opened

#: Texts from this year on are to be understood and printed as they are; older wordings wait.
FIRST_YEAR = 2016
LANGS = ("es", "de")

Bytes = Callable[[int, int], None]


class PrintedText(msgspec.Struct, frozen=True):
    """A face as one printing in another language has it. `name` is the English face name; without a date it is of 2022 or later."""

    name: str
    lang: str
    printed_name: str = ""
    printed_type: str = ""
    printed_text: str = ""
    card: str = ""
    date: str = ""

    @property
    def is_recent(self) -> bool:
        """Is it printed in FIRST_YEAR or later? The few without a date are newer than the dated ones."""
        return not self.date or int(self.date[:4]) >= FIRST_YEAR


class _Row(msgspec.Struct):
    name: str
    lang: str
    printed_name: str | None = None
    printed_type: str | None = None
    printed_text: str | None = None
    card: str | None = None
    date: str | None = None


_ROW = msgspec.json.Decoder(_Row)


def read_printed(path: str | Path, progress: Bytes | None = None) -> list[PrintedText]:
    """The printed texts of LANGS in a file, in its order.

    Raises CardsError naming file and line when it is missing, broken, or holds something else.
    """
    out: list[PrintedText] = []
    with opened(path, progress) as source:
        for text, line in source.lines(progress):
            row = source.decoded(_ROW, text, line)
            if row.lang not in LANGS or not row.printed_text:
                continue
            date = row.date or ""
            if date and not date[:4].isdigit():
                raise CardsError("foreign.date", file=str(path), line=line, given=date)
            out.append(
                PrintedText(
                    row.name,
                    row.lang,
                    row.printed_name or "",
                    row.printed_type or "",
                    row.printed_text,
                    row.card or "",
                    date,
                )
            )
    if not out:
        raise CardsError("foreign.empty", file=str(path))
    return out


def sampled(texts: Sequence[PrintedText], count: int, seed: int) -> list[PrintedText]:
    """So many of the texts of each language, drawn by the seed, in their order."""
    out: list[PrintedText] = []
    for lang in LANGS:
        of_lang = [t for t in texts if t.lang == lang]
        chosen = sorted(random.Random(f"{seed} {lang}").sample(range(len(of_lang)), min(count, len(of_lang))))
        out += [of_lang[i] for i in chosen]
    return out
