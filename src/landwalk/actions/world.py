"""World: what an action's meaning may ask of the rules. The rules floor implements it (rules/world.py); actions know only this face.

An action's meaning is a generator `(world, ctx, subjects, predicate, clause) -> Flow[None]`, registered with `executes`. It yields events and
choices itself; through the world it reads effective values and has phrases settled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from landwalk.abilities.context import Context
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.kernel.characteristics import Characteristics
from landwalk.kernel.choices import Purpose
from landwalk.kernel.flow import Flow
from landwalk.kernel.node import Node
from landwalk.kernel.objects import GameObject, ObjectId, PlayerId
from landwalk.kernel.state import State


class World:
    """The rules as an action sees them. `state` is for reading."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state

    def get(self, id_: ObjectId) -> Characteristics:
        """Effective characteristics; of what is gone, as last known."""
        raise TypeError("a world without rules")

    def object(self, id_: ObjectId) -> GameObject:
        raise TypeError("a world without rules")

    def controller(self, id_: int) -> PlayerId:
        raise TypeError("a world without rules")

    def current(self, id_: ObjectId) -> ObjectId:
        """The object as it is now, followed through one zone change to a public zone; 0 if it is lost (400.7)."""
        raise TypeError("a world without rules")

    def amount(self, node: Node, ctx: Context) -> int:
        raise TypeError("a world without rules")

    def holds(self, condition: Node, ctx: Context) -> bool:
        raise TypeError("a world without rules")

    def players(self, node: Node, ctx: Context) -> tuple[PlayerId, ...]:
        raise TypeError("a world without rules")

    def candidates(self, phrase: Node, ctx: Context) -> Sequence[int]:
        """All objects and players that fit a phrase, in zone order."""
        raise TypeError("a world without rules")

    def matches(self, phrase: Node, id_: int, ctx: Context) -> bool:
        raise TypeError("a world without rules")

    def select(self, phrase: Node, ctx: Context, chooser: PlayerId, purpose: Purpose) -> Flow[tuple[int, ...]]:
        """What an instruction acts on: targets still legal, references as they are now, "each" / "all" as they match, and for "a" /
        "N" / "up to N" what `chooser` picks (asked only where there is a choice; 608.2d, 701.21a)."""
        raise TypeError("a world without rules")

    def copiable_face(self, id_: ObjectId) -> object:
        """A Face with the copiable values of the object (707.2), last known if it is gone."""
        raise TypeError("a world without rules")


P = TypeVar("P", bound=Predicate)
Execute = Callable[[World, Context, tuple[int, ...], Predicate, Clause], Flow[None]]
#: Predicate class -> its meaning as an instruction (608.2c). A predicate class without one isn't executed, and a text with it unsupported.
EXECUTE: dict[type[Predicate], Execute] = {}


def executes(
    cls: type[P],
) -> Callable[
    [Callable[[World, Context, tuple[int, ...], P, Clause], Flow[None]]],
    Callable[[World, Context, tuple[int, ...], P, Clause], Flow[None]],
]:
    """Registers the meaning of a predicate as an instruction."""

    def register(
        function: Callable[[World, Context, tuple[int, ...], P, Clause], Flow[None]],
    ) -> Callable[[World, Context, tuple[int, ...], P, Clause], Flow[None]]:
        EXECUTE[cls] = function  # type: ignore[assignment]
        return function

    return register
