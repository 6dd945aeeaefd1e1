"""Crew (CR 702.122).

What it does:
    Tap any number of other untapped creatures you control with total power N or greater: this permanent becomes an artifact creature
    until end of turn (702.122a).

Interactions:
    Creatures may be tapped for it whatever their summoning sickness. It stays a Vehicle (205.1b). Any time its controller has priority.
    A creature that is tapped for it crews it; texts ask which ones did this turn (702.122c).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, Activated, KeywordAbility
from landwalk.abilities.context import Context, inst_key
from landwalk.abilities.cost import TapPower
from landwalk.abilities.effect import Become
from landwalk.abilities.linked import CrewedBy, Crewing
from landwalk.abilities.noun import YOU, Controlled, Core, Det, NounPhrase, Status
from landwalk.abilities.parts import THIS, UNTIL_END_OF_TURN, do, number
from landwalk.kernel.events import AbilityActivated, TapEvent
from landwalk.kernel.node import Node
from landwalk.rules.conditions import condition
from landwalk.rules.history import events_this_turn
from landwalk.rules.look import Look
from landwalk.rules.matching import MODIFIERS, matches
from landwalk.rules.questions import KeywordMeaning, register
from landwalk.rules.references import refer

_OTHERS = NounPhrase(
    Det.ANY_NUMBER, (Core(types=("creature",), status=(Status.OTHER, Status.UNTAPPED)),), (Controlled(YOU),)
)
_ARTIFACT_CREATURE = Become(types=("artifact", "creature"), addition="addition")


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    cost = TapPower(_OTHERS, number(keyword.params))
    return (Activated((cost,), (do(_ARTIFACT_CREATURE, subject=THIS, duration=UNTIL_END_OF_TURN),)),)


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
register(KeywordMeaning("crew", "702.122", means, hooks={"activated": "crew"}))
