"""CR 614.1a, replacement effects that change how much damage is dealt ("it deals double that damage instead")."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.damage import ChangesDamage, DamageChange, DealtDamageBy
from landwalk.kernel.events import DamageEvent, Event
from landwalk.kernel.flow import Flow
from landwalk.kernel.node import Node
from landwalk.kernel.state import State
from landwalk.rules.c6_spells_abilities.cr614_replacement import After, Replacement, effect_key, replaces
from landwalk.rules.clauses import condition_holds
from landwalk.rules.history import events_this_turn
from landwalk.rules.look import Look, StaticEntry
from landwalk.rules.matching import MODIFIERS, matches
from landwalk.rules.values import amount


@replaces(ChangesDamage)
def change(look: Look, entry: StaticEntry, event: Event) -> Replacement | None:
    """CR 120.8: damage of 0 is no damage, so there is nothing to change."""
    said = entry.predicate
    assert isinstance(said, ChangesDamage)
    how = said.change
    if not isinstance(event, DamageEvent) or event.amount <= 0 or how.kind not in ("any", event.kind):
        return None
    if not matches(look, how.source, event.source, entry.ctx) or not condition_holds(look, entry):
        return None
    if how.to is not None and not matches(look, how.to, event.to, entry.ctx):
        return None
    by = 0 if how.amount is None else amount(look, how.amount, entry.ctx)

    def apply(state: State, damage: Event, after: After) -> Flow[list[Event]]:
        assert isinstance(damage, DamageEvent)
        damage.amount = changed(how, damage.amount, by)
        yield from ()
        return [damage]

    return Replacement(effect_key(entry, event), apply, source=entry.holder)


def changed(how: DamageChange, n: int, by: int) -> int:
    """So much damage instead of `n`."""
    if how.change == "double":
        return 2 * n
    if how.change == "triple":
        return 3 * n
    return n + by if how.change == "plus" else max(0, n - by)


def _dealt_damage_by(look: Look, modifier: Node, id_: int, ctx: Context) -> bool:
    """Was the object (also one that is gone) dealt damage this turn by what the modifier names?"""
    assert isinstance(modifier, DealtDamageBy)
    for event in events_this_turn(look.state):
        if isinstance(event, DamageEvent) and event.to == id_ and event.amount > 0:
            if matches(look, modifier.by, event.source, ctx):
                return True
    return False


MODIFIERS[DealtDamageBy] = _dealt_damage_by
