"""Costs (CR 118): what is paid to cast or activate, and to choose to do something."""

from __future__ import annotations

from enum import StrEnum

from landwalk.kernel.mana import ManaCost
from landwalk.kernel.node import Node, register_enum


class Cost(Node):
    __slots__ = ()


class PayMana(Cost):
    """Mana; X in it is announced (601.2b)."""

    __slots__ = ("cost",)

    def __init__(self, cost: ManaCost) -> None:
        self.cost = cost


class TapThis(Cost):
    """{T} (CR 107.5, 602.5a)."""

    __slots__ = ()


class UntapThis(Cost):
    """{Q} (CR 107.6)."""

    __slots__ = ()


class PayLife(Cost):
    __slots__ = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount = amount


class PayEnergy(Cost):
    """{E} (CR 107.14)."""

    __slots__ = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount = amount


class SacrificeCost(Cost):
    """what: This, or a noun phrase with A or COUNT."""

    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


class DiscardCost(Cost):
    """what: This (cycling), or a noun phrase of cards; mode "choose", "random" or "hand" (the whole hand)."""

    __slots__ = ("mode", "what")

    def __init__(self, what: Node, mode: str = "choose") -> None:
        self.what = what
        self.mode = mode


class TapCost(Cost):
    """ "Tap an untapped creature you control"."""

    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


class TapPower(Cost):
    """ "Tap any number of other untapped creatures you control with total power N or greater" (702.122a)."""

    __slots__ = ("least", "what")

    def __init__(self, what: Node, least: Node) -> None:
        self.what = what
        self.least = least


class ExileCost(Cost):
    """ "Exile this card from your graveyard", "Exile a creature card from your graveyard"."""

    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


class ReturnCost(Cost):
    """ "Return a land you control to its owner's hand"."""

    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


class LibraryCost(Cost):
    """ "Put this creature on the bottom of its owner's library"; position "top" or "bottom"."""

    __slots__ = ("position", "what")

    def __init__(self, what: Node, position: str) -> None:
        self.what = what
        self.position = position


class RevealCost(Cost):
    """ "reveal a Merfolk card from your hand"."""

    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


class MillCost(Cost):
    __slots__ = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount = amount


class RemoveCounters(Cost):
    """ "Remove a +1/+1 counter from ~"; from_ is This or a noun phrase."""

    __slots__ = ("amount", "from_", "kind")

    def __init__(self, kind: str, amount: Node, from_: Node) -> None:
        self.kind = kind
        self.amount = amount
        self.from_ = from_


class AddCounters(Cost):
    """ "Put a -1/-1 counter on ~"."""

    __slots__ = ("amount", "kind", "on")

    def __init__(self, kind: str, amount: Node, on: Node) -> None:
        self.kind = kind
        self.amount = amount
        self.on = on


class Loyalty(Cost):
    """+N, -N or 0 (CR 606); amount is a signed number; x "X" for -X."""

    __slots__ = ("amount", "x")

    def __init__(self, amount: int, x: str = "") -> None:
        self.amount = amount
        self.x = x


class EitherCost(Cost):
    """ "reveal a Merfolk card from your hand or pay {3}"; each way is a tuple of costs."""

    __slots__ = ("ways",)

    def __init__(self, ways: tuple[tuple[Cost, ...], ...]) -> None:
        self.ways = ways


@register_enum
class CostWord(StrEnum):
    """Mark: the words before a cost."""

    PAY = "pay"
    NONE = "none"
