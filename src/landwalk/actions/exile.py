"""CR 701.13, exile."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.context import Context
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.actions.world import World, chooser, executes, moving, note, possible
from landwalk.kernel.choices import Purpose
from landwalk.kernel.events import Batch, Remember
from landwalk.kernel.flow import Flow
from landwalk.kernel.node import Node
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.zones import Zone


class Exile(Predicate):
    """ "Exile target creature"; with the clause's duration "until ~ leaves the battlefield" (610.3). face: "up" / "down" (406.3)."""

    __slots__ = ("face", "what")

    def __init__(self, what: Node, face: str = "up") -> None:
        self.what = what
        self.face = face


@executes(Exile)
def exile(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Exile, clause: Clause) -> Flow[None]:
    """The exiled cards are linked to the ability that exiled them (607.2a)."""
    ids: tuple[int, ...] = ()
    for subject in subjects:
        ctx.subject = subject
        ids += yield from world.select(predicate.what, ctx, chooser(ctx, (subject,)), Purpose.SELECT)
    yield from exile_these(world, ctx, ids, clause)


def exile_these(world: World, ctx: Context, ids: tuple[int, ...], clause: Clause) -> Flow[None]:
    if clause.duration is not None and world.has_ended(clause.duration, ctx):
        note(ctx, ())  # CR 610.3a-b: the event it lasts until has happened already
        return
    events = tuple(moving(world, i, Zone.EXILE, ctx, "exile") for i in ids)
    yield Batch(events)
    gone = tuple(e for e in events if e.happened)
    exiled = tuple(e.new_id for e in gone if e.new_id and world.obj(e.new_id).zone is Zone.EXILE)
    exiled = tuple(j for i in exiled for j in (i, *world.obj(i).together))  # CR 730.3c
    if exiled and world.entry is not None:
        world.entry.linked = (
            *world.entry.linked,
            (ctx.key, exiled),
        )  # "as ~ enters, exile ...": what it will be linked to
    elif exiled and ctx.source in world.state.objects:
        yield Remember(ctx.source, "linked", linked(world, ctx, exiled))
    if clause.duration is not None and exiled:
        yield from world.return_after(clause.duration, exiled, ctx)
    world.looked = exiled
    public = (Zone.BATTLEFIELD, Zone.STACK)
    note(ctx, tuple(e.object if e.from_zone in public else e.new_id for e in gone))


def exile_until(
    world: World, ctx: Context, player: PlayerId, reason: str, enough: Callable[[ObjectId], bool]
) -> Flow[list[ObjectId]]:
    """Exiles cards from the top of the library one by one, until one of them is enough or none is left (609.3); those in exile."""
    out: list[ObjectId] = []
    library = world.state.players[player].library
    while library:
        event = moving(world, library[0], Zone.EXILE, ctx, reason)
        yield event
        if not event.happened or not event.new_id:
            break
        out.append(event.new_id)
        if enough(event.new_id):
            break
        library = world.state.players[player].library
    return out


def linked(world: World, ctx: Context, ids: tuple[int, ...]) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The links of the source with `ids` added to those of this ability (607.2a)."""
    out: list[tuple[str, tuple[int, ...]]] = []
    found = False
    for key, old in world.obj(ctx.source).linked:
        mine = key == ctx.key
        found = found or mine
        out.append((key, old + ids if mine else old))
    if not found:
        out.append((ctx.key, ids))
    return tuple(out)


@possible(Exile)
def can_exile(world: World, ctx: Context, player: PlayerId, predicate: Exile) -> bool:
    return bool(world.candidates(predicate.what, ctx))


EXILE = Verb("exile", "exiliar exilia exilie", "schicken schickt schickst schicke")
WORDS = (
    predicate(Exile, EXILE, "{what:thing}", "{what:thing}", "{what:exiled} ins Exil"),
    predicate(
        Exile, EXILE, "{what:thing} face down", "{what:thing} boca abajo", "{what:thing} verdeckt ins Exil", face="down"
    ),
)
