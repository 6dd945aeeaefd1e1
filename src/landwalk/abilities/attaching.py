"""What texts say about attached permanents beyond attaching them."""

from __future__ import annotations

from landwalk.abilities.sentence import Predicate
from landwalk.kernel.node import Node


class DoesntRemove(Predicate):
    """ "This effect doesn't remove this Aura": the protection that this ability gives lets `what` stay attached (702.16n)."""

    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what
