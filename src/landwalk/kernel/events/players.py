"""What happens to players: cards, life, damage, counters, mana, designations, losing."""

from __future__ import annotations

from landwalk.kernel.events.base import Event
from landwalk.kernel.mana import Mana
from landwalk.kernel.native import mypyc_attr
from landwalk.kernel.objects import ObjectId, PlayerId


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawCard(Event):
    """One card is drawn (CR 121.2). new_id: the card in hand (0: the library was empty, 121.4)."""

    __slots__ = ("new_id", "player")
    inert = True
    kind_keys = ("draw",)

    def __init__(self, player: PlayerId, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.player = player
        self.new_id = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class GainLifeEvent(Event):
    """CR 119.3."""

    __slots__ = ("amount", "player")
    layers_if = "life"
    kind_keys = ("life_gained",)

    def __init__(self, player: PlayerId, amount: int, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.player = player
        self.amount = amount


@mypyc_attr(allow_interpreted_subclasses=True)
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


@mypyc_attr(allow_interpreted_subclasses=True)
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


@mypyc_attr(allow_interpreted_subclasses=True)
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


@mypyc_attr(allow_interpreted_subclasses=True)
class AddManaEvent(Event):
    """CR 106.4."""

    __slots__ = ("mana", "player")
    inert = True
    kind_keys = ("mana",)
    remembered = False

    def __init__(self, player: PlayerId, mana: tuple[Mana, ...], cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.player = player
        self.mana = mana


@mypyc_attr(allow_interpreted_subclasses=True)
class SetPool(Event):
    """The mana pool after spending (118.3) or emptying (106.4, 500.5)."""

    __slots__ = ("mana", "player", "reason")
    inert = True
    remembered = False

    def __init__(self, player: PlayerId, mana: tuple[Mana, ...], reason: str, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.player = player
        self.mana = mana
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class TappedForManaEvent(Event):
    """A permanent was tapped for mana (106.12); mana: the types it made."""

    __slots__ = ("mana", "object", "player")
    inert = True
    kind_keys = ("tapped_for_mana",)

    def __init__(self, object_: ObjectId, player: PlayerId, mana: tuple[str, ...], cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.object = object_
        self.player = player
        self.mana = mana


@mypyc_attr(allow_interpreted_subclasses=True)
class SetDesignation(Event):
    """A player or object gets (or, value "", loses) a designation: "city's blessing", "monarch", "renowned", ... (names)."""

    __slots__ = ("name", "on", "to")
    layers_if = "designation"
    kind_keys = ("designation",)

    def __init__(self, to: int, name: str, on: str = "yes", cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.to = to
        self.name = name
        self.on = on


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerLoses(Event):
    """CR 104.3, with the rule's number as reason."""

    __slots__ = ("player", "reason")
    kind_keys = ("lost_game",)
    layers = True

    def __init__(self, player: PlayerId, reason: str, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.player = player
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class GameEnds(Event):
    """winner 0: a draw (CR 104)."""

    __slots__ = ("rule", "winner")

    def __init__(self, winner: PlayerId, rule: str, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.winner = winner
        self.rule = rule
