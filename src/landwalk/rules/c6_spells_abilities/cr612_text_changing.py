"""CR 612, text-changing effects: a substitution of words over an object's own text and type line."""

from __future__ import annotations

from typing import Final

from landwalk.abilities.sentence import Predicate
from landwalk.kernel.characteristics import Characteristics, Inst
from landwalk.kernel.node import Node


class SubstituteWords(Predicate):
    """Layer 3, as it began: every `old` becomes `new` (a colour letter or a subtype)."""

    __slots__ = ("new", "old")
    subject = "object"

    def __init__(self, old: str, new: str) -> None:
        self.old = old
        self.new = new


_changed: Final[dict[tuple[Node, str, str], Node]] = {}


def substitute(tree: Node, old: str, new: str) -> Node:
    """The tree with the word changed wherever it is used as a colour word or type word (612.2); names and mana symbols stay."""
    key = (tree, old, new)
    found = _changed.get(key)
    if found is None:
        found = tree.map(lambda node: _change(node, old, new))
        if len(_changed) > 20000:
            _changed.clear()
        _changed[key] = found
    return found


def _change(node: Node, old: str, new: str) -> Node:
    words = type(node).type_words
    if not words:
        return node
    changes: dict[str, object] = {}
    for slot in words:
        value = getattr(node, slot)
        if isinstance(value, tuple) and old in value:
            changes[slot] = tuple(new if word == old else word for word in value)
        elif isinstance(value, str) and value == old:
            changes[slot] = new
    return node.replace(**changes) if changes else node


def change_text(chars: Characteristics, p: SubstituteWords) -> Characteristics:
    """CR 612.1: rules text and type line. Abilities granted by other effects stay as they are (612.3)."""
    from landwalk.rules.c3_card_types.cr305_lands import intrinsic

    out = chars.clone()
    if p.old in chars.subtypes:
        out.subtypes = (chars.subtypes - {p.old}) | {p.new}
    abilities: list[Inst] = []
    for inst in chars.abilities:
        if inst.origin == INTRINSIC:
            continue
        tree = substitute(inst.tree, p.old, p.new) if inst.origin == "" else inst.tree
        abilities.append(inst if tree is inst.tree else Inst(tree, inst.origin, inst.ordinal))
    if chars.is_land:
        abilities += intrinsic(out.subtypes)
    out.abilities = tuple(abilities)
    if (
        out.subtypes == chars.subtypes
        and all(a is b for a, b in zip(out.abilities, chars.abilities, strict=False))
        and len(out.abilities) == len(chars.abilities)
    ):
        return chars
    return out


#: The origin of the mana abilities that basic land types give (305.6; c3_card_types/cr305_lands.py).
INTRINSIC: Final = "land"
