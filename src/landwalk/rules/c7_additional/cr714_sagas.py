"""CR 714, Sagas: lore counters, chapter abilities, and the end of the story. (Lore counters they enter with: cr614_entering.)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from landwalk.abilities import pattern as p
from landwalk.abilities.ability import Triggered
from landwalk.abilities.context import Context, Noted
from landwalk.actions.sacrifice import SacrificeEvent
from landwalk.kernel import events as e
from landwalk.kernel.flow import Flow
from landwalk.kernel.objects import ObjectId
from landwalk.kernel.state import State
from landwalk.rules.c6_spells_abilities.cr603_matching import Occurrences, entering, matcher
from landwalk.rules.c7_additional.cr704_state_based_actions import check
from landwalk.rules.compiled import compiled
from landwalk.rules.look import Look, Now

_LORE: Final = "lore"


@matcher(p.ChapterReached)
def _reached(look: Look, pattern: p.ChapterReached, event: e.Event, ctx: Context) -> Occurrences:
    """CR 714.2b."""
    if isinstance(event, e.CountersEvent):
        to, added = event.to, event.amount if event.counter == _LORE else 0
    elif isinstance(event, (e.ZoneChange, e.CreateToken)) and event.entry is not None:
        to, added = entering(look, event), dict(event.entry.counters).get(_LORE, 0)
    else:
        return []
    if to != ctx.source or added <= 0:
        return []
    now = look.object(to).counter(_LORE)
    return [Noted(to, amount=now)] if now - added < pattern.chapter <= now else []


def final_chapter(look: Look, id_: ObjectId) -> int:
    """CR 714.2d: the greatest chapter number among its abilities; 0 if it has no chapter abilities."""
    numbers = [n for inst in look.get(id_).abilities for c in compiled(inst.tree).chapters for n in c.numbers]
    return max(numbers, default=0)


def add_lore(state: State) -> Flow[None]:
    """CR 714.3c: as the precombat main phase begins, a lore counter on each Saga that the active player controls."""
    look = Now(state)
    mine = [i for i in _sagas(look) if look.controller(i) == state.active and final_chapter(look, i)]
    if mine:
        yield e.Batch(tuple(e.CountersEvent(i, _LORE, 1, state.active) for i in mine))


def _sagas(look: Look) -> list[ObjectId]:
    return [i for i in look.battlefield() if "Saga" in look.get(i).subtypes]


@check(interest=p.ChapterReached.keys[-1])
def finished(look: Look) -> Iterator[e.Event]:
    """CR 714.4, 704.5s: a Saga whose final chapter was reached is sacrificed once its chapter abilities have left the stack."""
    for id_ in _sagas(look):
        last = final_chapter(look, id_)
        if last and look.state.objects[id_].counter(_LORE) >= last and not _is_told(look, id_):
            yield SacrificeEvent(look.controller(id_), id_)


def _is_told(look: Look, id_: ObjectId) -> bool:
    """Is it the source of a chapter ability that waits or is on the stack?"""
    state = look.state
    if any(w.source == id_ and _is_chapter(w.tree) for w in state.pending):
        return True
    for item in state.stack:
        info = state.objects[item].stack
        if info is not None and info.source == id_ and info.inst is not None and _is_chapter(info.inst.tree):
            return True
    return False


def _is_chapter(tree: object) -> bool:
    return isinstance(tree, Triggered) and isinstance(tree.event, p.ChapterReached)
