"""The turn (CR 500)."""

from __future__ import annotations

from landwalk.kernel.events.base import Event
from landwalk.kernel.native import mypyc_attr
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.zones import Phase, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnBegan(Event):
    __slots__ = ("player",)
    inert = True
    layers_if = "turn"
    kind_keys = ("turn",)

    def __init__(self, player: PlayerId, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.player = player


@mypyc_attr(allow_interpreted_subclasses=True)
class StepBegan(Event):
    """A step (or a phase without steps) began (CR 500.1); phase as well when it is the first of its phase."""

    __slots__ = ("phase", "player", "step")
    inert = True
    calm = True
    kind_keys = ("step",)
    layers_if = "turn"

    def __init__(self, step: Step, phase: Phase, player: PlayerId, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.step = step
        self.phase = phase
        self.player = player


@mypyc_attr(allow_interpreted_subclasses=True)
class SetTurnPlan(Event):
    """Extra turns, skipped steps, additional phases: the slot of the state ("extra", "skips", "phases_left") and its new value."""

    __slots__ = ("slot", "value")
    inert = True
    remembered = False

    def __init__(self, slot: str, value: object, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.slot = slot
        self.value = value


@mypyc_attr(allow_interpreted_subclasses=True)
class SetPlayer(Event):
    """A plain fact about a player: slot "max_hand_size", "mulligans", "drew_from_empty", "lands_played", "life" (set-up only)."""

    __slots__ = ("player", "slot", "value")
    remembered = False

    def __init__(self, player: PlayerId, slot: str, value: int, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.player = player
        self.slot = slot
        self.value = value
