"""CR 701.20a, 401.5: cards are revealed or exiled from the top of a library one by one until a certain one is among them."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.noun import NounPhrase
from landwalk.abilities.sentence import Clause
from landwalk.abilities.until import UntilFound
from landwalk.actions.exile import exile_until
from landwalk.actions.world import World, executes, note
from landwalk.kernel.events import Reveal
from landwalk.kernel.flow import Flow
from landwalk.kernel.objects import ObjectId, PlayerId


@executes(UntilFound)
def until_found(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: UntilFound, clause: Clause
) -> Flow[None]:
    """If the whole library is gone through, nothing was found (609.3); what was seen is "the rest" all the same."""
    assert isinstance(predicate.what, NounPhrase)
    found: list[ObjectId] = []
    seen: list[ObjectId] = []
    for player in subjects:
        ctx.subject = player
        many = 1 if predicate.what.count is None else max(0, world.amount(predicate.what.count, ctx))
        for owner in world.players(predicate.whose, ctx):
            if predicate.how == "exile":
                cards = yield from _exiled(world, ctx, owner, predicate.what, many)
            else:
                cards = _revealed(world, ctx, owner, predicate.what, many)
                if cards:
                    yield Reveal(tuple(cards), (), ctx.item or ctx.source)
            seen += cards
            found += [i for i in cards if world.fits(predicate.what, i, ctx)]
    world.looked = tuple(seen)
    note(ctx, tuple(found))


def _revealed(world: World, ctx: Context, owner: PlayerId, what: NounPhrase, many: int) -> list[ObjectId]:
    out: list[ObjectId] = []
    for id_ in world.state.players[owner].library if many else ():
        out.append(id_)
        if world.fits(what, id_, ctx):
            many -= 1
            if not many:
                break
    return out


def _exiled(world: World, ctx: Context, owner: PlayerId, what: NounPhrase, many: int) -> Flow[list[ObjectId]]:
    def enough(id_: ObjectId) -> bool:
        nonlocal many
        many -= world.fits(what, id_, ctx)
        return not many

    return (yield from exile_until(world, ctx, owner, "exile", enough)) if many else []
