"""CR 613.1a-g, what an effect does to an object's values in one layer. Values are never changed in place: an operation gives the
same values back where nothing changes, so objects of one face share them as long as possible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

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
from landwalk.abilities.keyword_params import is_named
from landwalk.abilities.sentence import Predicate
from landwalk.kernel.characteristics import COLOR_CODES, Characteristics, Inst
from landwalk.kernel.node import Node, same_meaning
from landwalk.rules.c6_spells_abilities.cr612_text_changing import SubstituteWords, change_text
from landwalk.rules.c6_spells_abilities.cr613_types import type_change
from landwalk.rules.c7_additional.cr707_copying import CopiableValues, copied_values

#: What an operation may need besides the values: the numbers of the predicate, the chosen word, the granted instances.
Operation = Callable[[Predicate, Characteristics, tuple[int, ...], str, tuple[Inst, ...]], Characteristics]


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
    return type_change(p, word).apply(chars)


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
        return isinstance(tree, KeywordAbility) and is_named(tree, named)
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


_OPERATIONS: Final[dict[type[Predicate], Operation]] = {
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
