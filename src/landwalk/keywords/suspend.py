"""Suspend (CR 702.62).

What it does:
    While you could begin to cast the card from your hand, you may pay the cost and exile it with N time counters, a special action
    (116.2f); each of your upkeeps removes one; when the last is removed you may play it without paying its mana cost; a creature cast so
    has haste until you lose control of it (702.62a).

Interactions:
    A card is suspended if it is in exile, has suspend and a time counter (702.62b). Prohibitions count for beginning to cast it
    (702.62c). X in the cost is chosen as it is paid (107.3d) and isn't 0.
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Static, Triggered
from landwalk.abilities.amount import VariableX
from landwalk.abilities.condition import AllOf, Condition, InTheZone, ObjectIs
from landwalk.abilities.context import Context
from landwalk.abilities.effect import GainAbilities, RemoveCountersFrom
from landwalk.abilities.noun import YOU, Core, Noun, Status
from landwalk.abilities.parts import ONE, THIS, do, number
from landwalk.abilities.pattern import LastCounterRemoved, StepBegins
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.actions.world import World, executes
from landwalk.kernel.characteristics import Inst
from landwalk.kernel.choices import CastSpell, ChooseNumber, PlayLand, Purpose, YesNo
from landwalk.kernel.events import CountersEvent
from landwalk.kernel.flow import Flow, yes
from landwalk.kernel.flow import number as number_answered
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Step, Zone
from landwalk.rules.c1_concepts.cr110_control import ControlChanged
from landwalk.rules.c1_concepts.cr118_costs import can_pay, pay
from landwalk.rules.c3_card_types import cr305_playing_lands as cr305
from landwalk.rules.c4_zones.cr400_zones import move
from landwalk.rules.c6_spells_abilities.cr601_as_cast import AsCast
from landwalk.rules.c6_spells_abilities.cr601_casting import can_cast_by_effect, cast
from landwalk.rules.c6_spells_abilities.cr601_facts import Way, facts
from landwalk.rules.c6_spells_abilities.cr601_hooks import SpecialMeaning, cost_params
from landwalk.rules.c6_spells_abilities.cr601_permission import why_forbidden, why_not_now
from landwalk.rules.conditions import condition
from landwalk.rules.look import Look, Now
from landwalk.rules.questions import IsSuspended, KeywordMeaning, Reason, register
from landwalk.rules.questions import yes as trait
from landwalk.rules.values import amount

_KEY = "suspend"
_WAY = Way(_KEY, ())
_MOST = 100


class PlaySuspended(Predicate):
    """ "You may play it without paying its mana cost if able" of suspend's last ability."""

    __slots__ = ()


class PlayedFromSuspend(Condition):
    """Was it cast as an effect of its suspend ability by the player who has controlled it ever since?"""

    __slots__ = ()


@condition(PlayedFromSuspend)
def _played_from_suspend(look: Look, node: PlayedFromSuspend, ctx: Context) -> bool:
    obj = look.object(ctx.source)
    if obj.stack is None or obj.stack.way != _KEY or look.controller(ctx.source) != obj.cast_by:
        return False
    link = look.state.log  # the haste is gone for good once control was lost
    while link is not None:
        event, link = link  # type: ignore[assignment]
        if isinstance(event, ControlChanged) and event.object == ctx.source:
            return False
    return True


@executes(PlaySuspended)
def _play(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: PlaySuspended, clause: Clause
) -> Flow[None]:
    state = world.state
    card = ctx.source
    if card not in state.objects or state.objects[card].zone is not Zone.EXILE:
        return
    land = world.get(card).is_land
    if land:
        as_land = AsCast(state, card, ctx.you)
        able = not cr305.why_not_now(as_land, ctx.you) and not cr305.why_forbidden(as_land, ctx.you, card)
    else:
        able = can_cast_by_effect(state, ctx.you, card, _WAY)
    if not able or not yes((yield YesNo(ctx.you, Purpose.MAY, card, clause))):
        return
    if land:
        yield from cr305.play_land(state, ctx.you, PlayLand(card))
    else:
        yield from cast(state, ctx.you, CastSpell(card, 0, _KEY), _WAY)


_EXILED = InTheZone(THIS, Zone.EXILE)
_TICK = Triggered(
    StepBegins(Step.UPKEEP, YOU),
    (do(RemoveCountersFrom("time", ONE, THIS)),),
    condition=AllOf((_EXILED, ObjectIs(THIS, (Core(Noun.CARD, status=(Status.SUSPENDED,)),)))),
    when="at",
)
_LAST = Triggered(LastCounterRemoved("time", THIS), (do(PlaySuspended()),), condition=_EXILED)
_HASTE = Static((Clause(THIS, (GainAbilities((KeywordAbility("haste"),)),)),), condition=PlayedFromSuspend())


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_TICK, _LAST, _HASTE)


def reasons(look: Look, player: PlayerId, card: ObjectId, inst: Inst, keyword: KeywordAbility) -> list[Reason]:
    """CR 116.2f, 702.62c."""
    as_spell = AsCast(look.state, card, player)
    known = facts(as_spell, card)
    out = why_not_now(as_spell, player, card, known) if not known.is_land else cr305.why_not_now(look, player)
    out = out or why_forbidden(as_spell, player, card)
    (costs,) = cost_params(keyword)
    if not out and not can_pay(look, player, costs, Context(card, player, x=_least(keyword))):
        out = [Reason("118.3", "the suspend cost of {0} can't be paid", (card,))]
    return out


def _least(keyword: KeywordAbility) -> int:
    return 1 if isinstance(keyword.params[0], VariableX) else -1


def suspend(state: State, player: PlayerId, card: ObjectId, inst: Inst, keyword: KeywordAbility) -> Flow[None]:
    """CR 702.62a, the first ability."""
    (costs,) = cost_params(keyword)
    ctx = Context(card, player, x=_least(keyword))
    if ctx.x > 0:
        most = ctx.x
        while most < _MOST and can_pay(Now(state), player, costs, ctx.replace(x=most + 1)):
            most += 1
        ctx.x = number_answered((yield ChooseNumber(player, Purpose.X, 1, most, card)))
    n = ctx.x if ctx.x > 0 else amount(Now(state), number(keyword.params), ctx)
    if not (yield from pay(state, player, costs, ctx)):
        raise RuntimeError("the suspend cost was checked, but couldn't be paid")
    gone = move(state, card, Zone.EXILE, "suspend")
    yield gone
    if gone.new_id:
        yield CountersEvent(gone.new_id, "time", n, player)


register(
    KeywordMeaning(
        "suspend",
        "702.62",
        means,
        answers={IsSuspended: trait("702.62b", "{0} has suspend")},
        hooks={"special_action": SpecialMeaning("suspend", Zone.HAND, reasons, suspend)},
    )
)
