"""CR 613.8, dependency: found by trying. An effect depends on another if applying the other first would change its existence, what
it applies to, or what it does to any of those things."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landwalk.abilities.effect import Become
from landwalk.kernel.characteristics import Characteristics
from landwalk.kernel.objects import ObjectId
from landwalk.rules.c6_spells_abilities.cr613_effects import LayerEffect, LayerLook
from landwalk.rules.c6_spells_abilities.cr613_parts import TYPES, LayerClause, Part
from landwalk.rules.c6_spells_abilities.cr613_types import type_change

if TYPE_CHECKING:
    from landwalk.rules.c6_spells_abilities.cr613_pass import LayerPass


def next_effect(run: LayerPass, layer: int, live: list[LayerEffect]) -> LayerEffect:
    """Which of the effects that exist now applies first. They are in timestamp order, defining abilities first (613.3)."""
    if len(live) == 1:
        return live[0]
    trials: dict[LayerEffect, dict[ObjectId, Characteristics]] = {}
    edges: dict[LayerEffect, list[LayerEffect]] = {}
    for a in live:
        found: list[LayerEffect] = []
        for b in live:
            # CR 613.8a (c), defining abilities depend only on each other
            if a is not b and a.defines == b.defines and _may_depend(layer, a, b):
                if b not in trials:
                    trials[b] = run.would_change(b, layer)
                if trials[b] and depends(run, layer, a, trials[b]):
                    found.append(b)
        edges[a] = found
        if not found:
            if run.recorder is not None:
                run.recorder.waits(edges, a)
            return a  # CR 613.8b: it waits for nothing, and all before it in timestamp order do wait
    first = _first_in_a_loop(live, edges)
    if run.recorder is not None:
        run.recorder.waits(edges, first)
    return first


def meeting(layer: int, effects: list[LayerEffect]) -> bool:
    """Could any of the effects change what another one reads? Asked once for all effects of one text."""
    first: dict[tuple[LayerClause, bool], LayerEffect] = {}
    twice: dict[tuple[LayerClause, bool], LayerEffect] = {}
    for e in effects:
        key = (e.clause, e.started)
        if key in first:
            twice[key] = e
        else:
            first[key] = e
    for a in first.values():
        for b in first.values():
            if a is not b and _may_depend(layer, a, b):
                return True
    return any(_may_depend(layer, a, a) for a in twice.values())


def meeting_by_one_more(layer: int, effects: list[LayerEffect]) -> bool:
    """Could an effect come to depend on another by what that one does to a permanent that isn't there yet?"""
    for b in effects:
        if not b.certain and any(a is not b and _may_depend(layer, a, b) for a in effects):
            return True
    return False


_meets: Final[dict[tuple[LayerClause, LayerClause, int, bool], bool]] = {}


def _may_depend(layer: int, a: LayerEffect, b: LayerEffect) -> bool:
    key = (a.clause, b.clause, layer, a.started)
    found = _meets.get(key)
    if found is None:
        if len(_meets) > 50_000:
            _meets.clear()
        writes = b.clause.parts[layer].writes
        # Once its set is fixed, only what it does can change (613.6).
        found = writes.meets(a.clause.parts[layer].reads) or (not a.started and writes.meets(a.clause.reads))
        _meets[key] = found
    return found


def depends(run: LayerPass, layer: int, a: LayerEffect, changes: dict[ObjectId, Characteristics]) -> bool:
    """CR 613.8a (b), by trial: `changes` are the values that the other effect would give."""
    part = a.clause.parts[layer]
    if not a.started and _loses_existence(a, changes):
        return True
    affected = a.clause.affected
    plain = (part.constant is not None or not part.nodes) and not part.many
    if layer == TYPES and _types_differ(run, a, part, changes):
        return True
    if plain and layer != 2 and a.clause.condition is None:
        if a.started or a.objects is not None or affected.fixed:
            return False
        if affected.test is not None:
            values = run.values
            members = a.members
            left_out = a.source if affected.other else 0
            for id_, chars in changes.items():
                old, new = members.get(values[id_]), members.get(chars)
                if old is None or new is None:
                    old, new = a.fits(values[id_]), a.fits(chars)
                if old is not new and id_ != left_out:
                    return True
            return False
    values = {**run.values, **changes}
    look = LayerLook(run.state, values)
    look.elsewhere = run.look.elsewhere
    return _signature(run, layer, a, look) != _signature(run, layer, a, run.look)


def _types_differ(run: LayerPass, a: LayerEffect, part: Part, changes: dict[ObjectId, Characteristics]) -> bool:
    """Would it do something else to what it applies to, because that can have other subtypes then (205.3d)?"""
    word = a.chosen(run.look) if part.chooses else ""
    ids: tuple[ObjectId, ...] | None = None
    for id_, chars in changes.items():
        before = run.values[id_]
        if chars.types == before.types:
            continue
        if ids is None:
            ids = run.affected_by(a, run.look)
        if id_ in ids:
            for p in part.predicates:
                if isinstance(p, Become):
                    change = type_change(p, word)
                    if change.does(before) != change.does(chars):
                        return True
    return False


def _loses_existence(a: LayerEffect, changes: dict[ObjectId, Characteristics]) -> bool:
    chars = changes.get(a.source)
    return chars is not None and a.inst is not None and not any(i is a.inst for i in chars.abilities)


def _signature(run: LayerPass, layer: int, a: LayerEffect, look: LayerLook) -> tuple[object, ...]:
    """Whether it exists, what it applies to, and the numbers of what it does."""
    if not run.holds(a, look):
        return (False,)
    ids = run.affected_by(a, look)
    part = a.clause.parts[layer]
    if part.many:
        return (True, ids, a.gained(look))
    if part.per_object:
        return (True, ids, tuple(run.numbers(a, layer, i, look) for i in ids))
    return (True, ids, run.numbers(a, layer, 0, look))


def _first_in_a_loop(live: list[LayerEffect], edges: dict[LayerEffect, list[LayerEffect]]) -> LayerEffect:
    """CR 613.8b: effects in a dependency loop ignore it and apply in timestamp order. Here every effect waits for another: the
    first one that waits only for effects that wait for it."""
    reach = {a: _reachable(a, edges) for a in live}
    for a in live:
        if all(a in reach[b] for b in reach[a]):
            return a
    raise AssertionError("a finite graph has a last component")


def _reachable(a: LayerEffect, edges: dict[LayerEffect, list[LayerEffect]]) -> list[LayerEffect]:
    out: list[LayerEffect] = []
    open_ = list(edges[a])
    while open_:
        b = open_.pop()
        if b not in out:
            out.append(b)
            open_.extend(edges[b])
    return out
