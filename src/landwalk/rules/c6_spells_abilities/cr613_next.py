"""CR 613, the commonest change of a board: one permanent without effects of its own comes or goes, and nothing else has changed.

Where every effect of the last pass does the same whatever else there is, only the one that came is new: it gets what those effects do
to it, in their order. All other values, and mostly the index, stay as they are. What can't be known so is left to a whole pass.
"""

from __future__ import annotations

from landwalk.kernel.characteristics import CREATURE, Characteristics
from landwalk.kernel.objects import ObjectId
from landwalk.kernel.state import State
from landwalk.rules.c6_spells_abilities.cr611_durations import ends_by_leaving
from landwalk.rules.c6_spells_abilities.cr613_effects import LayerEffect, LayerLook
from landwalk.rules.c6_spells_abilities.cr613_pass import LayerPass, operate
from landwalk.rules.c6_spells_abilities.cr613_start import Start, permanent_values
from landwalk.rules.index import with_one, without_one
from landwalk.rules.look import Pass

#: Effects whose phrase could fit one more permanent, each with a layer, in the order in which they apply.
Steps = tuple[tuple[LayerEffect, int], ...]


def steps_of(run: LayerPass) -> Steps | None:
    """What a finished pass would do to one more permanent. None if that can't be known, or if a permanent that comes or goes could change
    what is done to the others."""
    if not run.calm or len(run.values) != len(run.state.battlefield):
        return None
    for effect in run.gathered:
        if not effect.clause.alone or (effect.effect is not None and ends_by_leaving(effect.effect)):
            return None
        if not effect.certain and (effect.clause.affected.test is None or not effect.clause.in_types_or_later):
            return None
    return tuple([(effect, layer) for effect, layer in run.done if not effect.certain])


def follow(state: State) -> Pass | None:
    """The pass of this layer_version, if nothing but one such permanent sets it apart from the last one; else None."""
    last = state.cache
    if not isinstance(last, Pass) or last.steps is None or last.version + 1 != state.layer_version:
        return None
    if last.effects is not state.effects:
        return None
    before, after = last.battlefield, state.battlefield
    more = len(after) - len(before)
    if more == 1:
        return _came(state, last, after[-1]) if after[:-1] == before else None
    return _gone(state, last) if more == -1 else None


def _came(state: State, last: Pass, id_: ObjectId) -> Pass | None:
    obj = state.objects[id_]
    start = obj.face.start
    if type(start) is not Start or start.clauses or start.moving or obj.face_down or obj.counters or obj.phased_out:
        return None
    if last.steps:
        chars = _with(state, last, start.full(obj.controller))
        if (CREATURE in chars.types) is not (chars.power is not None and chars.toughness is not None):
            chars = permanent_values(chars)
    else:
        chars = start.permanent(obj.controller)
    index = with_one(state, last.index, id_, chars)
    if index is None:
        return None
    values = last.characteristics.copy()
    values[id_] = chars
    return _next(state, last, Pass(state, values, index), id_)


def _with(state: State, last: Pass, chars: Characteristics) -> Characteristics:
    """What the effects of the last pass make of one more object."""
    steps: Steps = last.steps  # type: ignore[assignment]  # found by steps_of
    fitting: dict[LayerEffect, bool] = {}
    for effect, layer in steps:
        fits = fitting.get(effect)
        if fits is None:
            fits = fitting[effect] = effect.fits(chars)  # CR 613.6, asked in the first layer in which it applies
        if fits:
            part = effect.clause.parts[layer]
            numbers = part.constant or ()
            kept = part.kept(numbers, "", (effect.grants or ()) if part.granted else ())
            new = kept.get(chars)
            if new is None:
                new = kept[chars] = operate(effect, layer, chars, numbers, LayerLook(state, last.characteristics))
            chars = new
    return chars


def _gone(state: State, last: Pass) -> Pass | None:
    before, after = last.battlefield, state.battlefield
    at = 0
    while at < len(after) and before[at] == after[at]:
        at += 1
    id_ = before[at]
    known = state.last_known.get(id_)
    if known is None or before[at + 1 :] != after[at:] or known.object.face_down:
        return None
    start = known.object.face.start
    if type(start) is not Start or start.clauses:
        return None
    index = without_one(state, last.index, id_, last.characteristics[id_])
    if index is None:
        return None
    values = last.characteristics.copy()
    del values[id_]
    return _next(state, last, Pass(state, values, index), id_)


def _next(state: State, last: Pass, made: Pass, id_: ObjectId) -> Pass:
    made.steps = last.steps
    made.earlier = (last.watch, id_)
    return made
