"""CR 613, interaction of continuous effects: the characteristics pass and the index that comes with it."""

from __future__ import annotations

from landwalk.kernel.characteristics import Characteristics
from landwalk.kernel.objects import GameObject, Kind, ObjectId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr613_counters import has_keywords, with_numbers, with_status
from landwalk.rules.c6_spells_abilities.cr613_effects import LayerLook, defined, in_zone
from landwalk.rules.c6_spells_abilities.cr613_parts import saved_clause
from landwalk.rules.c6_spells_abilities.cr613_pass import Change, LayerPass
from landwalk.rules.c6_spells_abilities.cr613_start import Start, permanent_values, start_of
from landwalk.rules.c7_additional.cr707_copying import FACE_DOWN
from landwalk.rules.index import build, zone_objects
from landwalk.rules.look import OWNERS_ZONES, Pass

_ELSEWHERE = (Zone.GRAVEYARD, Zone.HAND, Zone.EXILE, Zone.STACK, Zone.LIBRARY)


def base(obj: GameObject) -> Characteristics:
    """The object's values by itself, before any effect: its face, or what its face-down status says (708.2)."""
    face = FACE_DOWN if obj.face_down else obj.face
    return start_of(face).full(obj.owner if obj.zone in OWNERS_ZONES else obj.controller)


def _start(obj: GameObject) -> Start:
    return start_of(FACE_DOWN if obj.face_down else obj.face)


def compute(state: State) -> Pass:
    """The values of all permanents (and of other objects that some effect reaches), with their index."""
    values: dict[ObjectId, Characteristics] = {}
    objects = state.objects
    sources: list[ObjectId] = []
    marked: list[ObjectId] = []
    layered = False
    for id_ in state.battlefield:
        obj = objects[id_]
        face = obj.face
        start = face.start
        if type(start) is not Start or obj.face_down:
            start = _start(obj)
        if start.clauses:
            sources.append(id_)
            layered = True
        elif start.moving:
            marked.append(id_)
        if obj.counters:
            marked.append(id_)
            layered = layered or has_keywords(obj)
        values[id_] = start.permanent(obj.controller)
    if layered or _others(state):
        run = _layers(state, sources)
        values = run.values
    else:
        for id_ in marked:
            obj = objects[id_]
            values[id_] = with_status(obj, with_numbers(obj, values[id_]))
    return Pass(state, values, build(state, values))


def _others(state: State) -> bool:
    """Are there effects that come from elsewhere than permanents' own abilities?"""
    if state.command:
        for id_ in state.command:
            if start_of(state.objects[id_].face).clauses:
                return True
    for effect in state.effects:
        if saved_clause(effect.tree) is not None:
            return True
    return any(f"layers:{zone}" in state.interests for zone in _ELSEWHERE)


def _layers(state: State, sources: list[ObjectId], traced: ObjectId = 0) -> LayerPass:
    values: dict[ObjectId, Characteristics] = {}
    objects = state.objects
    away: list[ObjectId] = []
    for id_ in state.battlefield:
        obj = objects[id_]
        if obj.phased_out:
            away.append(id_)
        else:
            values[id_] = _start(obj).full(obj.controller)
    run = LayerPass(state, values, traced)
    for id_ in sources:
        obj = objects[id_]
        if not obj.phased_out:
            for inst, number, clause in _start(obj).clauses:
                if Zone.BATTLEFIELD in clause.zones:
                    run.add_static(id_, inst, number, clause)
    for id_ in state.command:
        _add_elsewhere(run, objects[id_])
    for zone in _ELSEWHERE:
        if f"layers:{zone}" in state.interests:
            for id_ in zone_objects(state, zone):
                _add_elsewhere(run, objects[id_])
    for effect in state.effects:
        run.add_saved(effect)
    run.run()
    run.finish()
    for id_ in run.ids:
        chars = values[id_]
        if chars.loyalty is not None or chars.defense is not None:
            values[id_] = with_status(objects[id_], chars)
    for id_ in away:
        values[id_] = permanent_values(base(objects[id_]))
    return run


def _add_elsewhere(run: LayerPass, obj: GameObject) -> None:
    """CR 113.6: abilities that function outside the battlefield; of an emblem, all (114.4)."""
    for inst, number, clause in start_of(obj.face).clauses:
        if not clause.defines and in_zone(clause.zones, obj.zone, emblem=obj.kind is Kind.EMBLEM):
            run.add_static(obj.id, inst, number, clause)


def outside(state: State, obj: GameObject) -> Characteristics:
    """An object that isn't on the battlefield and that no effect reaches: its own values with its defining abilities (604.3)."""
    start = _start(obj)
    chars = start.full(obj.owner if obj.zone in OWNERS_ZONES else obj.controller)
    if start.defines:
        cache = state.cache
        look = LayerLook(state, cache.characteristics if isinstance(cache, Pass) else {})
        look.elsewhere[obj.id] = chars
        chars = defined(look, obj.id, chars)
    return chars


def trace(state: State, id_: ObjectId) -> list[Change]:
    """What gave the object its values: the changes in the order of the layers, with the effects that made them."""
    sources = [i for i in state.battlefield if _start(state.objects[i]).clauses]
    return _layers(state, sources, id_).changes
