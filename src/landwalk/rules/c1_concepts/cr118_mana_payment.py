"""CR 118.3a and 601.2g-h: paying mana by a plan, or unit by unit if the player wants to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from landwalk.abilities.context import Context
from landwalk.kernel.choices import Activate, ChooseNumber, ChooseOptions, Purpose
from landwalk.kernel.events import LoseLifeEvent, SetPool, TapEvent
from landwalk.kernel.flow import Flow, number, options
from landwalk.kernel.mana import Mana
from landwalk.kernel.node import Node
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c1_concepts.cr106_available import MANA_ELSEWHERE, Wallet, depends_on, plan, wallet
from landwalk.rules.c1_concepts.cr106_mana import Spending, may_spend
from landwalk.rules.c1_concepts.cr106_payment import ANYTHING, BIT, SNOW, Need, assign, needs
from landwalk.rules.c1_concepts.cr106_sources import Unit
from landwalk.rules.c1_concepts.cr106_spent import note_spent
from landwalk.rules.c1_concepts.cr117_kept import kept
from landwalk.rules.c4_zones.cr400_zones import move
from landwalk.rules.c6_spells_abilities import cr605_mana_abilities as cr605
from landwalk.rules.look import Look, Now

if TYPE_CHECKING:
    from landwalk.rules.c1_concepts.cr118_costs import Bill


def purse_for(
    look: Look, player: PlayerId, spending: Spending | None = None, exclude: Sequence[ObjectId] = ()
) -> Wallet:
    """The wallet for a purpose; the one for no purpose in particular is kept as long as nothing changes that it depends on."""
    state = look.state
    if spending is not None and spending.what == "cast" and not MANA_ELSEWHERE.isdisjoint(state.interests):
        exclude = (*exclude, spending.object)  # CR 601.2a: the card is on the stack before mana abilities are activated
    known = kept(state)
    purse: Wallet | None = known.wallets.get(player)
    if purse is None:
        depends = depends_on(look, player)
        before = known.purses.get(player)
        if before is not None and depends is not None and before[0] == depends:
            purse = before[1]
        else:
            purse = wallet(look, player)
        assert purse is not None
        known.wallets = {**known.wallets, player: purse}
        known.purses = {**known.purses, player: (depends, purse)}
    if (spending is not None and purse.restricted) or (exclude and purse.touches(exclude)):
        return wallet(look, player, spending, exclude)
    return purse


def pay_mana(
    state: State,
    player: PlayerId,
    bill: Bill,
    ctx: Context,
    exclude: tuple[ObjectId, ...],
    life: int,
    price: tuple[str, ...] | None = None,
) -> Flow[bool]:
    """Pays the mana of a bill. life: what other costs of it take. False: the player couldn't, or (paying by hand) gave up."""
    if price is not None:
        return (yield from _pay_types(state, player, price))
    ways = needs(bill.symbols, max(ctx.x, 0))
    if ways[0].total == 0 and len(ways) == 1:
        return True
    most_life = max(0, state.players[player].life - life)  # CR 119.4b
    if len(ways) > 1:
        ways = yield from _choose_life(state, player, bill, ways, most_life, exclude, ctx)
    if state.settings.get(f"manual_mana:{player}"):
        if not (yield from _by_hand(state, player, bill, ways, most_life, exclude, ctx)):
            return False
    look = Now(state)
    purse = purse_for(look, player, bill.spending, exclude)
    payers = [h for h in bill.payers if h.source not in exclude]
    made = plan(purse, ways, most_life, payers)
    if made is None:
        return False
    for step in made.activations:
        wanted = (step.way, step.types)
        if not (yield from cr605.activate(state, player, step.source, step.inst, step.ability, wanted, step.price)):
            return False
    for id_ in made.payers:  # CR 702.51a, 702.66a
        by = ctx.item or ctx.source
        if state.objects[id_].zone is Zone.BATTLEFIELD:
            yield TapEvent(id_, "cost", by)
        else:
            yield move(state, id_, Zone.EXILE, "exile", cause=by)
    if not (yield from _spend(state, player, made.rest, bill.spending)):
        return False
    if made.way.life:
        yield LoseLifeEvent(player, made.way.life, "pay", ctx.item or ctx.source)
    return True


def _choose_life(
    state: State,
    player: PlayerId,
    bill: Bill,
    ways: tuple[Need, ...],
    life: int,
    exclude: tuple[ObjectId, ...],
    ctx: Context,
) -> Flow[tuple[Need, ...]]:
    """CR 107.4f, 118.13: how much life for Phyrexian symbols. Asked only where there is a choice; settles on the ways with that much."""
    look = Now(state)
    purse = purse_for(look, player, bill.spending, exclude)
    payers = [h for h in bill.payers if h.source not in exclude]
    able = sorted({w.life for w in ways if purse.can_pay((w,), life, payers)})
    if len(able) < 2:
        return ways
    asked = ChooseNumber(player, Purpose.PAY_MANA, able[0] // 2, able[-1] // 2, ctx.source, "life for Phyrexian mana")
    n = 2 * number((yield asked))
    return tuple([w for w in ways if w.life == n])


def _pool_units(look: Look, player: PlayerId, spending: Spending | None) -> list[tuple[int, Mana]]:
    """(place, mana) of what in the pool may be spent on it: mana that few things may use comes first."""
    pool = look.state.players[player].pool
    able: list[tuple[int, Mana]] = []
    for at, mana in enumerate(pool):
        if mana.restriction is None or (
            spending is not None and may_spend(look, mana.restriction, player, mana.source, spending)
        ):
            able.append((at, mana))
    return sorted(able, key=lambda m: (m[1].restriction is None, m[0]))


def _masks(units: list[tuple[int, Mana]]) -> list[int]:
    return [BIT[m.type] | (SNOW if m.snow else 0) | ANYTHING for _, m in units]


def _spend(state: State, player: PlayerId, need: Need, spending: Spending | None) -> Flow[bool]:
    """CR 118.3a: removes the mana from the pool."""
    if need.total == 0:
        return True
    units = _pool_units(Now(state), player, spending)
    used = assign(_masks(units), need)
    if used is None:
        return False
    gone = {units[u][0] for u in used}
    yield SetPool(player, tuple([m for at, m in enumerate(state.players[player].pool) if at not in gone]), "spend")
    if "mana_spent" in state.interests and spending is not None and spending.what == "cast":
        yield from note_spent(state, spending.object, [units[u][1].type for u in used])
    return True


def _pay_types(state: State, player: PlayerId, types: tuple[str, ...]) -> Flow[bool]:
    """Pays with mana of exactly these types from the pool."""
    pool = list(state.players[player].pool)
    for t in types:
        for mana in pool:
            if mana.type == t and mana.restriction is None:
                pool.remove(mana)
                break
        else:
            return False
    if types:
        yield SetPool(player, tuple(pool), "spend")
    return True


def _by_hand(
    state: State,
    player: PlayerId,
    bill: Bill,
    ways: tuple[Need, ...],
    life: int,
    exclude: tuple[ObjectId, ...],
    ctx: Context,
) -> Flow[bool]:
    """CR 601.2g: the player activates mana abilities one by one. "pay": enough, the rest goes by plan; "back": gives up (733.1)."""
    payers = [h for h in bill.payers if h.source not in exclude]
    while True:
        look = Now(state)
        abilities: list[str | int | Node] = []
        for id_ in look.battlefield():
            chars = look.get(id_)
            if chars.controller != player or id_ in exclude:
                continue
            for inst, ability in cr605.mana_abilities(chars.abilities):
                if cr605.usable(look, player, id_, inst, ability):
                    abilities.append(Activate.of(id_, inst))
        can = plan(purse_for(look, player, bill.spending, exclude), ways, life, payers) is not None
        offered: list[str | int | Node] = [*(["pay"] if can else []), *abilities, "back"]
        asked = ChooseOptions(player, Purpose.PAY_MANA, offered, source=ctx.source, text="pay mana")
        (answer,) = options((yield asked))
        if not isinstance(answer, Activate):
            return answer == "pay"
        inst, ability = cr605.find(Now(state), answer.source, answer.origin, answer.ordinal)
        yield from cr605.activate(state, player, answer.source, inst, ability)


def payer_units(ids: Sequence[tuple[ObjectId, int]]) -> tuple[Unit, ...]:
    """Units for creatures that may be tapped to help pay: (id, mask of the colours that they can pay for)."""
    return tuple([Unit(mask, id_, (), 3) for id_, mask in ids])
