"""CR 608.2d, one of several keywords is chosen as the instruction is followed; 701.20a, a card at random is revealed."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.context import Context
from landwalk.abilities.effect import LoseAbilities
from landwalk.abilities.sentence import Clause
from landwalk.abilities.several import HasAbility, LoseChosenAbility, RevealAtRandom, WithKeywords
from landwalk.actions.world import World, executes, note, possible
from landwalk.kernel.chance import Chance
from landwalk.kernel.choices import ChooseOptions, Purpose
from landwalk.kernel.events import Reveal
from landwalk.kernel.flow import Flow, objects, options
from landwalk.kernel.node import Node
from landwalk.kernel.objects import PlayerId
from landwalk.rules.c6_spells_abilities.cr611_continuous_effects import start
from landwalk.rules.conditions import condition
from landwalk.rules.look import Look
from landwalk.rules.matching import MODIFIERS, has_keyword
from landwalk.rules.references import refer


@executes(LoseChosenAbility)
def lose_chosen(
    world: World, ctx: Context, subjects: tuple[int, ...], p: LoseChosenAbility, clause: Clause
) -> Flow[None]:
    """CR 608.2d: the controller of the spell or ability chooses, also one that the object doesn't have."""
    if not subjects:
        note(ctx, ())
        return
    chosen = options((yield ChooseOptions(ctx.you, Purpose.OPTION, p.abilities, source=ctx.source, text=p)))
    lost = tuple(a for a in chosen if isinstance(a, Node))
    yield from start(world, ctx, subjects, (LoseAbilities(lost),), clause)


@executes(RevealAtRandom)
def reveal_at_random(
    world: World, ctx: Context, subjects: tuple[int, ...], p: RevealAtRandom, clause: Clause
) -> Flow[None]:
    found: tuple[int, ...] = ()
    for player in subjects:
        hand = world.state.players[player].hand
        if hand:
            order = objects((yield Chance("shuffle", len(hand), player)))
            found += (hand[order[0]],)
    if found:
        yield Reveal(found, (), ctx.item or ctx.source)
    note(ctx, found)


@possible(RevealAtRandom)
def can_reveal(world: World, ctx: Context, player: PlayerId, p: RevealAtRandom) -> bool:
    return bool(world.state.players[player].hand)


@condition(HasAbility)
def _has_ability(look: Look, node: HasAbility, ctx: Context) -> bool:
    assert isinstance(node.keyword, KeywordAbility)
    return any(has_keyword(look, id_, node.keyword) for id_ in refer(look, node.what, ctx))


def _with_keywords(look: Look, m: Node, id_: int, ctx: Context) -> bool:
    assert isinstance(m, WithKeywords)
    some = any(isinstance(k, KeywordAbility) and has_keyword(look, id_, k) for k in m.keywords)
    return some == (m.how == "any")


MODIFIERS[WithKeywords] = _with_keywords
