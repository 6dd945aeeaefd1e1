"""The type line of a card (CR 205.1) in three languages; a word without a confirmed translation stays English."""

from __future__ import annotations

from landwalk.kernel.characteristics import CardType, Characteristics, Face, Supertype
from landwalk.locale import Lang
from landwalk.oracle.words import SUBTYPES, SUPERTYPES, TYPES, NounWord

#: The order on cards; faces hold sets.
_SUPERTYPES = [str(s) for s in (Supertype.LEGENDARY, Supertype.BASIC, Supertype.SNOW, Supertype.WORLD)]
_TYPES = ["kindred", "enchantment", "artifact", "land", "battle", "planeswalker", "instant", "sorcery", "creature"]
_TYPES += [str(t) for t in CardType if str(t) not in _TYPES]
_SUPERTYPES += [str(s) for s in Supertype if str(s) not in _SUPERTYPES]

_GERMAN_ENDINGS = {"m": "er", "f": "e", "n": "es"}


def type_line(face: Face | Characteristics, lang: Lang = Lang.EN) -> str:
    """Supertypes, types, a dash, subtypes; in the order of the language."""
    if not face.types:
        return ""
    types = sorted((str(t) for t in face.types), key=_TYPES.index)
    supertypes = sorted((str(s) for s in face.supertypes), key=_SUPERTYPES.index)
    known = all(t in TYPES and _word(TYPES[t], lang) for t in types) and all(s in SUPERTYPES for s in supertypes)
    if lang is Lang.ES and known:
        words = _spanish(types, supertypes)
    elif lang is Lang.DE and known:
        words = _german(types, supertypes)
    else:
        words = " ".join(word.capitalize() for word in (*supertypes, *types))
    if not face.subtypes:
        return words
    subtypes = [subtype(s, lang) for s in sorted(str(s) for s in face.subtypes)]
    return f"{words} — {(', ' if lang is Lang.DE else ' ').join(subtypes)}"


def _word(noun: NounWord, lang: Lang) -> str:
    return {Lang.EN: noun.en, Lang.ES: noun.es, Lang.DE: noun.de}[lang]


def subtype(name: str, lang: Lang) -> str:
    """The word on a type line; English where the language has none that a print confirms."""
    noun = SUBTYPES.get(name)
    word = _word(noun, lang) if noun is not None else ""
    return word[:1].upper() + word[1:] if word else name


def _spanish(types: list[str], supertypes: list[str]) -> str:
    """ "Criatura artefacto legendaria": the last type leads, adjectives follow in its gender."""
    head = TYPES[types[-1]]
    feminine = head.es_gender == "f"
    adjectives = [SUPERTYPES[s][0][1 if feminine else 0] or s for s in supertypes]
    line = " ".join([*(TYPES[t].es for t in reversed(types)), *adjectives])
    return line[:1].upper() + line[1:]


def _german(types: list[str], supertypes: list[str]) -> str:
    """ "Legendäre Artefaktkreatur", "Standardland": types and "Standard" are compounds, adjectives agree with the head."""
    head = TYPES[types[-1]]
    compound = "".join(TYPES[t].de_compound for t in types[:-1])
    noun = f"{compound}{head.de.lower()}" if compound else head.de
    words: list[str] = []
    for supertype in supertypes:
        stem = SUPERTYPES[supertype][1]
        if stem[:1].isupper():
            noun = f"{stem}{noun.lower()}"
        else:
            words.append(stem + _GERMAN_ENDINGS[head.de_gender] if stem else supertype)
    line = " ".join([*words, noun])
    return line[:1].upper() + line[1:]
