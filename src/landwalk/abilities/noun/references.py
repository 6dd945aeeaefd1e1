"""References: the object itself, pronouns, "that creature", the enchanted creature."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from landwalk.abilities.noun.phrases import Core, Status
from landwalk.kernel.node import Node, register_enum
from landwalk.kernel.zones import Zone


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
    NAMES = "names"  # its own name where that is a plural ("los Exploradores entran giradas")
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


class Certain(Node):
    """One certain object: what a granted ability means by the name of the ability's source that granted it (CR 201.5a)."""

    __slots__ = ("id",)

    def __init__(self, id: int) -> None:  # noqa: A002 - slot and parameter have one name
        self.id = id


def with_certain(tree: Node, source: int) -> Node:
    """The tree of a granted ability, where it names its granter, with that one object in place of the name."""

    def change(node: Node) -> Node:
        named = isinstance(node, This) and node.word in (ThisWord.NAME, ThisWord.NAMES, ThisWord.SHORT_NAME)
        return Certain(source) if named else node

    return tree.map(change)


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
    EACH = "each"  # the one that the body of "for each ..., ..." is followed for just now
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
