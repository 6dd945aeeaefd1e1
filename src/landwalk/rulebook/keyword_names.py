"""The names of keyword abilities and keyword actions in three languages, with marks for those that no print confirms."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from landwalk import cite
from landwalk.locale import Lang
from landwalk.rulebook.wordings import page_name

_TABLE: Final = Path(__file__).with_name("keyword_names.tsv")
_KEYWORDS: Final = Path(__file__).resolve().parents[1] / "keywords"
_ACTIONS: Final = Path(__file__).resolve().parents[1] / "actions"

#: Old names and wordings -> keyword, or rule that says it today. (CR 702.89: umbra armor was called totem armor, and so on.)
OLDER: Final[Mapping[str, str]] = {
    "totem armor": "702.89",
    "armadura totem": "702.89",
    "unblockable": "509.1b",
    "is unblockable": "509.1b",
    "imbloqueable": "509.1b",
    "no puede bloquearse": "509.1b",
    "unblockbar": "509.1b",
    "ist unblockbar": "509.1b",
    "bury": "701.8",
    "enterrar": "701.8",
    "begrabe": "701.8",
    "remove from the game": "701.13",
    "remover del juego": "701.13",
    "aus dem spiel entfernen": "701.13",
    "tribal": "308",
    "substance": "702.1",
}


class Name(NamedTuple):
    """A name in one language. sure: confirmed by print or another second source. forms: other forms (conjugated, compound)."""

    term: str
    sure: bool
    forms: tuple[str, ...] = ()


class Keyword(NamedTuple):
    """A keyword ability or action, or a named kind of one.

    Attributes:
        number: its rule.
        name: in English, lower case.
        others: English names of its kinds ("multikicker").
        names: Spanish and German, where known.
        classes: static, triggered, activated, spell, evasion, ...; "kind-of" for a kind of landwalk.
        instances: how several on one object add up ("redundant", "each", ...); "" where nothing is known.
    """

    number: str
    name: str
    others: tuple[str, ...]
    names: Mapping[Lang, Name]
    classes: tuple[str, ...]
    instances: str

    @property
    def built(self) -> bool:
        """Has the package a module for it, so that the game plays it?"""
        folder = _ACTIONS if self.number.startswith("701.") else _KEYWORDS
        return (folder / f"{page_name(self.heading)}.py").is_file() or (folder / f"{page_name(self.name)}.py").is_file()

    @property
    def heading(self) -> str:
        """The name as the book writes it."""
        return cite.rule(self.number).heading

    def said(self, lang: Lang) -> str:
        """The name in a language; the English one where none is known."""
        own = self.names.get(lang)
        return own.term if own else self.name


@cache
def keywords() -> tuple[Keyword, ...]:
    """All keyword abilities in the order of the book, then the named kinds of landwalk, then the keyword actions."""
    found: list[Keyword] = []
    for line in _TABLE.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        number, name, others, es, es_mark, es_forms, de, de_mark, de_forms, classes, instances = line.split("\t")
        names: dict[Lang, Name] = {}
        for lang, term, mark, forms in ((Lang.ES, es, es_mark, es_forms), (Lang.DE, de, de_mark, de_forms)):
            if term or forms:
                rest = tuple(f for f in forms.split(";") if f)
                names[lang] = Name(term or rest[0], mark == "sure", rest)
        others_ = tuple(o for o in others.split(";") if o)
        found.append(Keyword(number, name, others_, names, tuple(classes.split()), instances.partition(" ")[0]))
    return tuple(found)


def key(words: str) -> str:
    """Words as they are compared: no case, no accents, no marks, single spaces."""
    plain = unicodedata.normalize("NFKD", words.casefold())
    words_alone = re.findall(r"[^\W_]+", "".join(c for c in plain if not unicodedata.combining(c)))
    return " ".join(words_alone) or words.strip()


@cache
def _index() -> dict[str, list[tuple[Keyword, Lang]]]:
    """Key -> keywords with the language of that name; names before forms, keywords before kinds of them."""
    found: dict[str, list[tuple[Keyword, Lang]]] = {}

    def put(words: str, keyword: Keyword, lang: Lang) -> None:
        row = found.setdefault(key(words), [])
        if all(k.number != keyword.number for k, _ in row):
            row.append((keyword, lang))

    # A kind that has a row of its own ("islandwalk") is found there, not at the keyword that lists it.
    own = {k.name for k in keywords()}
    for keyword in keywords():
        put(keyword.name, keyword, Lang.EN)
        for lang, name in keyword.names.items():
            put(name.term, keyword, lang)
    for keyword in sorted(keywords(), key=lambda k: "kind-of" not in k.classes):
        for other in keyword.others:
            if other not in own:
                put(other, keyword, Lang.EN)
        for lang, name in keyword.names.items():
            for form in name.forms:
                put(form, keyword, lang)
    return found


def find(words: str) -> list[tuple[Keyword, Lang]]:
    """The keywords of that name, in any language, with the language; several where languages share a word."""
    return _index().get(key(words), [])


def by_number(number: str) -> Keyword | None:
    """The keyword whose rule that is."""
    return next((k for k in keywords() if k.number == number), None)


def older(words: str) -> str:
    """The rule that says today what an older name or wording said; "" for others."""
    plain = key(words)
    return next((number for old, number in OLDER.items() if key(old) == plain), "")


def nearest(words: str, count: int = 3) -> list[str]:
    """Names that are written nearly so, best first, as they are printed; none when nothing comes near."""
    plain = key(words)
    shown: dict[str, str] = {}
    for name in _all_names():
        shown.setdefault(key(name), name)
    scored = [(SequenceMatcher(None, plain, other).ratio(), name) for other, name in shown.items()]
    begun = [
        (1.0 - len(name) / 1000, name) for other, name in shown.items() if len(plain) > 2 and other.startswith(plain)
    ]
    best = sorted([*begun, *((r, n) for r, n in scored if r >= 0.7)], key=lambda s: (-s[0], s[1]))
    return list(dict.fromkeys(name for _, name in best))[:count]


def _all_names() -> Iterator[str]:
    for keyword in keywords():
        yield keyword.name
        yield from keyword.others
        for name in keyword.names.values():
            yield name.term
            yield from name.forms


@cache
def _vocabulary() -> dict[str, frozenset[Lang]]:
    """Each single word that occurs in names -> the languages that it occurs in."""
    found: dict[str, set[Lang]] = {}
    for keyword in keywords():
        rows: list[tuple[Lang, Sequence[str]]] = [(Lang.EN, (keyword.name, *keyword.others))]
        rows += [(lang, (name.term, *name.forms)) for lang, name in keyword.names.items()]
        for lang, names in rows:
            for name in names:
                for word in key(name).split():
                    found.setdefault(word, set()).add(lang)
    return {word: frozenset(langs) for word, langs in found.items()}


def mixed(words: str) -> tuple[tuple[str, Lang], tuple[str, Lang]] | None:
    """Two of the words that belong to different languages, where no language has them all; else None."""
    own = [(word, _vocabulary().get(key(word), frozenset())) for word in words.split()]
    known = [(word, langs) for word, langs in own if langs]
    if not known or frozenset.intersection(*(langs for _, langs in known)):
        return None
    for word, langs in known:
        for other, others in known:
            if not langs & others:
                return (word, min(langs)), (other, min(others))
    return None
