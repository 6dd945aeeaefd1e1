"""CR 702.122c, which creatures crewed a permanent this turn: those that were tapped to pay for its crew ability."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.context import Context, inst_key
from landwalk.abilities.linked import CrewedBy, Crewing
from landwalk.kernel.events import AbilityActivated, TapEvent
from landwalk.kernel.node import Node
from landwalk.rules.conditions import condition
from landwalk.rules.history import events_this_turn
from landwalk.rules.look import Look
from landwalk.rules.matching import MODIFIERS, matches
from landwalk.rules.references import refer


def crew_of(look: Look, vehicle: int) -> tuple[int, ...]:
    """Newest first; also creatures that are gone."""
    keys = {
        inst_key(inst.origin, inst.ordinal)
        for inst in look.get(vehicle).abilities
        if isinstance(inst.tree, KeywordAbility) and inst.tree.name == "crew"
    }
    happened = tuple(events_this_turn(look.state))
    crewing = [e.object for e in happened if isinstance(e, AbilityActivated) and e.source == vehicle and e.key in keys]
    return tuple(e.object for e in happened if isinstance(e, TapEvent) and e.reason == "cost" and e.cause in crewing)


@condition(CrewedBy)
def _crewed_by(look: Look, node: CrewedBy, ctx: Context) -> bool:
    crew = (i for vehicle in refer(look, node.what, ctx) for i in crew_of(look, vehicle))
    return any(matches(look, node.who, i, ctx) for i in crew)


def _crewing(look: Look, m: Node, id_: int, ctx: Context) -> bool:
    assert isinstance(m, Crewing)
    return any(id_ in crew_of(look, vehicle) for vehicle in refer(look, m.what, ctx))


MODIFIERS[Crewing] = _crewing
