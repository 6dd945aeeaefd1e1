"""Noun phrases: which objects and players a text speaks of. Rules match them through a look (rules/matching.py)."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from landwalk.kernel.node import Node, register_enum
from landwalk.kernel.zones import Zone


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


TARGET_DETS = frozenset({Det.TARGET, Det.UP_TO_TARGET, Det.ANY_NUMBER_TARGET})


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


class Modifier(Node):
    """What stands behind the noun. A phrase's modifiers are sorted by class name when the phrase is made."""

    __slots__ = ()


class NounPhrase(Node):
    """Determiner, one or more cores under it ("target artifact or enchantment"), and modifiers.

    count: an Amount node, for determiners that have a number.
    """

    __slots__ = ("choice", "conjunction", "cores", "count", "det", "order", "style", "tail")
    marks: ClassVar[frozenset[str]] = frozenset({"style", "choice", "conjunction", "order"})

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


# --- references ---------------------------------------------------------------------------------


@register_enum
class ThisWord(StrEnum):
    """Mark of style: how the object names itself."""

    NAME = "name"
    CREATURE = "creature"
    ARTIFACT = "artifact"
    ENCHANTMENT = "enchantment"
    LAND = "land"
    AURA = "Aura"
    EQUIPMENT = "Equipment"
    VEHICLE = "Vehicle"
    PERMANENT = "permanent"
    SPELL = "spell"
    CARD = "card"
    TOKEN = "token"
    IT = "it"
    SHORT_NAME = "short_name"  # the first name of a legend
    SIEGE = "Siege"
    SAGA = "Saga"
    SPACECRAFT = "Spacecraft"
    PLANESWALKER = "planeswalker"
    ROOM = "Room"
    CLASS = "Class"
    CASE = "Case"


class This(Node):
    """The object whose text this is: its own name, "this creature", ... (CR 201.5)."""

    __slots__ = ("word",)
    marks: ClassVar[frozenset[str]] = frozenset({"word"})

    def __init__(self, word: ThisWord = ThisWord.NAME) -> None:
        self.word = word


@register_enum
class Ref(StrEnum):
    """What a pronoun or "that creature" refers to; settled when the text is read."""

    THIS = "this"  # the object whose text it is
    SUBJECT = "subject"  # the subject of the clause (each one for itself, when there are several)
    EVENT = "event"  # the object that the trigger event is about
    EVENT_OTHER = "event_other"  # the second object of the event: what was blocked, damaged, ...
    EVENT_PLAYER = "event_player"  # the player of the event
    TARGET = "target"  # the n-th target phrase (from 0) of this ability or mode
    LAST = "last"  # what the previous instruction moved, made, revealed or chose
    HOST = "host"  # the enchanted or equipped object
    COST = "cost"  # what was sacrificed, exiled, discarded or tapped as a cost
    LINKED = "linked"  # what was exiled with this object (607)


class It(Node):
    """A pronoun: it, they, them. `n` counts target phrases from 0 where ref is TARGET. number is a mark: "one" or "many"."""

    __slots__ = ("n", "number", "ref")
    marks: ClassVar[frozenset[str]] = frozenset({"number"})

    def __init__(self, ref: Ref, n: int = 0, number: str = "one") -> None:
        self.ref = ref
        self.n = n
        self.number = number


class That(Node):
    """ "that creature", "those cards", "the sacrificed creature": a pronoun with a noun.

    Marks: number ("one" or "many"), core, word ("that", "the", "the sacrificed", "the exiled", ...).
    """

    __slots__ = ("core", "n", "number", "ref", "word")
    marks: ClassVar[frozenset[str]] = frozenset({"number", "core", "word"})

    def __init__(self, core: Core, ref: Ref, n: int = 0, number: str = "one", word: str = "that") -> None:
        self.word = word
        self.core = core
        self.ref = ref
        self.n = n
        self.number = number


class Host(Node):
    """ "enchanted creature", "equipped creature", "enchanted player": what this Aura or Equipment is attached to (303.4, 301.5)."""

    __slots__ = ("core", "status")

    def __init__(self, status: Status, core: Core) -> None:
        self.status = status
        self.core = core


class Both(Node):
    """Several noun phrases as one: "this creature and target creature", "you and that player"."""

    __slots__ = ("parts",)

    def __init__(self, parts: tuple[Node, ...]) -> None:
        self.parts = parts


class AtZone(Node):
    """ "this card from your graveyard", "it from exile": a reference, with the zone where it must be."""

    __slots__ = ("preposition", "what", "whose", "zone")
    marks: ClassVar[frozenset[str]] = frozenset({"preposition"})

    def __init__(self, what: Node, zone: Zone, whose: Node | None = None, preposition: str = "from") -> None:
        self.what = what
        self.zone = zone
        self.whose = whose
        self.preposition = preposition


# --- players ------------------------------------------------------------------------------------


@register_enum
class Who(StrEnum):
    YOU = "you"
    A_PLAYER = "a_player"
    AN_OPPONENT = "an_opponent"
    EACH_PLAYER = "each_player"
    EACH_OPPONENT = "each_opponent"
    EACH_OTHER_PLAYER = "each_other_player"
    TARGET_PLAYER = "target_player"
    TARGET_OPPONENT = "target_opponent"
    DEFENDING_PLAYER = "defending_player"
    ACTIVE_PLAYER = "active_player"
    CHOSEN_PLAYER = "chosen_player"
    ENCHANTED_PLAYER = "enchanted_player"


TARGET_WHO = frozenset({Who.TARGET_PLAYER, Who.TARGET_OPPONENT})
EACH_WHO = frozenset({Who.EACH_PLAYER, Who.EACH_OPPONENT, Who.EACH_OTHER_PLAYER})


class PlayerPhrase(Node):
    """A player or players. style: "each" / "all" ("each opponent", "your opponents") is a mark."""

    __slots__ = ("style", "who")
    marks: ClassVar[frozenset[str]] = frozenset({"style"})

    def __init__(self, who: Who, style: AllStyle | None = None) -> None:
        self.who = who
        self.style = style

    @property
    def is_target(self) -> bool:
        return self.who in TARGET_WHO


YOU = PlayerPhrase(Who.YOU)


class ThatPlayer(Node):
    """ "that player", "they" of a player: the player of the event, or the n-th target phrase, or the one just dealt with.

    word is a mark: "that", "they" or "the" player.
    """

    __slots__ = ("n", "ref", "word")
    marks: ClassVar[frozenset[str]] = frozenset({"word"})

    def __init__(self, ref: Ref, n: int = 0, word: str = "that") -> None:
        self.ref = ref
        self.n = n
        self.word = word


class ControllerOf(Node):
    """ "its controller": of is a reference (It, That, This, Host) or a phrase. number is a mark: "many" for "their controllers"."""

    __slots__ = ("number", "of")
    marks: ClassVar[frozenset[str]] = frozenset({"number"})

    def __init__(self, of: Node, number: str = "one") -> None:
        self.of = of
        self.number = number


class OwnerOf(Node):
    __slots__ = ("number", "of")
    marks: ClassVar[frozenset[str]] = frozenset({"number"})

    def __init__(self, of: Node, number: str = "one") -> None:
        self.of = of
        self.number = number


# --- modifiers ----------------------------------------------------------------------------------


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

    __slots__ = ("what", "with_")

    def __init__(self, what: Choice, with_: Node) -> None:
        self.what = what
        self.with_ = with_


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
