"""Madness (CR 702.35).

What it does:
    If a player would discard this card, it is discarded into exile instead of the graveyard; when it is, its owner may cast it for the
    madness cost, else it goes to the graveyard (702.35a).

Interactions:
    It is discarded all the same: "whenever you discard" triggers, and costs are paid. It is cast while the triggered ability resolves,
    whatever the timing (608.2g).
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.context import Context, inst_key
from landwalk.abilities.parts import do
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.actions.world import World, executes
from landwalk.kernel.characteristics import Inst
from landwalk.kernel.choices import CastSpell, Purpose, YesNo
from landwalk.kernel.events import Event, ZoneChange
from landwalk.kernel.flow import Flow, yes
from landwalk.kernel.node import Node
from landwalk.kernel.objects import PlayerId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c4_zones.cr400_zones import move
from landwalk.rules.c6_spells_abilities.cr601_casting import can_cast_by_effect, cast
from landwalk.rules.c6_spells_abilities.cr601_facts import Way
from landwalk.rules.c6_spells_abilities.cr601_hooks import cost_params
from landwalk.rules.c6_spells_abilities.cr603_delayed import reflexive
from landwalk.rules.c6_spells_abilities.cr614_replacement import After, Replacement
from landwalk.rules.look import Look
from landwalk.rules.questions import KeywordMeaning, register

_KEY = "madness"


class CastForMadness(Predicate):
    """ "Its owner may cast it by paying the cost. If that player doesn't, they put it into their graveyard." """

    __slots__ = ("costs",)

    def __init__(self, costs: tuple[Node, ...]) -> None:
        self.costs = costs


@executes(CastForMadness)
def _cast(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: CastForMadness, clause: Clause
) -> Flow[None]:
    state = world.state
    card = ctx.source
    if card not in state.objects or state.objects[card].zone is not Zone.EXILE:
        return
    way = Way(_KEY, predicate.costs)
    if can_cast_by_effect(state, ctx.you, card, way) and yes((yield YesNo(ctx.you, Purpose.MAY, card, clause))):
        if (yield from cast(state, ctx.you, CastSpell(card, 0, _KEY), way)):
            return
    yield move(state, card, Zone.GRAVEYARD, cause=ctx.item)


def into_exile(look: Look, event: Event, holder: int, inst: Inst, keyword: KeywordAbility) -> Replacement | None:
    """The static ability; the triggered one is linked to it (702.35a, 607.2k)."""
    if not isinstance(event, ZoneChange) or event.reason != "discard" or event.from_zone is not Zone.HAND:
        return None
    if event.to is not Zone.GRAVEYARD:
        return None
    key = inst_key(inst.origin, inst.ordinal)
    (costs,) = cost_params(keyword)
    owner = look.owner(holder)

    def apply(state: State, change: Event, after: After) -> Flow[list[Event]]:
        assert isinstance(change, ZoneChange)
        change.to = Zone.EXILE
        after.append(_trigger(state, change, owner, key, costs))
        yield from ()
        return [change]

    return Replacement(f"{holder}/{key}:{_KEY}", apply, source=holder)


def _trigger(state: State, change: ZoneChange, owner: PlayerId, key: str, costs: tuple[Node, ...]) -> Flow[None]:
    if change.new_id and change.to is Zone.EXILE:
        yield from reflexive(state, Context(change.new_id, owner, key=key), (do(CastForMadness(costs)),))


register(
    KeywordMeaning(_KEY, "702.35", hooks={"replacement": into_exile, "interests": frozenset({"replace:zone_change"})})
)
