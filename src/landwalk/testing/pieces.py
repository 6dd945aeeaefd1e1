"""What a scene talks about: things (cards and tokens, followed from zone to zone) and piles (the zones of a player)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from landwalk.kernel.characteristics import Characteristics
from landwalk.kernel.objects import GameObject
from landwalk.kernel.zones import Zone
from landwalk.rules.look import Now

if TYPE_CHECKING:
    from landwalk.testing.faces import CardLike
    from landwalk.testing.scene import Scene
    from landwalk.testing.seat import Seat


class Thing:
    """A card, token, spell or ability on the stack in a scene: the same thing in whatever zone it is, unlike an object (CR 400.7)."""

    __slots__ = ("_id", "scene")

    def __init__(self, scene: Scene, id_: int) -> None:
        self.scene = scene
        self._id = id_

    @property
    def id(self) -> int:
        """The id of the object that it is now (or was last)."""
        state = self.scene.state
        id_ = self._id
        while id_ not in state.objects:
            known = state.last_known.get(id_)
            if known is None or not known.became:
                return id_
            id_ = known.became
        return id_

    @property
    def game_object(self) -> GameObject:
        return Now(self.scene.state).object(self.id)

    @property
    def now(self) -> Characteristics:
        """Its effective characteristics (as it last was, if it is gone)."""
        return Now(self.scene.state).get(self.id)

    @property
    def exists(self) -> bool:
        return self.id in self.scene.state.objects

    @property
    def zone(self) -> Zone:
        """Where it is; Zone.NOWHERE when it has ceased to exist."""
        obj = self.scene.state.objects.get(self.id)
        return Zone.NOWHERE if obj is None else obj.zone

    @property
    def name(self) -> str:
        return self.now.name

    @property
    def pt(self) -> tuple[int | None, int | None]:
        return self.now.power, self.now.toughness

    @property
    def power(self) -> int | None:
        return self.now.power

    @property
    def toughness(self) -> int | None:
        return self.now.toughness

    @property
    def tapped(self) -> bool:
        return self.game_object.tapped

    @property
    def damage(self) -> int:
        return self.game_object.damage

    @property
    def counters(self) -> dict[str, int]:
        return dict(self.game_object.counters)

    @property
    def controller(self) -> Seat:
        return self.scene.seat(Now(self.scene.state).controller(self.id))

    @property
    def attached_to(self) -> Thing | Seat | None:
        to = self.game_object.attached_to
        if not to:
            return None
        return self.scene.seat(to) if to < 0 else Thing(self.scene, to)

    def has_keyword(self, name: str) -> bool:
        """Does it have the keyword ability of that name now?"""
        return any(getattr(inst.tree, "name", None) == name for inst in self.now.abilities)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Thing) and other.scene is self.scene and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.scene)

    def __repr__(self) -> str:
        known = self.id in self.scene.state.objects or self.id in self.scene.state.last_known
        return f"<{self.name if known else '?'} ({self.id}, {self.zone})>"


class Pile:
    """A zone of a player as a list of things; call it to put cards there: ``ann.hand("Shock")``."""

    __slots__ = ("_seat", "_zone")

    def __init__(self, seat: Seat, zone: Zone) -> None:
        self._seat = seat
        self._zone = zone

    def __call__(self, card: CardLike, *more: CardLike) -> Thing:
        """Puts cards there (into a library: below what is there); returns the first one."""
        first, *_ = [self._seat.put(each, self._zone) for each in (card, *more)]
        return first

    def _things(self) -> list[Thing]:
        seat = self._seat
        state = seat.scene.state
        look = Now(state)
        if self._zone is Zone.BATTLEFIELD:
            ids = [i for i in state.battlefield if look.controller(i) == seat.id]
        else:
            ids = [i for i in state.zone_ids(self._zone, seat.id) if state.objects[i].owner == seat.id]
        return [Thing(seat.scene, i) for i in ids]

    @property
    def names(self) -> list[str]:
        return [thing.name for thing in self._things()]

    def __iter__(self) -> Iterator[Thing]:
        return iter(self._things())

    def __len__(self) -> int:
        return len(self._things())

    def __getitem__(self, index: int) -> Thing:
        return self._things()[index]

    def __contains__(self, thing: object) -> bool:
        return thing in self._things()

    def __eq__(self, other: object) -> bool:
        return self._things() == list(other) if isinstance(other, (list, tuple, Pile)) else NotImplemented

    def __hash__(self) -> int:
        return hash((self._seat, self._zone))

    def __repr__(self) -> str:
        return repr(self._things())
