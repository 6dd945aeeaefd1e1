"""CR 701.20, reveal; looking at cards is 701.20e."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.noun import NounPhrase
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.actions.world import World, chooser, executes, possible
from landwalk.kernel.choices import Purpose
from landwalk.kernel.events import Reveal
from landwalk.kernel.flow import Flow
from landwalk.kernel.node import Node
from landwalk.kernel.objects import PlayerId
from landwalk.kernel.registry import applies
from landwalk.kernel.state import State


class RevealCards(Predicate):
    """ "Reveal it", "reveal that card", "reveal a creature card from your hand": what becomes Ref.LAST."""

    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


@applies(Reveal)
def revealed(state: State, event: Reveal) -> None:
    """CR 701.20a, e: who saw a hidden card may know it from now on."""
    viewers = event.viewers or state.turn_order
    new = frozenset((v, i) for v in viewers for i in event.objects)
    if not new <= state.known:
        state.known = state.known | new


@executes(RevealCards)
def reveal(world: World, ctx: Context, subjects: tuple[int, ...], predicate: RevealCards, clause: Clause) -> Flow[None]:
    ids: tuple[int, ...] = ()
    for player in subjects:
        ctx.subject = player
        ids += yield from world.select(predicate.what, ctx, chooser(ctx, (player,)), Purpose.SELECT)
    if ids:
        yield Reveal(ids, (), ctx.item or ctx.source)
    world.looked = ids
    ctx.last = ids
    ctx.did = 1 if ids else 0
    if isinstance(predicate.what, NounPhrase):
        ctx.amount = len(ids)


@possible(RevealCards)
def can_reveal(world: World, ctx: Context, player: PlayerId, predicate: RevealCards) -> bool:
    return bool(world.candidates(predicate.what, ctx))


REVEAL = Verb("reveal", "mostrar muestra muestre", "offen_vor|zeigen zeigt zeigst zeige")
WORDS = (predicate(RevealCards, REVEAL, "{what:obj}", "{what:obj}", "{what:obj}"),)
