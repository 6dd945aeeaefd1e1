"""What gave an object its values, layer by layer (CR 613.1, 613.4): which effect, with which timestamp, and what depended on what (613.8).

It reads a layer pass of its own that is written down (rules/c6_spells_abilities/cr613_trace.py); games don't pay for it.
"""

from __future__ import annotations

from typing import Any

from landwalk.abilities.ability import KeywordAbility
from landwalk.kernel.characteristics import Characteristics, Inst
from landwalk.kernel.node import Node
from landwalk.kernel.objects import GameObject, Kind, ObjectId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.locale import Lang, catalogue, parse
from landwalk.play.errors import GameError
from landwalk.play.type_line import type_line
from landwalk.play.wording import colors_text, keyword_text, name_of, reason_text
from landwalk.rules.c6_spells_abilities.cr613_effects import LayerEffect
from landwalk.rules.c6_spells_abilities.cr613_layers import base
from landwalk.rules.c6_spells_abilities.cr613_layers import trace as record
from landwalk.rules.c6_spells_abilities.cr613_trace import Change, Idle, Recorder, Step
from landwalk.rules.look import Now
from landwalk.rules.questions import Reason

#: Layer -> its rule (613.1a-g, 613.2a-b, 613.4a-d).
LAYER_RULES = {
    "1a": "613.2a",
    "1b": "613.2b",
    "2": "613.1b",
    "3": "613.1c",
    "4": "613.1d",
    "5": "613.1e",
    "6": "613.1f",
    "7a": "613.4a",
    "7b": "613.4b",
    "7c": "613.4c",
    "7d": "613.4d",
}
#: What is told of an object, in this order. "types" is the whole type line.
SLOTS = ("name", "controller", "types", "colors", "abilities", "size")
_SLOT_OF = {"supertypes": "types", "subtypes": "types", "power": "size", "toughness": "size"}


class TypesOf:
    """A type line, as a word of a reason."""

    __slots__ = ("chars",)

    def __init__(self, chars: Characteristics) -> None:
        self.chars = chars

    def text(self, lang: Lang) -> str:
        return type_line(self.chars, lang) or "-"


class ColorsOf:
    __slots__ = ("colors",)

    def __init__(self, colors: frozenset[str]) -> None:
        self.colors = colors

    def text(self, lang: Lang) -> str:
        return colors_text(self.colors, lang)


class Abilities:
    """Abilities as a list within a sentence."""

    __slots__ = ("insts", "name")

    def __init__(self, insts: tuple[Inst, ...], name: str) -> None:
        self.insts = insts
        self.name = name

    def text(self, lang: Lang) -> str:
        return ", ".join(dict.fromkeys(_ability(i.tree, lang, self.name) for i in self.insts)) or "-"


_QUOTES = {Lang.EN: ("\u201c", "\u201d"), Lang.ES: ("\u201c", "\u201d"), Lang.DE: ("\u201e", "\u201c")}


def _ability(tree: Node, lang: Lang, name: str) -> str:
    if isinstance(tree, KeywordAbility):
        return keyword_text(tree, lang)
    from landwalk.oracle.writer import print_ability

    opening, closing = _QUOTES[lang]
    return f"{opening}{print_ability(tree, lang.value, name)}{closing}"


def size(chars: Characteristics) -> str:
    """Power and toughness as on a card; "-" if it has none."""
    return "-" if chars.power is None or chars.toughness is None else f"{chars.power}/{chars.toughness}"


class Line:
    """One step of a trace. layer: "1a" to "7d", or "" for where it starts and ends. slots: what it changes, of SLOTS.

    source: the object whose effect it is (0: none). kind: "start", "ability" (a static one), "effect" (of something that has
    resolved), "counters", "idle" (an effect that doesn't apply), "end". timestamp: of the effect, 0 if it has none.
    """

    __slots__ = ("after", "before", "condition", "kind", "layer", "reasons", "slots", "source", "timestamp")

    def __init__(
        self,
        kind: str,
        layer: str,
        reasons: tuple[Reason, ...],
        slots: tuple[str, ...] = (),
        source: ObjectId = 0,
        timestamp: int = 0,
        before: Characteristics | None = None,
        after: Characteristics | None = None,
        condition: Node | None = None,
    ) -> None:
        self.kind = kind
        self.layer = layer
        self.reasons = reasons
        self.slots = slots
        self.source = source
        self.timestamp = timestamp
        self.before = before
        self.after = after
        #: What had to be so for the effect to apply.
        self.condition = condition


class Trace:
    """`lines` in the order of the layers; `text(lang)` says them, `to_data()` gives JSON data. `about(slots)`: only what concerns these."""

    __slots__ = ("_state", "lines", "object")

    def __init__(self, state: State, object_: ObjectId, lines: tuple[Line, ...]) -> None:
        self._state = state
        self.object = object_
        self.lines = lines

    def about(self, slots: tuple[str, ...]) -> Trace:
        """The steps that change one of these slots (of SLOTS), with start and end."""
        kept: list[Line] = []
        for line in self.lines:
            if line.kind in ("start", "end") and line.after is not None:
                (said,) = line.reasons
                key = said.key
                words = (Values(line.after, slots, getattr(said.words[0], "called", "")),)
                kept.append(Line(line.kind, "", (Reason(said.rule, key, said.objects, words),), after=line.after))
            elif any(s in slots for s in line.slots):
                kept.append(line)
        return Trace(self._state, self.object, tuple(kept))

    @property
    def reasons(self) -> list[Reason]:
        return [r for line in self.lines for r in line.reasons]

    def text(self, lang: str | Lang = Lang.EN) -> str:
        """One line for each step, the layer before it. UnknownLanguageError for a language that isn't spoken here."""
        language = parse(lang)
        words = catalogue(language).gettext
        out: list[str] = []
        for line in self.lines:
            said = " ".join(reason_text(self._state, r, language) for r in line.reasons)
            out.append(f"{words('Layer {layer}').format(layer=line.layer)}: {said}" if line.layer else said)
        return "\n".join(out)

    def to_data(self) -> dict[str, Any]:
        """JSON data: object, name, and steps with layer, rule, source, timestamp, and what changed from what to what."""
        return {
            "object": self.object,
            "name": name_of(self._state, self.object),
            "steps": [_line_data(self._state, line) for line in self.lines],
        }

    def __repr__(self) -> str:
        return f"<Trace of {name_of(self._state, self.object)}: {len(self.lines)} lines>"


def _line_data(state: State, line: Line) -> dict[str, Any]:
    out: dict[str, Any] = {"kind": line.kind, "layer": line.layer, "rules": [r.rule for r in line.reasons]}
    if line.source:
        out["source"] = {"object": line.source, "name": name_of(state, line.source)}
    if line.timestamp:
        out["timestamp"] = line.timestamp
    if line.before is not None and line.after is not None:
        out["changes"] = {s: {"before": value(line.before, s), "after": value(line.after, s)} for s in line.slots}
    elif line.after is not None:
        out["values"] = {s: value(line.after, s) for s in SLOTS}
    out["says"] = [r.key for r in line.reasons]
    return out


def value(chars: Characteristics, slot: str) -> object:
    """A slot of SLOTS as JSON data."""
    if slot == "types":
        return type_line(chars)
    if slot == "size":
        return size(chars)
    if slot == "colors":
        return "".join(c for c in "WUBRG" if c in chars.colors)
    if slot == "abilities":
        return [_ability(i.tree, Lang.EN, chars.name) for i in chars.abilities]
    found = getattr(chars, slot)
    return str(found) if slot == "mana_cost" and found is not None else found


# --- making it ------------------------------------------------------------------------------------------------


def trace(state: State, id_: ObjectId) -> Trace:
    """GameError if there is no such object now."""
    obj = state.objects.get(id_)
    if obj is None:
        raise GameError(f"there is no object {id_} now")
    found = record(state, id_)
    start = found.steps[0].before if found.steps else base(obj)
    final = Now(state).get(id_)
    lines = [_start(obj, start, start.name if start.name != final.name else ""), *_steps(state, found)]
    lines.append(Line("end", "", (Reason("613.1", "so {0} is now: {1}", (id_,), (Values(final),)),), (), after=final))
    return Trace(state, id_, tuple(lines))


def _start(obj: GameObject, chars: Characteristics, called: str) -> Line:
    if obj.face_down and obj.zone in (Zone.BATTLEFIELD, Zone.STACK):
        key, rule = "{0} starts with the values of a face-down object: {1}", "708.2"
    elif obj.kind is Kind.TOKEN:
        key, rule = "{0} is a token and starts with what created it: {1}", "111.3"
    elif obj.kind is Kind.COPY or (obj.card is not None and obj.face not in (*obj.card.faces, obj.card.whole)):
        key, rule = "{0} is a copy and starts with its copiable values: {1}", "707.2"
    else:
        key, rule = "{0} starts with what is printed on it: {1}", "613.1"
    return Line("start", "", (Reason(rule, key, (obj.id,), (Values(chars, SLOTS, called),)),), (), after=chars)


class Values:
    """An object in words: what `slots` name of its type line, colours, numbers, abilities."""

    __slots__ = ("called", "chars", "slots")

    def __init__(self, chars: Characteristics, slots: tuple[str, ...] = SLOTS, called: str = "") -> None:
        self.chars = chars
        self.slots = slots
        #: Its name then, where that isn't its name now.
        self.called = called

    def text(self, lang: Lang) -> str:
        chars = self.chars
        parts: list[str] = []
        if self.called or self.slots == ("name",):
            parts.append(self.called or chars.name or "-")
        if "types" in self.slots:
            parts.append(type_line(chars, lang) or "-")
        if "colors" in self.slots:
            parts.append(colors_text(chars.colors, lang))
        if "size" in self.slots and chars.power is not None and chars.toughness is not None:
            parts.append(size(chars))
        if "abilities" in self.slots and (chars.abilities or len(self.slots) == 1):
            parts.append(Abilities(chars.abilities, chars.name).text(lang))
        return "; ".join(parts) or "-"


def _steps(state: State, found: Recorder) -> list[Line]:
    """Steps and idle effects by layers; idle ones after what applies in their layer."""
    layers = list(LAYER_RULES)
    timed: list[tuple[int, int, Line]] = []
    for at, step in enumerate(found.steps):
        timed.append((layers.index(step.layer), at, _step(state, found.object, step)))
    for at, idle in enumerate(found.idle):
        timed.append((layers.index(idle.layer), 1000 + at, _idle(idle)))
    timed.sort(key=lambda entry: entry[:2])
    return [line for _, _, line in timed]


def _step(state: State, id_: ObjectId, step: Step) -> Line:
    rule = LAYER_RULES[step.layer]
    slots: list[str] = []
    reasons: list[Reason] = []
    for change in step.changes:
        slot = _SLOT_OF.get(change.slot, change.slot)
        if slot in slots:
            continue
        slots.append(slot)
        said = None if step.layer == "1a" else _change(rule, id_, step, slot, change)
        if said is not None:
            reasons.append(said)
    effect = step.effect
    if step.layer == "1a":
        key = "because of {1}, {0} is a copy, and its copiable values are: {2}"
        reasons = [Reason(rule, key, (id_, step.source), (Values(step.after),))]
    kind = "counters" if effect is None else "effect" if effect.effect is not None else "ability"
    if effect is not None:
        for other in step.waited_for:
            if _orders(effect) < _orders(other):
                # CR 613.8b, it waits although its timestamp is earlier
                key = "{0} has the earlier timestamp, but waits for {1}, on which its effect depends"
                reasons.append(Reason("613.8b", key, (effect.source, other.source)))
        if step.loop:
            key = "the effects depend on each other in a loop, so timestamps decide: {more}"
            others = tuple(dict.fromkeys(e.source for e in (effect, *step.loop)))
            reasons.append(Reason("613.8b", key, (id_, *others)))
    condition = None if effect is None else effect.clause.condition
    if effect is not None and condition is not None:
        key = "the condition of the ability of {0} is met: {1}"
        reasons.append(Reason("611.3a", key, (effect.source,), (condition,)))
    timestamp = 0 if effect is None else effect.order[0]
    return Line(
        kind, step.layer, tuple(reasons), tuple(slots), step.source, timestamp, step.before, step.after, condition
    )


def _orders(effect: LayerEffect) -> tuple[bool, tuple[int, ...]]:
    return (not effect.defines, effect.order)


def _change(rule: str, id_: ObjectId, step: Step, slot: str, change: Change) -> Reason | None:
    about = (id_, step.source)
    after, before = step.after, step.before
    own = id_ == step.source
    if slot == "types":
        key = "by its own ability, {0} is now: {2}" if own else "because of {1}, {0} is now: {2}"
        return Reason(rule, key, about, (TypesOf(after),))
    if slot == "size":
        key = "by its own ability, {0} goes from {2} to {3}" if own else "because of {1}, {0} goes from {2} to {3}"
        if step.effect is None:
            key = "because of its counters, {0} goes from {2} to {3}"
        return Reason(rule, key, about, (size(before), size(after)))
    if slot == "colors":
        key = (
            "by its own ability, the color of {0} is now: {2}"
            if own
            else "because of {1}, the color of {0} is now: {2}"
        )
        return Reason(rule, key, about, (ColorsOf(after.colors),))
    if slot == "controller":
        return Reason(rule, "because of {1}, {0} is controlled by {2}", (*about, after.controller))
    if slot == "name":
        return Reason(rule, "because of {1}, the name of {0} is now: {2}", about, (after.name,))
    return _abilities(rule, id_, step) if slot == "abilities" else None


def _abilities(rule: str, id_: ObjectId, step: Step) -> Reason | None:
    about = (id_, step.source)
    new, old = step.after.abilities, step.before.abilities
    gained = tuple([i for i in new if i not in old])
    lost = tuple([i for i in old if i not in new])
    name = step.after.name
    if step.layer == "3" and lost and gained:
        key = "because of {1}, these words of {0} change: {2} becomes {3}"
        return Reason(rule, key, about, (Abilities(lost, name), Abilities(gained, name)))
    if lost and not new:
        return Reason(rule, "because of {1}, {0} loses all abilities", about)
    if lost and not gained:
        return Reason(rule, "because of {1}, {0} loses {2}", about, (Abilities(lost, name),))
    if gained and not lost:
        key = "by its own ability, {0} gains {2}" if id_ == step.source else "because of {1}, {0} gains {2}"
        return Reason(rule, key, about, (Abilities(gained, name),))
    if gained:
        key = "because of {1}, {0} loses {2} and gains {3}"
        return Reason(rule, key, about, (Abilities(lost, name), Abilities(gained, name)))
    return None


def _idle(idle: Idle) -> Line:
    effect = idle.effect
    source = effect.source
    reasons: list[Reason] = []
    for other in idle.waited_for:
        # CR 613.8a, the existence of the one depends on the other
        key = "what {0} does depends on what {1} does, so {1} comes first, whichever is older"
        reasons.append(Reason("613.8a", key, (source, other.source)))
    if idle.why == "condition":
        key = "the condition of the ability of {0} isn't met, so it does nothing now"
        reasons.append(Reason("611.3a", key, (source,)))
    elif idle.by:
        key = "because of {1}, {0} no longer has the ability when its turn would come, so it does nothing"
        reasons.append(Reason("604.2", key, (source, idle.by)))
    else:
        key = "{0} no longer has the ability when its turn would come, so it does nothing"
        reasons.append(Reason("604.2", key, (source,)))
    slots = tuple(dict.fromkeys(_of_layer(n) for n in effect.clause.parts))
    return Line("idle", idle.layer, tuple(reasons), slots, source, effect.order[0])


def _of_layer(layer: int) -> str:
    """The slot that a layer (numbered as in cr613_parts) is about."""
    return ("name", "name", "controller", "abilities", "types", "colors", "abilities", "size", "size", "size", "size")[
        layer
    ]
