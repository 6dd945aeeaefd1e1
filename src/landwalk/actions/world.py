"""World: what an action's meaning may ask of the rules. The rules floor implements it (rules/world.py); actions know only this face.

An action's meaning is a generator `(world, ctx, subjects, predicate, clause) -> Flow[None]`, registered with `executes`. It yields
events and choices itself; through the world it reads effective values and has phrases settled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from landwalk.abilities.context import Context
from landwalk.abilities.noun import NounPhrase
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.kernel.characteristics import Characteristics, Face
from landwalk.kernel.choices import Purpose
from landwalk.kernel.events import Entry, ZoneChange
from landwalk.kernel.flow import Flow
from landwalk.kernel.node import Node
from landwalk.kernel.objects import GameObject, ObjectId, PlayerId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone


class World:
    """The rules as an action sees them. `state` is for reading."""

    __slots__ = ("entry", "excess", "looked", "regeneration", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        #: "no" while an instruction is followed whose regeneration later text forbids (608.2c).
        self.regeneration = "yes"
        #: Who is dealt the excess damage of the instruction that is followed, if later text says so (120.4a, 608.2c).
        self.excess: Node | None = None
        #: How the object enters about which this is done "as it enters" (614.1c).
        self.entry: Entry | None = None
        #: Cards that were looked at or revealed and not yet put anywhere ("from among them", "the rest").
        self.looked: tuple[ObjectId, ...] = ()

    def get(self, id_: ObjectId) -> Characteristics:
        """Effective characteristics; of what is gone, as last known."""
        raise TypeError("a world without rules")

    def obj(self, id_: ObjectId) -> GameObject:
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

    def pick(
        self, phrase: NounPhrase, ids: Sequence[int], ctx: Context, chooser: PlayerId, purpose: Purpose
    ) -> Flow[tuple[int, ...]]:
        """As many of `ids` as the determiner of the phrase says, picked by `chooser` where there is a choice; fewer if there aren't
        enough (609.3)."""
        raise TypeError("a world without rules")

    def can(self, player: PlayerId, verb: str, id_: ObjectId) -> bool:
        """Does nothing forbid it (101.2)? verb: "sacrifice", "destroy", "counter", "draw", "search", ..."""
        raise TypeError("a world without rules")

    def fits(self, phrase: NounPhrase, id_: ObjectId, ctx: Context) -> bool:
        """Do the words of the phrase fit the object, wherever it is (cores and modifiers, not the determiner)?"""
        raise TypeError("a world without rules")

    def has_ended(self, duration: Node, ctx: Context) -> bool:
        """Has what the duration waits for happened already (610.3a-b, 611.2b)?"""
        raise TypeError("a world without rules")

    def return_after(self, duration: Node, ids: tuple[ObjectId, ...], ctx: Context) -> Flow[None]:
        """CR 610.3: these objects return when the duration ends."""
        raise TypeError("a world without rules")

    def start_effect(
        self, clause: Clause, ids: tuple[int, ...] | None, ctx: Context, duration: Node | None
    ) -> Flow[None]:
        """CR 611.2: a continuous effect begins, for a fixed set of objects or players (611.2c) or for what the clause's subject says."""
        raise TypeError("a world without rules")

    def can_attach(self, attachment: ObjectId, host: int) -> bool:
        """CR 701.3a: could the Aura, Equipment or Fortification be attached to it?"""
        raise TypeError("a world without rules")

    def attackable(self, player: PlayerId) -> tuple[int, ...]:
        """What a creature that enters attacking under this player's control could attack (508.4); () outside of their combat."""
        raise TypeError("a world without rules")

    def token_face(self, spec: Node, ctx: Context) -> Face:
        """The Face of the token that a TokenSpec defines (111.3, 111.10)."""
        raise TypeError("a world without rules")

    def copy_face(self, id_: ObjectId, exceptions: tuple[Node, ...], ctx: Context | None = None) -> Face:
        """The copiable values of an object with the exceptions of a copy effect (707.9)."""
        raise TypeError("a world without rules")

    def gone(self, node: Node, ctx: Context) -> tuple[ObjectId, ...]:
        """The ids that a reference means, also where the objects have left: their last known information may be asked (608.2h)."""
        raise TypeError("a world without rules")

    def enter_with(self, entry: Entry, with_: tuple[str, ...], ctx: Context) -> Flow[None]:
        """The words "tapped", "attacking", "face_down", "transformed" put on how an object enters."""
        raise TypeError("a world without rules")

    def castable(self, player: PlayerId, id_: ObjectId, free: str) -> bool:
        """Could the player cast the card during a resolution (608.2g)? free: "yes" without paying its mana cost, or "no"."""
        raise TypeError("a world without rules")

    def cast(self, player: PlayerId, id_: ObjectId, free: str) -> Flow[ObjectId]:
        """Casts it; the spell on the stack, 0 if that was reversed."""
        raise TypeError("a world without rules")

    def mana_value(self, id_: ObjectId) -> int:
        """CR 202.3."""
        raise TypeError("a world without rules")

    def copiable_face(self, id_: ObjectId) -> Face:
        """A Face with the copiable values of the object (707.2), last known if it is gone."""
        raise TypeError("a world without rules")


P = TypeVar("P", bound=Predicate)
Execute = Callable[[World, Context, tuple[int, ...], Predicate, Clause], Flow[None]]
#: Predicate class -> its meaning as an instruction (608.2c). A predicate class without one isn't executed, and a text with it unsupported.
EXECUTE: dict[type[Predicate], Execute] = {}

#: Predicate class -> why this one isn't executed although others of its class are ("" if it is): asked when support is decided.
PARTLY: dict[type[Predicate], Callable[[Predicate], str]] = {}


def partly(cls: type[P]) -> Callable[[Callable[[P], str]], Callable[[P], str]]:
    """Registers which predicates of a class are not executed."""

    def register(function: Callable[[P], str]) -> Callable[[P], str]:
        PARTLY[cls] = function  # type: ignore[assignment]
        return function

    return register


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


def chooser(ctx: Context, subjects: tuple[int, ...]) -> PlayerId:
    """Who picks: the player who follows the instruction; for an object, the controller of the effect."""
    return subjects[0] if subjects and subjects[0] < 0 else ctx.you


def note(ctx: Context, ids: tuple[int, ...], amount: int | None = None) -> None:
    """What later words mean by "it" and "that many", and whether anything was done ("if you do")."""
    ctx.last = ids
    ctx.amount = len(ids) if amount is None else amount
    ctx.did = 1 if ctx.amount > 0 else 0


Possible = Callable[[World, Context, PlayerId, P], bool]
#: Predicate class -> could a player do it now (608.2d: an impossible option can't be chosen)? Without one it is always possible.
POSSIBLE: dict[type[Predicate], Callable[[World, Context, PlayerId, Predicate], bool]] = {}


def possible(cls: type[P]) -> Callable[[Possible[P]], Possible[P]]:
    """Registers when "you may" may be answered with yes at all."""

    def register(function: Possible[P]) -> Possible[P]:
        POSSIBLE[cls] = function  # type: ignore[assignment]
        return function

    return register


def moving(
    world: World,
    id_: ObjectId,
    to: Zone,
    ctx: Context,
    reason: str,
    position: str = "top",
    entry: Entry | None = None,
) -> ZoneChange:
    """The event of an object going to another zone because of the effect that is followed."""
    if to is Zone.BATTLEFIELD and entry is None:
        entry = Entry(ctx.you)
    return ZoneChange(id_, world.obj(id_).zone, to, reason, position, entry, ctx.item or ctx.source)
