"""Designations of players that an ability gives for the rest of the game "any time" something is so (702.131, 702.195).

The door asks for them after every batch of events, in the middle of a resolution too, so a condition that holds only for a moment counts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landwalk.abilities import noun as n
from landwalk.abilities.context import Context
from landwalk.abilities.effect import GetDesignation
from landwalk.abilities.sentence import Clause
from landwalk.actions.world import World, executes, note, partly
from landwalk.kernel.events import Event, SetDesignation
from landwalk.kernel.flow import Flow
from landwalk.kernel.objects import ObjectId
from landwalk.kernel.state import State
from landwalk.rules.look import Look
from landwalk.rules.matching import fits

#: How designations are given that bring rules of their own: state, player or object, cause -> whether it was given (725).
GIVEN: Final[dict[str, Callable[[State, ObjectId, ObjectId], Flow[bool]]]] = {}
#: The interest that makes the door ask (hooks of a keyword's meaning).
CONTINUOUS_GAIN: Final = frozenset({"continuous_gain"})


def designation_for(phrase: n.NounPhrase, least: int, name: str) -> Callable[[Look, ObjectId], Event | None]:
    """The hook "continuous_gain": the controller of `holder` gets the designation while they control `least` permanents of the phrase.

    None if they don't, or have it already.
    """

    def gain(look: Look, holder: ObjectId) -> Event | None:
        player = look.controller(holder)
        if name in look.state.players[player].designations:
            return None
        ctx = Context(holder, player)
        found = 0
        for id_ in look.battlefield():
            if look.get(id_).controller == player and fits(look, phrase.cores, phrase.tail, id_, ctx):
                found += 1
                if found == least:
                    return SetDesignation(player, name, cause=holder)
        return None

    return gain


@executes(GetDesignation)
def get_designation(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: GetDesignation, clause: Clause
) -> Flow[None]:
    """ "You get the city's blessing": whoever has it already gets nothing."""
    given: list[int] = []
    for who in subjects:
        if predicate.name in GIVEN:
            if (yield from GIVEN[predicate.name](world.state, who, ctx.item or ctx.source)):
                given.append(who)
            continue
        held = world.state.players[who].designations if who < 0 else world.obj(who).designations
        if predicate.name not in held:
            event = SetDesignation(who, predicate.name, cause=ctx.item or ctx.source)
            yield event
            if event.happened:
                given.append(who)
    note(ctx, tuple(given))


@partly(GetDesignation)
def _known(predicate: GetDesignation) -> str:
    """The initiative (726) brings rules of its own."""
    if predicate.name == "city's blessing" or predicate.name in GIVEN:
        return ""
    return f"the designation {predicate.name}"
