"""CR 613.1-613.8, the layer pass: effects are gathered, ordered and applied layer by layer."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.context import Context, inst_key
from landwalk.abilities.effect import Become, GainAbilities
from landwalk.abilities.noun import NounPhrase, This
from landwalk.abilities.sentence import Clause
from landwalk.kernel.characteristics import CREATURE, Characteristics, Inst
from landwalk.kernel.objects import Kind, ObjectId
from landwalk.kernel.state import Effect, State
from landwalk.kernel.zones import BATTLEFIELD
from landwalk.rules.c6_spells_abilities import cr613_counters as counters
from landwalk.rules.c6_spells_abilities.cr611_durations import has_ended
from landwalk.rules.c6_spells_abilities.cr613_dependency import meeting, meeting_by_one_more, next_effect
from landwalk.rules.c6_spells_abilities.cr613_effects import LayerEffect, LayerLook, in_zone
from landwalk.rules.c6_spells_abilities.cr613_parts import (
    ABILITIES,
    CONTROL,
    LAYER_NAMES,
    PT_CHANGED,
    LayerClause,
    layer_clauses,
    saved_clause,
)
from landwalk.rules.c6_spells_abilities.cr613_start import permanent_values, start_of
from landwalk.rules.c6_spells_abilities.cr613_trace import Recorder
from landwalk.rules.index import zone_objects
from landwalk.rules.look import OWNERS_ZONES
from landwalk.rules.matching import fits, matches
from landwalk.rules.references import players, refer


def granted_by(origin: str) -> ObjectId:
    """The object whose static ability gave the instance with this origin, or one with a key that begins with it; 0 if none did."""
    source = origin.partition("/")[0]
    return int(source[1:]) if source[:1] == "s" and source[1:].isdigit() else 0


def _order(effect: LayerEffect) -> tuple[bool, tuple[int, ...]]:
    return (not effect.defines, effect.order)


def operate(
    effect: LayerEffect, layer: int, chars: Characteristics, numbers: tuple[int, ...], look: LayerLook
) -> Characteristics:
    """What the effect makes of values in a layer."""
    part = effect.clause.parts[layer]
    word = effect.chosen(look)
    granted = effect.gained(look) if part.granted else ()
    at = 0
    for p, step, first, end in part.steps:
        gained: tuple[Inst, ...] = ()
        if layer == ABILITIES and isinstance(p, (GainAbilities, Become)):
            gained = granted if part.many else granted[at : at + len(p.abilities)]
            at += len(p.abilities)
        chars = step(p, chars, numbers[first:end], word, gained)
    return chars


class LayerPass:
    """values: what the objects have at this moment of the pass; phased-out permanents aren't among them (702.26b)."""

    __slots__ = (
        "by_layer",
        "calm",
        "done",
        "gathered",
        "ids",
        "layer",
        "look",
        "marked",
        "recorder",
        "state",
        "values",
    )

    def __init__(
        self,
        state: State,
        values: dict[ObjectId, Characteristics],
        marked: list[ObjectId],
        recorder: Recorder | None = None,
    ) -> None:
        self.state = state
        self.values = values
        self.ids: tuple[ObjectId, ...] = tuple(values)
        self.look = LayerLook(state, values)
        self.by_layer: list[list[LayerEffect]] = [[] for _ in LAYER_NAMES]
        self.layer = 0
        #: All effects, also those whose conditions don't hold; what was applied, and in which layer.
        self.gathered: list[LayerEffect] = []
        self.done: list[tuple[LayerEffect, int]] = []
        #: Could no permanent that comes make one of them wait for another?
        self.calm = True
        #: Objects with counters, loyalty or defense.
        self.marked = marked
        #: Who is told what happens, if somebody wants to know (cr613_trace.py).
        self.recorder = recorder

    # --- which effects there are ------------------------------------------------------------------------

    def add_static(self, id_: ObjectId, inst: Inst, number: int, clause: LayerClause, granted: int = 0) -> None:
        """An effect of a static ability. granted: the timestamp of the effect that granted the ability."""
        obj = self.state.objects[id_]
        if inst.origin != "":
            clause = clause.as_granted()
        # CR 613.7a: the object's timestamp, or that of the effect that made the ability, whichever is later
        order = (max(obj.timestamp, granted), id_, granted, inst.ordinal, number)
        ctx = Context(id_, self.look.get(id_).controller, key=inst_key(inst.origin, inst.ordinal), where=clause.where)
        key = f"s{id_}/{inst.origin}/{inst.ordinal}/{number}"
        self._add(LayerEffect(clause, id_, inst, ctx, order, key))

    def add_saved(self, effect: Effect) -> None:
        clause = saved_clause(effect.tree)
        if clause is None or has_ended(self.state, effect):
            return
        ctx = effect.ctx
        assert isinstance(ctx, Context)
        for id_ in effect.objects or ():
            self._hold(id_)
        self._add(LayerEffect(clause, effect.source, None, ctx, (effect.timestamp, effect.id), f"e{effect.id}", effect))

    def _add(self, effect: LayerEffect) -> None:
        self.gathered.append(effect)
        affected = effect.clause.affected
        if affected.zone is not BATTLEFIELD:
            for id_ in zone_objects(self.state, affected.zone):
                self._hold(id_)
        for layer in effect.clause.parts:
            if layer >= self.layer:
                self.by_layer[layer].append(effect)

    def _hold(self, id_: ObjectId) -> None:
        """Takes an object outside the battlefield into the pass, because an effect may reach it."""
        obj = self.state.objects.get(id_)
        if obj is not None and id_ not in self.values and obj.zone is not BATTLEFIELD:
            start = start_of(obj.face)
            chars = start.full(obj.owner if obj.zone in OWNERS_ZONES else obj.controller)
            self.values[id_] = chars
            if obj.counters:
                self.marked.append(id_)
            for inst, number, clause in start.defines:
                self.add_static(id_, inst, number, clause)

    # --- the layers ----------------------------------------------------------------------------------

    def run(self) -> None:
        for layer in range(len(LAYER_NAMES)):
            self.layer = layer
            if layer == ABILITIES:
                self._keyword_counters()
            elif layer == PT_CHANGED:
                self._number_counters()
            if self.by_layer[layer]:
                self._run_layer(layer)

    def _run_layer(self, layer: int) -> None:
        """CR 613.3, defining abilities first, then by timestamp; 613.8c, the order is found anew after each effect."""
        waiting = self.by_layer[layer]
        if self.recorder is not None:
            self.recorder.layer()
        known = -1
        calm = False
        while waiting:
            if len(waiting) != known:
                waiting.sort(key=_order)
                calm = not meeting(layer, waiting)
                if not calm and self.calm:
                    self.calm = not meeting_by_one_more(layer, waiting)
            if calm:
                effect = waiting.pop(0)
                known = len(waiting)
                if self.exists(effect):
                    self.apply(effect, layer)
                elif self.recorder is not None:
                    self.recorder.passed_over(self, LAYER_NAMES[layer], [effect])
                continue
            live = [e for e in waiting if self.exists(e)]
            if not live:
                if self.recorder is not None:
                    self.recorder.passed_over(self, LAYER_NAMES[layer], waiting)
                break
            effect = next_effect(self, layer, live)
            waiting.remove(effect)
            known = -1
            self.apply(effect, layer)

    def exists(self, effect: LayerEffect) -> bool:
        """Has the source still the ability, and does its condition hold? Once it has started it goes on (613.6)."""
        if effect.started:
            return True
        if effect.inst is not None:
            chars = self.values.get(effect.source)
            if chars is None:
                chars = self.look.get(effect.source)
            if chars.abilities is not effect.present:
                if not any(i is effect.inst for i in chars.abilities):
                    return False
                effect.present = chars.abilities
        return self.holds(effect, self.look)

    def holds(self, effect: LayerEffect, look: LayerLook) -> bool:
        """Does the condition of the effect hold in the look (604.2)?"""
        clause = effect.clause
        if effect.started or (clause.condition is None and clause.band is None):
            return True
        if clause.band is not None:
            level = self.state.objects[effect.source].counter("level")
            least, most = clause.band
            return level >= least and (most < 0 or level <= most)  # CR 711.2a-b
        from landwalk.rules.conditions import holds

        assert clause.condition is not None
        return holds(look, clause.condition, effect.ctx)

    def affected_by(self, effect: LayerEffect, look: LayerLook) -> tuple[ObjectId, ...]:
        """The objects that it affects: as fixed, or as its phrase fits now."""
        values = look.values
        if effect.objects is not None:
            return tuple(i for i in effect.objects if i in values)
        affected = effect.clause.affected
        phrase = affected.phrase
        if affected.test is not None:
            left_out = effect.source if affected.other else 0
            members = effect.members
            out: list[ObjectId] = []
            for id_ in self.ids:
                chars = values[id_]
                fit = members.get(chars)
                if fit is None:
                    fit = effect.fits(chars)
                if fit and id_ != left_out:
                    out.append(id_)
            return tuple(out)
        if isinstance(phrase, NounPhrase):
            ids = self.ids if affected.zone is BATTLEFIELD else zone_objects(self.state, affected.zone)
            return tuple(i for i in ids if i in values and fits(look, phrase.cores, phrase.tail, i, effect.ctx))
        if isinstance(phrase, This):
            return (effect.source,) if effect.source in values else ()
        if affected.fixed:
            return tuple(i for i in refer(look, phrase, effect.ctx) if i in values)
        return tuple(i for i in values if matches(look, phrase, i, effect.ctx))

    def numbers(self, effect: LayerEffect, layer: int, id_: ObjectId, look: LayerLook) -> tuple[int, ...]:
        """What the amounts of the effect's part are now (for control: who gains it)."""
        part = effect.clause.parts[layer]
        if part.constant is not None:
            return part.constant
        if layer == CONTROL:
            if effect.effect is not None:
                return (effect.ctx.subject,)
            ctx = effect.ctx.replace(you=look.get(effect.source).controller)
            return players(look, effect.clause.clause.subject, ctx)[:1]
        from landwalk.rules.values import amount

        ctx = effect.ctx.replace(subject=id_) if part.per_object else effect.ctx
        return tuple(0 if node is None else amount(look, node, ctx) for node in part.nodes)

    # --- applying ------------------------------------------------------------------------------------

    def would_change(self, effect: LayerEffect, layer: int) -> dict[ObjectId, Characteristics]:
        """The values that applying the effect now would change, as they would be."""
        values = self.values
        part = effect.clause.parts[layer]
        numbers = () if part.per_object else self.numbers(effect, layer, 0, self.look)
        word = effect.chosen(self.look) if part.chooses else ""
        grants = effect.gained(self.look) if part.granted else ()
        kept = part.kept(numbers, word, grants)
        out: dict[ObjectId, Characteristics] = {}
        for id_ in self.affected_by(effect, self.look):
            chars = values[id_]
            if part.per_object:
                numbers = self.numbers(effect, layer, id_, self.look)
                kept = part.kept(numbers, word, grants)
            new = kept.get(chars)
            if new is None:
                new = operate(effect, layer, chars, numbers, self.look)
                kept[chars] = new
            if new is not chars:
                out[id_] = new
        return out

    def apply(self, effect: LayerEffect, layer: int) -> None:
        if effect.objects is None:
            effect.objects = self.affected_by(effect, self.look)  # CR 613.6, the set stays for the later layers
        effect.started = True
        changed = self.would_change(effect, layer)
        if self.recorder is not None:
            self.recorder.applied(LAYER_NAMES[layer], effect, self.values, changed)
        self.values.update(changed)
        self.done.append((effect, layer))
        if layer == CONTROL:
            self._control_changed(changed)
        elif layer < CONTROL or layer == CONTROL + 1:
            for id_ in changed:
                self._text_changed(id_)
        elif layer == ABILITIES and effect.clause.parts[layer].grants_effects():
            self._abilities_granted(effect, changed)

    def _control_changed(self, changed: dict[ObjectId, Characteristics]) -> None:
        """ "You" of an ability is its source's controller."""
        for effects in self.by_layer:
            for e in effects:
                if e.inst is not None and e.source in changed and e.ctx.you != changed[e.source].controller:
                    e.sets_you(changed[e.source].controller)

    def _text_changed(self, id_: ObjectId) -> None:
        """Copied or with changed words: other abilities, other effects. Those that have started go on."""
        for effects in self.by_layer:
            effects[:] = [e for e in effects if e.source != id_ or e.inst is None or e.started]
        for inst in self.values[id_].abilities:
            self._add_all(id_, inst, 0)

    def _abilities_granted(self, effect: LayerEffect, changed: dict[ObjectId, Characteristics]) -> None:
        """Static abilities that an effect grants are effects themselves, in this layer and the later ones."""
        for inst in effect.gained(self.look):
            if layer_clauses(inst.tree):
                for id_ in changed:
                    self._add_all(id_, inst, effect.order[0])

    def _add_all(self, id_: ObjectId, inst: Inst, granted: int) -> None:
        obj = self.state.objects[id_]
        for number, clause in enumerate(layer_clauses(inst.tree)):
            if in_zone(clause.zones, obj.zone, emblem=obj.kind is Kind.EMBLEM):
                self.add_static(id_, inst, number, clause, granted)

    # --- counters ------------------------------------------------------------------------------------

    def _keyword_counters(self) -> None:
        """CR 122.1b, 613.1f: a keyword counter gives the keyword, in the order of its timestamp."""
        for id_ in self.marked:
            obj = self.state.objects[id_]
            for keyword, timestamp in counters.keywords_of(obj):
                tree = Clause(This(), (GainAbilities((KeywordAbility(keyword),)),))
                clause = saved_clause(tree)
                assert clause is not None
                ctx = Context(id_, self.values[id_].controller)
                effect = LayerEffect(clause, id_, None, ctx, (timestamp, id_), f"counter:{keyword}")
                effect.objects = (id_,)
                self._add(effect)

    def _number_counters(self) -> None:
        """CR 613.4c: +1/+1 counters and the like only add, so their place among the effects of this layer doesn't matter."""
        for id_ in self.marked:
            obj = self.state.objects[id_]
            if obj.counters and obj.zone is BATTLEFIELD:
                chars = self.values[id_]
                new = counters.with_numbers(obj, chars)
                if self.recorder is not None and id_ == self.recorder.object and new is not chars:
                    self.recorder.counted(LAYER_NAMES[PT_CHANGED], chars, new)
                self.values[id_] = new

    # --- the end ---------------------------------------------------------------------------------------

    def finish(self) -> None:
        """What permanents have in the end (208.3, 208.5), and loyalty and defense by their counters (306.5c, 310.4c)."""
        values = self.values
        for id_ in self.ids:
            chars = values[id_]
            if (CREATURE in chars.types) is not (chars.power is not None and chars.toughness is not None):
                values[id_] = permanent_values(chars)
        for id_ in self.marked:
            obj = self.state.objects[id_]
            if obj.zone is BATTLEFIELD:
                values[id_] = counters.with_status(obj, values[id_])
