"""Warp (CR 702.185).

What it does:
    The card may be cast from the hand for its warp cost; then the permanent is exiled at the beginning of the next end step, and its owner
    may cast the card from exile after that turn (702.185a).

Interactions:
    An alternative cost (118.9). What has left the battlefield by then stays where it is. From exile it is cast for its usual costs.
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.context import Context, inst_key
from landwalk.abilities.parts import do
from landwalk.abilities.pattern import StepBegins
from landwalk.abilities.sentence import Clause, Delayed, Predicate
from landwalk.actions.world import World, executes, moving
from landwalk.kernel.characteristics import Inst
from landwalk.kernel.events import Event, SetDesignation, ZoneChange
from landwalk.kernel.flow import Flow
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.zones import Step, Zone
from landwalk.rules.c6_spells_abilities.cr601_hooks import AlternativeWay
from landwalk.rules.c6_spells_abilities.cr614_replacement import Replacement
from landwalk.rules.keyword_replacement import then_delayed
from landwalk.rules.look import Look
from landwalk.rules.questions import KeywordMeaning, register

_KEY = "warp"
_WARPED = "warped"


class ExileWarped(Predicate):
    """ "Exile ~. Its owner may cast it after the current turn has ended for as long as it remains exiled" (702.185a)."""

    __slots__ = ()


@executes(ExileWarped)
def _exile(world: World, ctx: Context, subjects: tuple[int, ...], predicate: ExileWarped, clause: Clause) -> Flow[None]:
    obj = world.state.objects.get(ctx.source)
    if obj is None or obj.zone is not Zone.BATTLEFIELD or obj.phased_out:
        return
    gone = moving(world, ctx.source, Zone.EXILE, ctx, "exile")
    yield gone
    if gone.happened and gone.new_id:
        yield SetDesignation(gone.new_id, f"{_WARPED}:{world.state.turn}")


_EXILE = Delayed(StepBegins(Step.END_STEP, next_="next"), (do(ExileWarped()),))


def leaves_later(look: Look, event: Event, holder: int, inst: Inst, keyword: KeywordAbility) -> Replacement | None:
    if not isinstance(event, ZoneChange) or event.from_zone is not Zone.STACK or event.to is not Zone.BATTLEFIELD:
        return None
    key = f"{inst_key(inst.origin, inst.ordinal)}:{_KEY}"
    if not look.object(holder).payment(key):
        return None
    return then_delayed(_EXILE, key, event.object, look.controller(holder))


def may(look: Look, player: PlayerId, card: ObjectId) -> bool:
    """After the turn in which it was exiled."""
    for name in look.object(card).designations:
        word, _, turn = name.partition(":")
        if word == _WARPED and int(turn) < look.state.turn:
            return True
    return False


register(
    KeywordMeaning(
        _KEY,
        "702.185",
        hooks={
            "alternative_way": (
                AlternativeWay(_KEY, Zone.HAND),
                AlternativeWay(_WARPED, Zone.EXILE, may, "card"),
            ),
            "replacement": leaves_later,
            "interests": frozenset({"replace:enters", "step"}),
        },
    )
)
