"""Abilities (CR 113): what a line of rules text is."""

from __future__ import annotations

from typing import ClassVar

from landwalk.kernel.node import Node


class Ability(Node):
    __slots__ = ()


class SpellAbility(Ability):
    """The instructions of an instant or sorcery (113.3a): sentences in order. `word`: an ability or flavour word, a mark.

    breaks: mark, which sentences begin a new line (lines that speak of each other's targets are one ability).
    """

    __slots__ = ("body", "breaks", "word")
    marks: ClassVar[frozenset[str]] = frozenset({"word", "breaks"})

    def __init__(self, body: tuple[Node, ...], word: str = "", breaks: tuple[int, ...] = ()) -> None:
        self.breaks = breaks
        self.body = body
        self.word = word


class Activated(Ability):
    """Cost: effect (113.3b, 602). restrictions: Timing and other conditions ("Activate only if ...")."""

    __slots__ = ("body", "costs", "restrictions", "word")
    marks: ClassVar[frozenset[str]] = frozenset({"word"})

    def __init__(
        self,
        costs: tuple[Node, ...],
        body: tuple[Node, ...],
        restrictions: tuple[Node, ...] = (),
        word: str = "",
    ) -> None:
        self.costs = costs
        self.body = body
        self.restrictions = restrictions
        self.word = word


class Triggered(Ability):
    """When/whenever/at (113.3c, 603). condition: the intervening "if" (603.4). limits: "this ability triggers only once each turn".

    word is a mark (ability word); when is a mark ("when", "whenever", "at").
    """

    __slots__ = ("body", "condition", "event", "limits", "when", "word")
    marks: ClassVar[frozenset[str]] = frozenset({"word", "when"})

    def __init__(
        self,
        event: Node,
        body: tuple[Node, ...],
        condition: Node | None = None,
        limits: tuple[Node, ...] = (),
        when: str = "when",
        word: str = "",
    ) -> None:
        self.event = event
        self.body = body
        self.condition = condition
        self.limits = limits
        self.when = when
        self.word = word


class Static(Ability):
    """A static ability (113.3d, 604): clauses whose predicates are continuous effects, restrictions, permissions,
    replacement effects ("enters tapped"), cost changes. condition: "as long as ..."."""

    __slots__ = ("body", "condition", "place", "word")
    marks: ClassVar[frozenset[str]] = frozenset({"word", "place"})

    def __init__(
        self, body: tuple[Node, ...], condition: Node | None = None, word: str = "", place: str = "after"
    ) -> None:
        self.body = body
        self.condition = condition
        self.word = word
        self.place = place  # mark: does the condition stand before or after the clause


class KeywordAbility(Ability):
    """A keyword (702) with its parameters: costs, numbers (Number nodes), noun phrases, words ("Island", "snow Swamp").

    name is the key of the keyword's module (its name in the CR glossary, lower case: "first strike", "landwalk").
    params: nodes, each as the keyword's module defines.
    """

    __slots__ = ("name", "params")

    def __init__(self, name: str, params: tuple[Node, ...] = ()) -> None:
        self.name = name
        self.params = params


class KeywordLine(Ability):
    """Only in texts, never on an object: keywords on one line, joined by commas. `Face.abilities` has the single keywords."""

    __slots__ = ("keywords", "separators", "style", "word")
    marks: ClassVar[frozenset[str]] = frozenset({"separators", "style", "word"})

    def __init__(
        self, keywords: tuple[KeywordAbility, ...], separators: tuple[str, ...] = (), word: str = "", style: str = ""
    ) -> None:
        self.keywords = keywords
        self.separators = separators  # mark: "," or ";" before each keyword after the first
        self.style = style  # mark: "" as printed today, "old" in an older wording of its language
        self.word = word  # mark: ability or flavour word


class Loyal(Ability):
    """A loyalty ability (606): an activated ability with a loyalty cost."""

    __slots__ = ("body", "cost")

    def __init__(self, cost: Node, body: tuple[Node, ...]) -> None:
        self.cost = cost
        self.body = body


class AdditionalCost(Ability):
    """ "As an additional cost to cast this spell, sacrifice a creature" (601.2b, 118.8). optional: "must", "may", or a payment's kind
    for a cost that may be paid any number of times."""

    __slots__ = ("costs", "optional")

    def __init__(self, costs: tuple[Node, ...], optional: str = "must") -> None:
        self.costs = costs
        self.optional = optional


class AlternativeCost(Ability):
    """ "You may pay {0} rather than pay this spell's mana cost" (118.9). condition: "if ..."."""

    __slots__ = ("condition", "costs")

    def __init__(self, costs: tuple[Node, ...], condition: Node | None = None) -> None:
        self.costs = costs
        self.condition = condition


class LevelBand(Ability):
    """A leveler's striation (711): from level `least` to `most` (-1: and up) it has this power, toughness and abilities."""

    __slots__ = ("abilities", "least", "most", "power", "toughness")

    def __init__(self, least: int, most: int, power: int, toughness: int, abilities: tuple[Ability, ...]) -> None:
        self.least = least
        self.most = most
        self.power = power
        self.toughness = toughness
        self.abilities = abilities


class Chapter(Ability):
    """A Saga's chapter ability (714): numbers of the chapters and what they do."""

    __slots__ = ("body", "numbers")

    def __init__(self, numbers: tuple[int, ...], body: tuple[Node, ...]) -> None:
        self.numbers = numbers
        self.body = body


class Reminder(Node):
    """Reminder text (207.2): skipped in reading, printed from the keyword's own words. Never executed."""

    __slots__ = ()
