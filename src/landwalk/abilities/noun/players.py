"""Players: who does something, whose something is."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar, Final

from landwalk.abilities.noun.phrases import AllStyle
from landwalk.abilities.noun.references import Ref
from landwalk.kernel.node import Node, register_enum


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


TARGET_WHO: Final = frozenset({Who.TARGET_PLAYER, Who.TARGET_OPPONENT})
EACH_WHO: Final = frozenset({Who.EACH_PLAYER, Who.EACH_OPPONENT, Who.EACH_OTHER_PLAYER})


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


YOU: Final = PlayerPhrase(Who.YOU)


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
