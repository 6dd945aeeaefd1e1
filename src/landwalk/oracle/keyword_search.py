"""A keyword by its words in any of the three languages, as on a card: "snow swampwalk", "cruza tierras legendarias", "Inseltarnung"."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility, KeywordLine
from landwalk.locale import Lang
from landwalk.oracle.faces import FaceContext
from landwalk.oracle.load import grammar
from landwalk.oracle.reading import Reader
from landwalk.oracle.writer import print_line

_STYLES = ("line", "granted")


def keyword_of(words: str) -> list[tuple[Lang, KeywordAbility]]:
    """The abilities that the words name, as a line of a card or as something granted, with their language; parameters included."""
    found: list[tuple[Lang, KeywordAbility]] = []
    for lang in Lang:
        made = grammar(lang.value)
        tokens, raw = made.language.tokens(words)
        for style in _STYLES:
            reader = Reader(made, tokens, raw, FaceContext("~"))
            for node, end in reader.read("keyword", style, 0):
                if end == reader.length and isinstance(node, KeywordAbility) and (lang, node) not in found:
                    found.append((lang, node))
    return found


def keyword_words(ability: KeywordAbility, lang: Lang) -> str | None:
    """The ability as a line of a card, or None where the language has no words for it."""
    return print_line(KeywordLine((ability,)), lang.value)
