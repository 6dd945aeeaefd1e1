"""CR 310.7, 310.8, 310.11, 310.12: battles without defense, battles whose protector can't be it, and what defeats a Siege."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from landwalk.abilities.ability import Triggered
from landwalk.abilities.context import Context
from landwalk.abilities.noun import YOU
from landwalk.abilities.parts import THIS, do
from landwalk.abilities.pattern import LastCounterRemoved
from landwalk.abilities.sentence import Clause, May, Predicate
from landwalk.actions.exile import Exile
from landwalk.actions.world import World, executes, note, possible
from landwalk.kernel.characteristics import CardType, Inst
from landwalk.kernel.choices import CastSpell, ChooseObjects, Purpose
from landwalk.kernel.events import Event, Remember, ZoneChange
from landwalk.kernel.flow import Flow, objects
from landwalk.kernel.node import Node
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c3_card_types.cr310_battles import CHOSEN, SIEGE, possible_protectors, protector
from landwalk.rules.c4_zones.cr400_zones import move
from landwalk.rules.c6_spells_abilities.cr601_as_cast import AsCast
from landwalk.rules.c6_spells_abilities.cr601_casting import before_casting, cast
from landwalk.rules.c6_spells_abilities.cr601_facts import facts_of
from landwalk.rules.c6_spells_abilities.cr601_permission import FREE, why_forbidden
from landwalk.rules.c7_additional.cr704_state_based_actions import asks, check
from landwalk.rules.look import Look, Now

_BACK: Final = 1


class CastTransformed(Predicate):
    """ "You may cast it transformed without paying its mana cost" (310.12b)."""

    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


#: CR 310.12b, the intrinsic ability of Sieges.
DEFEATED: Final = Inst(
    Triggered(
        LastCounterRemoved("defense", THIS),
        (do(Exile(THIS)), May((Clause(YOU, (CastTransformed(THIS),)),))),
    ),
    "siege",
    0,
)


def _can_cast(state: State, player: PlayerId, id_: ObjectId) -> bool:
    obj = state.objects.get(id_)
    if obj is None or obj.zone is not Zone.EXILE or obj.card is None or len(obj.card.faces) <= _BACK:
        return False
    look = AsCast(state, id_, player, obj.card.faces[_BACK])
    known = facts_of(look.get(id_), look.object(id_))
    if known.is_land or why_forbidden(look, player, id_):
        return False
    return before_casting(look, player, id_, known, FREE).can_complete(look)


@executes(CastTransformed)
def _cast(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: CastTransformed, clause: Clause
) -> Flow[None]:
    made: tuple[ObjectId, ...] = ()
    for id_ in (yield from world.select(predicate.what, ctx, ctx.you, Purpose.SELECT)):
        if _can_cast(world.state, ctx.you, id_):
            spell = yield from cast(world.state, ctx.you, CastSpell(id_, _BACK), FREE)
            made += (spell,) if spell else ()
    note(ctx, made)


@possible(CastTransformed)
def _possible(world: World, ctx: Context, player: PlayerId, predicate: CastTransformed) -> bool:
    return any(_can_cast(world.state, player, world.current(i)) for i in world.candidates(predicate.what, ctx))


# --- state-based actions -------------------------------------------------------------------------------


def _battles(look: Look) -> list[ObjectId]:
    if "battle" not in look.state.interests:
        return []
    return [i for i in look.battlefield() if CardType.BATTLE in look.get(i).types]


@check(interest="battle")
def without_defense(look: Look) -> Iterator[Event]:
    """CR 310.7, 704.5v: a battle with defense 0 goes to the graveyard; a Siege once its ability has left the stack (310.8, 704.5w)."""
    for id_ in _battles(look):
        if look.state.objects[id_].counter("defense"):
            continue
        if SIEGE in look.get(id_).subtypes and _waits(look, id_):
            continue
        yield move(look.state, id_, Zone.GRAVEYARD, "defense")


def _waits(look: Look, id_: ObjectId) -> bool:
    """Is it the source of an ability that has triggered but not yet left the stack?"""
    state = look.state
    if any(w.source == id_ for w in state.pending):
        return True
    infos = (state.objects[item].stack for item in state.stack)
    return any(info is not None and info.source == id_ and info.way == "triggered" for info in infos)


@asks("battle")
def new_protectors(state: State) -> Flow[list[Event]]:
    """CR 310.11, 704.5x-y: a battle that isn't attacked and whose protector can't be it gets another one, or goes to the graveyard."""
    look = Now(state)
    out: list[Event] = []
    for id_ in _battles(look):
        chars = look.get(id_)
        able = possible_protectors(state, chars.controller, chars.subtypes)
        if protector(look, id_) in able or any(a.defender == id_ for a in state.combat or ()):
            continue
        if not able:
            out.append(ZoneChange(id_, Zone.BATTLEFIELD, Zone.GRAVEYARD, "protector"))
            continue
        asked = ChooseObjects(chars.controller, Purpose.PLAYER, able, 1, 1, id_, "protector")
        (player,) = objects((yield asked))
        kept = tuple(pair for pair in state.objects[id_].chosen if pair[0] != CHOSEN)
        out.append(Remember(id_, "chosen", (*kept, (CHOSEN, player))))
    return out
