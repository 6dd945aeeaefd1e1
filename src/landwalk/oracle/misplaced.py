"""References that mean something only beside what they speak of: "each of those creatures" of a pair, "the copy" of a spell."""

from __future__ import annotations

from landwalk.abilities.copies import TheCopies
from landwalk.abilities.effect import CopySpell
from landwalk.abilities.pairing import IsPaired, ThePair
from landwalk.kernel.node import Node

_NEEDS: tuple[tuple[type[Node], type[Node]], ...] = ((ThePair, IsPaired), (TheCopies, CopySpell))


def misplaced(ability: Node) -> bool:
    """Does the ability speak of something that it never named?"""
    parts = {type(node) for node in ability.walk()}
    return any(said in parts and needed not in parts for said, needed in _NEEDS)
