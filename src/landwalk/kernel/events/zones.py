"""Zones, tokens, libraries (CR 400, 111, 701.20, 701.24)."""

from __future__ import annotations

from landwalk.kernel.characteristics import Face
from landwalk.kernel.events.base import Event
from landwalk.kernel.native import mypyc_attr, slots_of
from landwalk.kernel.objects import GameObject, Kind, ObjectId, PlayerId, StackInfo
from landwalk.kernel.zones import BATTLEFIELD, Zone


@mypyc_attr(allow_interpreted_subclasses=True)
class Entry:
    """How an object enters the battlefield (CR 614.12, 110.5b): modified by replacement effects before it does. Mutable until applied."""

    __slots__ = (
        "attached_to",
        "attacking",
        "chosen",
        "controller",
        "copy_of",
        "counters",
        "designations",
        "face",
        "face_down",
        "linked",
        "payments",
        "tapped",
        "transformed",
    )

    def __init__(self, controller: PlayerId) -> None:
        self.controller = controller
        self.tapped = False
        self.face_down = False
        self.transformed = False
        self.attached_to = 0
        self.attacking = 0  # the player, planeswalker or battle it enters attacking (508.4)
        self.counters: tuple[tuple[str, int], ...] = ()
        self.chosen: tuple[tuple[str, str | int], ...] = ()
        self.payments: tuple[tuple[str, int], ...] = ()
        self.linked: tuple[tuple[str, tuple[int, ...]], ...] = ()
        self.designations: tuple[str, ...] = ()
        self.face: Face | None = None  # copiable values it enters with (a copy), else its own
        self.copy_of = 0

    def __repr__(self) -> str:
        return f"Entry({', '.join(f'{n}={getattr(self, n)!r}' for n in slots_of(Entry) if getattr(self, n))})"

    def clone(self) -> Entry:
        new = Entry(self.controller)
        new.tapped = self.tapped
        new.face_down = self.face_down
        new.transformed = self.transformed
        new.attached_to = self.attached_to
        new.attacking = self.attacking
        new.counters = self.counters
        new.chosen = self.chosen
        new.payments = self.payments
        new.linked = self.linked
        new.designations = self.designations
        new.face = self.face
        new.copy_of = self.copy_of
        return new


@mypyc_attr(allow_interpreted_subclasses=True)
class ZoneChange(Event):
    """An object goes to another zone and becomes a new object there (CR 400.7). new_id: that object (0 if it ceased to exist).

    to_owner matters not: an object goes to its owner's library, hand or graveyard (400.3). position: "top", "bottom", or a number
    from the top as text. entry: for the battlefield. reason: "draw", "discard", "destroy", "sacrifice", "mill", "resolve", "play", "cast",
    "lethal", "legend", ... (what the players saw it as; triggers of the verb's own event don't use it).
    """

    __slots__ = ("entry", "from_zone", "new_id", "object", "position", "reason", "to", "was")
    inert = True
    layers_if = "zones"
    kind_keys = ("zone_change",)

    def __init__(
        self,
        object_: ObjectId,
        from_zone: Zone,
        to: Zone,
        reason: str = "",
        position: str = "top",
        entry: Entry | None = None,
        cause: ObjectId = 0,
    ) -> None:
        super().__init__(cause)
        self.object = object_
        self.from_zone = from_zone
        self.to = to
        self.reason = reason
        self.position = position
        self.entry = entry
        self.new_id = 0
        self.was: GameObject | None = None

    def keys(self) -> tuple[str, ...]:
        if self.to is BATTLEFIELD:
            return ("enters", "zone_change") if self.from_zone is not BATTLEFIELD else ("zone_change",)
        if self.from_zone is BATTLEFIELD:
            return ("dies", "leaves", "zone_change") if self.to is Zone.GRAVEYARD else ("leaves", "zone_change")
        return ("zone_change",)


@mypyc_attr(allow_interpreted_subclasses=True)
class CreateToken(Event):
    """A token is created (CR 111, 701.7): it enters the battlefield. new_id is set when it happened.

    more: the events of tokens that a replacement effect has created besides it.
    """

    __slots__ = ("entry", "face", "more", "new_id", "owner")
    layers = True
    kind_keys = ("create", "enters")

    def __init__(self, owner: PlayerId, face: Face, entry: Entry, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.owner = owner
        self.face = face
        self.entry = entry
        self.new_id = 0
        self.more: tuple[CreateToken, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class CreateOnStack(Event):
    """An ability or a copy of a spell is put on the stack (113.7a, 707.10). new_id is the new object."""

    __slots__ = ("controller", "face", "info", "kind", "new_id", "payments")
    inert = True
    layers_if = "zones"
    kind_keys = ()
    remembered = False

    def __init__(
        self,
        controller: PlayerId,
        face: Face,
        info: StackInfo,
        kind: Kind = Kind.ABILITY,
        payments: tuple[tuple[str, int], ...] = (),
        cause: ObjectId = 0,
    ) -> None:
        super().__init__(cause)
        self.controller = controller
        self.face = face
        self.info = info
        self.kind = kind
        self.payments = payments
        self.new_id = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class CreateEmblem(Event):
    """CR 114."""

    __slots__ = ("controller", "face", "new_id")
    layers = True

    def __init__(self, controller: PlayerId, face: Face, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.controller = controller
        self.face = face
        self.new_id = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class CeaseToExist(Event):
    """An ability leaves the stack, or a token or copy is outside the battlefield or stack (608.2n, 704.5d-e)."""

    __slots__ = ("object",)
    inert = True
    layers_if = "zones"
    remembered = False

    def __init__(self, object_: ObjectId, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.object = object_


@mypyc_attr(allow_interpreted_subclasses=True)
class ShuffleLibrary(Event):
    """CR 701.24. order: the new order as a permutation of positions (chance), set by the door."""

    __slots__ = ("order", "player")
    inert = True
    kind_keys = ("shuffle",)

    def __init__(self, player: PlayerId, order: tuple[int, ...], cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.player = player
        self.order = order


@mypyc_attr(allow_interpreted_subclasses=True)
class ReorderLibrary(Event):
    """The cards of a library in a new order (scry, "in any order"). ids: the whole library, top first. Hidden from others."""

    __slots__ = ("ids", "player")
    inert = True
    remembered = False

    def __init__(self, player: PlayerId, ids: tuple[ObjectId, ...], cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.player = player
        self.ids = ids


@mypyc_attr(allow_interpreted_subclasses=True)
class Conceal(Event):
    """Cards in a hidden zone were looked through, or put in an order, that only `seen_by` saw (401.4): others can't tell them apart."""

    __slots__ = ("objects", "seen_by")
    inert = True
    remembered = False

    def __init__(self, objects: tuple[ObjectId, ...], seen_by: tuple[PlayerId, ...], cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.objects = objects
        self.seen_by = seen_by


@mypyc_attr(allow_interpreted_subclasses=True)
class Reveal(Event):
    """Cards are shown to all players (701.20) or looked at by `viewers` (701.20e). viewers (): all."""

    __slots__ = ("objects", "viewers")
    inert = True
    kind_keys = ("reveal",)

    def __init__(self, objects: tuple[ObjectId, ...], viewers: tuple[PlayerId, ...] = (), cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.objects = objects
        self.viewers = viewers
