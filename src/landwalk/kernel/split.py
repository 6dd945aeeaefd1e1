"""Split cards (CR 709): the halves' characteristics together."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from landwalk.kernel.characteristics import Face
from landwalk.kernel.mana import ManaCost

#: Layouts whose cards have the characteristics of both halves where they aren't a spell (CR 709.4).
SPLIT_LAYOUTS: Final = frozenset({"split", "aftermath"})


@lru_cache(maxsize=4096)
def combined(halves: tuple[Face, ...]) -> Face:
    """A split card where it isn't on the stack, or a fused spell (CR 709.4). Always the same object for the same halves.

    Its name is "Left // Right", which stands for both names (709.4a); its colours and mana value come from the combined
    mana cost (709.4b); it has the types and abilities of both (709.4c). Power, toughness and so on: no split card has
    any.
    """
    costs = [half.mana_cost for half in halves if half.mana_cost is not None]
    return Face(
        " // ".join(half.name for half in halves),
        ManaCost(tuple(s for cost in costs for s in cost.symbols)) if costs else None,
        _union([half.supertypes for half in halves]),
        _union([half.types for half in halves]),
        _union([half.subtypes for half in halves]),
        color_indicator=_union([half.color_indicator for half in halves]),
        abilities=tuple(tree for half in halves for tree in half.abilities),
        text="\n".join(half.text for half in halves if half.text),
    )


def whole(faces: tuple[Face, ...], layout: str) -> Face:
    """The characteristics of a card in a zone other than stack and battlefield: the front's, of a split card both halves'."""
    return combined(faces) if layout in SPLIT_LAYOUTS and len(faces) > 1 else faces[0]


def _union(sets: list[frozenset[str]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(word for each in sets for word in sorted(each)))
