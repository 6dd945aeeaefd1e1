"""CR 118, costs: can a player pay, and the paying (601.2g-h). The costs themselves are trees (abilities/cost.py).

Objects to sacrifice, discard, tap, ... are picked first, so that no pick makes the mana unpayable; then mana abilities are activated and
mana is paid; then the rest. A player may pay in any order (601.2h), so nothing that the rules allow is lost.
"""

from __future__ import annotations

from collections.abc import Sequence

from landwalk.abilities.context import Context
from landwalk.abilities.cost import EitherCost, PayMana, TapPower
from landwalk.kernel.choices import ChooseObjects, ChooseOptions, Purpose
from landwalk.kernel.flow import Flow, objects, options
from landwalk.kernel.node import Node
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import State
from landwalk.rules.c1_concepts.cr106_mana import Spending
from landwalk.rules.c1_concepts.cr106_payment import needs
from landwalk.rules.c1_concepts.cr106_sources import Unit
from landwalk.rules.c1_concepts.cr118_mana_payment import pay_mana, purse_for
from landwalk.rules.c1_concepts.cr118_paying import (
    Pick,
    change,
    fixed_objects,
    life_in,
    pick_of,
    possible,
    power_of,
    uses,
)
from landwalk.rules.look import Look, Now
from landwalk.rules.values import amount


class Bill:
    """All that is to be paid for one thing: mana symbols and further costs, X being `ctx.x`.

    payers: creatures that may be tapped for the mana (units of cr106_available). spending: what the mana is for.
    """

    __slots__ = ("others", "payers", "spending", "symbols")

    def __init__(
        self,
        symbols: tuple[str, ...],
        others: tuple[Node, ...] = (),
        spending: Spending | None = None,
        payers: tuple[Unit, ...] = (),
    ) -> None:
        self.symbols = symbols
        self.others = others
        self.spending = spending
        self.payers = payers


def bill_of(costs: Sequence[Node], spending: Spending | None = None) -> Bill:
    """The bill of a list of costs."""
    symbols: tuple[str, ...] = ()
    for c in costs:
        if isinstance(c, PayMana):
            symbols += c.cost.symbols
    return Bill(symbols, tuple([c for c in costs if not isinstance(c, PayMana)]), spending)


def can_pay(look: Look, player: PlayerId, costs: Sequence[Node], ctx: Context) -> bool:
    """CR 118.3: has the player what it takes, mana abilities included?"""
    return can_pay_bill(look, player, bill_of(costs), ctx)


def can_pay_without_mana(look: Look, player: PlayerId, costs: Sequence[Node], ctx: Context) -> bool:
    """The same, leaving mana out of account."""
    if not costs:
        return True
    bill = bill_of(costs)
    return can_pay_bill(look, player, Bill((), bill.others), ctx)


def can_pay_bill(look: Look, player: PlayerId, bill: Bill, ctx: Context) -> bool:
    if not bill.others:
        return not bill.symbols or _can_pay_mana(look, player, bill, ctx, (), 0)
    for way in ways(bill):
        if _can_pay_way(look, player, way, ctx):
            return True
    return False


def ways(bill: Bill) -> list[Bill]:
    """The bill with every "or" settled, in every way."""
    for i, cost in enumerate(bill.others):
        if isinstance(cost, EitherCost):
            out: list[Bill] = []
            for way in cost.ways:
                part = bill_of(way)
                others = (*bill.others[:i], *part.others, *bill.others[i + 1 :])
                out += ways(Bill(bill.symbols + part.symbols, others, bill.spending, bill.payers))
            return out
    return [bill]


def _can_pay_way(look: Look, player: PlayerId, bill: Bill, ctx: Context) -> bool:
    life = 0
    for cost in bill.others:
        if not possible(look, player, cost, ctx):
            return False
        life += life_in(look, cost, ctx)
    if life and look.state.players[player].life < life:
        return False  # CR 119.4
    exclude = fixed_objects(look, bill.others, ctx)
    picks = _picks(look, player, bill.others, ctx, exclude)
    if not _all_pickable(picks):
        return False
    if not bill.symbols:
        return True
    spent = tuple([i for i, _ in exclude if _keeps_from_mana(look, i, exclude)])
    if not picks:
        return _can_pay_mana(look, player, bill, ctx, spent, life)
    return _some_pick_pays(look, player, bill, ctx, picks, spent, life)


def _picks(
    look: Look, player: PlayerId, others: Sequence[Node], ctx: Context, taken: Sequence[tuple[ObjectId, str]]
) -> list[Pick]:
    """The object choices among the costs. taken: (id, use) pairs already spoken for: an object pays only one cost of a kind (118.10)."""
    out: list[Pick] = []
    for cost in others:
        pick = pick_of(look, player, cost, ctx)
        if pick is not None:
            among = [i for i in pick.among if (i, pick.use) not in taken]
            out.append(Pick(cost, pick.use, among, pick.least, pick.most))
    return out


def _all_pickable(picks: list[Pick]) -> bool:
    """Can all be picked, no object twice for the same use? Augmenting paths, as for mana."""
    owner: dict[tuple[ObjectId, str], int] = {}
    slots = [p for p in picks for _ in range(p.least)]
    return all(_give(slots, at, owner, set()) for at in range(len(slots)))


def _give(slots: list[Pick], at: int, owner: dict[tuple[ObjectId, str], int], tried: set[tuple[ObjectId, str]]) -> bool:
    for i in slots[at].among:
        key = (i, slots[at].use)
        if key in tried:
            continue
        tried.add(key)
        if key not in owner or _give(slots, owner[key], owner, tried):
            owner[key] = at
            return True
    return False


def _keeps_from_mana(look: Look, id_: ObjectId, taken: Sequence[tuple[ObjectId, str]]) -> bool:
    """Does an object that pays a cost so no longer make mana? Tapped: yes. Sacrificed: only if its own mana would cost it."""
    if (id_, "tap") in taken:
        return True
    from landwalk.rules.c6_spells_abilities.cr605_mana_abilities import mana_abilities

    return any(not a.taps or a.others for _, a in mana_abilities(look.get(id_).abilities))


def _some_pick_pays(
    look: Look, player: PlayerId, bill: Bill, ctx: Context, picks: list[Pick], spent: tuple[int, ...], life: int
) -> bool:
    """Is there a pick that leaves the mana payable? What makes no mana is tried first; then each single object."""
    first: list[ObjectId] = []
    matter = False
    for pick in picks:
        free = [i for i in pick.among if not _matters(look, i, pick.use, bill)]
        short = pick.least - len(free)
        if short > 0:
            matter = True
            first += [i for i in pick.among if i not in free][:short]
    if not matter:
        return _can_pay_mana(look, player, bill, ctx, spent, life)
    if _can_pay_mana(look, player, bill, ctx, (*spent, *first), life):
        return True
    if len(picks) == 1 and picks[0].least == 1:
        return any(_can_pay_mana(look, player, bill, ctx, (*spent, i), life) for i in picks[0].among)
    return False


def _matters(look: Look, id_: ObjectId, use: str, bill: Bill) -> bool:
    """Could the object also be used for the mana?"""
    if use == "tap" and any(h.source == id_ for h in bill.payers):
        return True
    from landwalk.rules.c6_spells_abilities.cr605_mana_abilities import mana_abilities

    if not mana_abilities(look.get(id_).abilities):
        return False
    return _keeps_from_mana(look, id_, ((id_, use),))


def _can_pay_mana(
    look: Look, player: PlayerId, bill: Bill, ctx: Context, exclude: tuple[ObjectId, ...], life: int
) -> bool:
    ways_to_pay = needs(bill.symbols, max(ctx.x, 0))
    payers = [h for h in bill.payers if h.source not in exclude] if bill.payers else ()
    purse = purse_for(look, player, bill.spending, exclude)
    return purse.can_pay(ways_to_pay, max(0, look.state.players[player].life - life), payers)  # CR 119.4b


# --- paying -----------------------------------------------------------------------------------------


def pay(
    state: State,
    player: PlayerId,
    costs: Sequence[Node],
    ctx: Context,
    spending: Spending | None = None,
    price: tuple[str, ...] | None = None,
) -> Flow[bool]:
    """Pays the costs, asking what to choose. What was sacrificed, discarded, ... is added to `ctx.cost` (as it was, 608.2k).

    price: for a mana ability within a plan, the mana types that pay for it. False: it couldn't be paid in full.
    """
    return (yield from pay_bill(state, player, bill_of(costs, spending), ctx, price))


def pay_bill(
    state: State, player: PlayerId, bill: Bill, ctx: Context, price: tuple[str, ...] | None = None
) -> Flow[bool]:
    if not bill.others:
        return not bill.symbols or (yield from pay_mana(state, player, bill, ctx, (), 0, price))
    way = yield from _settle(state, player, bill, ctx)
    if way is None:
        return False
    look = Now(state)
    taken = fixed_objects(look, way.others, ctx)
    picked: dict[int, tuple[ObjectId, ...]] = {}
    for at, cost in enumerate(way.others):
        if not possible(look, player, cost, ctx):
            return False
        chosen = yield from _pick(state, player, way, ctx, at, taken)
        if chosen is None:
            return False
        picked[at] = chosen
        taken += [(i, uses(cost)) for i in chosen if (i, uses(cost)) not in taken]
    look = Now(state)
    life = sum(life_in(look, c, ctx) for c in way.others)
    if life and life > state.players[player].life:  # CR 119.4b, 0 life can always be paid
        return False
    if way.symbols:
        exclude = tuple([i for i, _ in taken if _keeps_from_mana(look, i, taken)])
        if not (yield from pay_mana(state, player, way, ctx, exclude, life, price)):
            return False
    for at, cost in enumerate(way.others):
        yield from change(state, player, cost, picked[at], ctx)
    return True


def _settle(state: State, player: PlayerId, bill: Bill, ctx: Context) -> Flow[Bill | None]:
    """Which way of each "or" (chosen with the other announcements, 601.2b)."""
    for cost in bill.others:
        if isinstance(cost, EitherCost):
            break
    else:
        return bill
    look = Now(state)
    at = bill.others.index(cost)
    able: list[int] = []
    settled: list[Bill] = []
    for n, way in enumerate(cost.ways):
        part = bill_of(way)
        others = (*bill.others[:at], *part.others, *bill.others[at + 1 :])
        made = Bill(bill.symbols + part.symbols, others, bill.spending, bill.payers)
        settled.append(made)
        if can_pay_bill(look, player, made, ctx):
            able.append(n)
    if not able:
        return None
    asked = ChooseOptions(player, Purpose.COST_WAY, able, source=ctx.source, text=cost)
    n = int(str(options((yield asked))[0]))
    return (yield from _settle(state, player, settled[n], ctx))


def _pick(
    state: State, player: PlayerId, bill: Bill, ctx: Context, at: int, taken: list[tuple[ObjectId, str]]
) -> Flow[tuple[ObjectId, ...] | None]:
    """The objects for one cost: what the cost itself names, or what the player picks. None: there aren't enough."""
    look = Now(state)
    cost = bill.others[at]
    pick = pick_of(look, player, cost, ctx)
    if pick is None:
        return tuple([i for i, _ in fixed_objects(look, (cost,), ctx)])
    among = [i for i in pick.among if (i, pick.use) not in taken]
    later = bill.others[at + 1 :]
    if later or bill.symbols:
        among = [i for i in among if _leaves_payable(look, player, bill, ctx, at, [*taken, (i, pick.use)], pick.least)]
    if len(among) < pick.least:
        return None
    if pick.use == "random":
        return (yield from _at_random(player, among, pick.least))
    if isinstance(cost, TapPower):
        return (yield from _with_total_power(state, player, cost, among, ctx))
    return objects((yield ChooseObjects(player, Purpose.COST, among, pick.least, pick.most, ctx.source, cost)))


def _with_total_power(
    state: State, player: PlayerId, cost: TapPower, among: list[ObjectId], ctx: Context
) -> Flow[tuple[ObjectId, ...] | None]:
    """CR 702.122a: any number of them with enough total power; while it isn't enough, the player is asked for more."""
    look = Now(state)
    enough = amount(look, cost.least, ctx)
    chosen: tuple[ObjectId, ...] = ()
    while True:
        missing = enough - sum(look.get(i).power or 0 for i in chosen)
        left = [i for i in among if i not in chosen]
        if chosen and missing <= 0:
            return chosen
        if power_of(look, left) < missing:
            return None
        least = _fewest(sorted((look.get(i).power or 0 for i in left), reverse=True), missing)
        chosen += objects((yield ChooseObjects(player, Purpose.COST, left, least, len(left), ctx.source, cost)))
        if not least and not chosen:
            return ()


def _fewest(powers: list[int], missing: int) -> int:
    """How many of the powers, greatest first, make up what is missing."""
    n = 0
    while missing > 0:
        missing -= powers[n]
        n += 1
    return n


def _at_random(player: PlayerId, among: list[ObjectId], many: int) -> Flow[tuple[ObjectId, ...]]:
    from landwalk.kernel.chance import Chance

    order = objects((yield Chance("shuffle", len(among), player)))
    return tuple([among[i] for i in order[:many]])


def _leaves_payable(
    look: Look, player: PlayerId, bill: Bill, ctx: Context, at: int, taken: list[tuple[ObjectId, str]], least: int
) -> bool:
    """With this one picked, can the later picks and the mana still be paid?"""
    picks = _picks(look, player, bill.others[at + 1 :], ctx, taken)
    if not _all_pickable(picks):
        return False
    if not bill.symbols or least > 1:
        return True
    if not _matters(look, *taken[-1], bill):
        return True
    life = sum(life_in(look, c, ctx) for c in bill.others)
    exclude = tuple([i for i, _ in taken if _keeps_from_mana(look, i, taken)])
    return _can_pay_mana(look, player, bill, ctx, exclude, life)
