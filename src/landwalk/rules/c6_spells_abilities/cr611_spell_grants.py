"""CR 400.7b, 611.3d: what a static ability grants a permanent spell, and what functions on the battlefield, goes there with it.

"Creature spells you cast have squad {2}": the permanent that the spell becomes has squad as well, for good, and what was paid for the
granted instance counts for it there (607.5), although the static ability speaks of spells only.
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.context import Context, inst_key
from landwalk.abilities.effect import GainAbilities
from landwalk.abilities.noun import This
from landwalk.abilities.sentence import Clause
from landwalk.kernel.characteristics import Inst
from landwalk.kernel.events import StartEffect
from landwalk.kernel.flow import Flow
from landwalk.kernel.node import Node
from landwalk.kernel.objects import ObjectId
from landwalk.kernel.state import Effect, State
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr613_pass import granted_by
from landwalk.rules.compiled import compiled
from landwalk.rules.look import Now

Payments = tuple[tuple[str, int], ...]


def take_along(state: State, spell: ObjectId) -> Flow[Payments]:
    """Begins the effects for a permanent spell that is about to enter; its payments, those of granted instances under their new keys."""
    look = Now(state)
    payments = look.object(spell).payments
    granted: dict[str, tuple[ObjectId, list[Inst]]] = {}
    for inst in look.get(spell).abilities:
        by = granted_by(inst.origin)
        if by not in (0, spell) and _functions_on_battlefield(inst.tree):
            granted.setdefault(inst.origin, (by, []))[1].append(inst)
    you = look.controller(spell)
    for origin, (source, instances) in granted.items():
        clause = Clause(This(), (GainAbilities(tuple(inst.tree for inst in instances), "have"),))
        started = StartEffect(Effect(0, clause, Context(spell, you), source, you, (spell,), None, 0, state.turn))
        yield started
        new = f"e{started.effect.id}"
        for k, inst in enumerate(instances):
            payments = _renamed(payments, inst_key(origin, inst.ordinal), inst_key(new, k))
    return payments


def _renamed(payments: Payments, old: str, new: str) -> Payments:
    return tuple((new + key[len(old) :] if key.startswith(old + ":") else key, n) for key, n in payments)


def _functions_on_battlefield(tree: Node) -> bool:
    parts = compiled(tree)
    zones = [zones for _, _, zones in parts.triggers] + [zones for _, zones in parts.activated]
    zones += [static.zones for static in parts.statics]
    if any(Zone.BATTLEFIELD in z for z in zones):
        return True
    return isinstance(tree, KeywordAbility) and bool(parts.answers) and not parts.hooks
