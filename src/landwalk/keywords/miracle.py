"""Miracle (CR 702.94).

What it does:
    As you draw this card, if it's the first card you've drawn this turn, you may reveal it; when you do, you may cast it for its miracle
    cost rather than its mana cost (702.94a).

Interactions:
    It is cast while the triggered ability resolves, whatever the timing (608.2g), and only if it is still in the hand. Until then it stays
    revealed (702.94b). The first of several cards drawn at once is the first.
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.context import Context, inst_key
from landwalk.abilities.parts import do
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.actions.world import World, executes
from landwalk.kernel.characteristics import Inst
from landwalk.kernel.choices import CastSpell, Purpose, YesNo
from landwalk.kernel.events import DrawCard, Reveal
from landwalk.kernel.flow import Flow, yes
from landwalk.kernel.node import Node
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr601_casting import can_cast_by_effect, cast
from landwalk.rules.c6_spells_abilities.cr601_facts import Way
from landwalk.rules.c6_spells_abilities.cr601_hooks import cost_params
from landwalk.rules.c6_spells_abilities.cr603_delayed import reflexive
from landwalk.rules.c6_spells_abilities.cr614_replacement import AS_DRAWN
from landwalk.rules.history import events_this_turn
from landwalk.rules.questions import KeywordMeaning, register

_KEY = "miracle"


class CastForMiracle(Predicate):
    """ "You may cast it by paying the cost rather than its mana cost" of the revealed card."""

    __slots__ = ("costs",)

    def __init__(self, costs: tuple[Node, ...]) -> None:
        self.costs = costs


@executes(CastForMiracle)
def _cast(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: CastForMiracle, clause: Clause
) -> Flow[None]:
    state = world.state
    card = ctx.source
    way = Way(_KEY, predicate.costs)
    if card not in state.objects or state.objects[card].zone is not Zone.HAND:
        return
    if not can_cast_by_effect(state, ctx.you, card, way):
        return
    if yes((yield YesNo(ctx.you, Purpose.MAY, card, clause))):
        yield from cast(state, ctx.you, CastSpell(card, 0, _KEY), way)


def as_drawn(state: State, player: PlayerId, card: ObjectId, inst: Inst, keyword: KeywordAbility) -> Flow[None]:
    """CR 702.94a: the static ability, and the triggered one that is linked to it (603.11)."""
    if sum(1 for e in events_this_turn(state) if isinstance(e, DrawCard) and e.player == player) != 1:
        return
    if not yes((yield YesNo(player, Purpose.MAY, card, keyword))):
        return
    yield Reveal((card,), cause=card)
    (costs,) = cost_params(keyword)
    ctx = Context(card, player, key=inst_key(inst.origin, inst.ordinal))
    yield from reflexive(state, ctx, (do(CastForMiracle(costs)),))


register(KeywordMeaning("miracle", "702.94", hooks={"as_drawn": as_drawn, "interests": AS_DRAWN}))
