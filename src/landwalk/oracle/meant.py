"""Marks of style that make a difference after all, where they do: kept when trees are put in the one way of saying them (`meaning.plain`).

- "return it to the battlefield" or "put it", where no controller is named: under its owner's control, or that of who puts it (CR 110.2a);
  cards in your own zones have you as their owner;
- "spells you cast" or "spells you control": a copy of a spell isn't cast (CR 707.10);
- the name or "this creature" in an ability that another object gets: the name is the object that grants it (CR 201.5a);
- a copy of "that card" or of "that creature", which has left: the card, or the creature as it last was (CR 608.2h);
- tokens that an effect would create, or that would be created (CR 614.1a);
- "after this phase" or "after this main phase" (CR 500.8);
- whose library is shuffled although nothing is shuffled into it (CR 701.24d).
"""

from __future__ import annotations

from landwalk.abilities.effect import AdditionalPhase, Become, GainAbilities, MoveTo
from landwalk.abilities.more_tokens import TokenChange
from landwalk.abilities.noun import YOU, Controlled, InZone, It, Noun, NounPhrase, Ref, That, This, ThisWord
from landwalk.abilities.noun.phrases import Modifier
from landwalk.abilities.sentence import Clause
from landwalk.abilities.token import TokenSpec
from landwalk.actions.create import CreateCopy
from landwalk.actions.shuffle import ShuffleInto
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Zone

_OWN_ZONES = (Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD)
_NAMES = (ThisWord.NAME, ThisWord.NAMES, ThisWord.SHORT_NAME)


class Meant(Modifier):
    """A part of a text, with what its mark of style says."""

    __slots__ = ("how", "what")

    def __init__(self, what: Node, how: Node | str) -> None:
        self.what = what
        self.how = how


def kept(node: Node) -> Node:
    """The node with what its mark of style says, if that makes a difference. For `Node.map`."""
    if isinstance(node, Controlled) and node.verb == "cast":
        return Meant(node, node.verb)
    if isinstance(node, MoveTo) and node.to is Zone.BATTLEFIELD and node.under is None and not _yours(node.what):
        return Meant(node, node.verb)
    if isinstance(node, AdditionalPhase | TokenChange) and node.style:
        return Meant(node, node.style)
    if isinstance(node, ShuffleInto):
        return Meant(node, node.whose)
    if isinstance(node, CreateCopy) and isinstance(of := node.of, That):
        return Meant(node, "card") if of.core.noun is Noun.CARD or of.word == "the exiled" else node
    if isinstance(node, TokenSpec) and node.abilities:
        return node.replace(abilities=tuple(a.map(_granter) for a in node.abilities))
    if isinstance(node, Clause) and not _is_this(node.subject):
        predicates = tuple(_granted(p) for p in node.predicates)
        return node if predicates == node.predicates else node.replace(predicates=predicates)
    return node


def _yours(what: Node) -> bool:
    """Cards in a zone of yours that holds your own cards alone (CR 400.3)."""
    tail = what.tail if isinstance(what, NounPhrase) else ()
    return any(isinstance(m, InZone) and m.zone in _OWN_ZONES and m.whose == YOU for m in tail)


def _is_this(node: Node) -> bool:
    return isinstance(node, This) or (isinstance(node, It) and node.ref is Ref.THIS)


def _granted(predicate: Node) -> Node:
    if isinstance(predicate, GainAbilities | Become) and predicate.abilities:
        return predicate.replace(abilities=tuple(a.map(_granter) for a in predicate.abilities))
    return predicate


def _granter(node: Node) -> Node:
    return Meant(node, "granter") if isinstance(node, This) and node.word in _NAMES else node
