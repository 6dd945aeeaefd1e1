"""What a reader makes of a face's text, and how it is stored: trees as data, or the reasons why not."""

from __future__ import annotations

import importlib
from enum import StrEnum
from typing import Protocol

import msgspec

from landwalk.cards.records import CardRecord
from landwalk.kernel.node import Node

_PACKAGE = "landwalk."


class Declined(msgspec.Struct, frozen=True, array_like=True):
    """Why a text, or a part of it, isn't supported: never a guess (see docs/architecture.md, declining).

    `phrase` is the smallest wording that wasn't understood, in general terms ("~" for the card's own name), so that the
    same gap on two cards gives the same phrase; `text` the line it stands in; `at` its place there, in characters;
    `key` the kind of reason ("not understood", "two meanings", "not executed", ...).
    """

    phrase: str
    text: str = ""
    at: int = 0
    key: str = "not understood"


class Reading:
    """The result of reading one face: the trees of its lines in printed order, and what was declined (empty: supported)."""

    __slots__ = ("abilities", "declined")

    def __init__(self, abilities: tuple[Node, ...], declined: tuple[Declined, ...] = ()) -> None:
        self.abilities = abilities
        self.declined = declined

    @property
    def supported(self) -> bool:
        """Every word was read and every node of the trees is executed."""
        return not self.declined


class Reader(Protocol):
    """Reads the text of a face. `fingerprint` changes whenever another result might come out (rows added, rules
    executed).
    """

    @property
    def fingerprint(self) -> str:
        """Names this state of the reader."""

    def start(self) -> None:
        """Load what reading needs; called once in each process before the first face."""

    def __call__(self, record: CardRecord) -> Reading:
        """The reading of the face's text."""


class _Stored(msgspec.Struct, array_like=True):
    """`words` are the classes, as "module:name"; a node is [number of its class, its slots...], see `_packed`."""

    words: list[str]
    abilities: list[object]
    declined: list[Declined]


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(_Stored)
#: First item of a list that is a tuple of the tree, no node.
_TUPLE = -1


def encode_reading(reading: Reading) -> bytes:
    """MessagePack of the trees and the reasons; smaller and three times faster to read than `Node.to_data`."""
    words: dict[str, int] = {}
    abilities = [_packed(tree, words) for tree in reading.abilities]
    return _ENCODER.encode(_Stored(list(words), abilities, list(reading.declined)))


def _packed(value: object, words: dict[str, int]) -> object:
    if value is None:
        return None
    if isinstance(value, Node):
        return [_number(value, words), *(_packed(getattr(value, f), words) for f in value.fields)]
    if isinstance(value, tuple):
        return [_TUPLE, *(_packed(v, words) for v in value)]
    if isinstance(value, StrEnum):
        return [_number(value, words), str(value)]
    if type(value) is str or type(value) is int:
        return value
    raise TypeError(f"{value!r} can't stand in a tree")


def _number(value: object, words: dict[str, int]) -> int:
    word = f"{type(value).__module__}:{type(value).__qualname__}"
    return words.setdefault(word, len(words))


def decode_reading(blob: bytes) -> Reading:
    """The reading that `encode_reading` wrote; loads the modules of its trees when they aren't yet.

    Raises ValueError, TypeError, AttributeError or ImportError when the data doesn't fit this version.
    """
    stored = _DECODER.decode(blob)
    classes = [_CLASSES.get(word) or _load(word) for word in stored.words]
    return Reading(tuple(_tree(packed, classes) for packed in stored.abilities), tuple(stored.declined))


_CLASSES: dict[str, type[Node | StrEnum]] = {}


def _load(word: str) -> type[Node | StrEnum]:
    module, _, name = word.partition(":")
    if not module.startswith(_PACKAGE):
        raise ValueError(f"a tree of {module!r}, which isn't ours")
    found = getattr(importlib.import_module(module), name)
    if not (isinstance(found, type) and issubclass(found, Node | StrEnum)):
        raise TypeError(f"{word} is no class of trees")
    _CLASSES[word] = found
    return found


def _tree(packed: object, classes: list[type[Node | StrEnum]]) -> Node:
    value = _unpacked(packed, classes)
    if not isinstance(value, Node):
        raise TypeError(f"not a tree: {packed!r}")
    return value


def _unpacked(packed: object, classes: list[type[Node | StrEnum]]) -> object:
    if not isinstance(packed, list):
        return packed
    number = packed[0]
    values = [_unpacked(p, classes) if type(p) is list else p for p in packed[1:]]
    if number == _TUPLE:
        return tuple(values)
    if type(number) is not int:
        raise TypeError(f"not a tree: {packed!r}")
    made = classes[number]
    if issubclass(made, Node):
        return made(**dict(zip(made.fields, values, strict=True)))
    return made(str(values[0]))
