"""The index: question, kind of happening, predicate -> the abilities that function now (zone-aware, CR 113.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landwalk.abilities.context import Context, inst_key
from landwalk.abilities.sentence import Clause
from landwalk.kernel.characteristics import Characteristics, Inst
from landwalk.kernel.objects import ObjectId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.compiled import compiled
from landwalk.rules.look import Gain, Index, StaticEntry, TriggerEntry
from landwalk.rules.player_abilities import PlayersGain, is_about_players

if TYPE_CHECKING:
    from landwalk.abilities.sentence import Predicate
    from landwalk.rules.questions import Answer, Question

_EMPTY: tuple[Inst, ...] = ()


class _Builder:
    __slots__ = ("answers", "clauses", "gains", "triggers")

    def __init__(self) -> None:
        self.gains: list[Gain] = []
        self.answers: dict[type[Question], dict[ObjectId, list[tuple[Inst, Answer]]]] = {}
        self.triggers: dict[str, list[TriggerEntry]] = {}
        self.clauses: dict[type[Predicate], list[StaticEntry]] = {}

    def add(self, holder: ObjectId, abilities: tuple[Inst, ...], zone: Zone, controller: int) -> None:
        for inst in abilities:
            parts = compiled(inst.tree)
            if parts.answers and (zone is Zone.BATTLEFIELD or zone is Zone.STACK or zone is Zone.HAND):
                for question, answer in parts.answers:
                    self.answers.setdefault(question, {}).setdefault(holder, []).append((inst, answer))
            if parts.hooks and zone is Zone.BATTLEFIELD:
                for name, value, keyword in parts.hooks:
                    if name == "continuous_gain" and callable(value):
                        self.gains.append((holder, inst, keyword, value))
            for tree, keys, zones in parts.triggers:
                if zone in zones:
                    entry = TriggerEntry(holder, inst, tree)
                    for key in keys:
                        self.triggers.setdefault(key, []).append(entry)
            for static in parts.statics:
                if zone in static.zones:
                    for predicate in static.clause.predicates:
                        self.file(
                            StaticEntry(
                                holder,
                                inst,
                                static.clause,
                                predicate,
                                static.condition,
                                Context(holder, controller, key=inst_key(inst.origin, inst.ordinal)),
                            )
                        )

    def file(self, entry: StaticEntry) -> None:
        self.clauses.setdefault(type(entry.predicate), []).append(entry)
        if is_about_players(entry):
            self.clauses.setdefault(PlayersGain, []).append(entry)

    def result(self) -> Index:
        index = Index()
        index.answers = {q: {h: tuple(e) for h, e in by.items()} for q, by in self.answers.items()}
        index.triggers = {k: tuple(v) for k, v in self.triggers.items()}
        index.clauses = {k: tuple(v) for k, v in self.clauses.items()}
        index.gains = tuple(self.gains)
        return index


def build(state: State, values: dict[ObjectId, Characteristics]) -> Index:
    """The index of a pass whose battlefield values are `values`."""
    builder = _Builder()
    objects = state.objects
    for id_, chars in values.items():
        if chars.abilities and not objects[id_].phased_out:
            builder.add(id_, chars.abilities, Zone.BATTLEFIELD, chars.controller)
    # Objects elsewhere only where some ability in this game functions there (see rules/interests.py).
    for zone in (Zone.STACK, Zone.GRAVEYARD, Zone.HAND, Zone.EXILE, Zone.COMMAND, Zone.LIBRARY):
        if f"zone:{zone}" not in state.interests:
            continue
        for id_ in zone_objects(state, zone):
            obj = objects[id_]
            if obj.face.insts:
                controller = obj.controller if zone in (Zone.STACK, Zone.COMMAND) else obj.owner
                builder.add(id_, obj.face.insts, zone, controller)
    for effect in state.effects:
        tree = effect.tree
        if isinstance(tree, Clause):
            for predicate in tree.predicates:
                ctx = effect.ctx
                assert isinstance(ctx, Context)
                builder.file(StaticEntry(effect.source, None, tree, predicate, None, ctx, effect))
    return builder.result()


def zone_objects(state: State, zone: Zone) -> tuple[ObjectId, ...]:
    """All objects in a zone, of all players in turn order."""
    if zone in (Zone.STACK, Zone.EXILE, Zone.COMMAND, Zone.BATTLEFIELD):
        return state.zone_ids(zone)
    out: tuple[ObjectId, ...] = ()
    for player in state.turn_order:
        out += state.players[player].zone(zone)
    return out
