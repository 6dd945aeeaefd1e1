"""CR 701.26, tap and untap."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.actions.world import World, chooser, executes, note, possible
from landwalk.kernel.choices import Purpose
from landwalk.kernel.events import Batch, TapEvent, UntapEvent
from landwalk.kernel.flow import Flow
from landwalk.kernel.node import Node
from landwalk.kernel.objects import PlayerId


class Tap(Predicate):
    """ "Tap target creature"."""

    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


class Untap(Predicate):
    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


class TapOrUntap(Predicate):
    """ "Tap or untap target permanent": chosen as the instruction is followed."""

    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


@executes(Tap)
def tap(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Tap, clause: Clause) -> Flow[None]:
    """Later words speak of all of them, also of those that were tapped already."""
    ids = yield from world.select(predicate.what, ctx, chooser(ctx, subjects), Purpose.SELECT)
    events = tuple(TapEvent(i, "effect", ctx.item or ctx.source) for i in ids)
    yield Batch(events)
    note(ctx, ids, sum(1 for e in events if e.happened))


@executes(Untap)
def untap(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Untap, clause: Clause) -> Flow[None]:
    ids = yield from world.select(predicate.what, ctx, chooser(ctx, subjects), Purpose.UNTAP)
    events = tuple(UntapEvent(i, "effect", ctx.item or ctx.source) for i in ids)
    yield Batch(events)
    note(ctx, ids, sum(1 for e in events if e.happened))


@executes(TapOrUntap)
def tap_or_untap(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: TapOrUntap, clause: Clause
) -> Flow[None]:
    """CR 608.2d: the impossible isn't offered, so a tapped permanent is untapped and an untapped one is tapped."""
    ids = yield from world.select(predicate.what, ctx, chooser(ctx, subjects), Purpose.SELECT)
    cause = ctx.item or ctx.source
    events = tuple(UntapEvent(i, "effect", cause) if world.obj(i).tapped else TapEvent(i, "effect", cause) for i in ids)
    yield Batch(events)
    note(ctx, ids, sum(1 for e in events if e.happened))


@possible(Tap)
def can_tap(world: World, ctx: Context, player: PlayerId, predicate: Tap) -> bool:
    return any(not world.obj(i).tapped for i in world.candidates(predicate.what, ctx) if i > 0)


@possible(Untap)
def can_untap(world: World, ctx: Context, player: PlayerId, predicate: Untap) -> bool:
    return any(world.obj(i).tapped for i in world.candidates(predicate.what, ctx) if i > 0)


TAP = Verb("tap", "girar gira gire", "tappen tappt tappst tappe")
UNTAP = Verb("untap", "enderezar endereza enderece", "enttappen enttappt enttappst enttappe")
TAP_OR_UNTAP = Verb(
    "tap_or_untap taps_or_untaps",
    "girar_o_enderezar gira_o_endereza gire_o_enderece",
    "tappen_oder_enttappen tappt_oder_enttappt tappst_oder_enttappst tappe_oder_enttappe",
)
WORDS = (
    predicate(Tap, TAP, "{what:obj}", "{what:obj}", "{what:obj}"),
    predicate(Untap, UNTAP, "{what:obj}", "{what:obj}", "{what:obj}"),
    predicate(TapOrUntap, TAP_OR_UNTAP, "{what:obj}", "{what:obj}", "{what:obj}"),
)
