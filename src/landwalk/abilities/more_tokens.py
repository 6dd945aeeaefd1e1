"""Replacement effects about tokens that would be created (614.1a, 701.7)."""

from __future__ import annotations

from typing import ClassVar

from landwalk.abilities.ability import Ability
from landwalk.abilities.sentence import Predicate
from landwalk.kernel.node import Node


class TokenChange(Ability):
    """ "If one or more tokens would be created under your control, twice that many of those tokens are created instead."

    what: a core, which tokens. how: "twice", "three times", "plus" (as many tokens of `token` besides) or "instead" (`token` in their
    place). style is a mark: "effect" ("if an effect would create ...").
    """

    __slots__ = ("how", "style", "token", "what")
    marks: ClassVar[frozenset[str]] = frozenset({"style"})

    def __init__(self, what: Node, how: str, token: Node | None = None, style: str = "") -> None:
        self.what = what
        self.how = how
        self.token = token
        self.style = style


class ChangesTokens(Predicate):
    """What a TokenChange comes to as a static predicate."""

    interests = ("replace:create",)
    __slots__ = ("change",)

    def __init__(self, change: TokenChange) -> None:
        self.change = change
