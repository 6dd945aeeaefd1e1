"""Names originally printed in an expansion (CR 206.3), and permanents of a kind that are there (603.8)."""

from __future__ import annotations

from landwalk.abilities.noun import Modifier
from landwalk.abilities.pattern import EventPattern
from landwalk.kernel.node import Node


class OriginallyPrinted(Modifier):
    """ "with a name originally printed in the Homelands expansion" (206.3)."""

    __slots__ = ("expansion",)

    def __init__(self, expansion: str) -> None:
        self.expansion = expansion


class AreThere(EventPattern):
    """A state trigger (603.8): "whenever one or more creatures are on the battlefield", which goes on to speak of them, "when no creatures
    are on the battlefield"."""

    __slots__ = ("what",)
    keys = ("state",)

    def __init__(self, what: Node) -> None:
        self.what = what
