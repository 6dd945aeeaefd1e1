"""Determiners, nouns, adjectives, and the noun phrases made of them."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar, Final

from landwalk.kernel.native import mypyc_attr
from landwalk.kernel.node import Node, register_enum


@register_enum
class Det(StrEnum):
    """The determiner. Numbers start at two: one is A, TARGET."""

    A = "a"  # one, chosen when the instruction is followed (or any one, in conditions and events)
    COUNT = "count"  # `count` of them
    UP_TO = "up_to"  # up to `count`
    ANY_NUMBER = "any_number"
    TARGET = "target"  # one target, or `count` targets
    UP_TO_TARGET = "up_to_target"  # up to `count` targets (None: one)
    ANY_NUMBER_TARGET = "any_number_target"
    ALL = "all"  # all of them; each / all / bare plural are style
    THE = "the"  # the one that there is: "the top card of", "the sacrificed creature"
    NO = "no"  # none, in conditions
    ONE_OR_MORE = "one_or_more"  # in events: once for all of them
    ANY = "any"  # "any creature": whichever the reader likes
    HALF_UP = "half_up"  # "half the creatures they control, rounded up" (CR 107.1a)
    HALF_DOWN = "half_down"


TARGET_DETS: Final = frozenset({Det.TARGET, Det.UP_TO_TARGET, Det.ANY_NUMBER_TARGET})


@register_enum
class AllStyle(StrEnum):
    """Mark of style: how "all of them" is worded."""

    BARE = "bare"
    ALL = "all"
    EACH = "each"


@register_enum
class Noun(StrEnum):
    """The head noun when it isn't a type word."""

    TYPE = "type"  # the type or subtype words are the noun: "artifact creature", "Goblin"
    CARD = "card"
    SPELL = "spell"
    PERMANENT = "permanent"
    TOKEN = "token"
    SOURCE = "source"
    ABILITY = "ability"
    ACTIVATED = "activated_ability"
    TRIGGERED = "triggered_ability"
    SPELL_OR_ABILITY = "spell_or_ability"


@register_enum
class Status(StrEnum):
    """Adjectives that are asked of the state, not of characteristics."""

    OTHER = "other"  # another, other: not the object whose text this is (or not the one just named)
    TAPPED = "tapped"
    UNTAPPED = "untapped"
    ATTACKING = "attacking"
    BLOCKING = "blocking"
    ATTACKING_OR_BLOCKING = "attacking_or_blocking"
    BLOCKED = "blocked"
    UNBLOCKED = "unblocked"
    TOKEN = "token"  # "token creature"
    NONTOKEN = "nontoken"
    ENCHANTED = "enchanted"
    EQUIPPED = "equipped"
    MODIFIED = "modified"
    HISTORIC = "historic"
    FACE_DOWN = "face_down"
    MULTICOLORED = "multicolored"
    MONOCOLORED = "monocolored"
    COLORLESS = "colorless"
    CHOSEN = "chosen"
    SUSPENDED = "suspended"
    RENOWNED = "renowned"
    KICKED = "kicked"
    COMMANDER = "commander"
    PERMANENT = "permanent"  # "permanent card", "permanent spell": of a permanent type (110.4a)


class Core(Node):
    """Adjectives and noun. Words of one slot are all required, but those of `any_types` (one suffices: "instant or sorcery card").

    nons: words that the object must not have ("nonblack", "noncreature", "nonbasic", "non-Elf"), as the word itself
    ("B", "creature", "basic", "Elf").
    """

    __slots__ = (
        "any_types", "colors", "conjunction", "nons", "noun", "order", "status", "subtypes", "supertypes", "types"
    )  # fmt: skip
    type_words: ClassVar[frozenset[str]] = frozenset({"colors", "subtypes", "nons"})
    unordered: ClassVar[frozenset[str]] = frozenset(
        {"types", "subtypes", "colors", "supertypes", "nons", "status", "any_types"}
    )
    marks: ClassVar[frozenset[str]] = frozenset({"conjunction", "order"})

    def __init__(
        self,
        noun: Noun = Noun.TYPE,
        types: tuple[str, ...] = (),
        subtypes: tuple[str, ...] = (),
        colors: tuple[str, ...] = (),
        supertypes: tuple[str, ...] = (),
        nons: tuple[str, ...] = (),
        status: tuple[Status, ...] = (),
        any_types: tuple[str, ...] = (),
        conjunction: str = "",
        order: str = "",
    ) -> None:
        self.conjunction = conjunction  # mark: "and", "or", "and/or" between any_types; "": the usual one
        self.order = order  # mark: slot names of the adjectives as they stand, where that isn't the usual order
        self.noun = noun
        self.types = types
        self.subtypes = subtypes
        self.colors = colors
        self.supertypes = supertypes
        self.nons = nons
        self.status = status
        self.any_types = any_types


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier(Node):
    """What stands behind the noun. A phrase's modifiers are sorted by class name when the phrase is made."""

    __slots__ = ()


class NounPhrase(Node):
    """Determiner, one or more cores under it ("target artifact or enchantment"), and modifiers.

    count: an Amount node, for determiners that have a number.
    """

    __slots__ = ("choice", "conjunction", "cores", "count", "det", "order", "style", "tail")
    marks: ClassVar[frozenset[str]] = frozenset({"style", "choice", "conjunction", "order"})
    unordered: ClassVar[frozenset[str]] = frozenset({"cores"})

    def __init__(
        self,
        det: Det,
        cores: tuple[Core, ...],
        tail: tuple[Modifier, ...] = (),
        count: Node | None = None,
        style: AllStyle | None = None,
        choice: str = "",
        conjunction: str = "",
        order: str = "",
    ) -> None:
        self.conjunction = conjunction  # mark: "and", "or", "and/or" between the cores; "": the usual one
        self.order = order  # mark: class names of the modifiers as they stand, where that isn't the usual order
        self.choice = choice  # mark: "their" ("of their choice"), said by the newest texts where it goes without saying
        self.det = det
        self.cores = cores
        self.tail = tuple(sorted(tail, key=lambda m: type(m).__name__))
        self.count = count
        self.style = style

    @property
    def is_target(self) -> bool:
        return self.det in TARGET_DETS


class AnyTarget(Node):
    """ "any target": creature, player, planeswalker or battle (CR 115.4). det is a target determiner; other: "another target"."""

    __slots__ = ("count", "det", "status")

    def __init__(self, det: Det = Det.TARGET, count: Node | None = None, status: tuple[Status, ...] = ()) -> None:
        self.det = det
        self.count = count
        self.status = status

    @property
    def is_target(self) -> bool:
        return True


class PlayerOrPermanentTarget(Node):
    """ "target player or planeswalker", "target creature or player", "target opponent or planeswalker"."""

    __slots__ = ("cores", "det", "players")

    def __init__(self, players: Node, cores: tuple[Core, ...], det: Det = Det.TARGET) -> None:
        self.players = players
        self.cores = cores
        self.det = det

    @property
    def is_target(self) -> bool:
        return True
