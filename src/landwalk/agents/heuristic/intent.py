"""Is a spell or ability meant for one's own things or for the opponent's? Read from its tree, once per tree."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

from landwalk.abilities import effect as e
from landwalk.abilities.ability import Activated, KeywordAbility, Loyal, SpellAbility, Triggered
from landwalk.abilities.amount import Negative, Number
from landwalk.abilities.sentence import Clause, Modal, Predicate
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Zone

#: Trees are immutable and few: what is read from one is read once.
_once_for_each_text = lru_cache(maxsize=20_000)


class Intent(Enum):
    """What a target phrase of the text is for."""

    HARM = "harm"
    HELP = "help"
    ANY = "any"


#: By class name, so that keyword actions (a package of their own) need no import here.
_HARM = frozenset(
    {
        "Destroy",
        "Exile",
        "Sacrifice",
        "Counter",
        "DealDamage",
        "LoseLife",
        "Discard",
        "Mill",
        "Tap",
        "Cant",
        "LoseAbilities",
        "GainControl",
        "Fight",
    }
)
_HELP = frozenset(
    {
        "Untap",
        "Regenerate",
        "GainAbilities",
        "PreventDamage",
        "Draw",
        "GainLife",
        "Attach",
        "CopySpell",
        "CanBlockMore",
    }
)


def is_target(node: Node) -> bool:
    return bool(getattr(node, "is_target", False))


def of_predicate(predicate: Predicate) -> Intent:
    """For whatever the predicate acts on."""
    name = type(predicate).__name__
    if isinstance(predicate, e.GetPT):
        worse = any(
            isinstance(a, Negative) or (isinstance(a, Number) and a.n < 0)
            for a in (predicate.power, predicate.toughness)
        )
        return Intent.HARM if worse else Intent.HELP
    if isinstance(predicate, e.PutCounters):
        return Intent.HARM if predicate.kind.startswith("-") else Intent.HELP
    if isinstance(predicate, e.MoveTo):
        from_grave = any(getattr(n, "zone", None) is Zone.GRAVEYARD for n in predicate.what.walk())
        return Intent.HELP if from_grave or predicate.to is Zone.BATTLEFIELD else Intent.HARM
    if name in _HARM:
        return Intent.HARM
    return Intent.HELP if name in _HELP else Intent.ANY


_known: dict[Node, tuple[tuple[Node, Intent], ...]] = {}


def intents(tree: Node) -> tuple[tuple[Node, Intent], ...]:
    """(target phrase, what for) pairs of a text, in text order."""
    found = _known.get(tree)
    if found is None:
        out: list[tuple[Node, Intent]] = []
        for node in tree.walk():
            if isinstance(node, Clause):
                for predicate in node.predicates:
                    meant = of_predicate(predicate)
                    if is_target(node.subject) and predicate is node.predicates[0]:
                        out.append((node.subject, _subject(predicate, meant)))
                    out.extend((below, meant) for below in predicate.walk() if is_target(below))
        found = tuple(out)
        _known[tree] = found
    return found


def _subject(predicate: Predicate, meant: Intent) -> Intent:
    """The target is the subject: a player who draws is helped, one who discards is harmed; a creature that deals damage is one's own."""
    if type(predicate).__name__ in ("DealDamage", "Fight"):
        return Intent.HELP
    return meant


@_once_for_each_text
def damage(tree: Node) -> int:
    """The fixed damage that the text deals to a target, 0 if it deals none."""
    for node in tree.walk():
        if isinstance(node, e.DealDamage) and isinstance(node.amount, Number) and is_target(node.to):
            return node.amount.n
    return 0


@_once_for_each_text
def is_trick(tree: Node) -> bool:
    """A pump that ends with the turn: wasted outside combat."""
    for node in tree.walk():
        if (
            isinstance(node, Clause)
            and node.duration is not None
            and any(isinstance(p, e.GetPT) for p in node.predicates)
        ):
            return of_predicate(node.predicates[0]) is Intent.HELP
    return False


@_once_for_each_text
def pump(tree: Node) -> tuple[int, int]:
    """The fixed bonus that a trick gives, (0, 0) where it counts something."""
    for node in tree.walk():
        if isinstance(node, e.GetPT) and isinstance(node.power, Number) and isinstance(node.toughness, Number):
            return node.power.n, node.toughness.n
    return 0, 0


@_once_for_each_text
def counters_spells(tree: Node) -> bool:
    return any(type(node).__name__ == "Counter" for node in tree.walk() if isinstance(node, Predicate))


@_once_for_each_text
def sacrifices(tree: Node) -> bool:
    """Does it cost a permanent?"""
    return any(type(node).__name__ == "SacrificeCost" for node in tree.walk())


def bodies(abilities: tuple[Node, ...]) -> list[Node]:
    """The parts of a card that are done when it is cast or enters."""
    return [a for a in abilities if isinstance(a, (SpellAbility, Triggered, KeywordAbility, Modal))]


def activated(tree: Node) -> bool:
    return isinstance(tree, (Activated, Loyal))
