"""CR 615, prevention effects: protection, "prevent all damage", and shields of a number that shrink as they are used (615.7)."""

from __future__ import annotations

from collections.abc import Sequence

from landwalk.abilities.amount import Number
from landwalk.abilities.effect import CantDo, PreventDamage
from landwalk.abilities.sentence import Clause
from landwalk.kernel.choices import ChooseOrder, Purpose
from landwalk.kernel.events import DamageEvent, EndEffects, Event, StartEffect
from landwalk.kernel.flow import Flow, objects
from landwalk.kernel.state import Effect, State
from landwalk.rules.c1_concepts.cr122_protecting_counters import preventing
from landwalk.rules.c6_spells_abilities.cr614_replacement import After, Replacement, effect_key
from landwalk.rules.conditions import holds
from landwalk.rules.look import Look, Now, StaticEntry
from landwalk.rules.matching import matches
from landwalk.rules.questions import DamageIsPrevented, reasons
from landwalk.rules.values import amount


def applicable(state: State, event: Event) -> list[Replacement]:
    """All prevention effects that would apply to the damage and haven't yet."""
    if not isinstance(event, DamageEvent) or event.amount <= 0:  # CR 614.7a, 0 damage is none
        return []
    look = Now(state)
    found: list[Replacement] = []
    for entry in look.index.clauses.get(PreventDamage, ()):
        predicate = entry.predicate
        assert isinstance(predicate, PreventDamage)
        if _applies(look, entry, predicate, event):
            found.append(_prevention(look, entry, predicate, event))
    if DamageIsPrevented in look.index.answers or event.to < 0:
        for reason in reasons(look, DamageIsPrevented(event.source, event.to))[:1]:
            found.append(Replacement(f"rule:{reason.rule}", _all, kind="prevent all", why=reason))
    found += preventing(look, event)
    return [r for r in found if r.key not in event.replaced]


def _applies(look: Look, entry: StaticEntry, predicate: PreventDamage, event: DamageEvent) -> bool:
    if predicate.kind not in ("any", event.kind):
        return False
    if entry.condition is not None and not holds(look, entry.condition, entry.ctx):
        return False
    if entry.effect is not None and entry.effect.objects is not None:
        if event.to not in entry.effect.objects:
            return False
    elif predicate.to is not None and not matches(look, predicate.to, event.to, entry.ctx):
        return False
    # CR 615.9, the source's properties are looked at as the damage would be dealt
    return predicate.by is None or matches(look, predicate.by, event.source, entry.ctx)


def _prevention(look: Look, entry: StaticEntry, predicate: PreventDamage, event: DamageEvent) -> Replacement:
    key = effect_key(entry, event)
    if predicate.amount is None:
        return Replacement(key, _all, kind="prevent all", source=entry.holder)
    most = amount(look, predicate.amount, entry.ctx)

    def apply(state: State, damage: Event, after: After) -> Flow[list[Event]]:
        assert isinstance(damage, DamageEvent)
        if not is_preventable(state, damage):
            return [damage]  # CR 615.12, the shield isn't reduced
        prevented = min(most, damage.amount)
        damage.amount -= prevented
        if entry.effect is not None:
            yield from _shrink(entry.effect, predicate, most - prevented)
        return [damage]

    kind = "prevent some" if entry.effect is None else ""  # of shields, which one is used up matters
    return Replacement(key, apply, kind=kind, source=entry.holder)


def in_chosen_order(state: State, events: Sequence[Event]) -> Flow[Sequence[Event]]:
    """CR 615.7: when several sources would damage somebody at the same time, who is damaged chooses which of it a shield prevents.

    The events, those that a shield can't prevent all of in the order chosen: what comes first uses the shield up first.
    """
    look = Now(state)
    shields = [e for e in look.index.clauses.get(PreventDamage, ()) if e.effect is not None]
    if not shields:
        return events
    ordered = list(events)
    asked_about: list[int] = []
    for event in events:
        if not isinstance(event, DamageEvent) or event.to in asked_about:
            continue
        asked_about.append(event.to)
        places = _too_much_for_a_shield(look, shields, ordered, event.to)
        if len(places) > 1:
            sources = [_damage(ordered[i]).source for i in places]
            who = look.controller(event.to)
            answer = objects((yield ChooseOrder(who, Purpose.REPLACEMENT, sources, max(event.to, 0), "615.7")))
            chosen = [ordered[places[sources.index(source)]] for source in answer]
            for place, moved in zip(places, chosen, strict=True):
                ordered[place] = moved
    return ordered


def _damage(event: Event) -> DamageEvent:
    assert isinstance(event, DamageEvent)
    return event


def _too_much_for_a_shield(look: Look, shields: list[StaticEntry], events: list[Event], to: int) -> list[int]:
    """The places of the damage to somebody that one shield of a number applies to but can't prevent all of."""
    for shield in shields:
        predicate = shield.predicate
        assert isinstance(predicate, PreventDamage)
        if predicate.amount is None:
            continue
        places = [
            i
            for i, event in enumerate(events)
            if isinstance(event, DamageEvent) and event.to == to and _applies(look, shield, predicate, event)
        ]
        if sum(_damage(events[i]).amount for i in places) > amount(look, predicate.amount, shield.ctx):
            return places
    return []


def is_preventable(state: State, damage: DamageEvent) -> bool:
    """CR 615.12."""
    if damage.unpreventable:
        return False
    from landwalk.rules.c1_concepts.cr101_restrictions import cant

    look = Now(state)
    return not cant(look, damage.source, CantDo.PREVENT)


def _all(state: State, damage: Event, after: After) -> Flow[list[Event]]:
    assert isinstance(damage, DamageEvent)
    if is_preventable(state, damage):
        damage.amount = 0
    yield from ()
    return [damage]


def _shrink(effect: Effect, predicate: PreventDamage, left: int) -> Flow[None]:
    """CR 615.7: what was prevented is used up. The shield keeps its id and timestamp."""
    yield EndEffects((effect.id,), effect.source)
    if left <= 0:
        return
    tree = effect.tree
    assert isinstance(tree, Clause)
    smaller = predicate.replace(amount=Number(left))
    changed = tree.replace(predicates=tuple(smaller if p is predicate else p for p in tree.predicates))
    yield StartEffect(
        Effect(
            effect.id,
            changed,
            effect.ctx,
            effect.source,
            effect.controller,
            effect.objects,
            effect.duration,
            effect.timestamp,
            effect.turn,
        ),
        effect.source,
    )
