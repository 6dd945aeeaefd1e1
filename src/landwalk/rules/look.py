"""Looks: the one door for reading (characteristics, controller, state of objects). `Now` is the default of rule code.

Other looks (inside layer n, last known information, as it would enter, as it would be cast) derive from `Look` and answer the same
questions, so that filters, amounts and conditions are written once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from landwalk.kernel.characteristics import BATTLE, CREATURE, PLANESWALKER, Characteristics, Inst
from landwalk.kernel.native import mypyc_attr
from landwalk.kernel.objects import GameObject, ObjectId, PlayerId
from landwalk.kernel.state import Attack, Derived, Effect, State
from landwalk.kernel.zones import Zone

if TYPE_CHECKING:
    from landwalk.abilities.ability import KeywordAbility, Triggered
    from landwalk.abilities.context import Context
    from landwalk.abilities.sentence import Clause, Predicate
    from landwalk.kernel.events import Event
    from landwalk.kernel.node import Node
    from landwalk.rules.questions import Answer, Question


class TriggerEntry:
    """A triggered ability that functions now."""

    __slots__ = ("holder", "inst", "tree")

    def __init__(self, holder: ObjectId, inst: Inst, tree: Triggered) -> None:
        self.holder = holder
        self.inst = inst
        self.tree = tree


class StaticEntry:
    """A predicate of a static ability or of a saved effect that functions now and isn't used up by the layers: restrictions,
    permissions, cost changes, replacement effects. effect: the saved effect, or None for a static ability of `holder`."""

    __slots__ = ("clause", "condition", "ctx", "effect", "holder", "inst", "predicate")

    def __init__(
        self,
        holder: ObjectId,
        inst: Inst | None,
        clause: Clause,
        predicate: Predicate,
        condition: Node | None,
        ctx: Context,
        effect: Effect | None = None,
    ) -> None:
        self.holder = holder
        self.inst = inst
        self.clause = clause
        self.predicate = predicate
        self.condition = condition
        self.ctx = ctx
        self.effect = effect


#: (holder, instance, keyword, what it gives now): the hook "continuous_gain" of a keyword's meaning.
Gain: TypeAlias = "tuple[ObjectId, Inst, KeywordAbility, Callable[[Look, ObjectId], Event | None]]"


class Index:
    """Who answers what, made with each characteristics pass and never changed.

    answers: question class -> holder -> (instance, answer) pairs. triggers: kind of happening -> entries. clauses: predicate
    class -> entries. gains: permanents whose keyword gives something "any time" a condition holds (702.131b).
    """

    __slots__ = ("answers", "clauses", "gains", "triggers")

    def __init__(self) -> None:
        self.answers: dict[type[Question], dict[ObjectId, tuple[tuple[Inst, Answer], ...]]] = {}
        self.triggers: dict[str, tuple[TriggerEntry, ...]] = {}
        self.clauses: dict[type[Predicate], tuple[StaticEntry, ...]] = {}
        self.gains: tuple[Gain, ...] = ()


class Pass(Derived):
    """The result of one characteristics pass (CR 613) over the battlefield, for one layer_version.

    battlefield, effects: the state's, from which it was made (they are replaced when they change).
    """

    __slots__ = ("battlefield", "checked", "earlier", "effects", "index", "roster", "steady", "steps", "watch")

    def __init__(self, state: State, characteristics: dict[ObjectId, Characteristics], index: Index) -> None:
        super().__init__(state.layer_version, characteristics)
        self.battlefield = state.battlefield
        self.effects = state.effects
        self.index = index
        self.checked: object = None  # the moment of the last check in the paranoid mode
        self.roster: Roster | None = None  # once it was asked for
        self.watch: object = None  # what state-based actions must look at (CR 704), once it was asked for
        #: What it would do to one more permanent, and what was watched before one came or went (cr613_next.py), where that is known.
        self.steps: tuple[object, ...] | None = None
        self.earlier: tuple[object, ObjectId] | None = None
        #: Known with `watch`: can state-based actions come of nothing here but damage and what happens to players?
        self.steady = False


class Roster:
    """Who could fight or be attacked, in the order of the battlefield: creatures by their controller, planeswalkers and battles."""

    __slots__ = ("attackable", "creatures")

    def __init__(self, look: Look) -> None:
        creatures: dict[PlayerId, list[ObjectId]] = {}
        attackable: list[ObjectId] = []
        for id_ in look.battlefield():
            chars = look.get(id_)
            types = chars.types
            if CREATURE in types:
                creatures.setdefault(chars.controller, []).append(id_)
            if PLANESWALKER in types or BATTLE in types:
                attackable.append(id_)
        self.creatures = {player: tuple(ids) for player, ids in creatures.items()}
        self.attackable = tuple(attackable)


@mypyc_attr(allow_interpreted_subclasses=True)
class Look:
    """Reads one state. `get` gives effective characteristics of any object in any zone; of one that is gone, as it last was (608.2h)."""

    __slots__ = ("entering", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.entering: ObjectId = 0  # in a look at an object as it would enter (614.12): that object

    @property
    def index(self) -> Index:
        raise TypeError("this look has no index")

    def get(self, id_: ObjectId) -> Characteristics:
        """KeyError if there never was such an object."""
        raise TypeError("a look of no kind")

    def object(self, id_: ObjectId) -> GameObject:
        """The object, or what is last known of it."""
        obj = self.state.objects.get(id_)
        return self.state.last_known[id_].object if obj is None else obj

    def exists(self, id_: ObjectId) -> bool:
        return id_ in self.state.objects

    def controller(self, id_: ObjectId) -> PlayerId:
        """Effective controller; of a card in a hand, library or graveyard its owner (109.4, 400.3); of a player, that player."""
        if id_ < 0:
            return id_
        return self.get(id_).controller

    def owner(self, id_: ObjectId) -> PlayerId:
        return self.object(id_).owner

    def battlefield(self) -> tuple[ObjectId, ...]:
        """Permanents that are phased in (702.26b)."""
        state = self.state
        if "phasing" not in state.interests:
            return state.battlefield
        return tuple(i for i in state.battlefield if not state.objects[i].phased_out)

    def controlled(self, player: PlayerId) -> list[ObjectId]:
        return [i for i in self.battlefield() if self.get(i).controller == player]

    def roster(self) -> Roster:
        return Roster(self)

    def attack_of(self, id_: ObjectId) -> Attack | None:
        """The combat record of an attacking creature (508.1k), also of one that left combat by leaving the battlefield."""
        for attack in self.state.combat or ():
            if attack.attacker == id_:
                return attack
        if id_ not in self.state.objects and id_ in self.state.last_known:
            return self.state.last_known[id_].combat
        return None

    def is_blocking(self, id_: ObjectId) -> bool:
        return any(id_ in attack.blockers for attack in self.state.combat or ())


class Now(Look):
    """The state as it is, with effective characteristics."""

    __slots__ = ()

    @property
    def index(self) -> Index:
        state = self.state
        cache = state.cache
        if cache is None or cache.version != state.layer_version or state.paranoid:
            return current_pass(state).index
        return cache.index  # type: ignore[attr-defined, no-any-return]  # only passes are kept there

    def get(self, id_: ObjectId) -> Characteristics:
        state = self.state
        cache = state.cache
        if cache is None or cache.version != state.layer_version or state.paranoid:
            cache = current_pass(state)
        found = cache.characteristics.get(id_)
        if found is not None:
            return found
        found = state.outside.get(id_)
        if found is not None:
            if state.paranoid and id_ in state.objects:
                from landwalk.rules import paranoid

                paranoid.same_values(id_, found, _outside(state, state.objects[id_]))
            return found
        obj = state.objects.get(id_)
        if obj is None:
            return state.last_known[id_].characteristics
        found = _outside(state, obj)
        state.outside[id_] = found
        return found

    def roster(self) -> Roster:
        now = current_pass(self.state)
        found = now.roster
        if found is None:
            found = now.roster = Roster(self)
        return found


def current_pass(state: State) -> Pass:
    """The pass of this layer_version, made if need be. In the paranoid mode (settings "paranoid") it is made anew, and compared, at each
    moment it is read."""
    cache = state.cache
    if cache is not None and cache.version == state.layer_version:
        if state.paranoid:
            _check(state, cache)  # type: ignore[arg-type]  # only passes are kept there
        return cache  # type: ignore[return-value]
    made = _compute(state)
    state.cache = made
    state.outside = {}
    return made


def _check(state: State, cache: Pass) -> None:
    """The paranoid mode: a pass made anew, from nothing, must say the same. Raises AssertionError.

    Once for each moment of each state: nothing changes but by an event (an epoch) or by the turn loop.
    """
    moment = (state.stamp, state.epoch, state.turn, state.step, state.stage, state.priority, state.passed)
    if cache.checked == moment:
        return
    from landwalk.rules import paranoid

    state.cache = None
    made = _compute(state)
    state.cache = cache
    paranoid.same_pass(cache, made)
    cache.checked = moment


def _compute(state: State) -> Pass:
    from landwalk.rules.c6_spells_abilities.cr613_layers import compute

    return compute(state)


def _outside(state: State, obj: GameObject) -> Characteristics:
    from landwalk.rules.c6_spells_abilities.cr613_layers import outside

    return outside(state, obj)


#: Zones whose objects are controlled by nobody: their owner stands for the controller (CR 109.4, 108.4).
OWNERS_ZONES: Final = frozenset({Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD, Zone.EXILE})
