"""Interests: what anything in this game could wait for or read. An event that nobody could wait for passes at once.

They are found by walking every tree of every face in the game, quoted abilities and unfolded keywords too, so no ability can ever be
granted or copied that isn't covered. A face that comes from outside (a token's) is added when it first appears.

Words: kinds of happening ("enters", "cast", ...); "replace:" + event class for replacement effects; "reads:" + what static abilities
read ("tapped", "zones", "life", "combat", "turn", "damage", "designation"); "zone:" + a zone where some ability functions.
"""

from __future__ import annotations

from typing import Final

from landwalk.abilities.ability import Activated, KeywordAbility, Loyal, Static, Triggered
from landwalk.abilities.amount import CountOf, ForEach, HandSize, HistoryCount, LifeTotal
from landwalk.abilities.combat import BandedWith
from landwalk.abilities.condition import (
    AmountIs,
    Exists,
    HappenedInTurn,
    HasDesignation,
    InTheZone,
    Timing,
    TurnOf,
    When,
)
from landwalk.abilities.effect import AsEnters, CastFrom, CostChange, Enter, FlashPermission, PTEqual, WouldInstead
from landwalk.abilities.noun import AttackingWhom, Blocking, Core, HappenedThisTurn, InZone, Status
from landwalk.abilities.pattern import EventPattern, pattern_keys
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.turns import InPhase
from landwalk.kernel.characteristics import CardType, Face
from landwalk.kernel.node import Node
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.compiled import compiled

_COMBAT: Final = frozenset(
    {
        Status.ATTACKING,
        Status.BLOCKING,
        Status.ATTACKING_OR_BLOCKING,
        Status.BLOCKED,
        Status.UNBLOCKED,
    }
)
_ENTERS_WITH_COUNTERS: Final = frozenset({CardType.PLANESWALKER, CardType.BATTLE})
#: Clauses about the object itself, read from it where they matter (casting, entering, its own values), so no index needs them.
_OF_ITS_OWN: Final = (PTEqual, Enter, AsEnters, CostChange, FlashPermission)
#: Timing words whose answer doesn't change between two steps of a turn (sorcery timing is kept apart: cr117_legal_actions).
_SAME_IN_ALL_STEPS: Final = frozenset(
    {When.SORCERY, When.INSTANT, When.YOUR_TURN, When.OPPONENTS_TURN, When.ONCE_EACH_TURN, When.ONCE}
)
_found: Final[dict[Node, frozenset[str]]] = {}
_open: Final[list[Node]] = []


def of_tree(tree: Node) -> frozenset[str]:
    found = _found.get(tree)
    if found is None:
        words: set[str] = set()
        _collect(tree, words, set())
        found = frozenset(words)
        _found[tree] = found
    return found


#: Counters that make replacement or prevention effects of their own (CR 122.1c, d, h): what they wait for.
_COUNTERS: Final = {
    "shield": frozenset({"replace:destroy", "replace:damage"}),
    "stun": frozenset({"replace:untapped"}),
    "finality": frozenset({"replace:dies"}),
}


def register_counter(state: State, kind: str) -> None:
    """A counter of this kind is put on something: what it waits for is of interest from now on."""
    words = _COUNTERS.get(kind)
    if words is not None and not words <= state.interests:
        state.interests |= words


def register_face(state: State, face: Face) -> None:
    """Adds what the face's abilities are interested in to the game's interests."""
    words = state.interests
    if not _ENTERS_WITH_COUNTERS.isdisjoint(face.types) or "Saga" in face.subtypes or "Aura" in face.subtypes:
        words |= {"replace:enters"}  # CR 306.5b, 310.4b, 714.3a: it enters with counters
    if CardType.BATTLE in face.types:
        from landwalk.rules.c3_card_types.cr310_sieges import DEFEATED

        words |= {"battle"} | of_tree(DEFEATED.tree)
    if "Adventure" in face.subtypes or "Omen" in face.subtypes:
        words |= {"replace:zone_change"}  # CR 715.3d, 720.3d
    for inst in face.insts:
        words |= of_tree(inst.tree)
    if words is not state.interests and words != state.interests:
        state.interests = words
        state.layer_version += 1


def _collect(tree: Node, words: set[str], seen: set[Node]) -> None:
    """seen: the trees gone through already (a keyword's meaning may name the keyword itself)."""
    if tree in seen:
        return
    seen.add(tree)
    from landwalk.rules.c6_spells_abilities.cr605_mana_abilities import mana_ability
    from landwalk.rules.c6_spells_abilities.cr613_parts import LAYERED, layer_clauses

    if tree in _open:
        return  # a keyword that speaks of itself
    _open.append(tree)
    parts = compiled(tree)
    for trigger, keys, zones in parts.triggers:
        words.update(keys)
        words.update(f"zone:{z}" for z in zones if z is not Zone.BATTLEFIELD)
        _deeper(trigger, words, seen)
    for static in parts.statics:
        if not all(isinstance(p, _OF_ITS_OWN) or type(p) in LAYERED for p in static.clause.predicates):
            words.update(f"zone:{z}" for z in static.zones if z is not Zone.BATTLEFIELD)
        if any(type(p) in LAYERED for p in static.clause.predicates):  # anything else asks when it is asked
            for read in (static.clause, static.condition, static.where):
                if read is not None:
                    _reads(read, words)
        _deeper(static.clause, words, seen)
    for clause in layer_clauses(tree):
        if clause.affected.zone is not Zone.BATTLEFIELD:
            words.add("reads:zones")  # an effect of the layers on cards or spells
            words.add(f"affects:{clause.affected.zone}")
        if not clause.defines:
            words.update(f"layers:{z}" for z in clause.zones if z is not Zone.BATTLEFIELD)
    for activated, zones in parts.activated:
        where = "elsewhere" if mana_ability(activated) is None else "mana"
        words.update(f"{where}:{z}" for z in zones if z is not Zone.BATTLEFIELD)
        _deeper(activated, words, seen)
    if parts.spell is not None:
        _deeper(parts.spell, words, seen)
    for _name, value, keyword in parts.hooks:
        if isinstance(value, frozenset):  # a keyword may name further interests
            words.update(str(v) for v in value)
        for each in value if isinstance(value, tuple) else (value,):
            zone = getattr(each, "zone", None)  # where a card may be cast or used from (601.3, 116.2)
            if isinstance(zone, Zone):
                words.add(f"elsewhere:{zone}")
        _deeper(keyword, words, seen)
    _deeper(tree, words, seen)
    _open.pop()


def _deeper(tree: Node, words: set[str], seen: set[Node]) -> None:
    """Abilities quoted inside, delayed triggers, and effects that may start and read something."""
    for node in tree.walk():
        if node is not tree and isinstance(node, (Activated, Loyal, Static, Triggered)):
            _collect(node, words, seen)
        elif isinstance(node, EventPattern):
            words.update(pattern_keys(node))
        elif isinstance(node, Predicate):
            words.update(node.interests)
            if isinstance(node, WouldInstead):
                words.update(f"replace:{key}" for key in pattern_keys(node.event))
            elif isinstance(node, CastFrom) and node.gone:
                words.update(("replace:zone_change", "reads:zones"))  # "if that spell would be put into a graveyard"
        elif isinstance(node, KeywordAbility) and node is not tree:
            _collect(node, words, seen)
        elif isinstance(node, Clause):
            _reads_later(node, words)
        elif isinstance(node, InPhase) or (isinstance(node, Timing) and node.when not in _SAME_IN_ALL_STEPS):
            words.add("timing")


def _reads_later(clause: Clause, words: set[str]) -> None:
    """What an instruction's effect goes on reading once it has begun: nothing if it doesn't last. Targets are settled by then, and so
    is whom an effect on characteristics affects (611.2c)."""
    from landwalk.rules.c6_spells_abilities.cr613_parts import LAYERED

    lasting = clause.duration is not None
    if clause.duration is not None:
        _reads(clause.duration, words)
    for predicate in clause.predicates:
        if type(predicate) in LAYERED:
            _reads(predicate, words)
        elif lasting:
            _reads(predicate, words)
            _reads(clause.subject, words)


def _reads(tree: Node, words: set[str]) -> None:
    if getattr(tree, "is_target", False):
        return
    _read_node(tree, words)
    for child in tree.children():
        _reads(child, words)


def _read_node(node: Node, words: set[str]) -> None:
    if isinstance(node, Core):
        if Status.TAPPED in node.status or Status.UNTAPPED in node.status:
            words.add("reads:tapped")
        if any(s in _COMBAT for s in node.status):
            words.add("reads:combat")
    elif isinstance(node, (InZone, InTheZone, HandSize, PTEqual, CountOf, ForEach, Exists)):
        words.add("reads:zones")
    elif isinstance(node, (LifeTotal, AmountIs)):
        words.update(("reads:life", "reads:zones", "reads:damage"))
    elif isinstance(node, HasDesignation):
        words.add("reads:designation")
    elif isinstance(node, (TurnOf, Timing, InPhase)):
        words.add("reads:turn")
    elif isinstance(node, (BandedWith, Blocking, AttackingWhom)):
        words.add("reads:combat")
    elif isinstance(node, (HappenedThisTurn, HappenedInTurn, HistoryCount)):
        words.update(("reads:turn", "reads:zones", "reads:damage", "reads:life", "reads:combat", "reads:history"))
