"""What texts say about combat that is no plain "can't" or "must": numbers of blockers, how damage is assigned, who is able to block."""

from __future__ import annotations

from landwalk.abilities.condition import Condition
from landwalk.abilities.effect import CantDo
from landwalk.abilities.noun import Modifier
from landwalk.abilities.pattern import EventPattern
from landwalk.abilities.sentence import Predicate
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.node import Node


class AbleToBlock(Modifier):
    """ "able to block ~": creatures that the restrictions let block it (509.1c). when: "" or "this_turn"."""

    __slots__ = ("what", "when")

    def __init__(self, what: Node, when: str = "") -> None:
        self.what = what
        self.when = when


class BandedWith(Modifier):
    """ "banded with ~": the others of its attacking band (702.22c)."""

    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


class BlockerCount(Predicate):
    """ "can't be blocked except by `least` or more creatures", "... by more than `most` creatures" (509.1b); None: no limit."""

    __slots__ = ("least", "most")
    subject = "object"

    def __init__(self, least: Node | None = None, most: Node | None = None) -> None:
        self.least = least
        self.most = most


class AssignDamage(Predicate):
    """How combat damage is assigned. how: "toughness" ("equal to its toughness rather than its power", 510.1a), "none" ("assigns no
    combat damage")."""

    __slots__ = ("how",)
    subject = "object"

    def __init__(self, how: str) -> None:
        self.how = how


class MayAssignUnblocked(Predicate):
    """ "(you may) have ~ assign its combat damage as though it weren't blocked" (510.1c)."""

    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


class FightCost(Predicate):
    """ "can't attack you unless their controller pays {2} for each ...": what each such creature costs its controller to attack or block
    with (508.1h, 509.1d). mana and costs: together; whom: who is attacked, None: anyone."""

    __slots__ = ("costs", "mana", "what", "whom")
    subject = "object"

    def __init__(
        self, what: CantDo, mana: ManaCost | None = None, whom: Node | None = None, costs: tuple[Node, ...] = ()
    ) -> None:
        self.what = what
        self.mana = mana
        self.whom = whom
        self.costs = costs


class BeenAttacked(Condition):
    """ "you've been attacked this step" (508.6)."""

    __slots__ = ("who",)

    def __init__(self, who: Node) -> None:
        self.who = who


class AttacksTogether(EventPattern):
    """ "~ and at least two other creatures attack": both in one declaration (508.3a)."""

    __slots__ = ("amount", "others", "what")
    keys = ("attack_declared",)

    def __init__(self, what: Node, amount: Node, others: Node) -> None:
        self.what = what
        self.amount = amount
        self.others = others


class BecomeBlocked(Predicate):
    """ "becomes blocked" by an effect (509.1h)."""

    __slots__ = ()
    subject = "object"
