"""CR 106 and 601.2g: the mana that a player could have now, and the plan by which a cost is paid from it.

The check is Hall's condition on one table per player and epoch; sources that do several different things or have a price in mana go
through the search (cr106_payment.py). The plan uses what is least flexible and least dear first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from landwalk.abilities.effect import CantDo
from landwalk.kernel.characteristics import Inst, Supertype
from landwalk.kernel.mana import MANA_TYPES
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.zones import Zone
from landwalk.rules.c1_concepts.cr106_mana import Spending, may_spend
from landwalk.rules.c1_concepts.cr106_payment import (
    ANY_TYPE,
    ANYTHING,
    BIT,
    SNOW,
    Found,
    Need,
    Offer,
    Table,
    assign,
    needs,
    search,
)
from landwalk.rules.c1_concepts.cr106_sources import Unit, dear, order_of_use, survey
from landwalk.rules.c3_card_types.cr302_creatures import summoning_sick
from landwalk.rules.c6_spells_abilities.cr605_mana_abilities import (
    ManaAbility,
    mana_abilities,
    times_usable,
    triggered_units,
    usable,
    uses_up,
    ways_of,
)
from landwalk.rules.look import Look

#: Asked for in inner loops, where a plain name is much cheaper than a member of an enumeration.
_ACTIVATE: Final = CantDo.ACTIVATE

#: Where abilities of a player's own cards could make mana besides the battlefield ("Exile this card from your hand: Add {R}").
_OTHER_ZONES: Final = tuple((zone, f"mana:{zone}") for zone in (Zone.HAND, Zone.GRAVEYARD))
#: The interests of such abilities.
MANA_ELSEWHERE: Final = frozenset([word for _, word in _OTHER_ZONES])


class Complex:
    """A source that needs the search: its offers, with (instance, ability, alternative, how many units it makes) for each."""

    __slots__ = ("does", "offers", "source")

    def __init__(
        self, source: ObjectId, offers: tuple[Offer, ...], does: tuple[tuple[Inst, ManaAbility, int, int], ...]
    ) -> None:
        self.source = source
        self.offers = offers
        self.does = does


class Wallet:
    """All mana a player could have for one purpose. restricted: is there mana that only some purposes may use?"""

    __slots__ = ("_table", "complex", "restricted", "units")

    def __init__(self, units: list[Unit], complex_: list[Complex], restricted: int) -> None:
        self.units = units  # in the order of use
        self.complex = complex_
        self.restricted = restricted
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        table = self._table
        if table is None:
            table = self._table = Table([u.mask for u in self.units])
        return table

    def touches(self, ids: Sequence[ObjectId]) -> bool:
        """Would any of these objects make mana?"""
        return any(u.source in ids for u in self.units if u.source) or any(c.source in ids for c in self.complex)

    def can_pay(self, ways: Sequence[Need], life: int, payers: Sequence[Unit] = ()) -> bool:
        """Can one of the ways be paid? life: how much life the player may pay for Phyrexian symbols."""
        if payers:
            units, late = with_payers(self, payers)
            return Wallet([*units, *late], [], 0).can_pay(ways, life) or (
                bool(self.complex) and any(self.find(w, payers) is not None for w in ways if w.life <= life)
            )
        table = self._table or self.table
        for need in ways:
            if need.life <= life and table.pays(need):
                return True
        if not self.complex:
            return False
        most = table.total + sum(max(len(o.units) for o in c.offers) for c in self.complex)
        return any(w.total <= most and w.life <= life and self.find(w, ()) is not None for w in ways)

    def find(self, need: Need, payers: Sequence[Unit]) -> Found | None:
        free = [u.mask for u in self.units]
        return search(free, [c.offers for c in self.complex], need, [h.mask for h in payers])


def wallet(look: Look, player: PlayerId, spending: Spending | None = None, exclude: Sequence[ObjectId] = ()) -> Wallet:
    """What the player could have to spend. Without `spending`, mana that only some purposes may use is left out."""
    state = look.state
    units: list[Unit] = []
    complexes: list[Complex] = []
    restricted = 0
    for at, mana in enumerate(state.players[player].pool):
        if mana.restriction is not None:
            restricted = 1
            if spending is None or not may_spend(look, mana.restriction, player, mana.source, spending):
                continue
        units.append(Unit(BIT[mana.type] | (SNOW if mana.snow else 0), at=at))
    in_order = not units
    objects = state.objects
    for source in survey(look).sources[player]:
        id_ = source.id
        if id_ in exclude:
            continue
        if source.unit is None:
            in_order = False
            restricted |= _add(look, player, id_, source.abilities, spending, units, complexes)
        elif not objects[id_].tapped and not (source.is_creature and summoning_sick(look, id_)):
            units.append(source.unit)
    for zone, word in _OTHER_ZONES:
        if word in state.interests:
            for id_ in state.players[player].zone(zone):
                abilities = mana_abilities(look.get(id_).abilities)
                if abilities and id_ not in exclude:
                    in_order = False
                    restricted |= _add(look, player, id_, abilities, spending, units, complexes)
    if not in_order:
        units.sort(key=order_of_use)
    return Wallet(units, complexes, restricted)


def depends_on(look: Look, player: PlayerId) -> object | None:
    """What the wallet depends on within a layer version: the turn, the pool, what is tapped. None: on more than that."""
    state = look.state
    interests = state.interests
    known = survey(look)
    if "tapped_for_mana" in interests or _ACTIVATE in known.restrictions:
        return None
    for _, word in _OTHER_ZONES:
        if word in interests:
            return None
    objects = state.objects
    tapped: list[bool] = []
    for source in known.sources[player]:
        if source.unit is None and not all(ability.steady for _, ability in source.abilities):
            return None
        tapped.append(objects[source.id].tapped)
    return (state.turn, state.players[player].pool, tapped)


def _add(
    look: Look,
    player: PlayerId,
    id_: ObjectId,
    abilities: tuple[tuple[Inst, ManaAbility], ...],
    spending: Spending | None,
    units: list[Unit],
    complexes: list[Complex],
) -> int:
    """Adds what one object could make. 1 if some of it is for some purposes only."""
    restricted = 0
    able: list[tuple[Inst, ManaAbility, int, tuple[int, ...]]] = []
    for inst, ability in abilities:
        if ability.restricted:
            restricted = 1
            spend = ability.adds[0].spend
            if spending is None or not may_spend(look, spend, player, id_, spending):
                continue
        if usable(look, player, id_, inst, ability):
            for way, made in enumerate(ways_of(look, ability, id_, inst, player)):
                able.append((inst, ability, way, made))
    chars = look.get(id_)
    able = _add_repeatable(look, player, id_, able, dear(chars), complexes)
    if not able:
        return restricted
    snow = SNOW if Supertype.SNOW in chars.supertypes else 0
    unwelcome = dear(chars)
    extra = triggered_units(look, id_, player) if "tapped_for_mana" in look.state.interests else ()
    plain = not extra and all(a.price is None and uses_up(a) and len(made) == 1 for _, a, _, made in able)
    if plain:
        mask = snow
        for _, _, _, made in able:
            mask |= made[0]
        options = tuple([(inst, a, way, made[0]) for inst, a, way, made in able])
        units.append(Unit(mask, id_, options, unwelcome + min(a.dear for _, a, _, _ in able)))
    elif len(able) == 1 and able[0][1].price is None and not snow:
        inst, ability, way, made = able[0]
        both = made + (extra if ability.taps else ())
        for at, mask in enumerate(both):
            option = ((inst, ability, way, mask),)
            units.append(Unit(mask, id_, option, unwelcome + ability.dear, at, len(both), len(made)))
    else:
        offers = tuple(
            Offer(
                tuple([m | snow | ANYTHING for m in made + (extra if a.taps else ())]),
                None if a.price is None else needs(a.price.symbols)[0],
                unwelcome + a.dear,
            )
            for _, a, _, made in able
        )
        complexes.append(Complex(id_, offers, tuple([(inst, a, way, len(made)) for inst, a, way, made in able])))
    return restricted


def _add_repeatable(
    look: Look,
    player: PlayerId,
    id_: ObjectId,
    able: list[tuple[Inst, ManaAbility, int, tuple[int, ...]]],
    unwelcome: int,
    complexes: list[Complex],
) -> list[tuple[Inst, ManaAbility, int, tuple[int, ...]]]:
    """Adds abilities without {T} and the like as often as they could be used; returns the others."""
    rest: list[tuple[Inst, ManaAbility, int, tuple[int, ...]]] = []
    for entry in able:
        inst, ability, way, made = entry
        if uses_up(ability):
            rest.append(entry)
            continue
        price = None if ability.price is None else needs(ability.price.symbols)[0]
        offers = (Offer(tuple([m | ANYTHING for m in made]), price, unwelcome + ability.dear),)
        again = Complex(id_, offers, ((inst, ability, way, len(made)),))
        complexes += [again] * times_usable(look, player, id_, inst, ability)
    return rest


def with_payers(purse: Wallet, payers: Sequence[Unit]) -> tuple[list[Unit], list[Unit]]:
    """(units, further payers): a creature that could make one mana or help pay does only one of them, so it is one unit."""
    masks = {h.source: h.mask for h in payers}
    units: list[Unit] = []
    sources_: list[ObjectId] = [c.source for c in purse.complex]
    for unit in purse.units:
        sources_.append(unit.source)
        if unit.source in masks and unit.together == 1:
            both = Unit(unit.mask | masks[unit.source], unit.source, unit.options, unit.dear)
            both.pays_for = masks[unit.source]
            units.append(both)
        else:
            units.append(unit)
    return units, [h for h in payers if h.source not in sources_]


# --- plans ------------------------------------------------------------------------------------------


class Activation:
    """One mana ability to be activated: which alternative, the types its units shall be, and those that pay its price."""

    __slots__ = ("ability", "inst", "price", "source", "types", "way")

    def __init__(
        self,
        source: ObjectId,
        inst: Inst,
        ability: ManaAbility,
        way: int,
        types: tuple[str, ...],
        price: tuple[str, ...] = (),
    ) -> None:
        self.source = source
        self.inst = inst
        self.ability = ability
        self.way = way
        self.types = types
        self.price = price


class Plan:
    """How a cost is paid: activations in order, creatures tapped to help, and what is then paid from the pool. way: the Need chosen."""

    __slots__ = ("activations", "payers", "rest", "way")

    def __init__(
        self, activations: tuple[Activation, ...], payers: tuple[ObjectId, ...], rest: Need, way: Need
    ) -> None:
        self.activations = activations
        self.payers = payers
        self.rest = rest
        self.way = way


def plan(purse: Wallet, ways: Sequence[Need], life: int, payers: Sequence[Unit] = ()) -> Plan | None:
    """A plan for the first of the ways that can be paid; None if none can."""
    for need in ways:
        if need.life > life:
            continue
        made = _plain_plan(purse, need, payers) or (_searched_plan(purse, need, payers) if purse.complex else None)
        if made is not None:
            return made
    return None


def _plain_plan(purse: Wallet, need: Need, payers: Sequence[Unit]) -> Plan | None:
    plain, late = with_payers(purse, payers) if payers else (purse.units, [])
    units = [*_in_order(plain, need), *late]
    used = assign([u.mask for u in units], need)
    if used is None:
        return None
    wanted = list(need.pips) + [ANY_TYPE] * need.generic
    return _made(need, [(units[u], w) for u, w in zip(used, wanted, strict=True)], units)


def _in_order(units: list[Unit], need: Need) -> list[Unit]:
    """Sources of several mana come first as long as all of it would be used, so that none is wasted."""
    left = need.generic
    first: list[Unit] = []
    for unit in units:
        if unit.together > 1 and unit.at == 0 and unit.source and unit.together <= left:
            left -= unit.together
            first += [u for u in units if u.source == unit.source]
    if not first:
        return units
    pool = [u for u in units if not u.source]
    return pool + first + [u for u in units if u.source and u not in first]


def _made(need: Need, paid: list[tuple[Unit, int]], units: list[Unit]) -> Plan:
    """The plan for units and what each pays. Units that come with a used one are made too and stay in the pool."""
    by_source: dict[ObjectId, list[tuple[Unit, int]]] = {}
    payers: list[ObjectId] = []
    generic = 0
    pips: list[int] = []
    for at, (unit, wanted) in enumerate(paid):
        if unit.source and not _makes(unit, wanted):
            payers.append(unit.source)
            continue
        if at < len(need.pips):
            pips.append(wanted)
        else:
            generic += 1
        if unit.source:
            by_source.setdefault(unit.source, []).append((unit, wanted))
    activations = [
        _activation(entries[0][0], entries[0][1], {unit.at: w for unit, w in entries}, units)
        for entries in by_source.values()
    ]
    return Plan(tuple(activations), tuple(payers), Need(generic, tuple(pips)), need)


def _activation(unit: Unit, wanted: int, asked: dict[int, int], units: Sequence[Unit]) -> Activation:
    """The activation that makes `unit`. asked: what each unit of it (by its place) pays for; others are of any type."""
    inst, ability, way, mask = _best_option(unit, wanted)
    if unit.together == 1:
        return Activation(unit.source, inst, ability, way, (type_of(mask, wanted),))
    mates = sorted((u for u in units if u.source == unit.source), key=lambda u: u.at)
    types = [type_of(u.options[0][3], asked.get(u.at, ANY_TYPE)) for u in mates]
    return Activation(unit.source, inst, ability, way, tuple(types[: unit.own]))


def _makes(unit: Unit, wanted: int) -> bool:
    """Does the source pay for this with mana (rather than by being tapped to help)?"""
    if not unit.pays_for:
        return bool(unit.options)
    snow = unit.mask & SNOW
    return any((o[3] | snow) & wanted for o in unit.options)


def _best_option(unit: Unit, wanted: int) -> tuple[Inst, ManaAbility, int, int]:
    """The least dear ability that gives what is wanted."""
    snow = unit.mask & SNOW
    able = [o for o in unit.options if (o[3] | snow) & wanted]
    return min(able, key=lambda o: (o[1].dear, o[3].bit_count()))


def type_of(mask: int, wanted: int) -> str:
    """The mana type of a unit that pays for `wanted`; colourless if it may be anything."""
    both = mask & wanted & ANY_TYPE or mask & ANY_TYPE
    if both & BIT["C"]:
        return "C"
    return next(t for t in MANA_TYPES if both & BIT[t])


def _searched_plan(purse: Wallet, need: Need, payers: Sequence[Unit]) -> Plan | None:
    own = [u.source for u in purse.units] + [c.source for c in purse.complex]
    payers = [h for h in payers if h.source not in own]
    found = purse.find(need, payers)
    if found is None:
        return None
    units = purse.units
    wants = {u: mask for paying in found.paying for u, mask in paying}
    activations = _plain_activations(units, wants)
    kinds = {u: type_of(units[u].mask, wants[u]) for u in wants if u < len(units)}
    count = len(units)
    prices = iter(found.paying)
    for s, o in found.steps:
        source = purse.complex[s]
        inst, ability, way, made = source.does[o]
        masks = source.offers[o].units
        types = tuple([type_of(m, wants.get(count + i, ANY_TYPE)) for i, m in enumerate(masks)])
        price = () if ability.price is None else tuple([kinds[u] for u, _ in next(prices)])
        kinds.update({count + i: t for i, t in enumerate(types)})
        activations.append(Activation(source.source, inst, ability, way, types[:made], price))
        count += len(masks)
    last = found.paying[-1]
    rest = [mask for u, mask in last if u < count]
    pips = tuple([m for m in rest if not m & ANYTHING])
    tapped = tuple([payers[u - count].source for u, _ in last if u >= count])
    return Plan(tuple(activations), tapped, Need(len(rest) - len(pips), pips), need)


def _plain_activations(units: list[Unit], wants: dict[int, int]) -> list[Activation]:
    """The activations of the plain sources whose units the search has used."""
    out: list[Activation] = []
    done: list[ObjectId] = []
    for at, unit in enumerate(units):
        if at not in wants or not unit.source or unit.source in done:
            continue
        done.append(unit.source)
        asked = {u.at: wants[i] for i, u in enumerate(units) if u.source == unit.source and i in wants}
        out.append(_activation(unit, wants[at], asked, units))
    return out
