"""CR 702.95b-e, paired creatures: kept as links of both permanents to each other, with the player who controls them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from landwalk.abilities.context import Context
from landwalk.abilities.pairing import IsPaired, PairUp, ThePair, Unpaired
from landwalk.abilities.sentence import Clause
from landwalk.actions.world import World, chooser, executes, note
from landwalk.kernel.choices import Purpose
from landwalk.kernel.events import Batch, Event, Remember
from landwalk.kernel.flow import Flow
from landwalk.kernel.objects import GameObject, ObjectId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c7_additional.cr704_state_based_actions import check
from landwalk.rules.conditions import condition
from landwalk.rules.look import Look, Now
from landwalk.rules.matching import MODIFIERS
from landwalk.rules.references import REFERENCES, refer

PAIRS: Final = "pairs"
_LINK: Final = "paired"


def paired_with(look: Look, id_: ObjectId) -> ObjectId:
    """The creature that it is paired with; 0 if it is unpaired."""
    obj = look.state.objects.get(id_)
    if obj is None or obj.zone is not Zone.BATTLEFIELD:
        return 0
    other = _link(obj)
    there = look.state.objects.get(other)
    return other if there is not None and there.zone is Zone.BATTLEFIELD and _link(there) == id_ else 0


def _link(obj: GameObject) -> ObjectId:
    return next((ids[0] for key, ids in obj.linked if key == _LINK), 0)


def _with_link(state: State, id_: ObjectId, *ids: int) -> Remember:
    others = tuple(link for link in state.objects[id_].linked if link[0] != _LINK)
    return Remember(id_, "linked", (*others, (_LINK, ids)) if ids else others)


@condition(IsPaired)
def _is_paired(look: Look, node: IsPaired, ctx: Context) -> bool:
    ids = refer(look, node.what, ctx)
    return bool(ids) and all((paired_with(look, i) != 0) == (node.negated == "is") for i in ids)


def _unpaired(look: Look, modifier: Unpaired, id_: int, ctx: Context) -> bool:
    return not paired_with(look, id_)


MODIFIERS[Unpaired] = _unpaired  # type: ignore[assignment]


def _pair(look: Look, node: ThePair, ctx: Context) -> tuple[int, ...]:
    other = paired_with(look, ctx.source)
    return (ctx.source, other) if other else ()


REFERENCES[ThePair] = _pair  # type: ignore[assignment]


@executes(PairUp)
def pair_up(world: World, ctx: Context, subjects: tuple[int, ...], predicate: PairUp, clause: Clause) -> Flow[None]:
    """CR 702.95c: not if one of them is no creature, not on the battlefield, or not under the player's control; 702.95d: one each."""
    who = chooser(ctx, subjects)
    first = yield from world.select(predicate.a, ctx, who, Purpose.SELECT)
    second = yield from world.select(predicate.b, ctx, who, Purpose.SELECT)
    note(ctx, ())
    if not first or not second or first[0] == second[0]:
        return
    a, b = first[0], second[0]
    if not all(_may_pair(Now(world.state), i, ctx.you) for i in (a, b)):
        return
    yield Batch((_with_link(world.state, a, b, ctx.you), _with_link(world.state, b, a, ctx.you)))
    note(ctx, (a, b))


def _may_pair(look: Look, id_: ObjectId, player: int) -> bool:
    obj = look.state.objects.get(id_)
    if obj is None or obj.zone is not Zone.BATTLEFIELD or obj.phased_out or paired_with(look, id_):
        return False
    chars = look.get(id_)
    return chars.is_creature and chars.controller == player


@check(interest=PAIRS)
def parted(look: Look) -> Iterator[Event]:
    """CR 702.95e: what makes a paired creature unpaired."""
    state = look.state
    for id_ in look.battlefield():
        obj = state.objects[id_]
        link = next((ids for key, ids in obj.linked if key == _LINK), ())
        if link and not _still(look, id_, *link):
            yield _with_link(state, id_)


def _still(look: Look, id_: ObjectId, other: ObjectId, player: int) -> bool:
    if paired_with(look, id_) != other:
        return False
    return all(look.get(i).is_creature and look.get(i).controller == player for i in (id_, other))
