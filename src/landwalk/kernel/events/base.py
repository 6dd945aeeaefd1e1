"""The base of all events, and events that happen together."""

from __future__ import annotations

from typing import ClassVar

from landwalk.kernel.native import mypyc_attr, slots_of
from landwalk.kernel.objects import ObjectId


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """cause: the object whose effect or cost makes it happen (0: the rules)."""

    __slots__ = ("cause", "happened", "replaced")
    layers: ClassVar[bool] = False
    #: Characteristics change only if a static ability in the game reads this ("tapped", "combat", ...): see State.interests.
    layers_if: ClassVar[str] = ""
    #: Words for the index of triggers, replacements and interests; () means that nothing can wait for it.
    kind_keys: ClassVar[tuple[str, ...]] = ()
    #: Only the place in the turn moves: what may be done at instant speed and what state-based actions find stays the same.
    calm: ClassVar[bool] = False
    #: No state-based action can come of it as long as no characteristics change and all permanents stay.
    inert: ClassVar[bool] = False
    #: Kept in the turn's history (so that "this turn" can ask).
    remembered: ClassVar[bool] = True

    def __init__(self, cause: ObjectId = 0) -> None:
        self.cause = cause
        self.happened = True
        self.replaced: tuple[str, ...] = ()  # keys of the replacement effects that have modified it (614.5)

    def keys(self) -> tuple[str, ...]:
        return self.kind_keys

    def __repr__(self) -> str:
        shown = ", ".join(
            f"{n}={getattr(self, n)!r}" for n in slots_of(type(self)) if n not in ("happened", "replaced", "cause")
        )
        return f"{type(self).__name__}({shown})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Averted(Event):
    """Of `event`, `amount` didn't happen (0: all of it), for these reasons (`rules.questions.Reason`). It stands in the log for those who
    ask why; nothing waits for it, and no rule reads it."""

    __slots__ = ("amount", "event", "reasons")

    def __init__(self, event: Event, reasons: tuple[object, ...], amount: int = 0) -> None:
        super().__init__(event.cause)
        self.event = event
        self.reasons = reasons
        self.amount = amount


@mypyc_attr(allow_interpreted_subclasses=True)
class Batch(Event):
    """Events that happen at the same time (for example 704.3, 510.2). One epoch, one round of triggers."""

    __slots__ = ("events",)

    def __init__(self, events: tuple[Event, ...], cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.events = events
