"""Context: what the words of a text mean while it is followed: "you", "this", targets, X, "it", "that much"."""

from __future__ import annotations

from landwalk.kernel.node import Node


class Noted(Node):
    """What a triggered ability noted when it triggered (CR 603.2-4, 608.2h): object, other object, player, amount.

    Ids may be of objects that are gone: their last known information is asked then.
    """

    __slots__ = ("amount", "object", "objects", "other", "player")

    def __init__(
        self,
        object: int = 0,  # noqa: A002 - slot and parameter have one name
        other: int = 0,
        player: int = 0,
        amount: int = 0,
        objects: tuple[int, ...] = (),
    ) -> None:
        self.object = object
        self.other = other
        self.player = player
        self.amount = amount
        self.objects = objects


class Context(Node):
    """A node so that effects and delayed triggers can keep a copy (`replace()`) and save it. Its owner, a resolution, writes to it.

    source: the object whose text it is (for an ability on the stack: its source, maybe gone). item: the spell or ability on the stack.
    you: the controller of the spell or ability. targets: legal targets left, by target phrase. x: value of X (-1: none).
    last: ids that the previous instruction was about (Ref.LAST). amount: "that much" of the previous instruction.
    cost: ids that were sacrificed, discarded, ... as costs. did: 1 if the previous instruction did something ("if you do").
    subject: the object or player that the clause is about just now. key: the ability's instance key "origin/ordinal".
    """

    __slots__ = (
        "amount",
        "cost",
        "did",
        "each",
        "event",
        "excess",
        "item",
        "key",
        "last",
        "modes",
        "result",
        "source",
        "subject",
        "targets",
        "where",
        "x",
        "you",
    )

    def __init__(
        self,
        source: int,
        you: int,
        item: int = 0,
        targets: tuple[tuple[int, ...], ...] = (),
        x: int = -1,
        event: Noted | None = None,
        last: tuple[int, ...] = (),
        amount: int = 0,
        cost: tuple[int, ...] = (),
        did: int = 0,
        subject: int = 0,
        key: str = "",
        modes: tuple[int, ...] = (),
        where: Node | None = None,
        result: int = 0,
        excess: int = 0,
        each: int = 0,
    ) -> None:
        self.source = source
        self.you = you
        self.item = item
        self.targets = targets
        self.x = x
        self.event = event
        self.last = last
        self.amount = amount
        self.cost = cost
        self.did = did
        self.subject = subject
        self.key = key
        self.modes = modes
        self.each = each  # the object or player of "for each ..., ..." (Ref.EACH)
        self.excess = excess  # excess damage that the previous instruction dealt (120.10)
        self.where = where  # "where X is ...": an Amount node
        self.result = result  # of the last roll or flip (705.2, 706.2)

    def __hash__(self) -> int:  # it changes while it is used, so no cached hash
        return hash((self.source, self.you, self.item))

    def clone(self) -> Context:
        return Context(
            self.source,
            self.you,
            self.item,
            self.targets,
            self.x,
            self.event,
            self.last,
            self.amount,
            self.cost,
            self.did,
            self.subject,
            self.key,
            self.modes,
            self.where,
            self.result,
            self.excess,
            self.each,
        )


def inst_key(origin: str, ordinal: int) -> str:
    """The key of an ability instance in contexts, payments and links: "origin/ordinal"."""
    return f"{origin}/{ordinal}"
