"""Nodes that stand inside a reading or printing only, never in a finished tree."""

from __future__ import annotations

from landwalk.abilities.condition import Exists
from landwalk.abilities.effect import Become
from landwalk.abilities.several import HasAbility
from landwalk.actions.create import Create
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Zone


class Leaf(Node):
    """A slot value that is no node (a string, a tuple, an enum member)."""

    __slots__ = ("value",)

    def __init__(self, value: object) -> None:
        self.value = value


def value_of(node: Node) -> object:
    """The value of a Leaf."""
    assert isinstance(node, Leaf)
    return node.value


class Partial(Node):
    """A node whose subject comes from elsewhere (events)."""

    __slots__ = ("make", "subject", "values")

    def __init__(self, make: type[Node], values: dict[str, object], subject: str) -> None:
        self.make = make
        self.values = values
        self.subject = subject

    def filled(self, subject: Node) -> Node:
        """The node with its subject."""
        return self.make(**self.values, **{self.subject: subject})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Partial) and (self.make, self.values) == (other.make, other.values)

    __hash__ = Node.__hash__


class Inverted(Node):
    """A predicate with the subject that stood in its middle (German, after a fronted phrase)."""

    __slots__ = ("predicate", "subject")

    def __init__(self, predicate: Node, subject: Node) -> None:
        self.predicate = predicate
        self.subject = subject


class Adverbial(Node):
    """A predicate with the adverb that stood in its middle (German "kann in diesem Zug nicht geblockt werden"): a duration or "then"."""

    __slots__ = ("adverb", "predicate")

    def __init__(self, predicate: Node, adverb: object) -> None:
        self.predicate = predicate
        self.adverb = adverb


class Destination(Node):
    """Where something is put: slots of MoveTo and its like."""

    __slots__ = ("position", "to", "under", "whose", "with_")

    def __init__(
        self,
        to: Zone,
        position: str = "",
        under: Node | None = None,
        with_: tuple[str, ...] = (),
        whose: str = "",
    ) -> None:
        self.to = to
        self.position = position
        self.under = under
        self.with_ = with_
        self.whose = whose


class OntoBattlefield(Node):
    """A Destination whose zone is said by the row."""

    __slots__ = ("position", "under", "whose", "with_")

    def __init__(
        self, position: str = "", under: Node | None = None, with_: tuple[str, ...] = (), whose: str = ""
    ) -> None:
        self.position = position
        self.under = under
        self.with_ = with_
        self.whose = whose


class PowerToughness(Node):
    """ "+2/+2", "1/1": one token, two slots."""

    __slots__ = ("power", "toughness")

    def __init__(self, power: Node, toughness: Node) -> None:
        self.power = power
        self.toughness = toughness


class Equal(Node):
    """ "~'s power and toughness are each equal to ...": a clause whose subject is a possessive."""

    __slots__ = ("amount", "power", "subject", "toughness")

    def __init__(self, subject: Node, amount: Node, power: str, toughness: str) -> None:
        self.subject = subject
        self.amount = amount
        self.power = power
        self.toughness = toughness


class Switch(Node):
    """ "switch ~'s power and toughness": likewise."""

    __slots__ = ("subject",)

    def __init__(self, subject: Node) -> None:
        self.subject = subject


class EnterCopy(Node):
    """ "you may have ~ enter as a copy of ..., except ..." (CR 707.5)."""

    __slots__ = ("exceptions", "of", "subject")

    def __init__(self, subject: Node, of: Node, exceptions: tuple[Node, ...] = ()) -> None:
        self.subject = subject
        self.of = of
        self.exceptions = exceptions


class Would(Node):
    """ "if ~ would die": the event of a replacement effect."""

    __slots__ = ("event",)

    def __init__(self, event: Node) -> None:
        self.event = event


class Entering(Node):
    """ "as ~ enters,": the head of an AsEnters."""

    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


class CounteredTo(Node):
    """ "if that spell is countered this way, exile it instead ...": a sentence that belongs to the one before it."""

    __slots__ = ("position", "to")

    def __init__(self, to: Zone, position: str) -> None:
        self.to = to
        self.position = position


class CastGone(Node):
    """ "if that spell would be put into a graveyard, exile it instead": likewise, behind an instruction that lets it be cast."""

    __slots__ = ("gone",)

    def __init__(self, gone: str) -> None:
        self.gone = gone


class LandwalkForEach(Node):
    """ "for each basic land type among lands you control, ~ has landwalk of that type": a clause with the phrase before its subject."""

    __slots__ = ("of", "subject")

    def __init__(self, of: Node, subject: Node) -> None:
        self.of = of
        self.subject = subject


class FirstTail(Node):
    """ "for the first time each turn", behind a trigger event."""

    __slots__ = ()


class DuringTail(Node):
    """ "during your turn", behind a trigger event."""

    __slots__ = ("who",)

    def __init__(self, who: Node) -> None:
        self.who = who


class SpanTail(Node):
    """ "this turn", "until end of turn", in the middle of an event that a delayed ability waits for ("wenn sie in diesem Zug stirbt")."""

    __slots__ = ("style",)

    def __init__(self, style: str) -> None:
        self.style = style


class Said(Node):
    """What the text said before and doesn't say again: "those tokens"."""

    __slots__ = ()


class ForEachTail(Node):
    """ "for each creature you control", behind a predicate."""

    __slots__ = ("of",)

    def __init__(self, of: Node) -> None:
        self.of = of


class Counted(Node):
    """How many counters of which kind, said in one compound ("zwei Ladungsmarken")."""

    __slots__ = ("amount", "kind")

    def __init__(self, amount: Node, kind: str) -> None:
        self.amount = amount
        self.kind = kind


#: The node that holds the slots of `{to,position,...:dest}`.
PACKS: dict[str, type[Node]] = {
    "counted": Counted,
    "dest": Destination,
    "amongdest": Destination,
    "ontobattlefield": OntoBattlefield,
    "pt": PowerToughness,
    "pm": PowerToughness,
    "becoming": Become,
    "created": Create,
    "cardwith": HasAbility,
    "howmany": Exists,
}


class DamageTwice(Node):
    """Damage to two in one predicate (German "fügt A 3 Schadenspunkte und B 1 Schadenspunkt zu")."""

    __slots__ = ("one", "two")

    def __init__(self, one: Node, two: Node) -> None:
        self.one = one
        self.two = two
