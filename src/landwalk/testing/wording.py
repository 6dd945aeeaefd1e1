"""Abilities in English words, for naming them by the beginning of their text."""

from __future__ import annotations

from landwalk.kernel.node import Node


def ability_text(tree: Node) -> str:
    """The ability as our writer prints it, with "~" for the object itself; "" if it has no words."""
    from landwalk.oracle.writer import print_ability

    return print_ability(tree)
