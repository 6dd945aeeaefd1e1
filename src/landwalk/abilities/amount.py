"""Amounts: numbers a text speaks of (CR 107)."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from landwalk.abilities.noun import Stat
from landwalk.kernel.native import mypyc_attr
from landwalk.kernel.node import Node, register_enum


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Node):
    __slots__ = ()


class Number(Amount):
    """A number. word is a mark: "word" (three) or "digit" (3) where both occur."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n


class VariableX(Amount):
    """X: announced (601.2b), or defined by the sentence ("where X is ...", Do.where)."""

    __slots__ = ()


class CountOf(Amount):
    """ "the number of O": objects or players that match."""

    __slots__ = ("of",)

    def __init__(self, of: Node) -> None:
        self.of = of


class ForEach(Amount):
    """ "N for each O": base times the count. Printed after the predicate."""

    __slots__ = ("base", "of")

    def __init__(self, base: Amount, of: Node) -> None:
        self.base = base
        self.of = of


class StatOf(Amount):
    """ "its power", "target creature's toughness", "that card's mana value" (last known information where it's gone, 608.2h)."""

    __slots__ = ("of", "stat")

    def __init__(self, stat: Stat, of: Node) -> None:
        self.stat = stat
        self.of = of


class GreatestStat(Amount):
    """ "the greatest power among creatures you control"; total is the sum instead: kind "greatest" or "total"."""

    __slots__ = ("kind", "of", "stat")

    def __init__(self, stat: Stat, of: Node, kind: str = "greatest") -> None:
        self.stat = stat
        self.of = of
        self.kind = kind


class LifeTotal(Amount):
    __slots__ = ("of",)

    def __init__(self, of: Node) -> None:
        self.of = of


class CountersOn(Amount):
    """ "the number of charge counters on ~"; kind "" counts all."""

    __slots__ = ("kind", "on")

    def __init__(self, kind: str, on: Node) -> None:
        self.kind = kind
        self.on = on


class ThatMuch(Amount):
    """ "that much", "that many": the amount of the event or of the previous instruction."""

    __slots__ = ()


class Times(Amount):
    """ "twice O", "three times O"."""

    __slots__ = ("amount", "factor")

    def __init__(self, factor: int, amount: Amount) -> None:
        self.factor = factor
        self.amount = amount


class Plus(Amount):
    """ "one plus the number of O"."""

    __slots__ = ("amount", "n")

    def __init__(self, n: int, amount: Amount) -> None:
        self.n = n
        self.amount = amount


@register_enum
class Rounding(StrEnum):
    UP = "up"
    DOWN = "down"


class Half(Amount):
    """ "half X, rounded up" (CR 107.1a)."""

    __slots__ = ("amount", "rounding")

    def __init__(self, amount: Amount, rounding: Rounding) -> None:
        self.amount = amount
        self.rounding = rounding


class Negative(Amount):
    """-X/-X: only in power and toughness changes."""

    __slots__ = ("amount",)

    def __init__(self, amount: Amount) -> None:
        self.amount = amount


class HandSize(Amount):
    """ "the number of cards in your hand"."""

    __slots__ = ("of",)

    def __init__(self, of: Node) -> None:
        self.of = of


class BasicLandTypes(Amount):
    """Domain: the number of basic land types among lands `of` controls (ability word domain, 207.2c)."""

    __slots__ = ("of",)

    def __init__(self, of: Node) -> None:
        self.of = of


class TimesPaid(Amount):
    """ "for each time it was kicked", "the number of times its squad cost was paid": keyword is the payment's kind."""

    __slots__ = ("kind",)
    type_words: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, kind: str) -> None:
        self.kind = kind


class HistoryCount(Amount):
    """How often something happened this turn: event is an EventPattern (abilities/pattern.py)."""

    __slots__ = ("event",)

    def __init__(self, event: Node) -> None:
        self.event = event


class DamageDealtThisWay(Amount):
    """ "the damage dealt this way", "the life lost this way"."""

    __slots__ = ("what",)

    def __init__(self, what: str) -> None:
        self.what = what


class ChosenNumber(Amount):
    """ "the chosen number" (607.2d)."""

    __slots__ = ()


class Devotion(Amount):
    """ "your devotion to green" (CR 700.5); colors: letters, counted together for two colours."""

    __slots__ = ("colors", "of")
    type_words: ClassVar[frozenset[str]] = frozenset({"colors"})

    def __init__(self, of: Node, colors: tuple[str, ...]) -> None:
        self.of = of
        self.colors = colors


class CardTypesAmong(Amount):
    """ "the number of card types among cards in your graveyard" (delirium, 207.2c)."""

    __slots__ = ("of",)

    def __init__(self, of: Node) -> None:
        self.of = of
