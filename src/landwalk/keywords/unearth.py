"""Unearth (CR 702.84).

What it does:
    [Cost]: return this card from your graveyard to the battlefield; it gains haste; exile it at the beginning of the next end step, and
    instead of letting it go anywhere else; as a sorcery (702.84a).

Interactions:
    The haste and the exiling are effects of the ability, not abilities of the creature, and last as long as it is the same object.
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, Activated, KeywordAbility
from landwalk.abilities.condition import Timing, When
from landwalk.abilities.context import Context
from landwalk.abilities.effect import GainAbilities, MoveTo
from landwalk.abilities.noun import AtZone
from landwalk.abilities.parts import THIS, do
from landwalk.abilities.pattern import StepBegins
from landwalk.abilities.sentence import Clause, Delayed, Predicate
from landwalk.actions.exile import Exile
from landwalk.actions.world import World, executes
from landwalk.kernel.events import Event, StartEffect, ZoneChange
from landwalk.kernel.flow import Flow
from landwalk.kernel.state import Effect
from landwalk.kernel.zones import Step, Zone
from landwalk.rules.c6_spells_abilities.cr601_hooks import cost_params
from landwalk.rules.c6_spells_abilities.cr614_replacement import Replacement, effect_key, replaces
from landwalk.rules.keyword_replacement import goes_to
from landwalk.rules.look import Look, StaticEntry
from landwalk.rules.questions import KeywordMeaning, register


class ExiledIfItLeaves(Predicate):
    """ "If it would leave the battlefield, exile it instead of putting it anywhere else"."""

    __slots__ = ()
    subject = "object"
    interests = ("replace:leaves",)


@executes(ExiledIfItLeaves)
def _begin(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: ExiledIfItLeaves, clause: Clause
) -> Flow[None]:
    kept = Clause(clause.subject, (predicate,))
    ids = tuple(i for i in subjects if i > 0)
    yield StartEffect(Effect(0, kept, ctx.clone(), ctx.source, ctx.you, ids, None, 0, world.state.turn), ctx.source)


@replaces(ExiledIfItLeaves)
def _instead(look: Look, entry: StaticEntry, event: Event) -> Replacement | None:
    if not isinstance(event, ZoneChange) or event.from_zone is not Zone.BATTLEFIELD or event.to is Zone.EXILE:
        return None
    effect = entry.effect
    if effect is None or effect.objects is None or event.object not in effect.objects:
        return None
    replacement = goes_to(Zone.EXILE, "unearth", event.object)
    replacement.key = effect_key(entry, event)
    return replacement


_BODY = (
    do(MoveTo(AtZone(THIS, Zone.GRAVEYARD), Zone.BATTLEFIELD)),
    do(GainAbilities((KeywordAbility("haste"),)), ExiledIfItLeaves(), subject=THIS),
    Delayed(StepBegins(Step.END_STEP, next_="next"), (do(Exile(THIS)),)),
)


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    (costs,) = cost_params(keyword)
    return (Activated(costs, _BODY, (Timing(When.SORCERY),)),)


register(KeywordMeaning("unearth", "702.84", means))
