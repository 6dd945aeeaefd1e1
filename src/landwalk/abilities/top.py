"""Cards named by their place: the top cards of a library."""

from __future__ import annotations

from landwalk.kernel.node import Node


class TopCards(Node):
    """ "the top card of your library", "the top three cards of target player's library": usable wherever an object can stand.

    count: an Amount node; whose: a player node. place: "top" or "bottom".
    """

    __slots__ = ("count", "place", "whose")

    def __init__(self, count: Node, whose: Node, place: str = "top") -> None:
        self.count = count
        self.whose = whose
        self.place = place
