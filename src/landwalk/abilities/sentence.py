"""How instructions combine: clauses, and sentences made of them (CR 608.2c: followed in the order written)."""

from __future__ import annotations

from typing import ClassVar

from landwalk.abilities.noun import YOU
from landwalk.kernel.native import mypyc_attr
from landwalk.kernel.node import Node


@mypyc_attr(allow_interpreted_subclasses=True)
class Predicate(Node):
    """A verb with what belongs to it, without its subject. Executed by the rules file or action that knows it."""

    __slots__ = ()
    #: "player" or "object": what kind of subject it takes (players follow instructions, objects deal damage, get and gain).
    subject: ClassVar[str] = "player"
    #: "yes": done also by a subject that is gone, as it last existed (608.2h: what deals damage).
    last_known_subject: ClassVar[str] = "no"
    #: "yes": it changes what may or must be done, so about "all creatures" it speaks even if there is none now (611.2c).
    changes_rules: ClassVar[str] = "no"
    #: Interests that an effect with this predicate brings into a game (rules/interests.py), for example "replace:destroy".
    interests: ClassVar[tuple[str, ...]] = ()
    #: "yes": it makes or finds something that later pronouns speak of ("them", Ref.LAST), though no phrase in it names that.
    makes: ClassVar[str] = "no"


class Clause(Node):
    """One subject, one or more predicates, a duration for all of them.

    An instruction to the player ("Draw a card.") has the subject YOU; `mood` is a mark: "imperative" or "stated".
    `joins`: marks, how each predicate after the first is joined: "and", ", then", ",".
    """

    __slots__ = ("duration", "join", "joins", "mood", "predicates", "subject")
    marks: ClassVar[frozenset[str]] = frozenset({"mood", "join", "joins"})

    def __init__(
        self,
        subject: Node,
        predicates: tuple[Predicate, ...],
        duration: Node | None = None,
        mood: str = "stated",
        joins: tuple[str, ...] = (),
        join: str = "",
    ) -> None:
        self.subject = subject
        self.predicates = predicates
        self.duration = duration
        self.mood = mood
        self.joins = joins
        self.join = join  # mark: how this clause is joined to the one before it


class Sentence(Node):
    __slots__ = ()


class Do(Sentence):
    """Just do it. where: "where X is ..." defines X for this sentence."""

    __slots__ = ("clauses", "then", "where")
    marks: ClassVar[frozenset[str]] = frozenset({"then"})

    def __init__(self, clauses: tuple[Clause, ...], where: Node | None = None, then: str = "") -> None:
        self.clauses = clauses
        self.where = where
        self.then = then  # mark: "then" if the sentence begins with "Then"


class May(Sentence):
    """ "You may draw a card": who decides and does. costs: "you may pay {2}" (paid as the whole instruction)."""

    __slots__ = ("clauses", "costs", "who")

    def __init__(self, clauses: tuple[Clause, ...] = (), costs: tuple[Node, ...] = (), who: Node = YOU) -> None:
        self.clauses = clauses
        self.costs = costs
        self.who = who


class IfSo(Sentence):
    """ "If condition, sentences. Otherwise, sentences." Also "If you do, ..." with DidThat.

    place: mark, where and how the condition is said: "before", "then" ("then if ..., ..."), "after" ("... if ..."), "unless" (of a Not).

    instead: "instead" when the sentence replaces the one before it ("if ... instead"), else "".
    """

    __slots__ = ("body", "condition", "instead", "otherwise", "place")
    marks: ClassVar[frozenset[str]] = frozenset({"place"})

    def __init__(
        self,
        condition: Node,
        body: tuple[Node, ...],
        otherwise: tuple[Node, ...] = (),
        instead: str = "",
        place: str = "before",
    ) -> None:
        self.condition = condition
        self.body = body
        self.otherwise = otherwise
        self.instead = instead
        self.place = place


class WhenYouDo(Sentence):
    """A reflexive triggered ability (603.12): "When you do, ..."."""

    __slots__ = ("body",)

    def __init__(self, body: tuple[Node, ...]) -> None:
        self.body = body


class ForEachOne(Sentence):
    """ "For each opponent, create a token that's attacking that player": the body once for each of them (Ref.EACH in it)."""

    __slots__ = ("body", "of")

    def __init__(self, of: Node, body: tuple[Node, ...]) -> None:
        self.of = of
        self.body = body


class UnlessPaid(Sentence):
    """ "Counter target spell unless its controller pays {3}", "sacrifice ~ unless you pay {U}" (118.12a): what happens unless who pays.

    costs: Cost nodes; amounts in them may be X.
    """

    __slots__ = ("clauses", "costs", "place", "who")
    marks: ClassVar[frozenset[str]] = frozenset({"place"})

    def __init__(self, clauses: tuple[Clause, ...], who: Node, costs: tuple[Node, ...], place: str = "after") -> None:
        self.clauses = clauses
        self.who = who
        self.costs = costs
        self.place = place  # mark: "before" ("unless an opponent pays {2}, ...")


class Delayed(Sentence):
    """A delayed triggered ability (603.7): "At the beginning of the next end step, ...", "When that creature dies this turn, ..."."""

    __slots__ = ("body", "event", "place", "until")
    marks: ClassVar[frozenset[str]] = frozenset({"place"})

    def __init__(self, event: Node, body: tuple[Node, ...], until: Node | None = None, place: str = "before") -> None:
        self.event = event
        self.body = body
        self.until = until
        self.place = place


class Mode(Node):
    """One bullet of a modal text. word: a flavour word or "mode name" (mark); cost: a spree or escalate cost."""

    __slots__ = ("body", "cost", "word")
    marks: ClassVar[frozenset[str]] = frozenset({"word"})

    def __init__(self, body: tuple[Node, ...], word: str = "", cost: Node | None = None) -> None:
        self.body = body
        self.word = word
        self.cost = cost


class Modal(Sentence):
    """ "Choose one —" (700.2). least..most modes; repeat: "You may choose the same mode more than once"; who chooses: YOU or another.

    When all are to be chosen: least = most = len(modes). most -1: any number up to all.
    """

    __slots__ = ("least", "modes", "most", "repeat", "who")

    def __init__(self, least: int, most: int, modes: tuple[Mode, ...], repeat: str = "no", who: Node = YOU) -> None:
        self.least = least
        self.most = most
        self.modes = modes
        self.repeat = repeat
        self.who = who
