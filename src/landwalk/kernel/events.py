"""Typed events: everything that can happen to a game. They are data; the file of a rule registers how its events are applied.

`happened` says after the door whether (and `replaced_by` by what) the event took place; result slots say how. `layers` says whether
characteristics may change. `keys()` are the kinds of happening for the index of triggers.
"""

from __future__ import annotations

from typing import ClassVar

from landwalk.kernel.characteristics import Face
from landwalk.kernel.mana import Mana
from landwalk.kernel.node import Node
from landwalk.kernel.objects import GameObject, Kind, ObjectId, PlayerId, StackInfo
from landwalk.kernel.state import Attack, DelayedTrigger, Effect, PendingTrigger
from landwalk.kernel.zones import Phase, Step, Zone


class Event:
    """cause: the object whose effect or cost makes it happen (0: the rules)."""

    __slots__ = ("cause", "happened", "replaced")
    layers: ClassVar[bool] = False
    #: Characteristics change only if a static ability in the game reads this ("tapped", "combat", ...): see State.interests.
    layers_if: ClassVar[str] = ""
    #: Words for the index of triggers, replacements and interests; () means that nothing can wait for it.
    kind_keys: ClassVar[tuple[str, ...]] = ()
    #: Kept in the turn's history (so that "this turn" can ask).
    remembered: ClassVar[bool] = True

    def __init__(self, cause: ObjectId = 0) -> None:
        self.cause = cause
        self.happened = True
        self.replaced: tuple[str, ...] = ()  # keys of the replacement effects that have modified it (614.5)

    def keys(self) -> tuple[str, ...]:
        return self.kind_keys

    def __repr__(self) -> str:
        names = [s for c in reversed(type(self).__mro__) for s in getattr(c, "__slots__", ())]
        shown = ", ".join(f"{n}={getattr(self, n)!r}" for n in names if n not in ("happened", "replaced", "cause"))
        return f"{type(self).__name__}({shown})"


class Batch(Event):
    """Events that happen at the same time (for example 704.3, 510.2). One epoch, one round of triggers."""

    __slots__ = ("events",)

    def __init__(self, events: tuple[Event, ...], cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.events = events


# --- zones ----------------------------------------------------------------------------------------


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

    def clone(self) -> Entry:
        new = Entry(self.controller)
        for name in Entry.__slots__:
            setattr(new, name, getattr(self, name))
        return new


class ZoneChange(Event):
    """An object goes to another zone and becomes a new object there (CR 400.7). new_id: that object (0 if it ceased to exist).

    to_owner matters not: an object goes to its owner's library, hand or graveyard (400.3). position: "top", "bottom", or a number
    from the top as text. entry: for the battlefield. reason: "draw", "discard", "destroy", "sacrifice", "mill", "resolve", "play", "cast",
    "lethal", "legend", ... (what the players saw it as; triggers of the verb's own event don't use it).
    """

    __slots__ = ("entry", "from_zone", "new_id", "object", "position", "reason", "to", "was")
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
        if self.to is Zone.BATTLEFIELD:
            return ("enters", "zone_change") if self.from_zone is not Zone.BATTLEFIELD else ("zone_change",)
        if self.from_zone is Zone.BATTLEFIELD:
            return ("dies", "leaves", "zone_change") if self.to is Zone.GRAVEYARD else ("leaves", "zone_change")
        return ("zone_change",)


class CreateToken(Event):
    """A token is created (CR 111, 701.7): it enters the battlefield. new_id is set when it happened."""

    __slots__ = ("entry", "face", "new_id", "owner")
    layers = True
    kind_keys = ("create", "enters")

    def __init__(self, owner: PlayerId, face: Face, entry: Entry, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.owner = owner
        self.face = face
        self.entry = entry
        self.new_id = 0


class CreateOnStack(Event):
    """An ability or a copy of a spell is put on the stack (113.7a, 707.10). new_id is the new object."""

    __slots__ = ("controller", "face", "info", "kind", "new_id", "payments")
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


class CreateEmblem(Event):
    """CR 114."""

    __slots__ = ("controller", "face", "new_id")
    layers = True

    def __init__(self, controller: PlayerId, face: Face, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.controller = controller
        self.face = face
        self.new_id = 0


class CeaseToExist(Event):
    """An ability leaves the stack, or a token or copy is outside the battlefield or stack (608.2n, 704.5d-e)."""

    __slots__ = ("object",)
    layers_if = "zones"
    remembered = False

    def __init__(self, object_: ObjectId, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.object = object_


class ShuffleLibrary(Event):
    """CR 701.24. order: the new order as a permutation of positions (chance), set by the door."""

    __slots__ = ("order", "player")
    kind_keys = ("shuffle",)

    def __init__(self, player: PlayerId, order: tuple[int, ...], cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.player = player
        self.order = order


class ReorderLibrary(Event):
    """The cards of a library in a new order (scry, "in any order"). ids: the whole library, top first. Hidden from others."""

    __slots__ = ("ids", "player")
    remembered = False

    def __init__(self, player: PlayerId, ids: tuple[ObjectId, ...], cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.player = player
        self.ids = ids


class Reveal(Event):
    """Cards are shown to all players (701.20) or looked at by `viewers` (701.20e). viewers (): all."""

    __slots__ = ("objects", "viewers")
    kind_keys = ("reveal",)

    def __init__(self, objects: tuple[ObjectId, ...], viewers: tuple[PlayerId, ...] = (), cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.objects = objects
        self.viewers = viewers


# --- players --------------------------------------------------------------------------------------


class DrawCard(Event):
    """One card is drawn (CR 121.2). new_id: the card in hand (0: the library was empty, 121.4)."""

    __slots__ = ("new_id", "player")
    kind_keys = ("draw",)

    def __init__(self, player: PlayerId, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.player = player
        self.new_id = 0


class GainLifeEvent(Event):
    """CR 119.3."""

    __slots__ = ("amount", "player")
    layers_if = "life"
    kind_keys = ("life_gained",)

    def __init__(self, player: PlayerId, amount: int, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.player = player
        self.amount = amount


class LoseLifeEvent(Event):
    """CR 119.3; reason "damage" (120.3a), "pay" (119.4), "effect"."""

    __slots__ = ("amount", "player", "reason")
    layers_if = "life"
    kind_keys = ("life_lost",)

    def __init__(self, player: PlayerId, amount: int, reason: str = "effect", cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.player = player
        self.amount = amount
        self.reason = reason


class DamageEvent(Event):
    """A source deals damage to a player or permanent (CR 120). kind: "combat" or "noncombat". amount: what was dealt in the end.

    Apply order is 120.4: prevention and replacement, then results, then damage has been dealt.
    """

    __slots__ = ("amount", "kind", "source", "to", "unpreventable")
    kind_keys = ("damage",)
    layers_if = "damage"

    def __init__(self, source: ObjectId, to: int, amount: int, kind: str = "noncombat", cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.source = source
        self.to = to
        self.amount = amount
        self.kind = kind
        self.unpreventable = False


class CountersEvent(Event):
    """Counters are put on (amount > 0) or removed from (amount < 0) an object or player (CR 122)."""

    __slots__ = ("amount", "counter", "player", "to")
    layers = True
    kind_keys = ("counters",)

    def __init__(self, to: int, counter: str, amount: int, player: PlayerId = 0, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.to = to
        self.counter = counter
        self.amount = amount
        self.player = player


class AddManaEvent(Event):
    """CR 106.4."""

    __slots__ = ("mana", "player")
    kind_keys = ("mana",)
    remembered = False

    def __init__(self, player: PlayerId, mana: tuple[Mana, ...], cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.player = player
        self.mana = mana


class SetPool(Event):
    """The mana pool after spending (118.3) or emptying (106.4, 500.5)."""

    __slots__ = ("mana", "player", "reason")
    remembered = False

    def __init__(self, player: PlayerId, mana: tuple[Mana, ...], reason: str, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.player = player
        self.mana = mana
        self.reason = reason


class TappedForManaEvent(Event):
    """A permanent was tapped for mana (106.12); mana: the types it made."""

    __slots__ = ("mana", "object", "player")
    kind_keys = ("tapped_for_mana",)

    def __init__(self, object_: ObjectId, player: PlayerId, mana: tuple[str, ...], cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.object = object_
        self.player = player
        self.mana = mana


class SetDesignation(Event):
    """A player or object gets (or, value "", loses) a designation: "city's blessing", "monarch", "renowned", ... kept as a tuple of names."""

    __slots__ = ("name", "on", "to")
    layers_if = "designation"
    kind_keys = ("designation",)

    def __init__(self, to: int, name: str, on: str = "yes", cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.to = to
        self.name = name
        self.on = on


class PlayerLoses(Event):
    """CR 104.3, with the rule's number as reason."""

    __slots__ = ("player", "reason")
    kind_keys = ("lost_game",)
    layers = True

    def __init__(self, player: PlayerId, reason: str, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.player = player
        self.reason = reason


class GameEnds(Event):
    """winner 0: a draw (CR 104)."""

    __slots__ = ("rule", "winner")

    def __init__(self, winner: PlayerId, rule: str, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.winner = winner
        self.rule = rule


# --- permanents -----------------------------------------------------------------------------------


class TapEvent(Event):
    """CR 701.26. reason: "attack", "cost", "mana", "effect"."""

    __slots__ = ("object", "reason")
    kind_keys = ("tapped",)
    layers_if = "tapped"

    def __init__(self, object_: ObjectId, reason: str = "effect", cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.object = object_
        self.reason = reason


class UntapEvent(Event):
    """reason: "untap step", "cost", "effect"."""

    __slots__ = ("object", "reason")
    kind_keys = ("untapped",)
    layers_if = "tapped"

    def __init__(self, object_: ObjectId, reason: str = "effect", cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.object = object_
        self.reason = reason


class AttachEvent(Event):
    """to 0: unattached (CR 701.3)."""

    __slots__ = ("object", "to")
    layers = True
    kind_keys = ("attached",)

    def __init__(self, object_: ObjectId, to: int, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.object = object_
        self.to = to


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


class RemoveDamage(Event):
    """Damage is removed from permanents (514.2, 701.19, 701.69)."""

    __slots__ = ("objects",)
    layers_if = "damage"
    remembered = False

    def __init__(self, objects: tuple[ObjectId, ...], cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.objects = objects


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


# --- spells and abilities --------------------------------------------------------------------------


class SpellCast(Event):
    """A spell has been cast (601.2i)."""

    __slots__ = ("object", "player")
    kind_keys = ("cast", "targeted")

    def __init__(self, object_: ObjectId, player: PlayerId, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.object = object_
        self.player = player


class SpellCopied(Event):
    __slots__ = ("object", "player")
    kind_keys = ("copied", "targeted")

    def __init__(self, object_: ObjectId, player: PlayerId, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.object = object_
        self.player = player


class AbilityActivated(Event):
    """object: the ability on the stack (0 for a mana ability); source: whose ability."""

    __slots__ = ("key", "object", "player", "source")
    kind_keys = ("activated", "targeted")

    def __init__(self, object_: ObjectId, source: ObjectId, key: str, player: PlayerId, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.object = object_
        self.source = source
        self.key = key
        self.player = player


class AbilityTriggered(Event):
    """A triggered ability was put on the stack with its targets (603.3d)."""

    __slots__ = ("object", "player", "source")
    kind_keys = ("targeted",)

    def __init__(self, object_: ObjectId, source: ObjectId, player: PlayerId, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.object = object_
        self.source = source
        self.player = player


class Resolved(Event):
    """A spell or ability has finished resolving (608.2n, 608.3)."""

    __slots__ = ("object",)
    remembered = False

    def __init__(self, object_: ObjectId, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.object = object_


class LandPlayed(Event):
    """CR 305.2: counts against the lands a player may play this turn. object: the land on the battlefield."""

    __slots__ = ("object", "player")
    kind_keys = ("land_played",)

    def __init__(self, object_: ObjectId, player: PlayerId, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.object = object_
        self.player = player


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


class StartEffect(Event):
    """A continuous effect begins (611.2a)."""

    __slots__ = ("effect",)
    layers = True
    remembered = False

    def __init__(self, effect: Effect, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.effect = effect


class EndEffects(Event):
    """Continuous effects end: their ids."""

    __slots__ = ("ids",)
    layers = True
    remembered = False

    def __init__(self, ids: tuple[int, ...], cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.ids = ids


class AddDelayed(Event):
    __slots__ = ("trigger",)
    remembered = False

    def __init__(self, trigger: DelayedTrigger, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.trigger = trigger


class RemoveDelayed(Event):
    __slots__ = ("ids",)
    remembered = False

    def __init__(self, ids: tuple[int, ...], cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.ids = ids


class SetPending(Event):
    """The triggers that wait (603.3): replaced as a whole."""

    __slots__ = ("pending",)
    remembered = False

    def __init__(self, pending: tuple[PendingTrigger, ...], cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.pending = pending


# --- combat ---------------------------------------------------------------------------------------


class AttackersDeclared(Event):
    """CR 508.1k: the chosen creatures become attacking creatures, all at once. attacks: the new combat records."""

    __slots__ = ("attacks", "player")
    layers_if = "combat"
    kind_keys = ("attack_declared", "attacks")

    def __init__(self, player: PlayerId, attacks: tuple[Attack, ...], cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.player = player
        self.attacks = attacks


class BlockersDeclared(Event):
    """CR 509.1g. blocks: (blocker, attacker) pairs; combat: the records afterwards; player: the defending player who declared."""

    __slots__ = ("blocks", "combat", "player")
    layers_if = "combat"
    kind_keys = ("becomes_blocked", "blocks", "unblocked")

    def __init__(
        self, player: PlayerId, blocks: tuple[tuple[int, int], ...], combat: tuple[Attack, ...], cause: ObjectId = 0
    ) -> None:
        super().__init__(cause)
        self.player = player
        self.blocks = blocks
        self.combat = combat


class SetCombat(Event):
    """The combat records changed otherwise: removed from combat (506.4), enters attacking (508.4), became blocked by an effect, end."""

    __slots__ = ("combat",)
    layers_if = "combat"
    remembered = False

    def __init__(self, combat: tuple[Attack, ...] | None, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.combat = combat


class SetFirstStrikers(Event):
    """Who dealt damage in the first of two combat damage steps (510.4); None: forgotten at the end of combat."""

    __slots__ = ("ids",)
    remembered = False

    def __init__(self, ids: tuple[ObjectId, ...] | None, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.ids = ids


# --- the turn --------------------------------------------------------------------------------------


class TurnBegan(Event):
    __slots__ = ("player",)
    layers_if = "turn"
    kind_keys = ("turn",)

    def __init__(self, player: PlayerId, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.player = player


class StepBegan(Event):
    """A step (or a phase without steps) began (CR 500.1); phase as well when it is the first of its phase."""

    __slots__ = ("phase", "player", "step")
    kind_keys = ("step",)
    layers_if = "turn"

    def __init__(self, step: Step, phase: Phase, player: PlayerId, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.step = step
        self.phase = phase
        self.player = player


class StepEnded(Event):
    __slots__ = ("step",)
    remembered = False

    def __init__(self, step: Step, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.step = step


class SetTurnPlan(Event):
    """Extra turns, skipped steps, additional phases: the slot of the state ("extra", "skips", "phases_left") and its new value."""

    __slots__ = ("slot", "value")
    remembered = False

    def __init__(self, slot: str, value: object, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.slot = slot
        self.value = value


class SetPlayer(Event):
    """A plain fact about a player: slot "max_hand_size", "mulligans", "drew_from_empty", "lands_played", "life" (set-up only)."""

    __slots__ = ("player", "slot", "value")
    remembered = False

    def __init__(self, player: PlayerId, slot: str, value: int, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.player = player
        self.slot = slot
        self.value = value
