"""CR 205.3, subtypes: which card type each subtype goes with, and every creature type at once (702.73, changeling)."""

from __future__ import annotations

from typing import Final

from landwalk.kernel.characteristics import BASIC_LAND_TYPES, CardType, Characteristics
from landwalk.rules.c2_parts_of_a_card import cr205_words as words

#: The sets of CR 205.3g-q by the card types that they go with.
SUBTYPES_OF: Final[dict[str, frozenset[str]]] = {
    CardType.ARTIFACT: frozenset(words.ARTIFACT_TYPES),
    CardType.BATTLE: frozenset(words.BATTLE_TYPES),
    CardType.CREATURE: frozenset(words.CREATURE_TYPES),
    CardType.ENCHANTMENT: frozenset(words.ENCHANTMENT_TYPES),
    CardType.INSTANT: frozenset(words.SPELL_TYPES),
    # CR 205.3m, kindreds share the creature types; 205.3k, sorceries the spell types
    CardType.KINDRED: frozenset(words.CREATURE_TYPES),
    CardType.LAND: frozenset(words.LAND_TYPES),
    CardType.PLANESWALKER: frozenset(words.PLANESWALKER_TYPES),
    CardType.SORCERY: frozenset(words.SPELL_TYPES),
}
ALL_CREATURE_TYPES = SUBTYPES_OF[CardType.CREATURE]
LAND_TYPES = SUBTYPES_OF[CardType.LAND]
BASIC_TYPES: Final = frozenset(BASIC_LAND_TYPES)  # CR 305.6
#: Stands in trees for "every creature type" where a list of creature types can stand.
EVERY_CREATURE_TYPE: Final = "every_creature_type"

_KNOWN: Final = frozenset(name for names in SUBTYPES_OF.values() for name in names)
_with_every: Final[dict[frozenset[str], frozenset[str]]] = {}
_fitting: Final[dict[tuple[frozenset[str], frozenset[str]], frozenset[str]]] = {}


def creature_types(chars: Characteristics) -> frozenset[str]:
    """The creature types that the object has (CR 205.3m): none unless it is a creature or kindred."""
    if CardType.CREATURE in chars.types or CardType.KINDRED in chars.types:
        return chars.subtypes & ALL_CREATURE_TYPES
    return frozenset()


def with_every_creature_type(subtypes: frozenset[str]) -> frozenset[str]:
    """The subtypes and all creature types; objects with the same others share one set."""
    found = _with_every.get(subtypes)
    if found is None:
        found = subtypes | ALL_CREATURE_TYPES
        _with_every[subtypes] = found
    return found


def correlated(word: str, types: frozenset[str]) -> bool:
    """Does the subtype go with one of these card types (CR 205.3c-d)? A word of no list goes with any."""
    if word not in _KNOWN:
        return True
    return any(word in SUBTYPES_OF[t] for t in types if t in SUBTYPES_OF)


def fitting(subtypes: frozenset[str], types: frozenset[str]) -> frozenset[str]:
    """Those of the subtypes that an object with these card types can have (CR 205.1a, 205.3d)."""
    if not subtypes:
        return subtypes
    key = (subtypes, types)
    found = _fitting.get(key)
    if found is None:
        found = frozenset(word for word in subtypes if correlated(word, types))
        if found == subtypes:
            found = subtypes
        if len(_fitting) > 5000:
            _fitting.clear()
        _fitting[key] = found
    return found


def set_of(word: str) -> frozenset[str]:
    """All subtypes of the sets that `word` belongs to: what setting it replaces (CR 205.1a)."""
    out: frozenset[str] = frozenset()
    for names in SUBTYPES_OF.values():
        if word in names:
            out |= names
    return out
