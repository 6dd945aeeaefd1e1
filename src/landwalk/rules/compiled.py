"""What an ability tree gives to the rules, worked out once per tree and kept: triggers, static clauses, activated abilities, answers.

Nothing here depends on a game. Keywords are unfolded by their meaning (rules/questions.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from landwalk.abilities.ability import (
    Activated,
    AdditionalCost,
    AlternativeCost,
    Chapter,
    KeywordAbility,
    LevelBand,
    Loyal,
    SpellAbility,
    Static,
    Triggered,
)
from landwalk.abilities.combat import FightCost
from landwalk.abilities.condition import AllOf, InTheZone
from landwalk.abilities.cost import DiscardCost, ExileCost
from landwalk.abilities.damage import ChangesDamage, DamageChange, LethalByPower, LethalIsPower
from landwalk.abilities.effect import Cant as CantPredicate
from landwalk.abilities.effect import CantDo, CostChange, FlashPermission, MoveTo, PlayPermission, PTEqual, WouldInstead
from landwalk.abilities.more_tokens import ChangesTokens, TokenChange
from landwalk.abilities.more_triggers import AddsTriggers, MoreTriggers
from landwalk.abilities.noun import AtZone, It, Ref, This
from landwalk.abilities.pattern import Casts, ChapterReached, Cycles, PutIntoZone, pattern_keys
from landwalk.abilities.sentence import Clause, Do, IfSo, May, Predicate, UnlessPaid
from landwalk.abilities.several import Unfolding, unfolded
from landwalk.abilities.turns import MaySkipDraw, SkipDrawFor
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Zone
from landwalk.rules import questions

BATTLEFIELD_ONLY: Final = frozenset({Zone.BATTLEFIELD})
STACK_ONLY: Final = frozenset({Zone.STACK})
EVERYWHERE: Final = frozenset(Zone)


class StaticClause:
    """A clause of a static ability with its condition, and what X is in it."""

    __slots__ = ("clause", "condition", "where", "zones")

    def __init__(
        self, clause: Clause, condition: Node | None, zones: frozenset[Zone], where: Node | None = None
    ) -> None:
        self.clause = clause
        self.condition = condition
        self.zones = zones
        self.where = where


class Compiled:
    """activated: (tree, zones) pairs, of Activated and Loyal. triggers: (tree, keys, zones). costs: AdditionalCost and
    AlternativeCost trees. hooks: from keyword meanings, (hook name, value, KeywordAbility)."""

    __slots__ = ("activated", "answers", "bands", "chapters", "costs", "hooks", "spell", "statics", "triggers")

    def __init__(self) -> None:
        self.activated: tuple[tuple[Activated | Loyal, frozenset[Zone]], ...] = ()
        self.triggers: tuple[tuple[Triggered, tuple[str, ...], frozenset[Zone]], ...] = ()
        self.statics: tuple[StaticClause, ...] = ()
        self.spell: SpellAbility | None = None
        self.answers: tuple[tuple[type[questions.Question], questions.Answer], ...] = ()
        self.costs: tuple[AdditionalCost | AlternativeCost, ...] = ()
        self.hooks: tuple[tuple[str, object, KeywordAbility], ...] = ()
        self.bands: tuple[LevelBand, ...] = ()
        self.chapters: tuple[Chapter, ...] = ()


_compiled: Final[dict[Node, Compiled]] = {}
#: What else is derived from compiled trees and kept: emptied by `forget`.
DERIVED: Final[list[dict[Any, Any]]] = []


#: The same by identity: comparing equal trees from top to bottom costs more than all else. Each tree is kept, so no id is used twice.
_by_identity: Final[dict[int, tuple[Node, Compiled]]] = {}
_MOST_BY_IDENTITY: Final = 20_000


def compiled(tree: Node) -> Compiled:
    known = _by_identity.get(id(tree))
    if known is not None:
        return known[1]
    found = _compiled.get(tree)
    if found is None:
        found = Compiled()
        _add(found, tree, ())
        _compiled[tree] = found
    if len(_by_identity) > _MOST_BY_IDENTITY:
        _by_identity.clear()
    _by_identity[id(tree)] = (tree, found)
    return found


def forget() -> None:
    """Keywords were registered anew: unfold again."""
    _compiled.clear()
    _by_identity.clear()
    for kept in DERIVED:
        kept.clear()


#: Abilities of one sentence of its own kind -> what they come to as a static predicate.
_STATIC: Final[dict[type[Node], Callable[[Any], Predicate]]] = {
    DamageChange: ChangesDamage,
    TokenChange: ChangesTokens,
    SkipDrawFor: MaySkipDraw,
    MoreTriggers: AddsTriggers,
}


def _add(out: Compiled, tree: Node, zones: tuple[Zone, ...]) -> None:
    given = frozenset(zones)
    if isinstance(tree, KeywordAbility):
        meaning = questions.KEYWORDS.get(tree.name)
        if meaning is None:
            return
        out.answers += tuple(meaning.answers.items())
        out.hooks += tuple((name, value, tree) for name, value in meaning.hooks.items())
        if meaning.means is not None:
            for ability in meaning.means(tree):
                _add(out, ability, meaning.zones)
    elif isinstance(tree, Unfolding):
        for ability in unfolded(tree):
            _add(out, ability, zones)
    elif isinstance(tree, (Activated, Loyal)):
        out.activated += ((tree, given or activated_zones(tree)),)
    elif isinstance(tree, Triggered):
        out.triggers += ((tree, pattern_keys(tree.event), given or triggered_zones(tree)),)
    elif isinstance(tree, Static):
        for sentence in tree.body:
            _add_static(out, sentence, tree.condition, given)
    elif isinstance(tree, LethalByPower):
        out.statics += (StaticClause(Clause(tree.of, (LethalIsPower(),)), None, given or BATTLEFIELD_ONLY),)
    elif type(tree) in _STATIC:
        out.statics += (StaticClause(Clause(This(), (_STATIC[type(tree)](tree),)), None, given or BATTLEFIELD_ONLY),)
    elif isinstance(tree, SpellAbility):
        out.spell = tree
    elif isinstance(tree, (AdditionalCost, AlternativeCost)):
        out.costs += (tree,)
    elif isinstance(tree, LevelBand):
        out.bands += (tree,)
    elif isinstance(tree, Chapter):
        out.chapters += (tree,)
        for number in tree.numbers:  # CR 714.2b-c
            reached = ChapterReached(number)
            out.triggers += ((Triggered(reached, tree.body), pattern_keys(reached), BATTLEFIELD_ONLY),)


def _add_static(out: Compiled, sentence: Node, condition: Node | None, given: frozenset[Zone]) -> None:
    """A sentence of a static ability. One "if" or "as long as" goes with all of its clauses (604.2)."""
    if isinstance(sentence, IfSo):
        for inner in sentence.body:
            _add_static(out, inner, sentence.condition, given)
    elif isinstance(sentence, (Do, May)):
        where = sentence.where if isinstance(sentence, Do) else None
        for clause in sentence.clauses:
            out.statics += (
                StaticClause(clause, condition, given or condition_zones(condition) or static_zones(clause), where),
            )
    elif isinstance(sentence, UnlessPaid):
        for clause in sentence.clauses:  # CR 508.1h, 509.1d, costs to attack and block
            costs = [
                FightCost(p.what, None, p.by, sentence.costs) for p in clause.predicates if isinstance(p, CantPredicate)
            ]
            _add_static(out, clause.replace(predicates=tuple(costs)), condition, given)
    elif isinstance(sentence, Clause):
        out.statics += (
            StaticClause(sentence, condition, given or condition_zones(condition) or static_zones(sentence)),
        )


def activated_zones(tree: Activated | Loyal) -> frozenset[Zone]:
    """CR 113.6k, m: an ability whose cost or effect moves the object out of a zone functions in that zone."""
    if isinstance(tree, Activated):
        for cost in tree.costs:
            if isinstance(cost, DiscardCost) and isinstance(cost.what, This):
                return frozenset({Zone.HAND})
            if isinstance(cost, ExileCost) and isinstance(cost.what, AtZone) and is_this(cost.what.what):
                return frozenset({cost.what.zone})
        zone = _moved_from(tree.body)
        if zone is not None:
            return frozenset({zone})
    return BATTLEFIELD_ONLY


def triggered_zones(tree: Triggered) -> frozenset[Zone]:
    """CR 113.6: on the battlefield, unless the ability says that it functions elsewhere (113.6b, d, k)."""
    event = tree.event
    if isinstance(event, Casts) and is_this(event.what):
        return STACK_ONLY  # CR 113.6h... the "when you cast this spell" trigger functions on the stack
    if isinstance(event, Cycles) and is_this(event.what):
        return EVERYWHERE  # it triggers from wherever the card lands (702.29e)
    if isinstance(event, PutIntoZone) and is_this(event.what):
        return EVERYWHERE  # CR 603.6: zone-change triggers of the object itself look at both zones
    zones = condition_zones(tree.condition)
    if zones:
        return zones
    zone = _moved_from(tree.body)
    return frozenset({zone}) if zone is not None else BATTLEFIELD_ONLY


def condition_zones(condition: Node | None) -> frozenset[Zone]:
    """CR 113.6b: an ability that says in which zone it functions ("as long as this card is in your graveyard")."""
    parts = condition.parts if isinstance(condition, AllOf) else (condition,)
    return frozenset(Zone(p.zone) for p in parts if isinstance(p, InTheZone) and is_this(p.what))


def static_zones(clause: Clause) -> frozenset[Zone]:
    """CR 604.3 and 113.6: characteristic-defining abilities everywhere; what changes casting this spell where it is cast from."""
    this = is_this(clause.subject)
    for predicate in clause.predicates:
        if isinstance(predicate, PTEqual) and this:
            return EVERYWHERE
        if isinstance(predicate, CostChange) and this:
            return EVERYWHERE
        if isinstance(predicate, FlashPermission) and is_this(predicate.what):
            return EVERYWHERE
        if (
            isinstance(predicate, PlayPermission)
            and isinstance(predicate.what, AtZone)
            and is_this(predicate.what.what)
        ):
            return frozenset({predicate.what.zone})  # CR 113.6m, "you may cast this card from your graveyard"
        if isinstance(predicate, WouldInstead) and _moves_this(predicate.event):
            return EVERYWHERE  # CR 113.6b, "if ~ would be put into a graveyard from anywhere"
        if isinstance(predicate, CantPredicate) and this and predicate.what is CantDo.BE_COUNTERED:
            return STACK_ONLY
    return BATTLEFIELD_ONLY


def _moves_this(event: Node) -> bool:
    return isinstance(event, PutIntoZone) and event.from_zone is None and is_this(event.what)


def is_this(node: Node | None) -> bool:
    return isinstance(node, This) or (isinstance(node, It) and node.ref is Ref.THIS)


def _moved_from(body: tuple[Node, ...]) -> Zone | None:
    """ "Return this card from your graveyard to your hand" functions there (113.6k)."""
    for sentence in body:
        for node in sentence.walk():
            if isinstance(node, MoveTo) and isinstance(node.what, AtZone) and is_this(node.what.what):
                return node.what.zone
    return None
