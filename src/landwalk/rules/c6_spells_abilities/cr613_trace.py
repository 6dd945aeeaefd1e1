"""A layer pass that is written down for one object: which effect changed what in which layer, what waited for what (613.8), what didn't
apply any more. The pass itself is the one that games use; it tells a `Recorder` if it has one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landwalk.kernel.characteristics import Characteristics
from landwalk.kernel.objects import ObjectId
from landwalk.rules.c6_spells_abilities.cr613_effects import LayerEffect

if TYPE_CHECKING:
    from landwalk.rules.c6_spells_abilities.cr613_pass import LayerPass

#: What an object's values are (CR 109.3), and its controller; other slots of Characteristics are kept for speed.
SLOTS: Final = (
    "name",
    "controller",
    "mana_cost",
    "supertypes",
    "types",
    "subtypes",
    "colors",
    "abilities",
    "power",
    "toughness",
    "loyalty",
    "defense",
)


class Change:
    """One slot that changed in a step of a trace."""

    __slots__ = ("after", "before", "slot")

    def __init__(self, slot: str, before: object, after: object) -> None:
        self.slot = slot
        self.before = before
        self.after = after

    def __repr__(self) -> str:
        return f"Change({self.slot}: {self.before!r} -> {self.after!r})"


class Step:
    """One effect (effect None: counters) that changed the object in a layer. before, after: its values.

    waited_for: effects that it depended on and that were therefore applied first, against the order of timestamps (613.8b). loop: those
    with which it depends in a circle, so that timestamps decided. layer: "1a" to "7d".
    """

    __slots__ = ("after", "before", "effect", "layer", "loop", "source", "waited_for")

    def __init__(
        self,
        layer: str,
        source: ObjectId,
        effect: LayerEffect | None,
        before: Characteristics,
        after: Characteristics,
        waited_for: tuple[LayerEffect, ...] = (),
        loop: tuple[LayerEffect, ...] = (),
    ) -> None:
        self.layer = layer
        self.source = source
        self.effect = effect
        self.before = before
        self.after = after
        self.waited_for = waited_for
        self.loop = loop

    @property
    def changes(self) -> list[Change]:
        out: list[Change] = []
        for slot in SLOTS:
            old, new = getattr(self.before, slot), getattr(self.after, slot)
            if old != new:
                out.append(Change(slot, old, new))
        return out


class Idle:
    """An effect that would affect the object and doesn't apply. why: "lost" (its source hasn't the ability any more), "condition"."""

    __slots__ = ("by", "effect", "layer", "waited_for", "why")

    def __init__(
        self, layer: str, effect: LayerEffect, why: str, by: ObjectId, waited_for: tuple[LayerEffect, ...] = ()
    ) -> None:
        self.waited_for = waited_for
        self.layer = layer
        self.effect = effect
        self.why = why
        self.by = by


class Recorder:
    """What a pass tells about one object. steps: in the order of application. idle: effects that came to nothing."""

    __slots__ = ("_lost", "_waits", "idle", "object", "steps")

    def __init__(self, object_: ObjectId) -> None:
        self.object = object_
        self.steps: list[Step] = []
        self.idle: list[Idle] = []
        #: effect -> what it waits for in this layer; with "loop" behind it what it waits for in a circle.
        self._waits: dict[int, tuple[list[LayerEffect], list[LayerEffect]]] = {}
        #: source -> the effect that last took an ability from it.
        self._lost: dict[ObjectId, ObjectId] = {}

    def layer(self) -> None:
        """A new layer begins: dependencies are of one layer (613.8a)."""
        self._waits = {}

    def waits(self, edges: dict[LayerEffect, list[LayerEffect]], chosen: LayerEffect) -> None:
        """The order was found by dependency: `edges` say who waits for whom, `chosen` applies next."""
        for effect, others in edges.items():
            if effect is chosen:
                if others:
                    self._of(effect)[1].extend(e for e in others if e not in self._of(effect)[1])
            elif chosen in others and chosen not in self._of(effect)[0]:
                self._of(effect)[0].append(chosen)

    def _of(self, effect: LayerEffect) -> tuple[list[LayerEffect], list[LayerEffect]]:
        return self._waits.setdefault(id(effect), ([], []))

    def applied(
        self,
        layer: str,
        effect: LayerEffect,
        values: dict[ObjectId, Characteristics],
        changed: dict[ObjectId, Characteristics],
    ) -> None:
        """The effect is applied: `values` before, `changed` what it changes."""
        for id_, after in changed.items():
            before = values[id_].abilities
            if len(after.abilities) < len(before) or any(i not in after.abilities for i in before):
                self._lost[id_] = effect.source
        after_ = changed.get(self.object)
        if after_ is not None:
            waited, loop = self._waits.get(id(effect), ([], []))
            before_ = values[self.object]
            self.steps.append(Step(layer, effect.source, effect, before_, after_, tuple(waited), tuple(loop)))

    def counted(self, layer: str, before: Characteristics, after: Characteristics) -> None:
        """The object's counters changed its numbers (613.4c)."""
        self.steps.append(Step(layer, self.object, None, before, after))

    def passed_over(self, run: LayerPass, layer: str, effects: list[LayerEffect]) -> None:
        """These effects don't exist when their turn would come."""
        for effect in effects:
            if any(i.effect is effect for i in self.idle) or self.object not in run.affected_by(effect, run.look):
                continue
            lost = effect.inst is not None and not any(i is effect.inst for i in run.look.get(effect.source).abilities)
            why = "lost" if lost else "condition"
            waited = tuple(self._of(effect)[0])
            self.idle.append(Idle(layer, effect, why, self._lost.get(effect.source, 0) if lost else 0, waited))
