"""Node: the base of every immutable tree (abilities, costs, noun phrases, effects, events' patterns).

A node is a slots class with a hand-written, annotated ``__init__``; its slots are its children and leaves. Nodes are shared
between games and copies, so nothing may write to one after it was made. Children are nodes, tuples, strings (also StrEnum
members), ints or None: that is all that ``to_data`` has to know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import ClassVar, Final, Self, TypeAlias

from landwalk.kernel.native import module_of, mypyc_attr, own_slots

Data: TypeAlias = str | int | list["Data"] | dict[str, "Data"] | None

_CLASSES: Final[dict[str, type[Node]]] = {}
_ENUMS: Final[dict[str, type[StrEnum]]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """An immutable tree node. Equality and hash go by class and all slots (marks of style included)."""

    __slots__ = ("_hash",)
    _hash: int

    #: Names of the slots in order, made for each class.
    fields: ClassVar[tuple[str, ...]] = ()
    #: Slots that are marks of style: rules ignore them, `same_meaning` too.
    marks: ClassVar[frozenset[str]] = frozenset()
    #: Slots that hold colour words or subtypes, which a text-changing effect may change (CR 612.1).
    type_words: ClassVar[frozenset[str]] = frozenset()
    #: Slots whose order means nothing (types, colours): `same_meaning` ignores it, languages say them in their own.
    unordered: ClassVar[frozenset[str]] = frozenset()

    def __init_subclass__(cls) -> None:
        own = tuple([s for s in own_slots(cls) if not s.startswith("_")])
        cls.fields = cls.__mro__[1].fields + own if issubclass(cls.__mro__[1], Node) else own
        if cls.__name__ in _CLASSES and module_of(_CLASSES[cls.__name__]) != module_of(cls):
            raise TypeError(f"two node classes are called {cls.__name__}")
        _CLASSES[cls.__name__] = cls

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if type(self) is not type(other):
            return False
        for f in self.fields:
            mine, theirs = getattr(self, f), getattr(other, f)
            if mine is not theirs and mine != theirs:
                return False
        return True

    def __hash__(self) -> int:
        try:
            return self._hash
        except AttributeError:
            value = hash((type(self).__name__, *(getattr(self, f) for f in self.fields)))
            self._hash = value
            return value

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(repr_value(getattr(self, f)) for f in self.fields)})"

    def children(self) -> Iterator[Node]:
        """The nodes directly below this one, in slot order (tuples are entered)."""
        for f in self.fields:
            yield from _nodes_in(getattr(self, f))

    def walk(self) -> Iterator[Node]:
        """This node and all below it, in text order."""
        yield self
        for child in self.children():
            yield from child.walk()

    def replace(self, **changes: object) -> Self:
        """A copy with some slots changed."""
        values = {f: changes.get(f, getattr(self, f)) for f in self.fields}
        return type(self)(**values)

    def map(self, change: Callable[[Node], Node]) -> Node:
        """This tree with `change` done to every node, from the leaves up; unchanged parts are shared."""
        changes: dict[str, object] = {}
        for f in self.fields:
            old = getattr(self, f)
            new = _map_value(old, change)
            if new is not old:
                changes[f] = new
        return change(self.replace(**changes) if changes else self)

    def to_data(self) -> Data:
        """JSON data; `from_data` gives an equal node back."""
        out: dict[str, Data] = {"": type(self).__name__}
        for f in self.fields:
            value = getattr(self, f)
            if value is not None:
                out[f] = _value_to_data(value)
        return out


def repr_value(value: object) -> str:
    if isinstance(value, StrEnum):
        return f"{type(value).__name__}.{value.name}"
    if isinstance(value, tuple):
        return "(" + "".join(repr_value(v) + ", " for v in value).strip() + ")"
    return repr(value)


def _nodes_in(value: object) -> Iterator[Node]:
    if isinstance(value, Node):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from _nodes_in(item)


def _map_value(value: object, change: Callable[[Node], Node]) -> object:
    if isinstance(value, Node):
        return value.map(change)
    if isinstance(value, tuple):
        new = tuple(_map_value(v, change) for v in value)
        return value if all(a is b for a, b in zip(new, value, strict=True)) else new
    return value


def _value_to_data(value: object) -> Data:
    if isinstance(value, Node):
        return value.to_data()
    if isinstance(value, tuple):
        return [_value_to_data(v) for v in value]
    if isinstance(value, StrEnum):
        name = type(value).__name__
        _ENUMS.setdefault(name, type(value))
        return {"=": name, "v": str(value)}
    if value is None or isinstance(value, (str, int)):
        return value
    raise TypeError(f"{value!r} can't stand in a tree")


def register_enum(cls: type[StrEnum]) -> type[StrEnum]:
    """Class decorator: lets `from_data` find this enum by its name."""
    _ENUMS[cls.__name__] = cls
    return cls


def from_data(data: Data) -> Node:
    """The node that `to_data` wrote.

    Raises KeyError when a class of the tree isn't known (its module isn't loaded), TypeError when slots don't fit.
    """
    value = value_from_data(data)
    if not isinstance(value, Node):
        raise TypeError(f"not a tree: {data!r}")
    return value


def value_from_data(data: Data) -> object:
    if isinstance(data, dict):
        if "=" in data:
            return _ENUMS[str(data["="])](str(data["v"]))
        cls = _CLASSES[str(data[""])]
        given = {k: value_from_data(v) for k, v in data.items() if k}
        return cls(**{f: given.get(f) for f in cls.fields})
    if isinstance(data, list):
        return tuple(value_from_data(v) for v in data)
    return data


def _same_members(a: tuple[object, ...], b: tuple[object, ...]) -> bool:
    rest = list(b)
    for one in a:
        found = next((k for k, other in enumerate(rest) if same_meaning(one, other)), -1)
        if found < 0:
            return False
        del rest[found]
    return not rest


def same_meaning(a: object, b: object) -> bool:
    """Equal but for the marks of style."""
    if isinstance(a, Node):
        if type(a) is not type(b):
            return False
        return all(
            _same_members(getattr(a, f), getattr(b, f))
            if f in a.unordered
            else same_meaning(getattr(a, f), getattr(b, f))
            for f in a.fields
            if f not in a.marks
        )
    if isinstance(a, tuple) and isinstance(b, tuple):
        return len(a) == len(b) and all(same_meaning(x, y) for x, y in zip(a, b, strict=True))
    return a == b
