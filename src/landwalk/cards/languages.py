"""How much of the supported cards can be said in another language: every different line printed, and read back to the same tree."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from landwalk.cards.database import Database
from landwalk.kernel.node import Node
from landwalk.locale import Lang
from landwalk.oracle.coverage import unworded
from landwalk.oracle.writer import print_line, reads_back


class LanguageReport(msgspec.Struct, frozen=True):
    """lines: different lines of supported faces. printed: of these, those that print and are read back to the same tree.

    phrases: wordings of the grammar that have no confirmed words in the language, by their English text. examples: up to `most`
    (face, English line) pairs that can't be said.
    """

    lang: str
    lines: int
    printed: int
    phrases: tuple[str, ...]
    examples: tuple[tuple[str, str], ...]


def phrases_without_words(lang: Lang) -> tuple[str, ...]:
    """The wordings of the grammar without confirmed words in a language, by their English text."""
    return tuple(unworded(lang.value))


def check_language(
    database: Database, lang: Lang, *, most: int = 50, progress: Callable[[int, int], None] | None = None
) -> LanguageReport:
    """Prints and reads back every different line of the supported faces in all pools."""
    trees: dict[Node, str] = {}
    for face in database.faces():
        if face.supported:
            for tree in face.reading.abilities:
                trees.setdefault(tree, face.record.name)
    printed = 0
    examples: list[tuple[str, str]] = []
    for done, (tree, name) in enumerate(trees.items(), 1):
        text = print_line(tree, lang.value)
        if text is not None and reads_back(text, tree, lang.value):
            printed += 1
        elif len(examples) < most:
            examples.append((name, print_line(tree, "en") or repr(tree)))
        if progress is not None:
            progress(done, len(trees))
    return LanguageReport(lang.value, len(trees), printed, phrases_without_words(lang), tuple(examples))
