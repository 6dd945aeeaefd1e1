"""Combat (CR 506-511)."""

from __future__ import annotations

from landwalk.kernel.events.base import Event
from landwalk.kernel.native import mypyc_attr
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import Attack


@mypyc_attr(allow_interpreted_subclasses=True)
class AttackersDeclared(Event):
    """CR 508.1k: the chosen creatures become attacking creatures, all at once. attacks: the new combat records."""

    __slots__ = ("attacks", "player")
    inert = True
    layers_if = "combat"
    kind_keys = ("attack_declared", "attacks")

    def __init__(self, player: PlayerId, attacks: tuple[Attack, ...], cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.player = player
        self.attacks = attacks


@mypyc_attr(allow_interpreted_subclasses=True)
class BlockersDeclared(Event):
    """CR 509.1g. blocks: (blocker, attacker) pairs; combat: the records afterwards; player: the defending player who declared.

    joined: further pairs, of attackers that became blocked with one of their band (702.22h).
    """

    __slots__ = ("blocks", "combat", "joined", "player")
    inert = True
    layers_if = "combat"
    kind_keys = ("becomes_blocked", "blocks", "unblocked")

    def __init__(
        self,
        player: PlayerId,
        blocks: tuple[tuple[int, int], ...],
        combat: tuple[Attack, ...],
        joined: tuple[tuple[int, int], ...] = (),
        cause: ObjectId = 0,
    ) -> None:
        super().__init__(cause)
        self.player = player
        self.blocks = blocks
        self.combat = combat
        self.joined = joined


@mypyc_attr(allow_interpreted_subclasses=True)
class BecameBlocked(Event):
    """Attacking creatures became blocked by an effect, not by creatures (509.1h, 509.3c)."""

    __slots__ = ("attackers",)
    layers_if = "combat"
    kind_keys = ("becomes_blocked",)

    def __init__(self, attackers: tuple[ObjectId, ...], cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.attackers = attackers


@mypyc_attr(allow_interpreted_subclasses=True)
class SetCombat(Event):
    """The combat records changed otherwise: removed from combat (506.4), enters attacking (508.4), became blocked by an effect, end."""

    __slots__ = ("combat",)
    layers_if = "combat"
    remembered = False

    def __init__(self, combat: tuple[Attack, ...] | None, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.combat = combat


@mypyc_attr(allow_interpreted_subclasses=True)
class SetFirstStrikers(Event):
    """Who dealt damage in the first of two combat damage steps (510.4); None: forgotten at the end of combat."""

    __slots__ = ("ids",)
    remembered = False

    def __init__(self, ids: tuple[ObjectId, ...] | None, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.ids = ids
