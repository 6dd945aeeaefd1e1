"""CR 613, interaction of continuous effects: the characteristics pass and the index that comes with it."""

from __future__ import annotations

from typing import Final

from landwalk.kernel.characteristics import Characteristics
from landwalk.kernel.objects import GameObject, Kind, ObjectId
from landwalk.kernel.state import State
from landwalk.kernel.zones import BATTLEFIELD, Zone
from landwalk.rules.c6_spells_abilities.cr613_counters import has_keywords, with_numbers, with_status
from landwalk.rules.c6_spells_abilities.cr613_effects import LayerLook, defined, in_zone
from landwalk.rules.c6_spells_abilities.cr613_next import Steps, follow, steps_of
from landwalk.rules.c6_spells_abilities.cr613_parts import saved_clause
from landwalk.rules.c6_spells_abilities.cr613_pass import LayerPass
from landwalk.rules.c6_spells_abilities.cr613_start import Start, start_of
from landwalk.rules.c6_spells_abilities.cr613_trace import Recorder
from landwalk.rules.c7_additional.cr707_copying import FACE_DOWN
from landwalk.rules.index import build, zone_objects
from landwalk.rules.look import OWNERS_ZONES, Pass

#: CR 708.2: where a face-down object is a 2/2 creature. In exile only who may look at the card knows what it is (406.3).
_FACE_DOWN_ZONES: Final = frozenset({BATTLEFIELD, Zone.STACK})
_ELSEWHERE: Final = (Zone.GRAVEYARD, Zone.HAND, Zone.EXILE, Zone.STACK, Zone.LIBRARY)


def base(obj: GameObject) -> Characteristics:
    """The object's values by itself, before any effect: its face, or what its face-down status says (708.2)."""
    face = FACE_DOWN if obj.face_down and obj.zone in _FACE_DOWN_ZONES else obj.face
    return start_of(face).full(obj.owner if obj.zone in OWNERS_ZONES else obj.controller)


def _start(obj: GameObject) -> Start:
    return start_of(FACE_DOWN if obj.face_down and obj.zone in _FACE_DOWN_ZONES else obj.face)


class _Survey:
    """The battlefield before any effect. sources: permanents with effects; marked: with counters, loyalty or defense; odd: whose
    starting values aren't those of a permanent (208.3); away: phased out."""

    __slots__ = ("away", "layered", "marked", "odd", "sources", "values")

    def __init__(self, state: State) -> None:
        self.values: dict[ObjectId, Characteristics] = {}
        self.sources: list[ObjectId] = []
        self.marked: list[ObjectId] = []
        self.odd: list[ObjectId] = []
        self.away: list[ObjectId] = []
        self.layered = False
        values = self.values
        objects = state.objects
        for id_ in state.battlefield:
            obj = objects[id_]
            start = obj.face.start
            if type(start) is not Start or obj.face_down:
                start = _start(obj)
            controller = obj.controller
            chars = start.final.get(controller)
            values[id_] = start.permanent(controller) if chars is None else chars
            if start.plain and not obj.counters and not obj.phased_out:
                continue
            if obj.phased_out:
                self.away.append(id_)
                continue
            if start.clauses:
                self.sources.append(id_)
                self.layered = True
            if start.odd:
                self.odd.append(id_)
            if obj.counters or start.moving:
                self.marked.append(id_)
                self.layered = self.layered or has_keywords(obj)


def compute(state: State) -> Pass:
    """The values of all permanents (and of other objects that some effect reaches), with their index."""
    made = follow(state)
    if made is not None:
        return made
    survey = _Survey(state)
    values = survey.values
    steps: Steps | None
    if survey.layered or _others(state):
        steps = steps_of(_layers(state, survey))
    else:
        steps = None if survey.away else ()
        for id_ in survey.marked:
            obj = state.objects[id_]
            values[id_] = with_status(obj, with_numbers(obj, values[id_]))
    made = Pass(state, values, build(state, values))
    made.steps = steps
    return made


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


def _layers(state: State, survey: _Survey, recorder: Recorder | None = None) -> LayerPass:
    values = survey.values
    objects = state.objects
    for id_ in survey.odd:
        obj = objects[id_]
        values[id_] = _start(obj).full(obj.controller)
    absent = {id_: values.pop(id_) for id_ in survey.away}
    run = LayerPass(state, values, survey.marked, recorder)
    for id_ in survey.sources:
        for inst, number, clause in _start(objects[id_]).clauses:
            if BATTLEFIELD in clause.zones:
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
    values.update(absent)
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


def trace(state: State, id_: ObjectId) -> Recorder:
    """What gave the object its values: the steps in the order of the layers, from a pass of its own."""
    recorder = Recorder(id_)
    _layers(state, _Survey(state), recorder)
    return recorder
