"""CR 701.9, discard."""

from __future__ import annotations

from collections.abc import Sequence

from landwalk.abilities.context import Context
from landwalk.abilities.noun import NounPhrase
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.actions.world import World, executes, note, possible
from landwalk.kernel.chance import Chance
from landwalk.kernel.choices import Purpose
from landwalk.kernel.events import Batch, Event, ZoneChange
from landwalk.kernel.flow import Flow, objects
from landwalk.kernel.native import mypyc_attr
from landwalk.kernel.node import Node
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.registry import expands, finishes
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone


class Discard(Predicate):
    """ "Discard a card", "discards two cards at random", "discards their hand". what: cards (their determiner says how many), None for the
    hand. mode: "choose", "random", "hand"."""

    __slots__ = ("mode", "what", "whose")
    marks = frozenset({"whose"})

    def __init__(self, what: Node | None, mode: str = "choose", whose: str = "") -> None:
        self.what = what
        self.mode = mode
        self.whose = whose  # mark: "your" or "their" hand


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscardEvent(Event):
    """One card is discarded (701.9a). new_id: what it became (0: nothing, or not known)."""

    __slots__ = ("new_id", "object", "player")
    kind_keys = ("discard",)

    def __init__(self, player: PlayerId, object_: ObjectId, cause: ObjectId = 0) -> None:
        super().__init__(cause)
        self.player = player
        self.object = object_
        self.new_id = 0


@expands(DiscardEvent)
def unfold(state: State, event: DiscardEvent) -> Sequence[Event]:
    """CR 701.9a: from its owner's hand to that player's graveyard."""
    if event.object not in state.players[event.player].hand:
        return ()
    return (ZoneChange(event.object, Zone.HAND, Zone.GRAVEYARD, "discard", cause=event.cause),)


@finishes(DiscardEvent)
def finish(state: State, event: DiscardEvent, subs: Sequence[Event]) -> None:
    """CR 701.9c: discarded even if it went elsewhere."""
    event.happened = bool(subs)
    for sub in subs:
        if isinstance(sub, ZoneChange):
            event.new_id = sub.new_id


def hand_cards(world: World, phrase: Node | None, ctx: Context, player: PlayerId) -> list[ObjectId]:
    """Cards of the player's hand that fit the phrase."""
    hand = world.state.players[player].hand
    if not isinstance(phrase, NounPhrase):
        return list(hand)
    return [i for i in hand if world.fits(phrase, i, ctx)]


@executes(Discard)
def discard(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Discard, clause: Clause) -> Flow[None]:
    """Each player picks in turn order, then all discard together (608.2e)."""
    events: list[DiscardEvent] = []
    before = ctx.subject
    for player in subjects:
        ctx.subject = player
        ids = hand_cards(world, predicate.what, ctx, player)
        phrase = predicate.what
        if predicate.mode == "random" and isinstance(phrase, NounPhrase):
            order = objects((yield Chance("shuffle", len(ids), player)))
            many = 1 if phrase.count is None else world.amount(phrase.count, ctx)
            picked = tuple(ids[i] for i in order[:many])
        elif isinstance(phrase, NounPhrase):
            picked = yield from world.pick(phrase, ids, ctx, player, Purpose.DISCARD)
        elif phrase is not None:
            chosen = yield from world.select(phrase, ctx, player, Purpose.DISCARD)
            picked = tuple(i for i in chosen if i in ids)
        else:
            picked = tuple(ids)
        events += [DiscardEvent(player, i, ctx.item or ctx.source) for i in picked]
    ctx.subject = before
    yield Batch(tuple(events))
    note(ctx, tuple(e.new_id or e.object for e in events if e.happened))
    ctx.cost = ctx.last  # "the discarded card"


@possible(Discard)
def can_discard(world: World, ctx: Context, player: PlayerId, predicate: Discard) -> bool:
    ids = hand_cards(world, predicate.what, ctx, player)
    return predicate.mode == "hand" or bool(ids)


DISCARD = Verb("discard", "descartar descarta descarte", "ab|werfen wirft wirfst wirf")
WORDS = (
    predicate(Discard, DISCARD, "{what:obj}", "{what:obj}", "{what:discardable}", mode="choose"),
    predicate(Discard, DISCARD, "{what:obj} at random", "{what:obj} al azar", "{what:randomly}", mode="random"),
    predicate(
        Discard,
        DISCARD,
        "your hand",
        "tu mano",
        "alle Karten aus deiner Hand // deine Hand",
        mode="hand",
        what=None,
        whose="your",
    ),
    predicate(
        Discard,
        DISCARD,
        "their hand",
        "su mano",
        "alle Karten aus seiner Hand // seine Hand",
        mode="hand",
        what=None,
        whose="their",
    ),
    predicate(Discard, DISCARD, "their hands", mode="hand", what=None, whose="their_hands"),
)
