"""Abilities in English words, for naming them by the beginning of their text."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility, KeywordLine
from landwalk.kernel.node import Node
from landwalk.oracle.writer import print_ability


def ability_text(tree: Node) -> str:
    """The ability as our writer prints it, with "~" for the object itself."""
    return print_ability(KeywordLine((tree,)) if isinstance(tree, KeywordAbility) else tree)
