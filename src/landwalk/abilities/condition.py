"""Conditions: what "if", "as long as", "unless" and "only if" ask of a look."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from landwalk.abilities.noun import Compare
from landwalk.kernel.native import mypyc_attr
from landwalk.kernel.node import Node, register_enum


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Node):
    __slots__ = ()


class Controls(Condition):
    """ "you control a Swamp", "you control three or more creatures", "an opponent controls no creatures" (NounPhrase det NO)."""

    __slots__ = ("amount", "compare", "what", "who")

    def __init__(self, who: Node, what: Node, compare: Compare = Compare.AT_LEAST, amount: Node | None = None) -> None:
        self.who = who
        self.what = what
        self.compare = compare
        self.amount = amount


class Exists(Condition):
    """ "there are seven or more cards in your graveyard"; "a creature is on the battlefield"."""

    __slots__ = ("amount", "compare", "what")

    def __init__(self, what: Node, compare: Compare = Compare.AT_LEAST, amount: Node | None = None) -> None:
        self.what = what
        self.compare = compare
        self.amount = amount


class AmountIs(Condition):
    """ "your life total is 5 or less", "its power is 4 or greater", "you have no cards in hand"."""

    __slots__ = ("amount", "compare", "left", "tense")
    marks: ClassVar[frozenset[str]] = frozenset({"tense"})

    def __init__(self, left: Node, compare: Compare, amount: Node, tense: str = "") -> None:
        self.tense = tense  # mark: "was" ("if its mana value was 2 or less": as it last was, 608.2h)
        self.left = left
        self.compare = compare
        self.amount = amount


class ObjectIs(Condition):
    """ "it's a creature", "~ is untapped", "it's attacking", "enchanted creature is black": matches the cores (any of them)."""

    __slots__ = ("cores", "negated", "tail", "what")

    def __init__(self, what: Node, cores: tuple[Node, ...], tail: tuple[Node, ...] = (), negated: str = "is") -> None:
        self.what = what
        self.cores = cores
        self.tail = tail
        self.negated = negated  # "is" or "isnt"


class InTheZone(Condition):
    """ "~ is on the battlefield", "if this card is in your graveyard"."""

    __slots__ = ("what", "whose", "zone")

    def __init__(self, what: Node, zone: str, whose: Node | None = None) -> None:
        self.what = what
        self.zone = zone
        self.whose = whose


class HasDesignation(Condition):
    """ "you have the city's blessing", "you're the monarch": name is the designation's key."""

    __slots__ = ("name", "who")

    def __init__(self, who: Node, name: str) -> None:
        self.who = who
        self.name = name


class TurnOf(Condition):
    """ "it's your turn", "it isn't your turn"."""

    __slots__ = ("negated", "who")

    def __init__(self, who: Node, negated: str = "is") -> None:
        self.who = who
        self.negated = negated


class WasPaid(Condition):
    """ "if this spell was kicked", "if its squad cost was paid": kind is the payment's kind."""

    __slots__ = ("kind", "negated", "what")

    def __init__(self, kind: str, what: Node, negated: str = "is") -> None:
        self.kind = kind
        self.what = what
        self.negated = negated


class WasCast(Condition):
    """ "if you cast it", "if it was cast from your hand"."""

    __slots__ = ("from_zone", "what", "who")

    def __init__(self, what: Node, who: Node | None = None, from_zone: str | None = None) -> None:
        self.what = what
        self.who = who
        self.from_zone = from_zone


class HappenedInTurn(Condition):
    """ "if an opponent lost life this turn", "if you attacked this turn", "if a creature died this turn" (event: EventPattern).

    amount: at least that often (or that much) if given.
    """

    __slots__ = ("amount", "event", "negated")

    def __init__(self, event: Node, amount: Node | None = None, negated: str = "did") -> None:
        self.event = event
        self.amount = amount
        self.negated = negated


class DidThat(Condition):
    """ "if you do", "if you don't": did the previous instruction do something?"""

    __slots__ = ("negated", "who")

    def __init__(self, who: Node, negated: str = "did") -> None:
        self.who = who
        self.negated = negated


class Not(Condition):
    __slots__ = ("condition",)

    def __init__(self, condition: Node) -> None:
        self.condition = condition


class AllOf(Condition):
    __slots__ = ("parts",)

    def __init__(self, parts: tuple[Node, ...]) -> None:
        self.parts = parts


class AnyOf(Condition):
    __slots__ = ("parts",)

    def __init__(self, parts: tuple[Node, ...]) -> None:
        self.parts = parts


@register_enum
class When(StrEnum):
    """Timing restrictions of activated abilities and casting (CR 602.5, 601.3)."""

    SORCERY = "sorcery"  # only any time you could cast a sorcery
    INSTANT = "instant"
    YOUR_TURN = "your_turn"
    YOUR_UPKEEP = "your_upkeep"
    COMBAT = "combat"
    BEFORE_ATTACKERS = "before_attackers"
    YOUR_TURN_BEFORE_ATTACKERS = "your_turn_before_attackers"
    COMBAT_BEFORE_BLOCKERS = "combat_before_blockers"
    COMBAT_AFTER_BLOCKERS = "combat_after_blockers"
    DECLARE_ATTACKERS = "declare_attackers"
    DECLARE_BLOCKERS = "declare_blockers"
    ONCE_EACH_TURN = "once_each_turn"
    ONCE = "once"
    OPPONENTS_TURN = "opponents_turn"


class Timing(Condition):
    """ "Activate only as a sorcery", "only once each turn", "only during your upkeep"."""

    __slots__ = ("when",)
    marks: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, when: When) -> None:
        self.when = when
