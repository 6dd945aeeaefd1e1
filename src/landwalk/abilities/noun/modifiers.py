"""Modifiers: what stands behind the noun."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from landwalk.abilities.noun.phrases import Modifier
from landwalk.kernel.node import Node, register_enum
from landwalk.kernel.zones import Zone


class Controlled(Modifier):
    """ "you control", "an opponent controls"; verb is a mark: "control", or "cast" ("spells you cast")."""

    __slots__ = ("by", "verb")
    marks: ClassVar[frozenset[str]] = frozenset({"verb"})

    def __init__(self, by: Node, verb: str = "control") -> None:
        self.by = by
        self.verb = verb


class AmongLast(Modifier):
    """ "from it", "from among them": among the cards that were just revealed or looked at. words is a mark."""

    __slots__ = ("words",)
    marks: ClassVar[frozenset[str]] = frozenset({"words"})

    def __init__(self, words: str = "it") -> None:
        self.words = words


class NotControlled(Modifier):
    """ "you don't control"."""

    __slots__ = ("by",)

    def __init__(self, by: Node) -> None:
        self.by = by


class Owned(Modifier):
    __slots__ = ("by",)

    def __init__(self, by: Node) -> None:
        self.by = by


class InZone(Modifier):
    """ "from your graveyard", "in your hand", "in exile", "from among them" is not this. whose: a player node, or None for any/none."""

    __slots__ = ("preposition", "whose", "zone")
    marks: ClassVar[frozenset[str]] = frozenset({"preposition"})

    def __init__(self, zone: Zone, whose: Node | None = None, preposition: str = "from") -> None:
        self.zone = zone
        self.whose = whose
        self.preposition = preposition


class WithKeyword(Modifier):
    """ "with flying": keyword is a KeywordAbility node (abilities/ability.py)."""

    __slots__ = ("keyword",)

    def __init__(self, keyword: Node) -> None:
        self.keyword = keyword


class WithoutKeyword(Modifier):
    __slots__ = ("keyword",)

    def __init__(self, keyword: Node) -> None:
        self.keyword = keyword


class WithCounter(Modifier):
    """ "with a +1/+1 counter on it"; kind "" is any counter."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind = kind


@register_enum
class Stat(StrEnum):
    POWER = "power"
    TOUGHNESS = "toughness"
    MANA_VALUE = "mana_value"
    LOYALTY = "loyalty"
    POWER_AND_TOUGHNESS = "total_power_and_toughness"


@register_enum
class Compare(StrEnum):
    EQUAL = "="
    AT_LEAST = ">="
    AT_MOST = "<="
    MORE = ">"
    LESS = "<"


class WithStat(Modifier):
    """ "with power 2 or less", "with mana value X"."""

    __slots__ = ("amount", "compare", "stat")

    def __init__(self, stat: Stat, compare: Compare, amount: Node) -> None:
        self.stat = stat
        self.compare = compare
        self.amount = amount


class Named(Modifier):
    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


@register_enum
class Choice(StrEnum):
    """What kind of thing was chosen (607.2d)."""

    COLOR = "color"
    CREATURE_TYPE = "creature_type"
    LAND_TYPE = "land_type"
    BASIC_LAND_TYPE = "basic_land_type"
    CARD_TYPE = "card_type"
    CARD_NAME = "card_name"
    PLAYER = "player"
    OPPONENT = "opponent"
    NUMBER = "number"


class OfChosen(Modifier):
    """ "of the chosen type", "of the chosen color", "with the chosen name"."""

    __slots__ = ("what",)

    def __init__(self, what: Choice) -> None:
        self.what = what


class Attached(Modifier):
    """ "attached to it", "attached to a creature you control"."""

    __slots__ = ("to",)

    def __init__(self, to: Node) -> None:
        self.to = to


class Targeting(Modifier):
    """ "that targets ~", "that targets a creature you control": for spells and abilities."""

    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


class Blocking(Modifier):
    """ "blocking it", "blocked by it": relation "blocking" or "blocked_by"."""

    __slots__ = ("relation", "what")

    def __init__(self, relation: str, what: Node) -> None:
        self.relation = relation
        self.what = what


class AttackingWhom(Modifier):
    """ "attacking you", "attacking you or a planeswalker you control"."""

    __slots__ = ("planeswalkers", "whom")

    def __init__(self, whom: Node, planeswalkers: str = "no") -> None:
        self.whom = whom
        self.planeswalkers = planeswalkers


@register_enum
class Happened(StrEnum):
    """Relative clauses that ask this turn's history."""

    DEALT_DAMAGE = "was_dealt_damage"
    ENTERED = "entered"
    ATTACKED = "attacked"
    BLOCKED = "blocked"
    DIED = "was_put_there_from_battlefield"


class HappenedThisTurn(Modifier):
    """ "that was dealt damage this turn", "that entered this turn"."""

    __slots__ = ("what",)

    def __init__(self, what: Happened) -> None:
        self.what = what


class ShareType(Modifier):
    """ "that shares a creature type with it", "that shares a color with it"."""

    __slots__ = ("negated", "what", "with_")

    def __init__(self, what: Choice, with_: Node, negated: str = "shares") -> None:
        self.what = what
        self.with_ = with_
        self.negated = negated  # "shares", or "doesnt" ("that doesn't share a creature type with ...")


class TopCards(Node):
    """ "the top card of your library", "the top three cards of target player's library" (CR 401.5)."""

    __slots__ = ("amount", "whose")

    def __init__(self, amount: Node, whose: Node) -> None:
        self.amount = amount
        self.whose = whose


class WholeZone(Node):
    """ "target player's graveyard", "all graveyards" (whose None): all cards there."""

    __slots__ = ("whose", "zone")

    def __init__(self, zone: Zone, whose: Node | None) -> None:
        self.zone = zone
        self.whose = whose


class Damage(Node):
    """ "damage", as what can't be prevented (CR 615.12)."""

    __slots__ = ()


class OnTop(Modifier):
    """ "from the top of your library": the top card of a library (401.5)."""

    __slots__ = ("whose",)

    def __init__(self, whose: Node) -> None:
        self.whose = whose
