"""The grammars, made once when first needed."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

import landwalk.actions
import landwalk.oracle.phrases
from landwalk.abilities.words import Row
from landwalk.oracle import clauses, events, keyword_lines, lines, sentences, specials
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.language import Language


def rows() -> list[Row]:
    """All rows: phrases of every part of speech (ROWS), then those of keyword actions (WORDS)."""
    found: list[Row] = []
    for package, name in ((landwalk.oracle.phrases, "ROWS"), (landwalk.actions, "WORDS")):
        for info in sorted(pkgutil.iter_modules(package.__path__), key=lambda m: m.name):
            module = importlib.import_module(f"{package.__name__}.{info.name}")
            found += getattr(module, name, ())
    return found


def language(name: str) -> Language:
    """The language module. Raises KeyError for a language that isn't there."""
    if name == "en":
        from landwalk.oracle.en import English

        return English()
    if name == "es":
        from landwalk.oracle.es import Spanish

        return Spanish()
    if name == "de":
        from landwalk.oracle.de import German

        return German()
    raise KeyError(name)


@cache
def grammar(name: str = "en") -> Grammar:
    """The grammar of a language: "en", "es" or "de"."""
    from landwalk.oracle.phrases.verbs import VERBS

    made = Grammar(language(name), rows(), VERBS)
    for part in (clauses, sentences, events, keyword_lines, lines, specials):
        part.install(made)
    made.language.install(made)
    return made
