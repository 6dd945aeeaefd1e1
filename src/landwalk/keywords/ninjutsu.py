"""Ninjutsu (CR 702.49).

What it does:
    [Cost], reveal this card from your hand, return an unblocked attacking creature you control to its owner's hand: put this card onto
    the battlefield from your hand tapped and attacking (702.49a).

Interactions:
    It attacks what the returned creature attacked (702.49c). Whether a creature is unblocked is known from the declare blockers step on
    (509.1h). If the card has left the hand by then, nothing happens.
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, Activated, KeywordAbility
from landwalk.abilities.context import Context
from landwalk.abilities.cost import ReturnCost
from landwalk.abilities.noun import YOU, Controlled, Core, Det, NounPhrase, Status
from landwalk.abilities.parts import do
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.actions.world import World, executes, moving, note
from landwalk.kernel.events import AttackersDeclared, Entry, ZoneChange
from landwalk.kernel.flow import Flow
from landwalk.kernel.objects import ObjectId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr601_hooks import cost_params
from landwalk.rules.history import events_this_turn
from landwalk.rules.questions import KeywordMeaning, register

_UNBLOCKED = Core(types=("creature",), status=(Status.UNBLOCKED, Status.ATTACKING))
_BACK = ReturnCost(NounPhrase(Det.A, (_UNBLOCKED,), (Controlled(YOU),)))


class TakePlace(Predicate):
    """ "Put this card onto the battlefield from your hand tapped and attacking"."""

    __slots__ = ()


@executes(TakePlace)
def take_place(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: TakePlace, clause: Clause
) -> Flow[None]:
    obj = world.state.objects.get(ctx.source)
    if obj is None or obj.zone is not Zone.HAND:
        return
    entry = Entry(ctx.you)
    entry.tapped = True
    entry.attacking = attacked_by(world.state, ctx.cost[0]) if ctx.cost else 0
    event = moving(world, ctx.source, Zone.BATTLEFIELD, ctx, "put", entry=entry)
    yield event
    note(ctx, (event.new_id,) if event.happened and event.new_id else ())


def attacked_by(state: State, attacker: ObjectId) -> int:
    """What a creature that is gone was attacking when it was last declared, or put onto the battlefield, as an attacker; 0: nothing."""
    for event in events_this_turn(state):
        if isinstance(event, AttackersDeclared):
            for attack in event.attacks:
                if attack.attacker == attacker:
                    return attack.defender
        if isinstance(event, ZoneChange) and event.new_id == attacker and event.entry is not None:
            return event.entry.attacking
    return 0


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    (costs,) = cost_params(keyword)
    return (Activated((*costs, _BACK), (do(TakePlace()),)),)


register(KeywordMeaning("ninjutsu", "702.49", means, zones=(Zone.HAND,)))
