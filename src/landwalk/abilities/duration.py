"""How long an effect lasts (CR 611.2a, 611.2b)."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from landwalk.kernel.node import Node, register_enum


@register_enum
class Until(StrEnum):
    END_OF_TURN = "end_of_turn"  # "until end of turn", and "this turn" with restrictions: the wording is a mark
    END_OF_COMBAT = "end_of_combat"  # also "this combat"
    YOUR_NEXT_TURN = "your_next_turn"
    YOUR_NEXT_END_STEP = "your_next_end_step"
    YOUR_NEXT_UPKEEP = "your_next_upkeep"
    END_OF_YOUR_NEXT_TURN = "end_of_your_next_turn"
    YOUR_NEXT_UNTAP = "your_next_untap"  # "during its controller's next untap step"
    THIS_LEAVES = "this_leaves"  # "until ~ leaves the battlefield"
    WHILE_YOU_CONTROL_THIS = "while_you_control_this"
    WHILE_THIS_ON_BATTLEFIELD = "while_this_on_battlefield"
    WHILE_THIS_TAPPED = "while_this_tapped"
    END_OF_GAME = "end_of_game"


class Duration(Node):
    """style is a mark: "until" / "this" (this turn)."""

    __slots__ = ("style", "until")
    marks: ClassVar[frozenset[str]] = frozenset({"style"})

    def __init__(self, until: Until, style: str = "until") -> None:
        self.until = until
        self.style = style


class WhileCondition(Node):
    """ "for as long as ..."."""

    __slots__ = ("condition",)

    def __init__(self, condition: Node) -> None:
        self.condition = condition
