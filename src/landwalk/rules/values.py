"""Amounts: the number that a text speaks of, worked out in a look (CR 107, 608.2h-i).

`values` registers what a class of Amount means, so that a keyword or action may bring amounts of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from landwalk.abilities import amount as a
from landwalk.abilities import noun as n
from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.context import Context, inst_key
from landwalk.kernel.characteristics import LAND_MANA
from landwalk.kernel.node import Node
from landwalk.rules.look import Look
from landwalk.rules.matching import candidates, chosen_value, stat
from landwalk.rules.references import players, refer

A = TypeVar("A", bound=Node)
Value = Callable[[Look, Node, Context], int]
VALUES: Final[dict[type[Node], Value]] = {}


def values(cls: type[A]) -> Callable[[Callable[[Look, A, Context], int]], Callable[[Look, A, Context], int]]:
    """Registers the value of a class of amounts."""

    def register(function: Callable[[Look, A, Context], int]) -> Callable[[Look, A, Context], int]:
        VALUES[cls] = function  # type: ignore[assignment]
        return function

    return register


def amount(look: Look, node: Node, ctx: Context) -> int:
    """The value of `node` now. KeyError for an amount that no rule knows (such a text counts as unsupported)."""
    if isinstance(node, a.Number):
        return node.n
    return VALUES[type(node)](look, node, ctx)


def count(look: Look, of: Node, ctx: Context) -> int:
    """How many objects or players `of` means."""
    if isinstance(of, n.NounPhrase) and not of.is_target:
        return len(candidates(look, of, ctx))
    if isinstance(of, n.PlayerPhrase):
        return len(players(look, of, ctx))
    if isinstance(of, n.Both):
        found: list[int] = []
        for part in of.parts:
            ids = candidates(look, part, ctx) if isinstance(part, n.NounPhrase) else refer(look, part, ctx)
            found.extend(i for i in ids if i not in found)
        return len(found)
    return len(refer(look, of, ctx))


@values(a.Number)
def _number(look: Look, node: a.Number, ctx: Context) -> int:
    return node.n


@values(a.VariableX)
def _x(look: Look, node: a.VariableX, ctx: Context) -> int:
    if ctx.where is not None:
        return amount(look, ctx.where, ctx.replace(where=None))
    if ctx.x >= 0:
        return ctx.x
    # CR 107.3m, a permanent's entering trigger or replacement effect uses the X of the spell that became it
    info = look.object(ctx.source).stack if ctx.source > 0 else None
    return info.x if info is not None and info.x > 0 else 0


@values(a.CountOf)
def _count_of(look: Look, node: a.CountOf, ctx: Context) -> int:
    return count(look, node.of, ctx)


@values(a.ForEach)
def _for_each(look: Look, node: a.ForEach, ctx: Context) -> int:
    return amount(look, node.base, ctx) * _times(look, node.of, ctx)


def _times(look: Look, of: Node, ctx: Context) -> int:
    """ "for each ...": objects, players, or an amount ("for each time it was kicked")."""
    return amount(look, of, ctx) if type(of) in VALUES else count(look, of, ctx)


@values(a.StatOf)
def _stat_of(look: Look, node: a.StatOf, ctx: Context) -> int:
    # CR 608.2h, of what is gone as it last was: the look answers that
    return sum(stat(look, node.stat, i) for i in refer(look, node.of, ctx) if i > 0)


@values(a.GreatestStat)
def _greatest(look: Look, node: a.GreatestStat, ctx: Context) -> int:
    of = node.of
    ids = candidates(look, of, ctx) if isinstance(of, n.NounPhrase) else refer(look, of, ctx)
    found = [stat(look, node.stat, i) for i in ids if i > 0]
    return sum(found) if node.kind == "total" else max(found, default=0)


@values(a.LifeTotal)
def _life(look: Look, node: a.LifeTotal, ctx: Context) -> int:
    return sum(look.state.players[p].life for p in players(look, node.of, ctx))


@values(a.CountersOn)
def _counters_on(look: Look, node: a.CountersOn, ctx: Context) -> int:
    on = node.on
    ids = candidates(look, on, ctx) if isinstance(on, n.NounPhrase) else refer(look, on, ctx)
    if isinstance(on, n.Certain) and not look.exists(on.id):
        return 0  # the object that granted the ability is gone, and its counters with it (122.2)
    total = 0
    for id_ in ids:
        held = look.state.players[id_].counters if id_ < 0 else look.object(id_).counters
        total += sum(k for kind, k in held if not node.kind or kind == node.kind)
    return total


@values(a.ThatMuch)
def _that_much(look: Look, node: a.ThatMuch, ctx: Context) -> int:
    if ctx.amount or ctx.event is None:
        return ctx.amount
    return ctx.event.amount


@values(a.Times)
def _multiple(look: Look, node: a.Times, ctx: Context) -> int:
    return node.factor * amount(look, node.amount, ctx)


@values(a.Plus)
def _plus(look: Look, node: a.Plus, ctx: Context) -> int:
    return node.n + amount(look, node.amount, ctx)


@values(a.Half)
def _half(look: Look, node: a.Half, ctx: Context) -> int:
    whole = amount(look, node.amount, ctx)
    return (whole + 1) // 2 if node.rounding is a.Rounding.UP else whole // 2  # CR 107.1a


@values(a.Negative)
def _negative(look: Look, node: a.Negative, ctx: Context) -> int:
    return -amount(look, node.amount, ctx)


@values(a.HandSize)
def _hand_size(look: Look, node: a.HandSize, ctx: Context) -> int:
    return sum(len(look.state.players[p].hand) for p in players(look, node.of, ctx))


@values(a.BasicLandTypes)
def _basic_land_types(look: Look, node: a.BasicLandTypes, ctx: Context) -> int:
    whose = players(look, node.of, ctx)
    found: list[str] = []
    for id_ in look.battlefield():
        chars = look.get(id_)
        if chars.is_land and chars.controller in whose:
            found.extend(t for t in LAND_MANA if t in chars.subtypes and t not in found)
    return len(found)


@values(a.Devotion)
def _devotion(look: Look, node: a.Devotion, ctx: Context) -> int:
    """CR 700.5, mana symbols of these colours in the mana costs of the permanents a player controls; a hybrid symbol counts once."""
    whose = players(look, node.of, ctx)
    many = 0
    for id_ in look.battlefield():
        chars = look.get(id_)
        if chars.controller in whose and chars.mana_cost is not None:
            many += sum(1 for s in chars.mana_cost.symbols if any(c in s.split("/") for c in node.colors))
    return many


@values(a.CardTypesAmong)
def _card_types_among(look: Look, node: a.CardTypesAmong, ctx: Context) -> int:
    """CR 205.2a, card types, each counted once."""
    assert isinstance(node.of, n.NounPhrase)
    return len({t for id_ in candidates(look, node.of, ctx) for t in look.get(id_).types})


@values(a.TimesPaid)
def _times_paid(look: Look, node: a.TimesPaid, ctx: Context) -> int:
    return times_paid(look, ctx.source, node.kind, ctx)


@values(a.HistoryCount)
def _history_count(look: Look, node: a.HistoryCount, ctx: Context) -> int:
    from landwalk.rules.history import count as how_often

    return how_often(look, node.event, ctx)


@values(a.DamageDealtThisWay)
def _this_way(look: Look, node: a.DamageDealtThisWay, ctx: Context) -> int:
    return ctx.excess if node.what.startswith("excess") else ctx.amount


@values(a.ChosenNumber)
def _chosen_number(look: Look, node: a.ChosenNumber, ctx: Context) -> int:
    """CR 607.2d; 107.1: without a choice it is 0."""
    value = chosen_value(look, ctx, n.Choice.NUMBER)
    return value if isinstance(value, int) else 0


def times_paid(look: Look, id_: int, kind: str, ctx: Context) -> int:
    """How often an optional cost of that kind was paid for an object.

    An ability that a keyword instance stands for asks about the payments of this very instance (702.33f, 702.157b); any other ability of
    the object about all of them (702.33e).
    """
    if id_ <= 0:
        return 0
    payments = look.object(id_).payments
    own = f"{ctx.key}:{kind}"
    if ctx.key and id_ == ctx.source and _is_keyword_instance(look, ctx):
        return next((k for key, k in payments if key == own), 0)
    return sum(k for key, k in payments if key.endswith(":" + kind))


def _is_keyword_instance(look: Look, ctx: Context) -> bool:
    for inst in look.get(ctx.source).abilities:
        if inst_key(inst.origin, inst.ordinal) == ctx.key:
            return isinstance(inst.tree, KeywordAbility)
    return False
