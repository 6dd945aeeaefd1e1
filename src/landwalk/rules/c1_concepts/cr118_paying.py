"""CR 118: what each kind of cost asks for: is it possible, which objects may be picked, and the events of paying it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from landwalk.abilities import cost as c
from landwalk.abilities.context import Context
from landwalk.abilities.effect import CantDo
from landwalk.abilities.noun import AtZone, Det, It, NounPhrase, This
from landwalk.actions.discard import DiscardEvent
from landwalk.actions.sacrifice import SacrificeEvent
from landwalk.kernel.events import Batch, CountersEvent, Event, LoseLifeEvent, Reveal, TapEvent, UntapEvent
from landwalk.kernel.flow import Flow
from landwalk.kernel.node import Node
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c1_concepts.cr101_restrictions import cant
from landwalk.rules.c4_zones.cr400_zones import move
from landwalk.rules.look import Look, Now
from landwalk.rules.matching import candidates, fits
from landwalk.rules.values import amount

#: What an object picked for a cost is used for: an object pays once for each use (118.10), so it may be tapped and then sacrificed.
_USES: Final[dict[type[Node], str]] = {
    c.TapThis: "tap",
    c.TapCost: "tap",
    c.TapPower: "tap",
    c.UntapThis: "untap",
    c.SacrificeCost: "leave",
    c.DiscardCost: "leave",
    c.ExileCost: "leave",
    c.ReturnCost: "leave",
    c.LibraryCost: "leave",
    c.RevealCost: "reveal",
    c.RemoveCounters: "counters",
    c.AddCounters: "counters",
}
_OBJECT_COSTS: Final = (
    c.SacrificeCost,
    c.DiscardCost,
    c.TapCost,
    c.TapPower,
    c.ExileCost,
    c.ReturnCost,
    c.LibraryCost,
    c.RevealCost,
)


class Pick:
    """A choice of objects for a cost: `least` to `most` of `among`. use: see `uses`."""

    __slots__ = ("among", "cost", "least", "most", "use")

    def __init__(self, cost: Node, use: str, among: list[ObjectId], least: int, most: int) -> None:
        self.cost = cost
        self.use = use
        self.among = among
        self.least = least
        self.most = most


def uses(cost: Node) -> str:
    """What an object that pays this cost is used for."""
    return _USES.get(type(cost), "")


def _what(cost: Node) -> Node | None:
    if isinstance(cost, _OBJECT_COSTS):
        return cost.what
    if isinstance(cost, c.RemoveCounters):
        return cost.from_
    if isinstance(cost, c.AddCounters):
        return cost.on
    return None


def _is_choice(what: Node | None) -> bool:
    return isinstance(what, NounPhrase) and what.det not in (Det.ALL, Det.THE)


def fixed_objects(look: Look, costs: Sequence[Node], ctx: Context) -> list[tuple[ObjectId, str]]:
    """(id, use) of the objects that the costs name themselves: {T}, "sacrifice this creature", "discard your hand"."""
    out: list[tuple[ObjectId, str]] = []
    for cost in costs:
        if isinstance(cost, (c.TapThis, c.UntapThis)):
            out.append((ctx.source, uses(cost)))
            continue
        if isinstance(cost, c.DiscardCost) and cost.mode == "hand":
            out += [(i, "leave") for i in look.state.players[ctx.you].hand]
            continue
        what = _what(cost)
        if what is None or _is_choice(what):
            continue
        out += [(i, uses(cost)) for i in _referred(look, what, ctx)]
    return out


def _referred(look: Look, what: Node, ctx: Context) -> tuple[int, ...]:
    if isinstance(what, (This, It)):
        return (ctx.source,)
    if isinstance(what, NounPhrase):
        return tuple(candidates(look, what, ctx))
    from landwalk.rules.references import refer

    return refer(look, what, ctx)


def pick_of(look: Look, player: PlayerId, cost: Node, ctx: Context) -> Pick | None:
    """The choice that a cost asks for, or None if it asks for none."""
    what = _what(cost)
    if not _is_choice(what):
        return None
    assert isinstance(what, NounPhrase)
    among = [i for i in _candidates(look, player, cost, what, ctx) if i != ctx.item]
    if what.det is Det.ANY_NUMBER:
        least, most = 0, len(among)
    else:
        n = 1 if what.count is None else max(0, amount(look, what.count, ctx))
        least, most = (0, n) if what.det is Det.UP_TO else (n, n)
    use = "random" if isinstance(cost, c.DiscardCost) and cost.mode == "random" else uses(cost)
    return Pick(cost, use, among, least, most)


def _candidates(look: Look, player: PlayerId, cost: Node, what: NounPhrase, ctx: Context) -> list[ObjectId]:
    if isinstance(cost, c.DiscardCost):
        hand = look.state.players[player].hand
        return [i for i in hand if fits(look, what.cores, what.tail, i, ctx)]
    ids = candidates(look, what, ctx)
    if isinstance(cost, c.SacrificeCost):
        # CR 701.21a: only permanents that the player controls.
        return [i for i in ids if look.get(i).controller == player and not cant(look, i, CantDo.BE_SACRIFICED)]
    if isinstance(cost, (c.TapCost, c.TapPower)):
        return [i for i in ids if not look.object(i).tapped and look.get(i).controller == player]
    if isinstance(cost, c.RemoveCounters):
        n = amount(look, cost.amount, ctx)
        return [i for i in ids if look.object(i).counter(cost.kind) >= n]
    if isinstance(cost, c.ReturnCost):
        return [i for i in ids if look.object(i).zone is Zone.BATTLEFIELD]
    if isinstance(cost, (c.ExileCost, c.RevealCost)):
        return [i for i in ids if look.object(i).zone is Zone.BATTLEFIELD or look.object(i).owner == player]
    return ids


def power_of(look: Look, ids: Sequence[ObjectId]) -> int:
    """The most total power that some of them have: none less than 0 has to be counted in."""
    return sum(max(0, look.get(i).power or 0) for i in ids)


def life_in(look: Look, cost: Node, ctx: Context) -> int:
    return max(0, amount(look, cost.amount, ctx)) if isinstance(cost, c.PayLife) else 0


def possible(look: Look, player: PlayerId, cost: Node, ctx: Context) -> bool:
    """CR 118.3, for what a cost demands by itself; picks, life and mana are added up by the bill."""
    state = look.state
    if isinstance(cost, (c.TapThis, c.UntapThis)):
        return _can_tap_this(look, ctx.source, cost)
    if isinstance(cost, c.PayEnergy):
        return state.players[player].counter("energy") >= amount(look, cost.amount, ctx)
    if isinstance(cost, c.Loyalty):
        n = -max(ctx.x, 0) if cost.x else cost.amount
        return n >= 0 or look.object(ctx.source).counter("loyalty") >= -n  # CR 606.6
    if isinstance(cost, c.MillCost):
        return len(state.players[player].library) >= amount(look, cost.amount, ctx)  # CR 701.17b
    if isinstance(cost, c.TapPower):
        pick = pick_of(look, player, cost, ctx)
        return pick is not None and power_of(look, tuple(pick.among)) >= amount(look, cost.least, ctx)
    what = _what(cost)
    if what is None or _is_choice(what):
        return True
    return all(_this_possible(look, player, cost, i, ctx) for i in _named_by(look, cost, what, ctx))


def _named_by(look: Look, cost: Node, what: Node, ctx: Context) -> tuple[ObjectId, ...]:
    """What the cost names, which must be there. A reference that means nothing now makes it impossible: 0."""
    if isinstance(cost, c.DiscardCost) and cost.mode == "hand":
        return ()
    ids = _referred(look, what, ctx)
    return ids if ids or isinstance(what, NounPhrase) else (0,)


def _can_tap_this(look: Look, source: ObjectId, cost: Node) -> bool:
    obj = look.state.objects.get(source)
    if obj is None or obj.zone is not Zone.BATTLEFIELD or obj.tapped != isinstance(cost, c.UntapThis):
        return False
    if not look.get(source).is_creature:
        return True
    from landwalk.rules.c3_card_types.cr302_creatures import summoning_sick

    return not summoning_sick(look, source)  # CR 302.6, 602.5a


def _this_possible(look: Look, player: PlayerId, cost: Node, id_: ObjectId, ctx: Context) -> bool:
    obj = look.state.objects.get(id_)
    if obj is None:
        return False
    if isinstance(cost, c.SacrificeCost):
        return (
            obj.zone is Zone.BATTLEFIELD
            and look.get(id_).controller == player
            and not cant(look, id_, CantDo.BE_SACRIFICED)
        )
    if isinstance(cost, c.DiscardCost):
        return id_ in look.state.players[player].hand
    if isinstance(cost, c.TapCost):
        return obj.zone is Zone.BATTLEFIELD and not obj.tapped
    if isinstance(cost, c.RemoveCounters):
        return obj.counter(cost.kind) >= amount(look, cost.amount, ctx)
    if isinstance(cost, c.ExileCost) and isinstance(cost.what, AtZone):
        return obj.zone is cost.what.zone
    return True


def change(state: State, player: PlayerId, cost: Node, ids: tuple[ObjectId, ...], ctx: Context) -> Flow[None]:
    """Pays one cost (601.2h): `ids` are what was picked or what it names."""
    events = _events(state, player, cost, ids, ctx)
    if len(events) == 1:
        yield events[0]
    elif events:
        yield Batch(tuple(events))
    if uses(cost) in ("leave", "random", "tap", "reveal") and not isinstance(cost, c.TapThis):
        ctx.cost += ids


def _events(state: State, player: PlayerId, cost: Node, ids: tuple[ObjectId, ...], ctx: Context) -> list[Event]:
    look = Now(state)
    by = ctx.item or ctx.source
    if isinstance(cost, (c.TapThis, c.TapCost, c.TapPower)):
        return [TapEvent(i, "cost", by) for i in ids]
    if isinstance(cost, c.UntapThis):
        return [UntapEvent(i, "cost", by) for i in ids]
    if isinstance(cost, c.PayLife):
        n = life_in(look, cost, ctx)
        return [LoseLifeEvent(player, n, "pay", by)] if n else []
    if isinstance(cost, c.PayEnergy):
        return [CountersEvent(player, "energy", -amount(look, cost.amount, ctx), player, by)]
    if isinstance(cost, c.SacrificeCost):
        return [SacrificeEvent(player, i, by) for i in ids]
    if isinstance(cost, c.DiscardCost):
        return [DiscardEvent(player, i, by) for i in ids]
    if isinstance(cost, c.ExileCost):
        return [move(state, i, Zone.EXILE, "exile", cause=by) for i in ids]
    if isinstance(cost, c.ReturnCost):
        return [move(state, i, Zone.HAND, "return", cause=by) for i in ids]
    if isinstance(cost, c.LibraryCost):
        return [move(state, i, Zone.LIBRARY, "put", position=cost.position, cause=by) for i in ids]
    if isinstance(cost, c.RevealCost):
        return [Reveal(ids, (), by)]
    if isinstance(cost, c.MillCost):
        top = state.players[player].library[: amount(look, cost.amount, ctx)]
        return [move(state, i, Zone.GRAVEYARD, "mill", cause=by) for i in top]
    if isinstance(cost, c.RemoveCounters):
        return [CountersEvent(i, cost.kind, -amount(look, cost.amount, ctx), player, by) for i in ids]
    if isinstance(cost, c.AddCounters):
        return [CountersEvent(i, cost.kind, amount(look, cost.amount, ctx), player, by) for i in ids]
    if isinstance(cost, c.Loyalty):
        n = -max(ctx.x, 0) if cost.x else cost.amount
        return [CountersEvent(ctx.source, "loyalty", n, player, by)] if n else []
    raise TypeError(f"no rule knows the cost {cost!r}")
