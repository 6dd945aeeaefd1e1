"""Game objects (CR 109): cards, tokens, copies, abilities on the stack, emblems. And what hangs on them."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from landwalk.kernel.characteristics import Face, Inst
from landwalk.kernel.mana import Mana
from landwalk.kernel.native import mypyc_attr, slots_of
from landwalk.kernel.node import Node, register_enum
from landwalk.kernel.split import whole
from landwalk.kernel.zones import HAND, LIBRARY, Zone

#: Players are -1, -2, ...; objects are 1, 2, ... (0 is nobody and nothing), so one int names a target of either kind.
ObjectId = int
PlayerId = int


def is_player(target: int) -> bool:
    return target < 0


class Card:
    """A physical card: it keeps its id through all zones, unlike the objects it becomes (CR 400.7). Immutable, shared."""

    __slots__ = ("faces", "id", "layout", "name", "owner", "whole")

    def __init__(self, id_: int, owner: PlayerId, faces: tuple[Face, ...], layout: str, name: str) -> None:
        #: Its characteristics where it is neither spell nor permanent (712.8a, 709.4).
        self.whole = whole(faces, layout)
        self.id = id_
        self.owner = owner
        self.faces = faces
        self.layout = layout
        self.name = name

    def __repr__(self) -> str:
        return f"Card({self.id}, {self.name!r})"


@register_enum
class Kind(StrEnum):
    CARD = "card"
    TOKEN = "token"
    COPY = "copy"  # a copy of a spell or card that is no card (707.10)
    ABILITY = "ability"  # an activated or triggered ability on the stack (113.1c)
    EMBLEM = "emblem"


#: Members that inner loops ask for: in CPython 3.11 a plain name costs a tenth of a member of an enumeration.
ABILITY: Final = Kind.ABILITY
CARD: Final = Kind.CARD
COPY: Final = Kind.COPY
TOKEN: Final = Kind.TOKEN


@mypyc_attr(allow_interpreted_subclasses=True)
class StackInfo:
    """What was announced for a spell or ability on the stack (601.2b-d, 602.2b, 603.3d). Immutable: replaced on change.

    targets: one tuple of ids for each target phrase of the text, in text order, of the chosen modes.
    division: ids and their shares, (id, amount), for each target phrase that is divided.
    modes: indices of the chosen modes in printed order, or chosen order for copies of one mode.
    x: the announced value of X (-1: not announced).
    event: for triggered abilities, the values noted when it triggered (see rules/c6_spells_abilities/cr603).
    """

    __slots__ = ("division", "event", "inst", "modes", "source", "targets", "way", "x")

    def __init__(
        self,
        inst: Inst | None = None,
        source: ObjectId = 0,
        targets: tuple[tuple[int, ...], ...] = (),
        division: tuple[tuple[tuple[int, int], ...], ...] = (),
        modes: tuple[int, ...] = (),
        x: int = -1,
        event: Node | None = None,
        way: str = "",
    ) -> None:
        self.inst = inst
        self.source = source
        self.targets = targets
        self.division = division
        self.modes = modes
        self.x = x
        self.event = event
        self.way = way

    def with_(self, **changes: object) -> StackInfo:
        values = {s: changes.get(s, getattr(self, s)) for s in _ANNOUNCED}
        return StackInfo(**values)  # type: ignore[arg-type]


_ANNOUNCED: Final = slots_of(StackInfo)


@mypyc_attr(allow_interpreted_subclasses=True)
class GameObject:
    """One object. Write only to what `State.edit` returned; a zone change makes a new object with a new id (CR 400.7).

    face: the definition it has by itself (printed, or the copied one for tokens and copies); copy effects come on top in layer 1.
    controller: who controls it if no effect says otherwise (110.2); effective control is asked through a look.
    counters: (kind, number) pairs sorted by kind, numbers > 0 (122).
    counter_times: (kind, timestamp) of the kinds whose order matters (613.7c).
    last_controller: who was last seen to control it under control effects (0: `controller`), for 302.6.
    since: the turn number since whose beginning or middle its controller has controlled it continuously (302.6); a value less than
        the current turn means since before this turn.
    chosen: (key, value) pairs; the key is made of an ability's origin and ordinal and what was chosen (607.2d).
    payments: ((origin, ordinal, kind), number) pairs: kicked, squad, ... by ability instance (702.33, 702.157b).
    linked: ((origin, ordinal), ids) pairs: objects exiled with it and the like (607.2a).
    """

    __slots__ = (
        "attached_to",
        "card",
        "cast_by",
        "cast_from",
        "chosen",
        "controller",
        "counter_times",
        "counters",
        "damage",
        "deathtouched",
        "designations",
        "entered_turn",
        "face",
        "face_down",
        "flipped",
        "id",
        "kind",
        "last_controller",
        "linked",
        "merged",
        "owner",
        "payments",
        "phased_out",
        "previous",
        "since",
        "stack",
        "stamp",
        "tapped",
        "timestamp",
        "together",
        "transformed",
        "zone",
    )

    def __init__(
        self, id_: ObjectId, card: Card | None, face: Face, owner: PlayerId, zone: Zone, kind: Kind, timestamp: int
    ) -> None:
        self.id = id_
        self.card = card
        self.face = face
        self.owner = owner
        self.controller = owner
        self.zone = zone
        self.kind = kind
        self.timestamp = timestamp
        self.stamp = 0
        self.tapped = False
        self.face_down = False
        self.flipped = False
        self.transformed = False
        self.phased_out = False
        self.damage = 0
        self.deathtouched = False
        self.counters: tuple[tuple[str, int], ...] = ()
        self.counter_times: tuple[tuple[str, int], ...] = ()
        self.last_controller = 0
        self.attached_to = 0
        self.since = 0
        self.entered_turn = 0
        self.previous = 0
        self.cast_by = 0
        self.cast_from: Zone | None = None
        self.chosen: tuple[tuple[str, str | int], ...] = ()
        self.payments: tuple[tuple[str, int], ...] = ()
        self.linked: tuple[tuple[str, tuple[int, ...]], ...] = ()
        self.designations: tuple[str, ...] = ()
        self.stack: StackInfo | None = None
        #: The components below the topmost one of a merged permanent (730.2), from top to bottom: cards, and faces of tokens.
        self.merged: tuple[Card | Face, ...] = ()
        #: The other objects that a merged permanent became with this one (730.3c).
        self.together: tuple[ObjectId, ...] = ()

    def clone(self) -> GameObject:
        new = GameObject.__new__(GameObject)
        new.stamp = 0
        new.id = self.id
        new.card = self.card
        new.face = self.face
        new.owner = self.owner
        new.zone = self.zone
        new.kind = self.kind
        new.timestamp = self.timestamp
        new.controller = self.controller
        new.tapped = self.tapped
        new.face_down = self.face_down
        new.flipped = self.flipped
        new.transformed = self.transformed
        new.phased_out = self.phased_out
        new.damage = self.damage
        new.deathtouched = self.deathtouched
        new.counters = self.counters
        new.counter_times = self.counter_times
        new.last_controller = self.last_controller
        new.attached_to = self.attached_to
        new.since = self.since
        new.entered_turn = self.entered_turn
        new.previous = self.previous
        new.cast_by = self.cast_by
        new.cast_from = self.cast_from
        new.chosen = self.chosen
        new.payments = self.payments
        new.linked = self.linked
        new.designations = self.designations
        new.stack = self.stack
        new.merged = self.merged
        new.together = self.together
        return new

    def counter(self, kind: str) -> int:
        """How many counters of `kind` are on it."""
        for k, n in self.counters:
            if k == kind:
                return n
        return 0

    def counter_time(self, kind: str) -> int:
        """When its counters of `kind` got their timestamp (613.7c); without a note, as it got its own."""
        for k, time in self.counter_times:
            if k == kind:
                return time
        return self.timestamp

    def payment(self, key: str) -> int:
        for k, n in self.payments:
            if k == key:
                return n
        return 0

    @property
    def is_token(self) -> bool:
        return self.kind is Kind.TOKEN

    @property
    def turns_over(self) -> bool:
        """Can it transform (701.27c)? A merged permanent can if one of its components can (730.2i)."""
        if self.card is None:
            return False
        return any(isinstance(c, Card) and c.layout == "transform" for c in (self.card, *self.merged))

    def __repr__(self) -> str:
        return f"<{self.id} {self.face.name} in {self.zone}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """One player. Zones are tuples of object ids; a library's top card is its first, a graveyard's top card its last."""

    __slots__ = (
        "counters",
        "designations",
        "drew_from_empty",
        "graveyard",
        "hand",
        "id",
        "in_game",
        "lands_played",
        "library",
        "life",
        "max_hand_size",
        "mulligans",
        "name",
        "pool",
        "stamp",
    )

    def __init__(self, id_: PlayerId, name: str, life: int) -> None:
        self.id = id_
        self.name = name
        self.life = life
        self.stamp = 0
        self.library: tuple[ObjectId, ...] = ()
        self.hand: tuple[ObjectId, ...] = ()
        self.graveyard: tuple[ObjectId, ...] = ()
        self.pool: tuple[Mana, ...] = ()
        self.counters: tuple[tuple[str, int], ...] = ()
        self.designations: tuple[str, ...] = ()
        self.in_game = True
        self.drew_from_empty = False
        self.lands_played = 0
        self.max_hand_size = 7
        self.mulligans = 0

    def clone(self) -> Player:
        new = Player(self.id, self.name, self.life)
        new.library = self.library
        new.hand = self.hand
        new.graveyard = self.graveyard
        new.pool = self.pool
        new.counters = self.counters
        new.designations = self.designations
        new.in_game = self.in_game
        new.drew_from_empty = self.drew_from_empty
        new.lands_played = self.lands_played
        new.max_hand_size = self.max_hand_size
        new.mulligans = self.mulligans
        return new

    def zone(self, zone: Zone) -> tuple[ObjectId, ...]:
        if zone is HAND:
            return self.hand
        if zone is LIBRARY:
            return self.library
        return self.graveyard

    def set_zone(self, zone: Zone, ids: tuple[ObjectId, ...]) -> None:
        if zone is HAND:
            self.hand = ids
        elif zone is LIBRARY:
            self.library = ids
        else:
            self.graveyard = ids

    def counter(self, kind: str) -> int:
        for k, n in self.counters:
            if k == kind:
                return n
        return 0
