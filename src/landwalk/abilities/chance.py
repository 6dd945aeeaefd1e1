"""Coins and dice in texts (CR 705, 706)."""

from __future__ import annotations

from landwalk.abilities.amount import Amount
from landwalk.abilities.condition import Condition
from landwalk.abilities.sentence import Predicate, Sentence
from landwalk.kernel.node import Node


class FlipCoins(Predicate):
    """ "Flip a coin", "flip two coins" (705.1)."""

    __slots__ = ("amount",)

    def __init__(self, amount: Node) -> None:
        self.amount = amount


class FlipWas(Condition):
    """ "if you win the flip", "if the coin comes up tails": result "win", "lose", "heads" or "tails"."""

    __slots__ = ("result",)

    def __init__(self, result: str) -> None:
        self.result = result


class RollDice(Predicate):
    """ "Roll a d20", "roll two six-sided dice" (706.1). modifier: "and add ..." (706.2), an Amount or None."""

    __slots__ = ("amount", "modifier", "sides")

    def __init__(self, sides: int, amount: Node, modifier: Node | None = None) -> None:
        self.sides = sides
        self.amount = amount
        self.modifier = modifier


class RollResult(Amount):
    """ "the result": of the dice rolled last (706.2), of several the sum; of coins the number of flips won."""

    __slots__ = ()


class ResultRow(Node):
    """One line of a results table: from `least` to `most` (-1: and up)."""

    __slots__ = ("body", "least", "most")

    def __init__(self, least: int, most: int, body: tuple[Node, ...]) -> None:
        self.least = least
        self.most = most
        self.body = body


class ResultTable(Sentence):
    """A results table (706.3a): the row of the result is followed."""

    __slots__ = ("rows",)

    def __init__(self, rows: tuple[ResultRow, ...]) -> None:
        self.rows = rows
