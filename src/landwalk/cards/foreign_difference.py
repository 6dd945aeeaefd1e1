"""What differs between two trees or two texts, in a few words, so that differences can be counted by kind."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from landwalk.kernel.node import Node, same_meaning


class Fault(msgspec.Struct, frozen=True, array_like=True):
    """A line of a printed text that isn't read or printed as it should be: `kind` of fault, `key` the words or nodes there."""

    lang: str
    kind: str
    key: str
    name: str
    example: str


def other_print(printed: str, said: str) -> str:
    """The first words that differ: "what is printed | what the engine prints", with the word before."""
    one, two = printed.split(" "), said.split(" ")
    k = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    before = f"{one[k - 1]} " if k else ""
    return f"{before}[{' '.join(one[k : k + 2])} | {' '.join(two[k : k + 2])}]"


def other_tree(english: Node, found: Node) -> str:
    """The first place where two trees differ: "class.slot: English value | the other's"."""
    if type(english) is not type(found):
        return f"{type(english).__name__} | {type(found).__name__}"
    for slot in english.fields:
        one, two = getattr(english, slot), getattr(found, slot)
        if slot in english.marks or same_meaning(one, two):
            continue
        where = f"{type(english).__name__}.{slot}"
        if isinstance(one, Node) and isinstance(two, Node):
            return other_tree(one, two) if type(one) is type(two) else f"{where}: {_short(one)} | {_short(two)}"
        if isinstance(one, tuple) and isinstance(two, tuple) and len(one) == len(two):
            for a, b in zip(one, two, strict=True):
                if not same_meaning(a, b):
                    return other_tree(a, b) if isinstance(a, Node) and isinstance(b, Node) else f"{where}: {a} | {b}"
        return f"{where}: {_short(one)} | {_short(two)}"
    return ""


def _short(value: object) -> str:
    if isinstance(value, StrEnum):
        return value.value
    if isinstance(value, tuple):
        return "(" + ", ".join(_short(v) for v in value) + ")"
    return type(value).__name__ if isinstance(value, Node) else str(value)[:40]
