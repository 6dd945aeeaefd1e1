"""States, answers and events as JSON data and back, exactly: a game goes on identically in another process.

Every class of the kernel's state is written as its slots. Faces (with their ability trees) and cards stand once in tables.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import msgspec

from landwalk.abilities import context as _context  # noqa: F401 - registers the node classes that saves may hold
from landwalk.kernel.characteristics import Characteristics, Face, Inst
from landwalk.kernel.events import Entry, Event
from landwalk.kernel.mana import Mana
from landwalk.kernel.native import blank, slots_of
from landwalk.kernel.node import Node, value_from_data
from landwalk.kernel.objects import Card, GameObject, Player, StackInfo
from landwalk.kernel.state import Attack, DelayedTrigger, Effect, Ending, LastKnown, PendingTrigger, State
from landwalk.rules.questions import Reason

_PLAIN: tuple[type, ...] = (
    GameObject,
    Player,
    StackInfo,
    Mana,
    Attack,
    DelayedTrigger,
    Effect,
    Ending,
    LastKnown,
    PendingTrigger,
    Characteristics,
    Inst,
    Entry,
    Reason,  # what the log says of events that didn't happen
)
_NAMES: dict[str, type] = {c.__name__: c for c in _PLAIN}
#: Slots of State that are derived or belong to one process.
_DERIVED = frozenset({"cache", "legal_cache", "outside", "stamp", "log", "cards", "history"})


def all_slots(cls: type) -> tuple[str, ...]:
    """Slots of a class and its bases, in order, but private ones and what state-based actions keep (Characteristics.watched)."""
    return tuple(s for s in slots_of(cls) if not s.startswith("_") and s != "watched")


def _event_class(name: str) -> type[Event] | None:
    todo: list[type[Event]] = [Event]
    while todo:
        cls = todo.pop()
        if cls.__name__ == name:
            return cls
        todo.extend(cls.__subclasses__())
    return None


class Writer:
    """Writes values; collects faces and cards in tables."""

    def __init__(self) -> None:
        self.faces: list[Face] = []
        self.face_numbers: dict[int, int] = {}
        self.contents: dict[bytes, int] = {}
        self.cards: dict[int, Card] = {}

    def value(self, v: object) -> Any:
        if v is None or isinstance(v, (bool, int)):
            return v
        if isinstance(v, StrEnum):
            return {"=": type(v).__name__, "v": str(v)}
        if isinstance(v, str):
            return v
        if isinstance(v, (tuple, list)):
            return [self.value(x) for x in v]
        if isinstance(v, frozenset):
            if all(isinstance(x, str) for x in v):  # types, colours: plain words, which members of an enum equal
                return {"set": sorted(str(x) for x in v)}
            return {"set": sorted([self.value(x) for x in v], key=repr)}
        if isinstance(v, dict):
            return {"dict": [[self.value(k), self.value(x)] for k, x in v.items()]}
        if isinstance(v, Face):
            return {"face": self.face(v)}
        if isinstance(v, Card):
            self.cards[v.id] = v
            return {"card": v.id}
        if isinstance(v, Node):
            return v.to_data()
        cls = type(v)
        if isinstance(v, Event) or cls.__name__ in _NAMES:
            out: dict[str, Any] = {"@": cls.__name__}
            for s in all_slots(cls):
                if s != "stamp":
                    out[s] = self.value(getattr(v, s))
            return out
        raise TypeError(f"can't be saved: {v!r}")

    def face(self, face: Face) -> int:
        """The number of the face in the table; faces of one content are one."""
        number = self.face_numbers.get(id(face))
        if number is None:
            if face.saved is None:
                face.saved = msgspec.json.encode(self.face_data(face))
            number = self.contents.get(face.saved)
            if number is None:
                number = len(self.faces)
                self.faces.append(face)
                self.contents[face.saved] = number
            self.face_numbers[id(face)] = number
        return number

    def face_data(self, face: Face) -> dict[str, Any]:
        return {
            "name": face.name,
            "mana_cost": None if face.mana_cost is None else str(face.mana_cost),
            "supertypes": sorted(face.supertypes),
            "types": sorted(face.types),
            "subtypes": sorted(face.subtypes),
            "power": face.power_text,
            "toughness": face.toughness_text,
            "loyalty": None if face.loyalty is None else str(face.loyalty),
            "defense": None if face.defense is None else str(face.defense),
            "color_indicator": sorted(face.color_indicator),
            "colors": sorted(face.colors),
            "abilities": [a.to_data() for a in face.abilities],
            "text": face.text,
            "before": None if face.before is None else self.face_data(face.before),
        }

    def card_data(self, card: Card) -> dict[str, Any]:
        return {
            "id": card.id,
            "owner": card.owner,
            "faces": [self.face(f) for f in card.faces],
            "layout": card.layout,
            "name": card.name,
        }


class Reader:
    """Reads what `Writer` wrote. Raises KeyError, TypeError or ValueError on data of another shape."""

    def __init__(self, faces: list[dict[str, Any]], cards: list[dict[str, Any]]) -> None:
        self.faces = [self._face(f) for f in faces]
        self.cards: dict[int, Card] = {}
        for c in cards:
            self.cards[c["id"]] = Card(
                c["id"], c["owner"], tuple(self.faces[i] for i in c["faces"]), c["layout"], c["name"]
            )

    def _face(self, data: dict[str, Any]) -> Face:
        from landwalk.kernel.mana import ManaCost
        from landwalk.kernel.node import from_data

        face = Face(
            data["name"],
            None if data["mana_cost"] is None else ManaCost.parse(data["mana_cost"]),
            tuple(data["supertypes"]),
            tuple(data["types"]),
            tuple(data["subtypes"]),
            data["power"],
            data["toughness"],
            data["loyalty"],
            data["defense"],
            tuple(data["color_indicator"]),
            tuple(from_data(a) for a in data["abilities"]),
            data["text"],
        )
        face.colors = frozenset(data["colors"])
        before = data.get("before")
        face.before = None if before is None else self._face(before)
        return face

    def value(self, v: Any) -> Any:
        if v is None or isinstance(v, (bool, int, str)):
            return v
        if isinstance(v, list):
            return tuple(self.value(x) for x in v)
        if "=" in v or "" in v:
            return value_from_data(v)
        if "@" in v:
            cls = _NAMES.get(v["@"]) or _event_class(v["@"])
            if cls is None:
                raise KeyError(f"unknown class {v['@']!r}")
            new = blank(cls)
            if cls is Characteristics:
                new.watched = 0
            for s in all_slots(cls):
                setattr(new, s, 0 if s == "stamp" else self.value(v[s]))
            return new
        if "set" in v:
            return frozenset(self.value(x) for x in v["set"])
        if "dict" in v:
            return {self.value(k): self.value(x) for k, x in v["dict"]}
        return self.faces[v["face"]] if "face" in v else self.cards[v["card"]]


def links(head: object) -> list[object]:
    """The events of a log or history, newest first."""
    out: list[object] = []
    while head is not None:
        out.append(head[0])  # type: ignore[index]
        head = head[1]  # type: ignore[index]
    return out


def state_to_data(s: State) -> dict[str, Any]:
    """Everything but what can be derived and the whole-game log (this turn's history is kept)."""
    writer = Writer()
    slots = {name: writer.value(getattr(s, name)) for name in slots_of(State) if name not in _DERIVED}
    slots["history"] = [writer.value(e) for e in links(s.history)]
    for card in s.cards.values():
        writer.cards[card.id] = card
    cards = [writer.card_data(c) for c in sorted(writer.cards.values(), key=lambda c: c.id)]
    return {"slots": slots, "cards": cards, "faces": [msgspec.Raw(f.saved or b"") for f in writer.faces]}


def state_from_data(data: dict[str, Any]) -> State:
    reader = Reader(data["faces"], data["cards"])
    s = State()
    for name, value in data["slots"].items():
        if name != "history":
            setattr(s, name, reader.value(value))
    s.cards = reader.cards
    history: tuple[object, object] | None = None
    for event in reversed(data["slots"]["history"]):
        history = (reader.value(event), history)
    s.history = history
    s.log = None
    return s


def answer_to_data(answer: object) -> Any:
    """An answer as JSON data: actions and option nodes as trees, tuples as lists."""
    return Writer().value(answer)


def answer_from_data(data: Any) -> object:
    value: object = Reader([], []).value(data)
    return value
