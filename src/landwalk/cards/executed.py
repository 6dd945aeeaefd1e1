"""Whether the rules execute every node of a tree: a face counts as supported only then.

Each family of nodes has a registry where the rule that executes a class enters it; a class that isn't there would be a word that does
nothing, or an error in the middle of a game.
"""

from __future__ import annotations

from collections.abc import Container, Iterator

from landwalk.abilities import effect as e
from landwalk.abilities.ability import Ability, KeywordAbility, KeywordLine, Reminder, Static
from landwalk.abilities.amount import Amount
from landwalk.abilities.attaching import DoesntRemove
from landwalk.abilities.combat import AssignDamage, BlockerCount, FightCost, MayAssignUnblocked
from landwalk.abilities.condition import Condition
from landwalk.abilities.noun import Core, Modifier
from landwalk.abilities.pattern import EitherEvent, EventPattern
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.abilities.several import CantCause, MayNotUntap
from landwalk.cards.reading import Declined
from landwalk.kernel.node import Node
from landwalk.rules.c6_spells_abilities.cr608_pronouns import meaningless
from landwalk.rules.c6_spells_abilities.cr608_support import not_followed

#: Predicates that the rules read from static abilities: layers (CR 613), restrictions and requirements (508, 509, 101.2), costs (601.2f),
#: permissions, replacement effects (614).
STATIC_PREDICATES: frozenset[type[Predicate]] = frozenset(
    {
        AssignDamage,
        BlockerCount,
        DoesntRemove,
        FightCost,
        MayAssignUnblocked,
        CantCause,
        MayNotUntap,
        e.AsEnters,
        e.AsThough,
        e.BasePT,
        e.Become,
        e.CanBlockMore,
        e.Cant,
        e.CastUsing,
        e.CostChange,
        e.Enter,
        e.FlashPermission,
        e.GainAbilities,
        e.GainControl,
        e.GetPT,
        e.HandSizeIs,
        e.LookAnyTime,
        e.LoseAbilities,
        e.Must,
        e.OnlyBlock,
        e.PTEqual,
        e.PlayAdditionalLands,
        e.PlayPermission,
        e.PreventDamage,
        e.SwitchPT,
        e.WouldInstead,
    }
)

#: Restrictions that no rule asks about yet.
_UNASKED = frozenset({e.CantDo.ENTER, e.CantDo.LEAVE_GRAVEYARD})

_FAMILIES: tuple[tuple[type[Node], str], ...] = (
    (Amount, "amount"),
    (Condition, "condition"),
    (EventPattern, "event"),
    (Modifier, "modifier"),
)


class Registries:
    """What the rules execute now: keyword names, classes by family, statuses of nouns."""

    __slots__ = ("classes", "done", "keywords", "statuses")

    def __init__(
        self,
        keywords: Container[str],
        done: Container[type[Node]],
        classes: dict[str, Container[type[Node]]],
        statuses: Container[object],
    ) -> None:
        self.keywords = keywords
        self.done = done
        self.classes = classes
        self.statuses = statuses


def registries() -> Registries:
    """The registries of all rules, actions and keywords; loads them all."""
    from landwalk import keywords
    from landwalk.actions.world import EXECUTE
    from landwalk.rules import matching
    from landwalk.rules.c6_spells_abilities.cr603_matching import MATCHERS
    from landwalk.rules.conditions import CONDITIONS
    from landwalk.rules.questions import KEYWORDS
    from landwalk.rules.statuses import STATUS
    from landwalk.rules.values import VALUES

    keywords.load_all()
    families: dict[str, Container[type[Node]]] = {
        "amount": VALUES,
        "condition": CONDITIONS,
        "event": MATCHERS,
        "modifier": matching.MODIFIERS,
    }
    return Registries(KEYWORDS, EXECUTE, families, STATUS)


def unexecuted(trees: tuple[Node, ...], known: Registries) -> tuple[Declined, ...]:
    """One reason for each thing in the trees that no rule executes, each once, in text order."""
    found: dict[str, None] = {}
    for tree in trees:
        for phrase in _missing(tree, known, static=False):
            found[phrase] = None
    return tuple(Declined(phrase, key="not executed") for phrase in found)


def _missing(node: Node, known: Registries, *, static: bool) -> Iterator[str]:
    if isinstance(node, Reminder):
        return
    if isinstance(node, KeywordAbility):
        if node.name not in known.keywords:
            yield f"keyword: {node.name}"
    elif isinstance(node, Ability) and not isinstance(node, KeywordLine):
        # A quoted ability inside another one begins anew.
        static = isinstance(node, Static)
        yield from meaningless(node)
    elif isinstance(node, e.NameIs):
        pass  # an exception of a copy effect, which CR 707.9 applies wherever it stands
    elif isinstance(node, Predicate):
        if type(node) not in (STATIC_PREDICATES if static else known.done):
            yield f"{'static effect' if static else 'effect'}: {type(node).__name__}"
        if isinstance(node, e.Cant) and node.what in _UNASKED:
            yield f"restriction: {node.what.value}"
        # What is done as something enters, or instead of an event, is done like an instruction (CR 614.12, 614.6).
        static = static and not isinstance(node, e.Enter | e.AsEnters | e.WouldInstead)
    elif isinstance(node, Core):
        yield from (f"status: {status.value}" for status in node.status if status not in known.statuses)
    elif isinstance(node, Clause) and not static:
        yield from not_followed(node)
    else:
        for family, name in _FAMILIES:
            # The matching takes an EitherEvent apart, so no class of its own stands in the registry.
            if isinstance(node, family) and type(node) not in known.classes[name] and type(node) is not EitherEvent:
                yield f"{name}: {type(node).__name__}"
    for child in node.children():
        yield from _missing(child, known, static=static)
