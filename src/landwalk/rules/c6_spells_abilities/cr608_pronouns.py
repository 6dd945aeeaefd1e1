"""Pronouns that would mean nothing: asked when the support of a card is decided, since an instruction about nothing does nothing.

A pronoun was settled when the text was read (Ref). Here a text is gone through as it is followed (608.2c): is there anything that each
pronoun can mean by then?
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from landwalk.abilities.ability import Ability, Activated, Chapter, Loyal, SpellAbility, Triggered
from landwalk.abilities.effect import DealDamage, Draw, MoveTo, PutCounters, WouldInstead
from landwalk.abilities.noun import It, Noun, NounPhrase, Ref, That, ThatPlayer
from landwalk.abilities.sentence import Clause, Delayed, Do, ForEachOne, IfSo, May, Modal, UnlessPaid, WhenYouDo
from landwalk.kernel.node import Node
from landwalk.rules.c1_concepts.cr115_targets import target_phrases, text_order
from landwalk.rules.c6_spells_abilities.cr608_instructions import makes_mention, names_something

_OF_EVENT: Final = frozenset({Ref.EVENT, Ref.EVENT_OTHER, Ref.EVENT_PLAYER})


class _Known:
    """What pronouns can mean at a point of the text: how many targets there are, an event, something done before."""

    __slots__ = ("event", "last", "targets")

    def __init__(self, targets: int, *, event: bool, last: bool) -> None:
        self.targets = targets
        self.event = event
        self.last = last

    def inside(self, more_targets: int = 0, *, event: bool = False) -> _Known:
        return _Known(self.targets + more_targets, event=self.event or event, last=self.last)


def meaningless(ability: Node) -> list[str]:
    """The pronouns of an ability's instructions that can't mean anything, as words for a report; quoted abilities are asked themselves."""
    if not isinstance(ability, (SpellAbility, Activated, Triggered, Loyal, Chapter)):
        return []
    body = ability.body
    known = _Known(len(target_phrases(body)), event=isinstance(ability, Triggered), last=False)
    return list(dict.fromkeys(_sentences(body, known)))


def _sentences(body: tuple[Node, ...], known: _Known) -> Iterator[str]:
    for sentence in body:
        yield from _sentence(sentence, known)


def _sentence(node: Node, known: _Known) -> Iterator[str]:
    if isinstance(node, Do):
        if node.where is not None:
            # What defines X may speak of what the sentence does.
            yield from _pronouns(
                node.where, known.inside() if known.last else _Known(known.targets, event=True, last=True)
            )
        for clause in node.clauses:
            yield from _clause(clause, known)
    elif isinstance(node, Clause):
        yield from _clause(node, known)
    elif isinstance(node, May):
        yield from _pronouns(node.who, known)
        for cost in node.costs:
            yield from _pronouns(cost, known)
        known.last = known.last or bool(node.costs)
        for clause in node.clauses:
            yield from _clause(clause, known)
    elif isinstance(node, IfSo):
        yield from _pronouns(node.condition, known)
        other = known.inside()
        yield from _sentences(node.body, known)
        yield from _sentences(node.otherwise, other)
        known.last = known.last or other.last
    elif isinstance(node, UnlessPaid):
        for clause in node.clauses:
            yield from _clause(clause, known)
        yield from _pronouns(node.who, known)
    elif isinstance(node, ForEachOne):
        yield from _pronouns(node.of, known)
        if target_phrases((node,)):
            yield "a target for each one"
        of = node.of
        if isinstance(of, NounPhrase) and not of.tail and any(core.noun is Noun.CARD for core in of.cores):
            yield "each card, and none is named"  # among those that the sentence before spoke of
        yield from _sentences(node.body, known)
    elif isinstance(node, WhenYouDo):
        yield from _sentences(node.body, known.inside(len(target_phrases(node.body))))
    elif isinstance(node, Delayed):
        yield from _pronouns(node.event, known.inside(event=True))
        yield from _sentences(node.body, known.inside(len(target_phrases(node.body)), event=True))
    elif isinstance(node, Modal):
        for mode in node.modes:
            yield from _sentences(mode.body, known.inside(len(target_phrases(mode.body))))
    else:
        yield from _pronouns(node, known)


def _clause(clause: Clause, known: _Known) -> Iterator[str]:
    yield from _pronouns(clause.subject, known)
    known.last = known.last or makes_mention(clause.subject)
    for predicate in clause.predicates:
        if names_something(predicate) and isinstance(predicate, (DealDamage, PutCounters, MoveTo)):
            # "To each player equal to the number of lands that player controls", "under their owners' control"
            known.last = True
        yield from _pronouns(predicate, known)
        known.last = known.last or names_something(predicate) or isinstance(predicate, Draw)


def _pronouns(node: Node, known: _Known) -> Iterator[str]:
    if isinstance(node, Ability):
        return
    if isinstance(node, WouldInstead):
        known = known.inside(event=True)
    if isinstance(node, (It, That, ThatPlayer)):
        if node.ref is Ref.TARGET and node.n >= known.targets:
            yield f"a pronoun for target {node.n + 1} of {known.targets}"
        elif node.ref in _OF_EVENT and not known.event:
            yield "a pronoun for what happened, where nothing did"
        elif node.ref is Ref.LAST and not known.last:
            yield "a pronoun for what was done before, where nothing was"
        return
    for name in text_order(node):
        value = getattr(node, name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Node):
                yield from _pronouns(part, known)
