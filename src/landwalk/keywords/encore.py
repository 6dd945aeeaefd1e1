"""Encore (CR 702.141).

What it does:
    [Cost], exile this card from your graveyard: for each opponent, create a token that is a copy of it and attacks that opponent this turn
    if able; the tokens gain haste and are sacrificed at the beginning of the next end step; only as a sorcery (702.141a).

Interactions:
    The card is copied as it is in the graveyard (707.2). Attacking is a requirement (508.1d): a token that can't attack doesn't have to.
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, Activated, KeywordAbility
from landwalk.abilities.condition import Timing, When
from landwalk.abilities.context import Context, Noted
from landwalk.abilities.cost import ExileCost
from landwalk.abilities.effect import GainAbilities, Must
from landwalk.abilities.noun import AtZone
from landwalk.abilities.parts import EVENT_PLAYER, LAST, THIS, UNTIL_END_OF_TURN, do
from landwalk.abilities.pattern import StepBegins
from landwalk.abilities.sentence import Clause, Delayed, Predicate
from landwalk.actions.sacrifice import Sacrifice
from landwalk.actions.world import World, executes, note
from landwalk.kernel.events import Batch, CreateToken, Entry
from landwalk.kernel.flow import Flow
from landwalk.kernel.zones import Step, Zone
from landwalk.rules.c6_spells_abilities.cr601_hooks import cost_params
from landwalk.rules.questions import KeywordMeaning, register


class TokenForEachOpponent(Predicate):
    """The tokens of encore, with haste, each bound to attack its opponent."""

    __slots__ = ()
    makes = "yes"


_HASTE = Clause(LAST, (GainAbilities((KeywordAbility("haste"),)),))
_ATTACKS = Clause(LAST, (Must("attack_turn", EVENT_PLAYER),), UNTIL_END_OF_TURN)


@executes(TokenForEachOpponent)
def _tokens(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: TokenForEachOpponent, clause: Clause
) -> Flow[None]:
    opponents = world.state.opponents(ctx.you)
    face = world.copy_face(ctx.source, ())
    events = [CreateToken(ctx.you, face, Entry(ctx.you), ctx.item or ctx.source) for _ in opponents]
    yield Batch(tuple(events))
    made: tuple[int, ...] = ()
    for opponent, event in zip(opponents, events, strict=True):
        if event.happened and event.new_id:
            about = ctx.clone()
            about.event = Noted(player=opponent)
            yield from world.start_effect(_ATTACKS, (event.new_id,), about, _ATTACKS.duration)
            made += (event.new_id,)
    if made:
        yield from world.start_effect(_HASTE, made, ctx, None)
    note(ctx, made)


_LATER = Delayed(StepBegins(Step.END_STEP, next_="next"), (do(Sacrifice(LAST)),))
_BODY = (do(TokenForEachOpponent()), _LATER)


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    (costs,) = cost_params(keyword)
    return (Activated((*costs, ExileCost(AtZone(THIS, Zone.GRAVEYARD))), _BODY, (Timing(When.SORCERY),)),)


register(KeywordMeaning("encore", "702.141", means))
