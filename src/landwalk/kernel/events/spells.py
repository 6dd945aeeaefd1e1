"""Spells, abilities, continuous effects and triggers."""

from __future__ import annotations

from landwalk.kernel.events.base import Event
from landwalk.kernel.native import mypyc_attr
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import DelayedTrigger, Effect, PendingTrigger


@mypyc_attr(allow_interpreted_subclasses=True)
class SpellCast(Event):
    """A spell has been cast (601.2i)."""

    __slots__ = ("object", "player")
    inert = True
    kind_keys = ("cast", "targeted")

    def __init__(self, object_: ObjectId, player: PlayerId, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.object = object_
        self.player = player


@mypyc_attr(allow_interpreted_subclasses=True)
class SpellCopied(Event):
    __slots__ = ("object", "player")
    kind_keys = ("copied", "targeted")

    def __init__(self, object_: ObjectId, player: PlayerId, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.object = object_
        self.player = player


@mypyc_attr(allow_interpreted_subclasses=True)
class AbilityActivated(Event):
    """object: the ability on the stack (0 for a mana ability); source: whose ability."""

    __slots__ = ("key", "object", "player", "source")
    inert = True
    kind_keys = ("activated", "targeted")

    def __init__(self, object_: ObjectId, source: ObjectId, key: str, player: PlayerId, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.object = object_
        self.source = source
        self.key = key
        self.player = player


@mypyc_attr(allow_interpreted_subclasses=True)
class AbilityTriggered(Event):
    """A triggered ability was put on the stack with its targets (603.3d)."""

    __slots__ = ("object", "player", "source")
    inert = True
    kind_keys = ("targeted",)

    def __init__(self, object_: ObjectId, source: ObjectId, player: PlayerId, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.object = object_
        self.source = source
        self.player = player


@mypyc_attr(allow_interpreted_subclasses=True)
class Resolved(Event):
    """A spell or ability has finished resolving (608.2n, 608.3)."""

    __slots__ = ("object",)
    inert = True
    remembered = False

    def __init__(self, object_: ObjectId, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.object = object_


@mypyc_attr(allow_interpreted_subclasses=True)
class LandPlayed(Event):
    """CR 305.2: counts against the lands a player may play this turn. object: the land on the battlefield."""

    __slots__ = ("object", "player")
    inert = True
    kind_keys = ("land_played",)

    def __init__(self, object_: ObjectId, player: PlayerId, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.object = object_
        self.player = player


@mypyc_attr(allow_interpreted_subclasses=True)
class Acted(Event):
    """A player finished a keyword action that others may wait for ("whenever you scry"): action is its key."""

    __slots__ = ("action", "amount", "objects", "player")
    kind_keys = ("acted",)

    def __init__(
        self, player: PlayerId, action: str, objects: tuple[int, ...] = (), amount: int = 0, cause: ObjectId = 0
    ) -> None:
        super().__init__(cause)
        self.player = player
        self.action = action
        self.objects = objects
        self.amount = amount

    def keys(self) -> tuple[str, ...]:
        return ("acted", self.action)


@mypyc_attr(allow_interpreted_subclasses=True)
class StartEffect(Event):
    """A continuous effect begins (611.2a)."""

    __slots__ = ("effect",)
    layers = True
    remembered = False

    def __init__(self, effect: Effect, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.effect = effect


@mypyc_attr(allow_interpreted_subclasses=True)
class EndEffects(Event):
    """Continuous effects end: their ids."""

    __slots__ = ("ids",)
    layers = True
    remembered = False

    def __init__(self, ids: tuple[int, ...], cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.ids = ids


@mypyc_attr(allow_interpreted_subclasses=True)
class AddDelayed(Event):
    __slots__ = ("trigger",)
    remembered = False

    def __init__(self, trigger: DelayedTrigger, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.trigger = trigger


@mypyc_attr(allow_interpreted_subclasses=True)
class RemoveDelayed(Event):
    __slots__ = ("ids",)
    remembered = False

    def __init__(self, ids: tuple[int, ...], cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.ids = ids


@mypyc_attr(allow_interpreted_subclasses=True)
class SetPending(Event):
    """The triggers that wait (603.3): replaced as a whole."""

    __slots__ = ("pending",)
    inert = True
    remembered = False

    def __init__(self, pending: tuple[PendingTrigger, ...], cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.pending = pending
