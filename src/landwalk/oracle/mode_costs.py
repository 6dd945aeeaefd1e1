"""Modes with costs (CR 702.172, spree): the line "Spree" and a line for each mode, read and printed as one modal text."""

from __future__ import annotations

import re
from collections.abc import Callable

from landwalk.abilities.ability import SpellAbility
from landwalk.abilities.cost import PayMana
from landwalk.abilities.sentence import Modal, Mode
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.node import Node

HEAD = "Spree"
_MODE = re.compile(r"^\+ ((?:\{[^{}]+\})+) \u2014 (.+)$")


def joined(lines: list[str]) -> list[str]:
    """Lines with those of the modes behind their head."""
    out: list[str] = []
    for line in lines:
        if out and out[-1].startswith(HEAD) and _MODE.match(line):
            out[-1] += "\n" + line
        else:
            out.append(line)
    return out


def is_head(text: str) -> bool:
    """Is it such a text, its lines joined?"""
    return text.startswith(HEAD + "\n")


def read_modes(text: str, read: Callable[[str], Node | None]) -> SpellAbility | str:
    """The ability, or the line that isn't understood. read: the reading of one mode's text."""
    modes: list[Mode] = []
    for line in text.split("\n")[1:]:
        found = _MODE.match(line)
        tree = read(found[2]) if found else None
        if found is None or not isinstance(tree, SpellAbility) or any(isinstance(s, Modal) for s in tree.body):
            return line
        modes.append(Mode(tree.body, "", PayMana(ManaCost.parse(found[1]))))
    return SpellAbility((Modal(1, len(modes), tuple(modes)),))


def print_modes(tree: Node, say: Callable[[Node], str | None]) -> str | None:
    """The text of such an ability, None for others. say: prints one mode's text."""
    if not isinstance(tree, SpellAbility) or len(tree.body) != 1 or not isinstance(tree.body[0], Modal):
        return None
    lines = [HEAD]
    for mode in tree.body[0].modes:
        said = say(SpellAbility(mode.body))
        if said is None or not isinstance(mode.cost, PayMana):
            return None
        lines.append(f"+ {''.join(f'{{{s}}}' for s in mode.cost.cost.symbols)} \u2014 {said}")
    return "\n".join(lines)
