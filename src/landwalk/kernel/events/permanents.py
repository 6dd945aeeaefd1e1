"""What happens to permanents: tapping, attaching, statuses, marked damage, things noted."""

from __future__ import annotations

from landwalk.kernel.events.base import Event
from landwalk.kernel.native import mypyc_attr
from landwalk.kernel.objects import ObjectId


@mypyc_attr(allow_interpreted_subclasses=True)
class TapEvent(Event):
    """CR 701.26. reason: "attack", "cost", "mana", "effect"."""

    __slots__ = ("object", "reason")
    inert = True
    kind_keys = ("tapped",)
    layers_if = "tapped"

    def __init__(self, object_: ObjectId, reason: str = "effect", cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.object = object_
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class UntapEvent(Event):
    """reason: "untap step", "cost", "effect"."""

    __slots__ = ("object", "reason")
    inert = True
    kind_keys = ("untapped",)
    layers_if = "tapped"

    def __init__(self, object_: ObjectId, reason: str = "effect", cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.object = object_
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class AttachEvent(Event):
    """to 0: unattached (CR 701.3)."""

    __slots__ = ("object", "to")
    layers = True
    kind_keys = ("attached",)

    def __init__(self, object_: ObjectId, to: int, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.object = object_
        self.to = to


@mypyc_attr(allow_interpreted_subclasses=True)
class SetStatus(Event):
    """Flip, transform, turn face down or up, phase in or out: the slot of the object and its new value (110.5)."""

    __slots__ = ("object", "slot", "value")
    layers = True

    def __init__(self, object_: ObjectId, slot: str, value: bool, cause: ObjectId = 0) -> None:  # noqa: FBT001 - a status is two-valued
        super().__init__(cause)
        self.object = object_
        self.slot = slot
        self.value = value

    def keys(self) -> tuple[str, ...]:
        if self.slot == "face_down":
            return () if self.value else ("face_up",)
        return ("transformed",) if self.slot == "transformed" else (self.slot,)


@mypyc_attr(allow_interpreted_subclasses=True)
class RemoveDamage(Event):
    """Damage is removed from permanents (514.2, 701.19, 701.69)."""

    __slots__ = ("objects",)
    layers_if = "damage"
    remembered = False

    def __init__(self, objects: tuple[ObjectId, ...], cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.objects = objects


@mypyc_attr(allow_interpreted_subclasses=True)
class Remember(Event):
    """Something is noted on an object: slot "chosen", "payments", "linked", "designations" or "stack", with the new value."""

    __slots__ = ("object", "slot", "value")
    layers = True
    remembered = False

    def __init__(self, object_: ObjectId, slot: str, value: object, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.object = object_
        self.slot = slot
        self.value = value
