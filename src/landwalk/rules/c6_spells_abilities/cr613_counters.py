"""CR 122.1a-b, counters that change power and toughness or give a keyword."""

from __future__ import annotations

import re
from typing import Final

from landwalk.kernel.characteristics import Characteristics
from landwalk.kernel.objects import GameObject
from landwalk.rules.c6_spells_abilities.cr613_operations import changed_by

_NUMBERS: Final = re.compile(r"^([+\-]\d+)/([+\-]\d+)$")
_numbers: Final[dict[str, tuple[int, int] | None]] = {}

#: CR 122.1b, what a keyword counter can be.
KEYWORD_COUNTERS: Final = frozenset(
    {
        "flying",
        "first strike",
        "double strike",
        "deathtouch",
        "decayed",
        "exalted",
        "haste",
        "hexproof",
        "indestructible",
        "lifelink",
        "menace",
        "reach",
        "shadow",
        "trample",
        "vigilance",
    }
)


def numbers_of(kind: str) -> tuple[int, int] | None:
    """ "+1/+1" -> (1, 1); None for counters of other kinds (122.1a)."""
    if kind not in _numbers:
        found = _NUMBERS.match(kind.replace("\u2212", "-"))
        _numbers[kind] = (int(found[1]), int(found[2])) if found else None
    return _numbers[kind]


def with_numbers(obj: GameObject, chars: Characteristics) -> Characteristics:
    """CR 613.4c, what its counters add."""
    power = toughness = 0
    for kind, n in obj.counters:
        numbers = numbers_of(kind)
        if numbers is not None:
            power += numbers[0] * n
            toughness += numbers[1] * n
    return changed_by(chars, power, toughness)


def keywords_of(obj: GameObject) -> list[tuple[str, int]]:
    """(keyword, timestamp) of its keyword counters; a second counter of a kind adds nothing that a rule could see."""
    return [(kind, obj.counter_time(kind)) for kind, n in obj.counters if n > 0 and kind in KEYWORD_COUNTERS]


def has_keywords(obj: GameObject) -> bool:
    return any(kind in KEYWORD_COUNTERS for kind, _ in obj.counters)


def with_status(obj: GameObject, chars: Characteristics) -> Characteristics:
    """CR 306.5c, 310.4c: on the battlefield loyalty and defense are the number of counters."""
    if chars.loyalty is None and chars.defense is None:
        return chars
    loyalty = None if chars.loyalty is None else obj.counter("loyalty")
    defense = None if chars.defense is None else obj.counter("defense")
    if loyalty == chars.loyalty and defense == chars.defense:
        return chars
    out = chars.clone()
    out.loyalty = loyalty
    out.defense = defense
    return out
