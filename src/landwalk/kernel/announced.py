"""Events of proposing a spell or ability (CR 601.2, 602.2): what was announced, and the way back when it can't be completed."""

from __future__ import annotations

from landwalk.kernel.events import Event
from landwalk.kernel.native import mypyc_attr
from landwalk.kernel.objects import ObjectId, PlayerId, StackInfo
from landwalk.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Announced(Event):
    """The choices for a spell or ability on the stack: modes, X, targets, division (601.2b-d), and the optional costs to be paid.

    cost: what was sacrificed, discarded, ... for its costs, once it has been (linked to it under "cost", 608.2k).
    """

    __slots__ = ("cost", "info", "object", "payments")
    layers_if = "zones"
    remembered = False

    def __init__(
        self,
        object_: ObjectId,
        info: StackInfo,
        payments: tuple[tuple[str, int], ...] = (),
        cost: tuple[int, ...] = (),
        cause: ObjectId = 0,
    ) -> None:
        super().__init__(cause)
        self.cost = cost
        self.object = object_
        self.info = info
        self.payments = payments


@mypyc_attr(allow_interpreted_subclasses=True)
class Rewind(Event):
    """An action that couldn't be completed is reversed (CR 733.1): the game is again as `mark` has it.

    action: what was begun, in the words of its tree. mark is forgotten once the event was applied.
    """

    __slots__ = ("action", "mark", "player")
    layers = True
    remembered = False

    def __init__(self, player: PlayerId, action: str, mark: State) -> None:
        super().__init__()
        self.player = player
        self.action = action
        self.mark: State | None = mark
