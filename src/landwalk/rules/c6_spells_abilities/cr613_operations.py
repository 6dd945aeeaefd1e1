"""CR 613.1a-g, what an effect does to an object's values in one layer. Values are never changed in place: an operation gives the
same values back where nothing changes, so objects of one face share them as long as possible."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.effect import (
    BasePT,
    Become,
    GainAbilities,
    GainControl,
    GetPT,
    LoseAbilities,
    PTEqual,
    SwitchPT,
)
from landwalk.abilities.sentence import Predicate
from landwalk.kernel.characteristics import COLOR_CODES, CardType, Characteristics, Inst
from landwalk.kernel.node import Node, same_meaning
from landwalk.rules.c2_parts_of_a_card.cr205_subtypes import (
    ALL_CREATURE_TYPES,
    BASIC_TYPES,
    EVERY_CREATURE_TYPE,
    fitting,
    set_of,
    with_every_creature_type,
)
from landwalk.rules.c3_card_types.cr305_lands import intrinsic
from landwalk.rules.c6_spells_abilities.cr612_text_changing import INTRINSIC, SubstituteWords, change_text
from landwalk.rules.c7_additional.cr707_copying import CopiableValues, copied_values

#: What an operation may need besides the values: the numbers of the predicate, the chosen word, the granted instances.
Operation = Callable[[Predicate, Characteristics, tuple[int, ...], str, tuple[Inst, ...]], Characteristics]

_CARD_TYPES = frozenset(CardType)
_KEPT_TYPES = frozenset({CardType.INSTANT, CardType.SORCERY})
_ARTIFACT_CREATURE = frozenset({CardType.ARTIFACT, CardType.CREATURE})


def copy(
    p: Predicate, chars: Characteristics, numbers: tuple[int, ...], word: str, gained: tuple[Inst, ...]
) -> Characteristics:
    assert isinstance(p, CopiableValues)
    return copied_values(p, chars)


def control(
    p: Predicate, chars: Characteristics, numbers: tuple[int, ...], word: str, gained: tuple[Inst, ...]
) -> Characteristics:
    """Layer 2; numbers: the new controller."""
    if not numbers or chars.controller == numbers[0]:
        return chars
    out = chars.clone()
    out.controller = numbers[0]
    return out


def text(
    p: Predicate, chars: Characteristics, numbers: tuple[int, ...], word: str, gained: tuple[Inst, ...]
) -> Characteristics:
    assert isinstance(p, SubstituteWords)
    return change_text(chars, p)


# --- types ------------------------------------------------------------------------------------------


def types(
    p: Predicate, chars: Characteristics, numbers: tuple[int, ...], word: str, gained: tuple[Inst, ...]
) -> Characteristics:
    """Layer 4 (CR 205.1a-b, 305.7)."""
    assert isinstance(p, Become)
    new_types = _card_types(p, chars, word)
    given = frozenset(p.subtypes)
    every = p.chosen == EVERY_CREATURE_TYPE
    if word and word not in COLOR_CODES and word not in _CARD_TYPES:
        given |= {word}
    sets_land_type = not p.addition and not BASIC_TYPES.isdisjoint(given) and CardType.LAND in new_types
    subtypes = chars.subtypes
    if not p.addition:
        subtypes = _replaced(p, subtypes, given, every)
    if not given <= subtypes:
        subtypes |= given
    if every:
        subtypes = with_every_creature_type(subtypes)
    subtypes = fitting(subtypes, new_types)
    supertypes = chars.supertypes | frozenset(p.supertypes)
    same = new_types == chars.types and subtypes == chars.subtypes and supertypes == chars.supertypes
    if same and not sets_land_type:
        return chars
    abilities = _land_abilities(chars, new_types, subtypes, sets_land_type)
    if same and abilities is chars.abilities:
        return chars
    out = chars.clone()
    out.types = new_types
    out.subtypes = subtypes
    out.supertypes = supertypes
    out.abilities = abilities
    return out


def done_to_types(p: Become, chars: Characteristics, word: str) -> tuple[frozenset[str], frozenset[str], bool]:
    """What a type-changing effect does to an object with these values: the types and subtypes it gives (205.3d), and whether it takes
    a land's abilities (305.7)."""
    new_types = _card_types(p, chars, word)
    given = frozenset(p.subtypes)
    if word and word not in COLOR_CODES and word not in _CARD_TYPES:
        given |= {word}
    if p.chosen == EVERY_CREATURE_TYPE:
        given |= ALL_CREATURE_TYPES
    land = not p.addition and not BASIC_TYPES.isdisjoint(given) and CardType.LAND in new_types
    return (frozenset(p.types), fitting(given, new_types), land)


def _card_types(p: Become, chars: Characteristics, word: str) -> frozenset[str]:
    given = frozenset(p.types)
    if word in _CARD_TYPES:
        given |= {word}
    if not given or (given <= chars.types and p.addition):
        return chars.types
    # CR 205.1b: "in addition", "still", and "artifact creature" keep what it was; 205.1a: instants and sorceries stay that
    if p.addition or given >= _ARTIFACT_CREATURE:
        return chars.types | given
    return given | (chars.types & _KEPT_TYPES)


def _replaced(p: Become, subtypes: frozenset[str], given: frozenset[str], every: bool) -> frozenset[str]:  # noqa: FBT001
    """What remains of the subtypes: those of the sets that the new ones don't belong to (205.1a)."""
    for one in p.subtypes:
        subtypes -= set_of(one)
    for one in given - frozenset(p.subtypes):
        subtypes -= set_of(one)
    return subtypes - ALL_CREATURE_TYPES if every else subtypes


def _land_abilities(
    chars: Characteristics,
    new_types: frozenset[str],
    subtypes: frozenset[str],
    loses: bool,  # noqa: FBT001 - the two cases of 305.7
) -> tuple[Inst, ...]:
    """CR 305.6-7: the mana abilities go with the basic land types; setting the type takes the abilities of the rules text."""
    old_basics = chars.subtypes & BASIC_TYPES if chars.is_land else frozenset()
    new_basics = subtypes & BASIC_TYPES if CardType.LAND in new_types else frozenset()
    if not loses and old_basics == new_basics:
        return chars.abilities
    kept = tuple(i for i in chars.abilities if i.origin != INTRINSIC and not (loses and i.origin == ""))
    if new_basics:
        kept += intrinsic(new_basics)
    if len(kept) == len(chars.abilities) and all(a is b for a, b in zip(kept, chars.abilities, strict=True)):
        return chars.abilities
    return kept


def colors(
    p: Predicate, chars: Characteristics, numbers: tuple[int, ...], word: str, gained: tuple[Inst, ...]
) -> Characteristics:
    """Layer 5 (CR 105.3): new colours replace the old ones unless they are "in addition"."""
    assert isinstance(p, Become)
    given = frozenset(x for x in p.colors if x in "WUBRG")
    if word in COLOR_CODES:
        given |= {word}
    if p.addition and ((not p.types and not p.subtypes) or "color" in p.addition):
        given |= chars.colors
    if given == chars.colors:
        return chars
    out = chars.clone()
    out.colors = given
    return out


# --- abilities ---------------------------------------------------------------------------------------


def gain(
    p: Predicate, chars: Characteristics, numbers: tuple[int, ...], word: str, gained: tuple[Inst, ...]
) -> Characteristics:
    """Layer 6."""
    out = chars.clone()
    out.abilities = chars.abilities + gained
    return out


def lose(
    p: Predicate, chars: Characteristics, numbers: tuple[int, ...], word: str, gained: tuple[Inst, ...]
) -> Characteristics:
    """Layer 6; without a list it loses all abilities, those of its basic land types too."""
    assert isinstance(p, LoseAbilities)
    if not chars.abilities:
        return chars
    kept: tuple[Inst, ...] = ()
    if p.abilities:
        kept = tuple(i for i in chars.abilities if not any(_is_named(i.tree, named) for named in p.abilities))
        if len(kept) == len(chars.abilities):
            return chars
    out = chars.clone()
    out.abilities = kept
    return out


def _is_named(tree: Node, named: Node) -> bool:
    """A keyword without parameters names every ability of that keyword ("loses all landwalk abilities")."""
    if isinstance(named, KeywordAbility):
        if not isinstance(tree, KeywordAbility) or tree.name != named.name:
            return False
        return not named.params or same_meaning(tree.params, named.params)
    return same_meaning(tree, named)


# --- power and toughness ------------------------------------------------------------------------------


def set_numbers(
    p: Predicate, chars: Characteristics, numbers: tuple[int, ...], word: str, gained: tuple[Inst, ...]
) -> Characteristics:
    """Layers 7a and 7b: base power and toughness (208.4b)."""
    power, toughness = chars.power, chars.toughness
    if isinstance(p, PTEqual):
        power = numbers[0] if p.power != "no" else power
        toughness = numbers[0] if p.toughness != "no" else toughness
    else:
        assert isinstance(p, (BasePT, Become))
        power = numbers[0] if p.power is not None else power
        toughness = numbers[1] if p.toughness is not None else toughness
    if (power, toughness, power, toughness) == (
        chars.power,
        chars.toughness,
        chars.base_power,
        chars.base_toughness,
    ):
        return chars
    out = chars.clone()
    out.power = out.base_power = power
    out.toughness = out.base_toughness = toughness
    return out


def change_numbers(
    p: Predicate, chars: Characteristics, numbers: tuple[int, ...], word: str, gained: tuple[Inst, ...]
) -> Characteristics:
    """Layer 7c. A noncreature permanent has no numbers that could be changed (208.3a)."""
    return changed_by(chars, numbers[0], numbers[1])


def changed_by(chars: Characteristics, power: int, toughness: int) -> Characteristics:
    if (not power and not toughness) or (chars.power is None and not chars.is_creature):
        return chars
    out = chars.clone()
    out.power = (chars.power or 0) + power
    out.toughness = (chars.toughness or 0) + toughness
    return out


def switch(
    p: Predicate, chars: Characteristics, numbers: tuple[int, ...], word: str, gained: tuple[Inst, ...]
) -> Characteristics:
    """Layer 7d."""
    if chars.power == chars.toughness:
        return chars
    out = chars.clone()
    out.power, out.toughness = chars.toughness, chars.power
    return out


def operation(p: Predicate, layer: int) -> Operation:
    """What the predicate does in the layer (numbered as in cr613_parts)."""
    if isinstance(p, Become):
        return {4: types, 5: colors, 6: gain}.get(layer, set_numbers)
    return _OPERATIONS[type(p)]


_OPERATIONS: dict[type[Predicate], Operation] = {
    CopiableValues: copy,
    GainControl: control,
    SubstituteWords: text,
    GainAbilities: gain,
    LoseAbilities: lose,
    BasePT: set_numbers,
    PTEqual: set_numbers,
    GetPT: change_numbers,
    SwitchPT: switch,
}
