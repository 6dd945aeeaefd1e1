"""CR 701.50, connive."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.actions.discard import DiscardEvent
from landwalk.actions.world import World, executes, note
from landwalk.kernel.characteristics import CardType
from landwalk.kernel.choices import ChooseObjects, Purpose
from landwalk.kernel.events import Acted, CountersEvent, DrawCard
from landwalk.kernel.flow import Flow, objects


class Connive(Predicate):
    """CR 701.50."""

    __slots__ = ()
    subject = "object"


CONNIVE = Verb("connive", "", "")

WORDS = (predicate(Connive, CONNIVE, "", None, None),)


@executes(Connive)
def connive(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Connive, clause: Clause) -> Flow[None]:
    """CR 701.50a-c: its controller draws a card, then discards a card; a nonland card discarded puts a +1/+1 counter on it.

    It connives even if it is gone (701.50c); then its last controller draws and discards.
    """
    cause = ctx.item or ctx.source
    for id_ in subjects:
        player = world.controller(id_)
        yield DrawCard(player, cause)
        hand = world.state.players[player].hand
        if hand:
            (card,) = objects((yield ChooseObjects(player, Purpose.DISCARD, hand, 1, 1, ctx.source, predicate)))
            nonland = CardType.LAND not in world.get(card).types
            discard = DiscardEvent(player, card, cause)
            yield discard
            if discard.happened and nonland and id_ in world.state.objects:
                yield CountersEvent(id_, "+1/+1", 1, player, cause)
        yield Acted(player, "connive", (id_,), 1, cause)
    note(ctx, subjects)
