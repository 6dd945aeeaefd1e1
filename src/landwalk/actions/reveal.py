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


class RevealCards(Predicate):
    """ "Reveal it", "reveal that card", "reveal a creature card from your hand": what becomes Ref.LAST."""

    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


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
