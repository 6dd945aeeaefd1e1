"""The index: question, kind of happening, predicate -> the abilities that function now (zone-aware, CR 113.6).

Which entries an object's abilities give is worked out once for each list of abilities and zone and kept: objects of one face share
it in all games. Predicates that the layers use up (613.1) have no entries, but for gained abilities and copies, since what
enters may get them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from landwalk.abilities.context import Context, inst_key
from landwalk.abilities.effect import (
    BasePT,
    Become,
    CostChange,
    FlashPermission,
    GainControl,
    GetPT,
    LoseAbilities,
    PTEqual,
    SwitchPT,
)
from landwalk.abilities.sentence import Clause
from landwalk.kernel.characteristics import Characteristics, Inst
from landwalk.kernel.objects import Kind, ObjectId
from landwalk.kernel.state import State
from landwalk.kernel.zones import BATTLEFIELD, Zone
from landwalk.rules.compiled import DERIVED, compiled, is_this
from landwalk.rules.look import Gain, Index, Pass, StaticEntry, TriggerEntry
from landwalk.rules.player_abilities import PlayersGain, is_about_players

if TYPE_CHECKING:
    from landwalk.abilities.ability import KeywordAbility, Triggered
    from landwalk.abilities.sentence import Predicate
    from landwalk.kernel.events import Event
    from landwalk.rules.compiled import StaticClause
    from landwalk.rules.look import Look
    from landwalk.rules.questions import Answer, Question


_USED_UP: Final = frozenset({Become, GainControl, LoseAbilities, BasePT, PTEqual, GetPT, SwitchPT})
_ANSWERING: Final = frozenset({BATTLEFIELD, Zone.STACK, Zone.HAND})
_ELSEWHERE: Final = (Zone.STACK, Zone.GRAVEYARD, Zone.HAND, Zone.EXILE, Zone.COMMAND, Zone.LIBRARY)
_MOST_KEPT: Final = 20_000


class _Entries:
    """What one object with certain abilities gives: made once for each (object, controller), since entries are never changed."""

    __slots__ = ("answers", "gains", "statics", "triggers")

    def __init__(self, plan: _Plan, holder: ObjectId, controller: int) -> None:
        self.answers = plan.answers
        self.gains: tuple[Gain, ...] = tuple((holder, inst, keyword, give) for inst, keyword, give in plan.gains)
        self.triggers = tuple((key, TriggerEntry(holder, inst, tree)) for key, inst, tree in plan.triggers)
        self.statics = tuple(_static(holder, controller, inst, static, p) for inst, static, p in plan.statics)


class _Plan:
    """What a list of abilities gives in one zone."""

    __slots__ = ("answers", "empty", "gains", "made", "statics", "triggers")

    def __init__(self, abilities: tuple[Inst, ...], zone: Zone) -> None:
        answers: dict[type[Question], list[tuple[Inst, Answer]]] = {}
        triggers: list[tuple[str, Inst, Triggered]] = []
        statics: list[tuple[Inst, StaticClause, Predicate]] = []
        gains: list[tuple[Inst, KeywordAbility, Callable[[Look, ObjectId], Event | None]]] = []
        for inst in abilities:
            parts = compiled(inst.tree)
            if zone in _ANSWERING:
                for question, answer in parts.answers:
                    answers.setdefault(question, []).append((inst, answer))
            if zone is BATTLEFIELD:
                for name, value, keyword in parts.hooks:
                    if name == "continuous_gain" and callable(value):
                        gains.append((inst, keyword, value))
            for tree, keys, zones in parts.triggers:
                if zone in zones:
                    triggers += ((key, inst, tree) for key in keys)
            for static in parts.statics:
                if zone in static.zones:
                    statics += (
                        (inst, static, p)
                        for p in static.clause.predicates
                        if type(p) not in _USED_UP and not (zone is BATTLEFIELD and _of_the_spell(static.clause, p))
                    )
        self.answers = tuple((question, tuple(found)) for question, found in answers.items())
        self.triggers = tuple(triggers)
        self.statics = tuple(statics)
        self.gains = tuple(gains)
        self.empty = not (answers or triggers or statics or gains)
        self.made: dict[tuple[ObjectId, int], _Entries] = {}

    def entries(self, holder: ObjectId, controller: int) -> _Entries:
        key = (holder, controller)
        found = self.made.get(key)
        if found is None:
            if len(self.made) > 2000:
                self.made.clear()
            found = _Entries(self, holder, controller)
            self.made[key] = found
        return found


def _of_the_spell(clause: Clause, predicate: Predicate) -> bool:
    """Does it change only how this object itself is cast, which is over for a permanent (601.2f, 601.3d)?"""
    if isinstance(predicate, CostChange):
        return is_this(clause.subject)
    return isinstance(predicate, FlashPermission) and is_this(predicate.what)


_plans: Final[dict[tuple[tuple[Inst, ...], Zone], _Plan]] = {}
DERIVED.append(_plans)


def _plan(abilities: tuple[Inst, ...], zone: Zone) -> _Plan:
    found = _plans.get((abilities, zone))
    if found is None:
        if len(_plans) > _MOST_KEPT:
            _plans.clear()
        found = _Plan(abilities, zone)
        _plans[abilities, zone] = found
    return found


def _plan_of(permanent: Characteristics) -> _Plan | None:
    """What the abilities of a permanent give; None: nothing."""
    plan = _plan(permanent.abilities, BATTLEFIELD) if permanent.abilities else None
    return None if plan is None or plan.empty else plan


def _static(holder: ObjectId, controller: int, inst: Inst, static: StaticClause, predicate: Predicate) -> StaticEntry:
    ctx = Context(holder, controller, key=inst_key(inst.origin, inst.ordinal), where=static.where)
    return StaticEntry(holder, inst, static.clause, predicate, static.condition, ctx)


class _Builder:
    __slots__ = ("answers", "clauses", "gains", "triggers")

    def __init__(self) -> None:
        self.gains: list[Gain] = []
        self.answers: dict[type[Question], dict[ObjectId, tuple[tuple[Inst, Answer], ...]]] = {}
        self.triggers: dict[str, list[TriggerEntry]] = {}
        self.clauses: dict[type[Predicate], list[StaticEntry]] = {}

    def add(self, holder: ObjectId, plan: _Plan, controller: int) -> None:
        entries = plan.entries(holder, controller)
        for question, found in entries.answers:
            held = self.answers.get(question)
            if held is None:
                self.answers[question] = {holder: found}
            else:
                held[holder] = found
        for key, entry in entries.triggers:
            waiting = self.triggers.get(key)
            if waiting is None:
                self.triggers[key] = [entry]
            else:
                waiting.append(entry)
        for static in entries.statics:
            self.file(static)
        self.gains += entries.gains

    def file(self, entry: StaticEntry) -> None:
        self.clauses.setdefault(type(entry.predicate), []).append(entry)
        if is_about_players(entry):
            self.clauses.setdefault(PlayersGain, []).append(entry)

    def result(self) -> Index:
        index = Index()
        index.answers = self.answers
        index.triggers = {k: tuple(v) for k, v in self.triggers.items()}
        index.clauses = {k: tuple(v) for k, v in self.clauses.items()}
        index.gains = tuple(self.gains)
        return index


def build(state: State, values: dict[ObjectId, Characteristics]) -> Index:
    """The index of a pass whose battlefield values are `values`."""
    same = _unchanged(state, values)
    if same is not None:
        return same
    builder = _Builder()
    objects = state.objects
    for id_ in state.battlefield:
        chars = values[id_]
        plan = _plan_of(chars)
        if plan is not None and not objects[id_].phased_out:
            builder.add(id_, plan, chars.controller)
    # Objects elsewhere only where some ability in this game functions there (see rules/interests.py).
    for zone in _ELSEWHERE:
        if f"zone:{zone}" in state.interests:
            _add_zone(state, values, zone, builder)
    for effect in state.effects:
        tree = effect.tree
        if isinstance(tree, Clause):
            ctx = effect.ctx
            assert isinstance(ctx, Context)
            for predicate in tree.predicates:
                if type(predicate) not in _USED_UP:
                    builder.file(StaticEntry(effect.source, None, tree, predicate, None, ctx, effect))
    return builder.result()


def _add_zone(state: State, values: dict[ObjectId, Characteristics], zone: Zone, builder: _Builder) -> None:
    ids = zone_objects(state, zone)
    for id_ in sorted(ids) if zone is Zone.LIBRARY else ids:  # shuffling changes nothing that an ability does
        obj = state.objects[id_]
        chars = values.get(id_)
        abilities = obj.face.insts if chars is None else chars.abilities
        if chars is None and obj.face_down and zone is not Zone.EXILE:
            abilities = ()  # CR 708.2, a face-down spell has no abilities
        if abilities:
            # CR 114.4, the abilities of an emblem function in the command zone
            plan = _plan(abilities, BATTLEFIELD if obj.kind is Kind.EMBLEM else zone)
            if not plan.empty:
                controller = obj.controller if zone in (Zone.STACK, Zone.COMMAND) else obj.owner
                builder.add(id_, plan, controller)


def _unchanged(state: State, values: dict[ObjectId, Characteristics]) -> Index | None:
    """The index of the last pass once more (as a new object), if nothing that it is made from has changed since.

    Only while no ability functions outside the battlefield, so that nothing but permanents and saved effects can have changed it.
    """
    last = state.cache
    if not isinstance(last, Pass) or last.effects is not state.effects or last.battlefield is not state.battlefield:
        return None
    if _reaches_far(state.interests):
        return None
    before = last.characteristics
    for id_, chars in values.items():
        old = before.get(id_)
        if old is chars:
            continue
        if old is None or old.abilities is not chars.abilities or old.controller != chars.controller:
            return None
    return _again(last.index)


_far: Final[dict[frozenset[str], bool]] = {}


def _reaches_far(interests: frozenset[str]) -> bool:
    """Do abilities function outside the battlefield, or may permanents phase out?"""
    found = _far.get(interests)
    if found is None:
        if len(_far) > 1000:
            _far.clear()
        found = _far[interests] = "phasing" in interests or any(f"zone:{zone}" in interests for zone in _ELSEWHERE)
    return found


def _again(last: Index) -> Index:
    """The same as a new object."""
    index = Index()
    index.answers = last.answers
    index.triggers = last.triggers
    index.clauses = last.clauses
    index.gains = last.gains
    return index


def with_one(state: State, last: Index, id_: ObjectId, chars: Characteristics) -> Index | None:
    """The index with one more permanent, the last on the battlefield; None if it must be made from the beginning."""
    if _reaches_far(state.interests):
        return None
    index = _again(last)
    plan = _plan_of(chars)
    if plan is None:
        return index
    if plan.statics:
        return None  # these come before those of saved effects
    entries = plan.entries(id_, chars.controller)
    if entries.answers:
        index.answers = dict(last.answers)
        for question, found in entries.answers:
            index.answers[question] = {**last.answers.get(question, {}), id_: found}
    if entries.triggers:
        index.triggers = dict(last.triggers)
        for key, entry in entries.triggers:
            index.triggers[key] = (*index.triggers.get(key, ()), entry)
    index.gains += entries.gains
    return index


def without_one(state: State, last: Index, id_: ObjectId, chars: Characteristics) -> Index | None:
    """The index without a permanent that had these values; None if it must be made from the beginning."""
    if _reaches_far(state.interests):
        return None
    index = _again(last)
    plan = _plan_of(chars)
    if plan is None:
        return index
    if plan.statics or plan.gains:
        return None
    if plan.answers:
        index.answers = dict(last.answers)
        for question, _ in plan.answers:
            left = {holder: found for holder, found in last.answers[question].items() if holder != id_}
            if left:
                index.answers[question] = left
            else:
                del index.answers[question]
    if plan.triggers:
        index.triggers = dict(last.triggers)
        for key, _, _ in plan.triggers:
            remaining = tuple([e for e in last.triggers[key] if e.holder != id_])
            if remaining:
                index.triggers[key] = remaining
            else:
                index.triggers.pop(key, None)
    return index


def zone_objects(state: State, zone: Zone) -> tuple[ObjectId, ...]:
    """All objects in a zone, of all players in turn order."""
    if zone in (Zone.STACK, Zone.EXILE, Zone.COMMAND, BATTLEFIELD):
        return state.zone_ids(zone)
    out: tuple[ObjectId, ...] = ()
    for player in state.turn_order:
        out += state.players[player].zone(zone)
    return out
