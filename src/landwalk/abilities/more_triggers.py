"""Abilities that make other abilities trigger an additional time (CR 603.2d)."""

from __future__ import annotations

from typing import ClassVar

from landwalk.abilities.ability import Ability
from landwalk.abilities.sentence import Predicate
from landwalk.kernel.node import Node


class MoreTriggers(Ability):
    """ "If a creature dying causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time."

    of: whose abilities; cause: the event that makes them trigger, None for any. style is a mark.
    """

    __slots__ = ("cause", "of", "style")
    marks: ClassVar[frozenset[str]] = frozenset({"style"})

    def __init__(self, of: Node, cause: Node | None = None, style: str = "") -> None:
        self.of = of
        self.cause = cause
        self.style = style


class AddsTriggers(Predicate):
    """What a MoreTriggers comes to as a static predicate."""

    __slots__ = ("change",)

    def __init__(self, change: MoreTriggers) -> None:
        self.change = change
