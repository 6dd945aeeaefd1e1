"""CR 120, damage: what it results in, and the instruction to deal it."""

from __future__ import annotations

from collections.abc import Sequence

from landwalk.abilities.context import Context
from landwalk.abilities.damage import ExcessInstead, LethalIsPower
from landwalk.abilities.effect import DealDamage
from landwalk.abilities.noun import EACH_WHO, Det, It, NounPhrase, PlayerPhrase, Ref, That, ThatPlayer
from landwalk.abilities.sentence import Clause
from landwalk.actions.world import World, executes
from landwalk.kernel.characteristics import CardType
from landwalk.kernel.choices import Divide, Purpose
from landwalk.kernel.events import Batch, CountersEvent, DamageEvent, Event, GainLifeEvent, LoseLifeEvent
from landwalk.kernel.flow import Flow, pairs
from landwalk.kernel.registry import applies, expands
from landwalk.kernel.state import State
from landwalk.kernel.zones import BATTLEFIELD
from landwalk.rules.clauses import applies_to
from landwalk.rules.compiled import compiled
from landwalk.rules.look import Look, Now
from landwalk.rules.questions import (
    DamagesAsCounters,
    DamagesAsPoison,
    DealsLethalWithAny,
    GivesLifeWithDamage,
    Trait,
    has,
)


def source_has(look: Look, trait: Trait) -> bool:
    """Has the source of damage this trait? In whatever zone it is, and if it is gone, as it last existed (702.2d-e, 702.15c-d, 608.2h)."""
    obj = look.state.objects.get(trait.object)
    if obj is not None and obj.zone is BATTLEFIELD:
        return has(look, trait)
    for inst in look.get(trait.object).abilities:
        for question, answer in compiled(inst.tree).answers:
            if question is type(trait) and answer(look, trait.object, inst.tree, trait) is not None:  # type: ignore[arg-type]
                return True
    return False


def poison_beside(look: Look, source: int) -> int:
    """CR 120.3g: how many poison counters combat damage from this creature gives a player in addition: the total over its abilities.

    Keywords say it by the hook "poison_with_combat_damage": keyword ability -> number.
    """
    total = 0
    for inst in look.get(source).abilities:
        for name, value, keyword in compiled(inst.tree).hooks:
            if name == "poison_with_combat_damage" and callable(value):
                total += value(keyword)
    return total


def can_be_dealt_damage(look: Look, to: int) -> bool:
    """CR 120.1a: a player in the game, or a battle, creature or planeswalker on the battlefield."""
    state = look.state
    if to < 0:
        return state.players[to].in_game
    obj = state.objects.get(to)
    if obj is None or obj.zone is not BATTLEFIELD or obj.phased_out:
        return False
    types = look.get(to).types
    return CardType.CREATURE in types or CardType.PLANESWALKER in types or CardType.BATTLE in types


@expands(DamageEvent)
def results(state: State, event: DamageEvent) -> Sequence[Event]:
    """CR 120.4c with 120.3: the results of damage that is dealt, each of which may be replaced by itself."""
    look = Now(state)
    n = event.amount
    if n <= 0 or not can_be_dealt_damage(look, event.to):  # CR 120.8, no damage at all
        event.happened = False
        return ()
    source = event.source
    out: list[Event] = []
    if event.to < 0:
        if source_has(look, DamagesAsPoison(source)):
            # CR 120.3b, poison counters instead of life loss
            out.append(CountersEvent(event.to, "poison", n, look.controller(source), cause=source))
        else:
            out.append(LoseLifeEvent(event.to, n, "damage", cause=source))  # CR 120.3a
        poison = poison_beside(look, source) if event.kind == "combat" else 0
        if poison:
            out.append(CountersEvent(event.to, "poison", poison, look.controller(source), cause=source))  # CR 120.3g
    else:
        types = look.get(event.to).types
        if CardType.PLANESWALKER in types:
            out.append(CountersEvent(event.to, "loyalty", -n, cause=source))  # CR 120.3c
        if CardType.BATTLE in types:
            out.append(CountersEvent(event.to, "defense", -n, cause=source))  # CR 120.3h
        if CardType.CREATURE in types and source_has(look, DamagesAsCounters(source)):
            out.append(CountersEvent(event.to, "-1/-1", n, look.controller(source), cause=source))  # CR 120.3d
    if source_has(look, GivesLifeWithDamage(source)):
        out.append(GainLifeEvent(look.controller(source), n, cause=source))  # CR 120.3f, 702.15b
    return out


@applies(DamageEvent)
def mark(state: State, event: DamageEvent) -> None:
    """CR 120.3e: damage is marked on a creature, unless it came as counters; 702.2b: who dealt it may matter to the next check."""
    if event.to < 0 or event.to not in state.objects:
        return
    look = Now(state)
    if CardType.CREATURE not in look.get(event.to).types:
        return
    source = event.source
    lethal = source_has(look, DealsLethalWithAny(source))
    as_counters = source_has(look, DamagesAsCounters(source))
    obj = state.edit(event.to)
    if not as_counters:
        obj.damage += event.amount
    if lethal:
        obj.deathtouched = True


# --- the instruction ---------------------------------------------------------------------------------


@executes(DealDamage)
def deal_damage(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: DealDamage, clause: Clause
) -> Flow[None]:
    """CR 120.2b: the subjects are the sources; what they deal is dealt at the same time."""
    yield from deal_together(world, ctx, subjects, (predicate,))


def deal_together(
    world: World, ctx: Context, subjects: tuple[int, ...], predicates: Sequence[DealDamage]
) -> Flow[None]:
    """CR 608.2f: "~ deals 4 damage to target creature and 2 damage to you" is dealt at the same time."""
    events: list[DamageEvent] = []
    for predicate in predicates:
        events += yield from _damage(world, ctx, subjects, predicate)
    look = Now(world.state)
    needs = {e.to: lethal_amount(look, e.to, e.source) for e in events if e.to > 0}
    if world.excess is not None:
        yield from _pass_on_excess(world, ctx, events, needs)
    if events:
        yield Batch(tuple(events))
    dealt = [e for e in events if e.happened]
    ctx.last = tuple(dict.fromkeys(e.to for e in dealt))
    ctx.amount = sum(e.amount for e in dealt)
    ctx.did = 1 if dealt else 0
    # CR 120.10, excess damage is what was dealt in all beyond what was lethal
    ctx.excess = sum(max(0, sum(e.amount for e in dealt if e.to == to) - need) for to, need in needs.items())


def _pass_on_excess(world: World, ctx: Context, events: list[DamageEvent], needs: dict[int, int]) -> Flow[None]:
    """CR 120.4a: the excess damage to a permanent is dealt to somebody else instead."""
    assert world.excess is not None
    players = yield from world.select(world.excess, ctx, ctx.you, Purpose.SELECT)
    for to, need in needs.items():
        over = sum(e.amount for e in events if e.to == to) - need
        for event in [e for e in events if e.to == to]:
            part = min(over, event.amount)
            if part > 0:
                event.amount -= part
                over -= part
                events.extend(DamageEvent(event.source, player, part, event.kind, event.cause) for player in players)
    events[:] = [e for e in events if e.amount > 0]


def lethal_amount(look: Look, id_: int, source: int = 0) -> int:
    """CR 120.4a, 120.10: how much damage is lethal to a permanent now, the greatest of what its types say; 1 from some sources."""
    obj = look.object(id_)
    types = look.get(id_).types
    out = 0
    if CardType.CREATURE in types:
        left = lethal_damage(look, id_) - obj.damage
        out = 1 if source and left > 1 and source_has(look, DealsLethalWithAny(source)) else max(0, left)
    if CardType.PLANESWALKER in types:
        out = min(out, obj.counter("loyalty")) if CardType.CREATURE in types else obj.counter("loyalty")
    if CardType.BATTLE in types:
        defense = obj.counter("defense")
        out = min(out, defense) if CardType.CREATURE in types or CardType.PLANESWALKER in types else defense
    return out


def lethal_damage(look: Look, id_: int) -> int:
    """CR 120.6: how much marked damage destroys the creature: its toughness, or its power (at least 1) if an effect says so."""
    chars = look.get(id_)
    for entry in look.index.clauses.get(LethalIsPower, ()):
        if applies_to(look, entry, id_):
            return max(1, chars.power or 0)
    return chars.toughness or 0


def _damage(world: World, ctx: Context, subjects: tuple[int, ...], predicate: DealDamage) -> Flow[list[DamageEvent]]:
    chosen = yield from world.select(predicate.to, ctx, ctx.you, Purpose.SELECT)
    events: list[DamageEvent] = []
    for source in subjects:
        before = ctx.subject
        ctx.subject = source
        amount = world.amount(predicate.amount, ctx)
        ctx.subject = before
        if _for_each_recipient(predicate, ctx):
            shares = _own_amounts(world, ctx, predicate, chosen)
        elif predicate.divided == "yes":
            shares = yield from _shares(world, ctx, amount, chosen)
        else:
            shares = tuple((to, amount) for to in chosen)
        events.extend(DamageEvent(source, to, n, cause=ctx.item or ctx.source) for to, n in shares if n > 0)
    return events


def _for_each_recipient(predicate: DealDamage, ctx: Context) -> bool:
    """ "Damage to each player equal to the number of lands that player controls": the amount speaks of who is dealt it."""
    to = predicate.to
    several = (isinstance(to, PlayerPhrase) and to.who in EACH_WHO) or (
        isinstance(to, NounPhrase) and to.det is Det.ALL
    )
    parts = (
        predicate.amount.walk() if several and ctx.where is None else ctx.where.walk() if several and ctx.where else ()
    )
    return any(isinstance(p, (ThatPlayer, It, That)) and p.ref is Ref.LAST for p in parts)


def _own_amounts(
    world: World, ctx: Context, predicate: DealDamage, chosen: tuple[int, ...]
) -> tuple[tuple[int, int], ...]:
    out: list[tuple[int, int]] = []
    before = ctx.last
    for to in chosen:
        ctx.last = (to,)
        out.append((to, world.amount(predicate.amount, ctx)))
    ctx.last = before
    return tuple(out)


def _shares(world: World, ctx: Context, amount: int, chosen: tuple[int, ...]) -> Flow[tuple[tuple[int, int], ...]]:
    """The division announced with the targets (601.2d); of what isn't targeted, chosen now (608.2d)."""
    item = world.state.objects.get(ctx.item)
    info = item.stack if item is not None else None
    if info is not None:
        for group in info.division:
            announced = dict(group)
            if chosen and all(to in announced for to in chosen):
                return tuple((to, announced[to]) for to in chosen)
    if not chosen or amount <= 0:
        return ()
    if len(chosen) == 1:
        return ((chosen[0], amount),)
    each = 1 if amount >= len(chosen) else 0  # more were chosen than there is to share
    return pairs((yield Divide(ctx.you, Purpose.DIVIDE, amount, chosen, each, source=ctx.source)))


@executes(ExcessInstead)
def excess_instead(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: ExcessInstead, clause: Clause
) -> Flow[None]:
    """CR 608.2c: it was heeded with the instruction before it (cr608_instructions)."""
    yield from ()
