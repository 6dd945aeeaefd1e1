"""German type lines: today's ("Legendäre Artefaktkreatur — Golem") and those of older cards ("Beschwörung eines Golems").

Old lines say "Beschwörung von ..." for creatures, "Kreaturenverzauberung" for Auras and the thing they enchant, "Unterbrechungszauber"
for what is an instant today, "Drachenlegende" for a legendary Dragon. Creature types are found by the forms of their nouns, also the
feminine ones ("einer Klerikerin").
"""

from __future__ import annotations

import re

from landwalk.oracle.de_heads import adjectival, forms
from landwalk.oracle.type_line import TypeLine
from landwalk.oracle.words import SUBTYPES, TYPES, NounWord

_DASH = re.compile(r"\s+[-\u2013\u2014]\s+")
_ADJECTIVE = re.compile(r"(legendär|verschneit)(?:e|er|es)")
_ADJECTIVES = {"legendär": "legendary", "verschneit": "snow"}
#: what stands before a type in one word with it
_FIRST = {
    "artefakt": ("types", "artifact"),
    "kreaturen": ("types", "creature"),
    "länder": ("types", "land"),
    "land": ("types", "land"),
    "verzauberungs": ("types", "enchantment"),
    "stammes-": ("types", "kindred"),
    "stammes": ("types", "kindred"),
    "standard": ("supertypes", "basic"),
    "welten": ("supertypes", "world"),
}
_TYPES = {w.de.lower(): key for key, w in TYPES.items() if w.de}
#: whole lines or words of their own
_WORDS = {
    "welt": TypeLine(types=("plane",)),
    "phänomen": TypeLine(types=("phenomenon",)),
    "unterbrechungszauber": TypeLine(types=("instant",)),
    "beschwörungszauber": TypeLine(types=("creature",)),
    "manaquelle": TypeLine(types=("instant",)),
    "instant": TypeLine(types=("instant",)),
}
_AURA = TypeLine(types=("enchantment",), subtypes=("Aura",))
_ENCHANT = re.compile(
    r"(?:kreaturen|artefakt(?:kreatur)?|land|wald|insel|sumpf|ebenen|gebirge|spieler|ausrüstungs|bleibende-karten-)verzauberung"
    r"|verzaubere .+"
)
_SUMMON = re.compile(r"beschwörung (?:eines|einer|des|der|von) (.+)")


def _forms(word: NounWord) -> set[str]:
    out = {forms(word, "s", case) for case in ("nom", "gen", "dat", "acc")}
    out |= {forms(word, "p", case) for case in ("nom", "dat")}
    if word.de_gender in ("m", "n") and not word.de_declension:
        out |= {word.de + "es"}
    if word.de_declension == "a":
        out |= {adjectival(word, end) for end in ("e", "er", "en", "em", "es")}
    if word.de_declension == "w":
        out |= {forms(word, "s", "acc") + "s"}  # older: "eines Drachens"
    stem = word.de.removesuffix("e")
    if word.de_gender == "m":
        out |= {stem + "in", stem + "innen", word.de.removesuffix("er") + "in"}
    return {w.lower() for w in out if w}


def _index() -> dict[str, str]:
    out: dict[str, str] = {}
    for name, word in SUBTYPES.items():
        if word.de:
            for said in _forms(word):
                out.setdefault(said, name)
    for name, word in SUBTYPES.items():  # the word itself comes first
        if word.de:
            out[word.de.lower()] = name
    return out


_SUBTYPES = _index()


def _named(words: list[str]) -> TypeLine:
    """Subtypes, each once; a compound of two with a hyphen or without a known name is taken apart."""
    subtypes: list[str] = []
    others: list[str] = []
    supertypes: tuple[str, ...] = ()
    for word in filter(None, (w.strip() for w in words)):
        low = word.lower()
        if low.endswith("legende"):
            supertypes = ("legendary",)
            low = low.removesuffix("legende").removesuffix("-")
            if not low:
                continue
        parts = [low] if low in _SUBTYPES else low.split("-")
        if all(p in _SUBTYPES for p in parts):
            subtypes += [_SUBTYPES[p] for p in parts]
        else:
            others.append(word)
    return TypeLine(supertypes, subtypes=tuple(dict.fromkeys(subtypes)), others=tuple(dict.fromkeys(others)))


def _compound(word: str) -> TypeLine | None:
    """ "Artefaktkreatur", "Verschneites" is no part of it."""
    if word in _WORDS:
        return _WORDS[word]
    if word in _TYPES:
        return TypeLine(types=(_TYPES[word],))
    for first, (slot, value) in _FIRST.items():
        if not word.startswith(first):
            continue
        rest = _compound(word[len(first) :])
        if rest is not None:
            return rest._replace(**{slot: (value, *getattr(rest, slot))})
    return None


def _left(text: str) -> TypeLine | None:
    low = " ".join(text.lower().split())
    if low == "beschwörung einer legende":
        return TypeLine(("legendary",), ("creature",))
    summoned = _SUMMON.fullmatch(low)
    if summoned:
        start = summoned.start(1)
        return _named(re.split(r",| und ", " ".join(text.split())[start:]))._replace(types=("creature",))
    if _ENCHANT.fullmatch(low):
        return _AURA
    out = TypeLine()
    for part in re.split(r", ?|(?<=hexerei) (?=spont)", low):
        words = part.split()
        supertypes = []
        while words and (adjective := _ADJECTIVE.fullmatch(words[0])):
            supertypes.append(_ADJECTIVES[adjective[1]])
            words.pop(0)
        found = _compound("-".join(words)) if words else None
        if found is None:
            return None
        out = TypeLine(
            (*out.supertypes, *supertypes, *found.supertypes),
            (*out.types, *found.types),
            (*out.subtypes, *found.subtypes),
        )
    return out


def read_german(text: str) -> TypeLine | None:
    """A printed German type line; None where its types aren't understood."""
    left, *right = _DASH.split(text.strip(), maxsplit=1)
    found = _left(left)
    if found is None or not right:
        return found
    named = _named(re.split(r",|/|[-\u2013\u2014] ", right[0]))
    return found._replace(
        supertypes=(*named.supertypes, *found.supertypes),
        subtypes=(*found.subtypes, *named.subtypes),
        others=(*found.others, *named.others),
    )
