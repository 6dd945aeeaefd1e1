"""CR 701.24, shuffle."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.noun import YOU
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.actions.world import World, executes, moving
from landwalk.kernel.chance import Chance
from landwalk.kernel.choices import Purpose
from landwalk.kernel.events import Acted, Batch, ReorderLibrary, ShuffleLibrary
from landwalk.kernel.flow import Flow, objects
from landwalk.kernel.node import Node
from landwalk.kernel.objects import PlayerId
from landwalk.kernel.registry import applies
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone


class Shuffle(Predicate):
    """ "Shuffle", "shuffle your library", "that player shuffles": the subject player's library. style is a mark: "", "your", "their"."""

    __slots__ = ("style",)
    marks = frozenset({"style"})

    def __init__(self, style: str = "") -> None:
        self.style = style


class ShuffleInto(Predicate):
    """ "Shuffle ~ into its owner's library", "shuffle your graveyard into your library" (701.24c). whose is a mark of style."""

    __slots__ = ("what", "whose")
    marks = frozenset({"whose"})

    def __init__(self, what: Node, whose: Node = YOU) -> None:
        self.what = what
        self.whose = whose


@applies(ShuffleLibrary)
def shuffled(state: State, event: ShuffleLibrary) -> None:
    """CR 701.24a: no player knows the order; what was known of its cards is forgotten."""
    player = state.edit_player(event.player)
    library = player.library
    player.library = tuple(library[i] for i in event.order)
    if state.known and len(library) > 1:
        within = frozenset(library)
        state.known = frozenset(k for k in state.known if k[1] not in within)


@applies(ReorderLibrary)
def reordered(state: State, event: ReorderLibrary) -> None:
    """The cards of a library in a new order; only who ordered them knows more than before."""
    state.edit_player(event.player).library = event.ids


def shuffling(state: State, player: PlayerId, cause: int) -> Flow[None]:
    """CR 701.24a; a library of no or one card is shuffled too (701.24e), and what waits for it triggers."""
    order = objects((yield Chance("shuffle", len(state.players[player].library), player)))
    yield ShuffleLibrary(player, order, cause)
    yield Acted(player, "shuffle", (), 1, cause)


@executes(Shuffle)
def shuffle(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Shuffle, clause: Clause) -> Flow[None]:
    """What the instruction before was about stays what later words mean."""
    for player in subjects:
        yield from shuffling(world.state, player, ctx.item or ctx.source)
    ctx.did = 1


@executes(ShuffleInto)
def shuffle_into(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: ShuffleInto, clause: Clause
) -> Flow[None]:
    """CR 701.24c-d: each owner's library is shuffled, even if nothing went there."""
    ids: tuple[int, ...] = ()
    owners: list[PlayerId] = []
    for player in subjects:
        ctx.subject = player
        found = yield from world.select(predicate.what, ctx, player if player < 0 else ctx.you, Purpose.SELECT)
        ids += tuple(i for i in found if i not in ids)
        if not found and player < 0:
            owners += [p for p in world.players(predicate.whose, ctx) if p not in owners]
    events = tuple(moving(world, i, Zone.LIBRARY, ctx, "shuffle") for i in ids)
    owners += [p for p in dict.fromkeys(world.obj(i).owner for i in ids) if p not in owners]
    yield Batch(events)
    for owner in owners:
        yield from shuffling(world.state, owner, ctx.item or ctx.source)
    ctx.last = tuple(e.object for e in events if e.happened)
    ctx.amount = len(ctx.last)
    ctx.did = 1


SHUFFLE = Verb("shuffle", "barajar baraja baraje", "mischen mischt mischst mische")
WORDS = (
    predicate(Shuffle, SHUFFLE, "", "", "", style=""),
    predicate(Shuffle, SHUFFLE, "your library", "tu biblioteca", "deine Bibliothek", style="your"),
    predicate(Shuffle, SHUFFLE, "their library", "su biblioteca", "seine Bibliothek", style="their"),
    predicate(
        ShuffleInto,
        SHUFFLE,
        "{what:thing} into your library",
        "{what:thing} en tu biblioteca",
        "{what:thing} in deine Bibliothek",
        whose=YOU,
    ),
    predicate(
        ShuffleInto,
        SHUFFLE,
        "{what:thing} into {whose:poss} library",
        "{what:thing} en {whose:zoneof biblioteca}",
        "{what:thing} in {whose:zoneof Bibliothek acc}",
    ),
)
