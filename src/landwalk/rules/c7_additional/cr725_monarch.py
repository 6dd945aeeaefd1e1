"""CR 725, the monarch: one player at a time, and the two triggered abilities that come with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from landwalk.abilities.context import Context, Noted
from landwalk.abilities.duration import Duration, Until
from landwalk.abilities.effect import Draw, GetDesignation
from landwalk.abilities.noun import ControllerOf
from landwalk.abilities.parts import EVENT_OBJECT, ONE, do
from landwalk.abilities.pattern import EventPattern
from landwalk.abilities.sentence import Delayed
from landwalk.kernel import events as e
from landwalk.kernel.flow import Flow
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Step
from landwalk.rules.c6_spells_abilities.cr603_delayed import delay
from landwalk.rules.c6_spells_abilities.cr603_matching import Occurrences, matcher
from landwalk.rules.c7_additional.cr702_designations import GIVEN
from landwalk.rules.c7_additional.cr704_state_based_actions import check
from landwalk.rules.look import Look

MONARCH: Final = "monarch"


class MonarchsEndStep(EventPattern):
    """ "At the beginning of the monarch's end step", for the player who is the monarch (725.2)."""

    __slots__ = ()
    keys = ("step", MONARCH)


class MonarchIsDealtDamage(EventPattern):
    """ "Whenever a creature deals combat damage to the monarch" (725.2)."""

    __slots__ = ()
    keys = ("damage",)


@matcher(MonarchsEndStep)
def _end_step(look: Look, pattern: MonarchsEndStep, event: e.Event, ctx: Context) -> Occurrences:
    if not isinstance(event, e.StepBegan) or event.step is not Step.END_STEP or event.player != ctx.you:
        return []
    return [Noted(player=ctx.you)] if _is_monarch(look, ctx.you) else []


@matcher(MonarchIsDealtDamage)
def _dealt_damage(look: Look, pattern: MonarchIsDealtDamage, event: e.Event, ctx: Context) -> Occurrences:
    if not isinstance(event, e.DamageEvent) or event.kind != "combat" or event.to != ctx.you or event.amount <= 0:
        return []
    if not _is_monarch(look, ctx.you) or not look.get(event.source).is_creature:
        return []
    return [Noted(event.source, player=ctx.you, amount=event.amount)]


def _is_monarch(look: Look, player: PlayerId) -> bool:
    return MONARCH in look.state.players[player].designations


_ALWAYS: Final = Duration(Until.END_OF_GAME)
_DRAWS: Final = Delayed(MonarchsEndStep(), (do(Draw(ONE)),), until=_ALWAYS)
_CROWNS: Final = Delayed(
    MonarchIsDealtDamage(), (do(GetDesignation(MONARCH), subject=ControllerOf(EVENT_OBJECT)),), until=_ALWAYS
)


def crown(state: State, player: ObjectId, cause: ObjectId) -> Flow[bool]:
    """CR 725.3: the player becomes the monarch, and whoever was it isn't any more."""
    if player > 0 or MONARCH in state.players[player].designations:
        return False
    if not any(d.tree == _DRAWS for d in state.delayed):
        # CR 725.2: the abilities have no source; each player has theirs, which trigger while that player is the monarch
        for each in state.turn_order:
            yield from delay(state, Context(0, each), _DRAWS)
            yield from delay(state, Context(0, each), _CROWNS)
    yield e.Batch(_events(state, player, cause))
    return True


def _events(state: State, player: PlayerId, cause: ObjectId = 0) -> tuple[e.Event, ...]:
    before = [p.id for p in state.players.values() if MONARCH in p.designations]
    gone = [e.SetDesignation(p, MONARCH, "", cause=cause) for p in before]
    return (*gone, e.SetDesignation(player, MONARCH, cause=cause))


GIVEN[MONARCH] = crown


@check(interest=MONARCH)
def succession(look: Look) -> Iterator[e.Event]:
    """CR 725.4: if the monarch has left the game, the active player, or the next in turn order, becomes the monarch."""
    state = look.state
    for player in state.players.values():
        if MONARCH in player.designations and not player.in_game:
            heirs = [p for p in state.players_from(state.active) if state.players[p].in_game]
            if heirs:
                yield from _events(state, heirs[0])
