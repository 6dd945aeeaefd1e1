"""Atoms: the smallest things that a player can be asked to say. They name objects and options, never indices."""

from __future__ import annotations

from enum import StrEnum

from landwalk.kernel.node import Node, register_enum


@register_enum
class AtomKind(StrEnum):
    """What an atom says. `Atom.what` in brackets."""

    ACTION = "action"  # with priority (an Action)
    YES = "yes"
    NO = "no"
    NUMBER = "number"  # the whole number (int)
    DIGIT = "digit"  # the next decimal digit of a number, the highest first (int)
    OBJECT = "object"  # one object or player more: a target, a card to discard, the next in an order (id)
    OPTION = "option"  # one option more: a mode, a color, a way to pay (str, int or Node)
    ATTACKER = "attacker"  # this creature attacks ... (id)
    DEFENDER = "defender"  # ... this player or permanent (id)
    BLOCKER = "blocker"  # this creature blocks ... (id)
    BLOCKED = "blocked"  # ... this attacker (id)
    SHARE = "share"  # `n` points of a division more (id of who gets them)
    DONE = "done"  # no more
    GROUP = "group"  # one of the atoms from `what` to `last`, in the order in which they would be offered (Atom)


class Atom(Node):
    """One step of an answer. n: how many points of a division, or atoms of a group; last: the last atom of a group."""

    __slots__ = ("kind", "last", "n", "what")

    def __init__(
        self, kind: AtomKind, what: int | str | Node | None = None, n: int = 0, last: Atom | None = None
    ) -> None:
        self.kind = kind
        self.what = what
        self.n = n
        self.last = last

    @property
    def key(self) -> str:
        """A stable name: "attacker 17", "share -2 3", "action PlayLand(12, 0)"."""
        named = self.what.key if isinstance(self.what, Atom) else "" if self.what is None else str(self.what)
        last = "" if self.last is None else f"to {self.last.key}"
        return " ".join(part for part in (str(self.kind), named, str(self.n) if self.n else "", last) if part)


YES = Atom(AtomKind.YES)
NO = Atom(AtomKind.NO)
DONE = Atom(AtomKind.DONE)
