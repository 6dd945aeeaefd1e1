"""The state of a game: data only. It knows no rule; every write goes through `edit` and is made by the door's handlers."""

from __future__ import annotations

from landwalk.kernel.characteristics import Characteristics
from landwalk.kernel.native import mypyc_attr
from landwalk.kernel.node import Node
from landwalk.kernel.objects import Card, GameObject, ObjectId, Player, PlayerId
from landwalk.kernel.zones import BATTLEFIELD, COMMAND, EXILE, NOWHERE, STACK, Phase, Stage, Step, Zone

_stamps = 0


def _next_stamp() -> int:
    """A number no state has used: copy-on-write compares it and nothing else, so it can't influence a game."""
    global _stamps
    _stamps += 1
    return _stamps


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """A continuous effect made by a resolution (CR 611.2). Immutable.

    tree: the clause that it executes. ctx: what the clause's references meant (see rules/context.py). objects: the ids it
    affects if that set was fixed when it began (611.2c), else None. duration: a Duration node, or None for the rest of the game.
    key: "e<id>", the origin of the abilities that it grants.
    """

    __slots__ = ("controller", "ctx", "duration", "id", "objects", "source", "timestamp", "tree", "turn")

    def __init__(
        self,
        id_: int,
        tree: Node,
        ctx: Node | None,
        source: ObjectId,
        controller: PlayerId,
        objects: tuple[int, ...] | None,
        duration: Node | None,
        timestamp: int,
        turn: int,
    ) -> None:
        self.id = id_
        self.tree = tree
        self.ctx = ctx
        self.source = source
        self.controller = controller
        self.objects = objects
        self.duration = duration
        self.timestamp = timestamp
        self.turn = turn


@mypyc_attr(allow_interpreted_subclasses=True)
class DelayedTrigger:
    """A delayed triggered ability (CR 603.7). Immutable."""

    __slots__ = ("controller", "ctx", "id", "once", "source", "tree", "turn")

    def __init__(
        self, id_: int, tree: Node, ctx: Node | None, source: ObjectId, controller: PlayerId, once: int, turn: int
    ) -> None:
        self.id = id_
        self.tree = tree
        self.ctx = ctx
        self.source = source
        self.controller = controller
        self.once = once
        self.turn = turn


@mypyc_attr(allow_interpreted_subclasses=True)
class PendingTrigger:
    """An ability that has triggered and waits to be put on the stack (CR 603.3). Immutable."""

    __slots__ = ("controller", "event", "inst", "source", "tree")

    def __init__(self, tree: Node, inst: object, source: ObjectId, controller: PlayerId, event: Node | None) -> None:
        self.tree = tree
        self.inst = inst
        self.source = source
        self.controller = controller
        self.event = event


@mypyc_attr(allow_interpreted_subclasses=True)
class Attack:
    """One attacker in combat (CR 508, 509). Immutable: replaced on change. `blockers` in the order they were declared.

    band: the first creature of the attacking band that it is in (702.22c), 0: in none.
    """

    __slots__ = ("attacker", "band", "blocked", "blockers", "defender", "defending_player")

    def __init__(
        self,
        attacker: ObjectId,
        defender: int,
        defending_player: PlayerId,
        blockers: tuple[ObjectId, ...] = (),
        blocked: bool = False,  # noqa: FBT001, FBT002 - a fact of the game with two values (509.1h)
        band: ObjectId = 0,
    ) -> None:
        self.attacker = attacker
        self.defender = defender
        self.defending_player = defending_player
        self.blockers = blockers
        self.blocked = blocked
        self.band = band


@mypyc_attr(allow_interpreted_subclasses=True)
class LastKnown:
    """Last known information of an object that left a zone (CR 608.2h): the object as it was, and its effective values."""

    __slots__ = ("became", "characteristics", "combat", "object")

    def __init__(
        self, obj: GameObject, characteristics: Characteristics, combat: Attack | None, became: ObjectId = 0
    ) -> None:
        self.object = obj
        self.became = became  # the object that it became in the next zone (400.7e and on), 0: none
        self.characteristics = characteristics
        self.combat = combat


@mypyc_attr(allow_interpreted_subclasses=True)
class Ending:
    """How the game ended (CR 104). winner: a player id, or 0 for a draw. rule: the rule that ended it."""

    __slots__ = ("rule", "winner")

    def __init__(self, winner: PlayerId, rule: str) -> None:
        self.winner = winner
        self.rule = rule


class Derived:
    """What the rules derived from a state for one layer_version: the base of their characteristics pass (rules/look.py)."""

    __slots__ = ("characteristics", "version")

    def __init__(self, version: int, characteristics: dict[ObjectId, Characteristics]) -> None:
        self.version = version
        self.characteristics = characteristics


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that a game is at one moment.

    epoch grows with every event; layer_version with every event that may change characteristics. `cache` is what the rules
    derived for one layer_version (never written to after it was made, so copies share it).
    """

    __slots__ = (
        "active",
        "asked",
        "battlefield",
        "cache",
        "cards",
        "combat",
        "command",
        "delayed",
        "effects",
        "ending",
        "epoch",
        "exile",
        "extra",
        "first_strikers",
        "history",
        "interests",
        "known",
        "last_known",
        "last_regular",
        "layer_version",
        "legal_cache",
        "log",
        "next_id",
        "objects",
        "outside",
        "paranoid",
        "passed",
        "pending",
        "phase",
        "phases_left",
        "players",
        "priority",
        "quiet",
        "rng",
        "settings",
        "skips",
        "stack",
        "stage",
        "stamp",
        "starting_player",
        "step",
        "steps_left",
        "stirred",
        "timestamp",
        "turn",
        "turn_order",
        "turns_taken",
        "windows",
    )

    def __init__(self) -> None:
        self.stamp = _next_stamp()
        self.epoch = 0
        self.layer_version = 0
        self.stirred = 0  # grows with every event but those that only move the place in the turn (Event.calm)
        self.quiet = -1  # the value of `stirred` at which state-based actions and triggers last came out empty
        self.cache: Derived | None = None
        self.legal_cache: object | None = None
        #: Characteristics of objects outside the battlefield, by id, for this layer_version; never shared with a copy.
        self.outside: dict[ObjectId, Characteristics] = {}
        self.interests: frozenset[str] = frozenset()
        self.settings: dict[str, str | int] = {}
        self.paranoid = 0  # 1: every read of a cache makes it anew and compares (settings "paranoid")
        self.rng = 0
        self.next_id = 1
        self.timestamp = 0
        self.cards: dict[int, Card] = {}
        self.players: dict[PlayerId, Player] = {}
        self.turn_order: tuple[PlayerId, ...] = ()
        self.objects: dict[ObjectId, GameObject] = {}
        self.battlefield: tuple[ObjectId, ...] = ()
        self.stack: tuple[ObjectId, ...] = ()
        self.exile: tuple[ObjectId, ...] = ()
        self.command: tuple[ObjectId, ...] = ()
        self.last_known: dict[ObjectId, LastKnown] = {}
        self.effects: tuple[Effect, ...] = ()
        self.delayed: tuple[DelayedTrigger, ...] = ()
        self.pending: tuple[PendingTrigger, ...] = ()
        self.combat: tuple[Attack, ...] | None = None
        self.first_strikers: tuple[ObjectId, ...] | None = (
            None  # who dealt damage in the first of two steps (702.7c, 702.4)
        )
        self.turn = 0
        self.turns_taken: dict[PlayerId, int] = {}
        self.active: PlayerId = 0
        self.starting_player: PlayerId = 0
        self.phase = Phase.BEGINNING
        self.step = Step.UNTAP
        self.stage = Stage.BEGIN
        self.steps_left: tuple[Step, ...] = ()
        self.phases_left: tuple[Phase, ...] = ()
        self.extra: tuple[tuple[str, int], ...] = ()  # extra turns, last made first (500.7): ("turn", player)
        self.skips: tuple[tuple[str, int], ...] = ()  # ("untap", player): the next one is skipped (614.10)
        self.priority: PlayerId = 0
        self.passed = 0
        #: Events of this turn, newest first, as a linked list (event, rest); whole game in `log`, likewise.
        self.history: tuple[object, object] | None = None
        self.log: tuple[object, object] | None = None
        #: (viewer, object id) pairs: hidden cards that a player may know (was revealed or looked at).
        self.known: frozenset[tuple[int, int]] = frozenset()
        self.ending: Ending | None = None
        self.last_regular: PlayerId = 0  # whose turn the last turn was that isn't an extra turn (500.7)
        self.asked = 0  # questions put to players, forced ones not counted
        self.windows = 0  # priority windows in which only passing was possible: counted, not asked

    def clone(self) -> State:
        """A copy that shares all objects until one side edits them."""
        new = State.__new__(State)
        new.active = self.active
        new.asked = self.asked
        new.battlefield = self.battlefield
        new.cache = self.cache
        new.cards = self.cards
        new.combat = self.combat
        new.command = self.command
        new.delayed = self.delayed
        new.effects = self.effects
        new.ending = self.ending
        new.epoch = self.epoch
        new.exile = self.exile
        new.extra = self.extra
        new.first_strikers = self.first_strikers
        new.history = self.history
        new.interests = self.interests
        new.known = self.known
        new.last_known = dict(self.last_known)
        new.last_regular = self.last_regular
        new.layer_version = self.layer_version
        new.legal_cache = self.legal_cache
        new.log = self.log
        new.next_id = self.next_id
        new.objects = dict(self.objects)
        new.outside = {}
        new.paranoid = self.paranoid
        new.passed = self.passed
        new.pending = self.pending
        new.phase = self.phase
        new.phases_left = self.phases_left
        new.players = dict(self.players)
        new.priority = self.priority
        new.quiet = self.quiet
        new.rng = self.rng
        new.settings = self.settings
        new.skips = self.skips
        new.stack = self.stack
        new.stage = self.stage
        new.stamp = _next_stamp()
        new.starting_player = self.starting_player
        new.step = self.step
        new.steps_left = self.steps_left
        new.stirred = self.stirred
        new.timestamp = self.timestamp
        new.turn = self.turn
        new.turn_order = self.turn_order
        new.turns_taken = dict(self.turns_taken)
        new.windows = self.windows
        self.stamp = _next_stamp()
        return new

    # --- reading ---------------------------------------------------------------------------------

    def zone_ids(self, zone: Zone, owner: PlayerId = 0) -> tuple[ObjectId, ...]:
        """The ids in a zone, in order; for a zone that each player has, of `owner`."""
        if zone is BATTLEFIELD:
            return self.battlefield
        if zone is STACK:
            return self.stack
        if zone is EXILE:
            return self.exile
        if zone is COMMAND:
            return self.command
        if zone is NOWHERE:
            return ()
        return self.players[owner].zone(zone)

    def opponents(self, player: PlayerId) -> tuple[PlayerId, ...]:
        """The other players still in the game, in turn order from `player` (CR 102.2, 102.3)."""
        return tuple(p for p in self.players_from(player) if p != player)

    def players_from(self, player: PlayerId) -> tuple[PlayerId, ...]:
        """The players still in the game in turn order, `player` first (APNAP order if it is the active player, CR 101.4)."""
        order = self.turn_order
        if player == order[0] or player not in order:
            turned = order
        else:
            at = order.index(player)
            turned = order[at:] + order[:at]
        for other in self.players.values():
            if not other.in_game:
                return tuple([p for p in turned if self.players[p].in_game])
        return turned

    # --- writing (only for the door's handlers) -----------------------------------------------------

    def edit(self, id_: ObjectId) -> GameObject:
        """The object, safe to write to (copied first if a copy of the state shares it). KeyError if it doesn't exist."""
        obj = self.objects[id_]
        if obj.stamp != self.stamp:
            obj = obj.clone()
            obj.stamp = self.stamp
            self.objects[id_] = obj
        return obj

    def edit_player(self, id_: PlayerId) -> Player:
        player = self.players[id_]
        if player.stamp != self.stamp:
            player = player.clone()
            player.stamp = self.stamp
            self.players[id_] = player
        return player

    def set_zone_ids(self, zone: Zone, owner: PlayerId, ids: tuple[ObjectId, ...]) -> None:
        if zone is BATTLEFIELD:
            self.battlefield = ids
        elif zone is STACK:
            self.stack = ids
        elif zone is EXILE:
            self.exile = ids
        elif zone is COMMAND:
            self.command = ids
        elif zone is not NOWHERE:
            self.edit_player(owner).set_zone(zone, ids)

    def new_id(self) -> int:
        id_ = self.next_id
        self.next_id += 1
        return id_

    def new_timestamp(self) -> int:
        """CR 613.7."""
        self.timestamp += 1
        return self.timestamp
