"""CR 701.23, search."""

from __future__ import annotations

from landwalk.abilities.context import Context
from landwalk.abilities.noun import YOU, Det, InZone, NounPhrase
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.words import Verb, predicate
from landwalk.actions.world import World, executes, note, possible
from landwalk.kernel.choices import ChooseObjects, Purpose
from landwalk.kernel.events import Acted, Conceal, Reveal
from landwalk.kernel.flow import Flow, objects
from landwalk.kernel.node import Node
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.zones import Zone


class Search(Predicate):
    """ "Search your library for up to two basic land cards": what is found becomes "it", "that card", "them" (Ref.LAST).

    whose: the player whose zone is searched. zones: "library", or more ("your graveyard, hand, and library").
    """

    __slots__ = ("what", "whose", "zones")

    def __init__(self, what: Node, whose: Node = YOU, zones: tuple[Zone, ...] = (Zone.LIBRARY,)) -> None:
        self.what = what
        self.whose = whose
        self.zones = zones


@executes(Search)
def search(world: World, ctx: Context, subjects: tuple[int, ...], predicate: Search, clause: Clause) -> Flow[None]:
    """CR 701.23a-e."""
    found: tuple[ObjectId, ...] = ()
    phrase = predicate.what
    assert isinstance(phrase, NounPhrase)
    for player in subjects:
        ctx.subject = player
        if not world.can(player, "search", 0):
            continue
        for owner in world.players(predicate.whose, ctx):
            found += yield from _search_one(world, ctx, player, owner, phrase, predicate.zones)
        yield Acted(player, "search", found, len(found), ctx.item or ctx.source)
    note(ctx, found)


def _search_one(
    world: World, ctx: Context, player: PlayerId, owner: PlayerId, phrase: NounPhrase, zones: tuple[Zone, ...]
) -> Flow[tuple[ObjectId, ...]]:
    """One player looks through one player's zones."""
    cards = tuple(i for zone in zones for i in world.state.zone_ids(zone, owner))
    hidden = tuple(i for i in cards if world.obj(i).zone in (Zone.LIBRARY, Zone.HAND))
    yield Reveal(hidden, (player,), ctx.item or ctx.source)
    fitting = [i for i in cards if world.fits(phrase, i, ctx)]
    count = 1 if phrase.count is None else world.amount(phrase.count, ctx)
    if phrase.det in (Det.ALL, Det.ANY_NUMBER):
        count = len(fitting)
    most = min(count, len(fitting))
    # CR 701.23b: with a stated quality the player needn't find any card in a hidden zone; 701.23d: without one they must.
    least = 0 if phrase.det in (Det.UP_TO, Det.ANY_NUMBER) or _has_quality(phrase) else most
    found = objects((yield ChooseObjects(player, Purpose.SEARCH, fitting, least, most, ctx.source, phrase)))
    if hidden:
        yield Conceal(hidden, (player,), ctx.item or ctx.source)
    return found


def _has_quality(phrase: NounPhrase) -> bool:
    for core in phrase.cores:
        if core.types or core.subtypes or core.colors or core.supertypes or core.nons or core.any_types or core.status:
            return True
    return any(not isinstance(m, InZone) for m in phrase.tail)


@possible(Search)
def can_search(world: World, ctx: Context, player: PlayerId, predicate: Search) -> bool:
    return world.can(player, "search", 0)


SEARCH = Verb("search", "buscar busca busque", "durchsuchen durchsucht durchsuchst durchsuche")
WORDS = (
    predicate(
        Search,
        SEARCH,
        "{whose:poss} library for {what:obj}",
        "en {whose:zoneof biblioteca} {what:obj} // {what:obj} en {whose:zoneof biblioteca}",
        "{whose:zoneof Bibliothek acc} nach {what:obj dat}",
        zones=(Zone.LIBRARY,),
    ),
    predicate(
        Search, SEARCH, "your library and/or graveyard for {what:obj}", whose=YOU, zones=(Zone.LIBRARY, Zone.GRAVEYARD)
    ),
)
