"""CR 613.1d, layer 4: what a type-changing effect does to an object's types, and through them to a land's abilities (205.1, 305.7)."""

from __future__ import annotations

from typing import Final

from landwalk.abilities.effect import Become
from landwalk.kernel.characteristics import COLOR_CODES, CardType, Characteristics, Inst
from landwalk.rules.c2_parts_of_a_card.cr205_subtypes import (
    ALL_CREATURE_TYPES,
    BASIC_TYPES,
    EVERY_CREATURE_TYPE,
    fitting,
    set_of,
    with_every_creature_type,
)
from landwalk.rules.c3_card_types.cr305_lands import intrinsic
from landwalk.rules.c6_spells_abilities.cr612_text_changing import INTRINSIC

_CARD_TYPES: Final = frozenset(CardType)
#: Become.addition of what takes types away.
TAKES: Final = "not"
_KEPT_TYPES: Final = frozenset({CardType.INSTANT, CardType.SORCERY})
_ARTIFACT_CREATURE: Final = frozenset({CardType.ARTIFACT, CardType.CREATURE})


class TypeChange:
    """A Become as layer 4 sees it. word: what was chosen, if it speaks of a chosen type. Made once and kept.

    replaced: the subtypes that go, of the sets that the new ones belong to (205.1a). keeps: is what it was kept (205.1b)?
    """

    __slots__ = ("adds", "basics", "every", "keeps", "removed", "replaced", "subtypes", "supertypes", "types")

    def __init__(self, p: Become, word: str) -> None:
        takes = p.addition == TAKES
        #: "isn't a creature": the card types that go, and with them the subtypes that no type is left for (205.1a).
        self.removed = frozenset(p.types) if takes else frozenset()
        self.types = frozenset() if takes else frozenset((*p.types, word) if word in _CARD_TYPES else p.types)
        one_more = bool(word) and word not in COLOR_CODES and word not in _CARD_TYPES
        self.subtypes = frozenset((*p.subtypes, word) if one_more else () if takes else p.subtypes)
        self.supertypes = frozenset(p.supertypes)
        every = p.chosen == EVERY_CREATURE_TYPE
        self.every = every and not takes
        self.adds = bool(p.addition) and not takes
        # CR 205.1b: "in addition", "still", and "artifact creature" keep the card types
        self.keeps = self.adds or takes or self.types >= _ARTIFACT_CREATURE
        self.replaced: frozenset[str] = frozenset()
        if not self.adds:
            for name in sorted(self.subtypes):
                self.replaced |= set_of(name)
            if every:
                self.replaced |= ALL_CREATURE_TYPES
        if takes:
            self.replaced |= frozenset(p.subtypes)
        self.basics = not self.adds and not BASIC_TYPES.isdisjoint(self.subtypes)

    def card_types(self, old: frozenset[str]) -> frozenset[str]:
        if self.removed:
            return old - self.removed
        if not self.types:
            return old
        if self.keeps:
            return old if self.types <= old else old | self.types
        return self.types | (old & _KEPT_TYPES)  # CR 205.1a, an instant or sorcery stays that

    def sets_land_type(self, types: frozenset[str]) -> bool:
        """CR 305.7: does it take the abilities of a land with these card types?"""
        return self.basics and CardType.LAND in types

    def does(self, chars: Characteristics) -> tuple[frozenset[str], bool]:
        """What it does to an object with these values: the subtypes it gives (205.3d), and whether it takes a land's abilities."""
        types = self.card_types(chars.types)
        given = self.subtypes | ALL_CREATURE_TYPES if self.every else self.subtypes
        return (fitting(given, types), self.sets_land_type(types))

    def apply(self, chars: Characteristics) -> Characteristics:
        types = self.card_types(chars.types)
        old = chars.subtypes
        if types is chars.types and self.adds:
            # The common case: nothing goes, and what comes must fit (205.3d).
            new = fitting(self.subtypes, types)
            subtypes = old if new <= old else old | new
        else:
            subtypes = fitting((old - self.replaced) | self.subtypes, types)
        if self.every:
            subtypes = fitting(with_every_creature_type(subtypes), types)
        supertypes = chars.supertypes
        if not self.supertypes <= supertypes:
            supertypes |= self.supertypes
        same = types == chars.types and subtypes == old and supertypes is chars.supertypes
        loses = self.sets_land_type(types)
        if same and not loses:
            return chars
        abilities = chars.abilities
        if CardType.LAND in types or CardType.LAND in chars.types:
            abilities = _land_abilities(chars, types, subtypes, loses)
            if same and abilities is chars.abilities:
                return chars
        out = chars.clone()
        out.types = types
        out.subtypes = subtypes
        out.supertypes = supertypes
        out.abilities = abilities
        return out


_kept: Final[dict[tuple[Become, str], TypeChange]] = {}


def type_change(p: Become, word: str) -> TypeChange:
    found = _kept.get((p, word))
    if found is None:
        if len(_kept) > 5000:
            _kept.clear()
        found = TypeChange(p, word)
        _kept[p, word] = found
    return found


def _land_abilities(
    chars: Characteristics,
    types: frozenset[str],
    subtypes: frozenset[str],
    loses: bool,  # noqa: FBT001 - the two cases of 305.7
) -> tuple[Inst, ...]:
    """CR 305.6-7: the mana abilities go with the basic land types; setting the type takes the abilities of the rules text."""
    old_basics = chars.subtypes & BASIC_TYPES if CardType.LAND in chars.types else frozenset()
    new_basics = subtypes & BASIC_TYPES if CardType.LAND in types else frozenset()
    if not loses and old_basics == new_basics:
        return chars.abilities
    kept = tuple([i for i in chars.abilities if i.origin != INTRINSIC and not (loses and i.origin == "")])
    if new_basics:
        kept += intrinsic(new_basics)
    if len(kept) == len(chars.abilities) and all(a is b for a, b in zip(kept, chars.abilities, strict=True)):
        return chars.abilities
    return kept
