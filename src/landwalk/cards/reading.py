"""What a reader makes of a face's text, and how it is stored: trees as data, or the reasons why not."""

from __future__ import annotations

import importlib
from typing import Protocol

import msgspec

from landwalk.cards.records import CardRecord
from landwalk.kernel.node import Data, Node, value_from_data

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

    def __call__(self, record: CardRecord) -> Reading:
        """The reading of the face's text."""


class _Stored(msgspec.Struct, array_like=True):
    modules: list[str]
    abilities: list[object]
    declined: list[Declined]


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(_Stored)


def encode_reading(reading: Reading) -> bytes:
    """MessagePack of the trees (`Node.to_data`), the modules that their classes come from, and the reasons."""
    modules: set[str] = set()
    for tree in reading.abilities:
        for node in tree.walk():
            modules.add(type(node).__module__)
            modules.update(_enum_modules(node))
    data: list[object] = [tree.to_data() for tree in reading.abilities]
    return _ENCODER.encode(_Stored(sorted(modules), data, list(reading.declined)))


def _enum_modules(node: Node) -> set[str]:
    found: set[str] = set()
    for field in node.fields:
        value = getattr(node, field)
        for item in value if isinstance(value, tuple) else (value,):
            module = type(item).__module__
            if module.startswith(_PACKAGE):
                found.add(module)
    return found


def decode_reading(blob: bytes) -> Reading:
    """The reading that `encode_reading` wrote; loads the modules of its trees when they aren't yet.

    Raises ValueError, KeyError, TypeError or ImportError when the data doesn't fit this version.
    """
    stored = _DECODER.decode(blob)
    for module in stored.modules:
        if not module.startswith(_PACKAGE):
            raise ValueError(f"a tree of {module!r}, which isn't ours")
        importlib.import_module(module)
    return Reading(tuple(_tree(data) for data in stored.abilities), tuple(stored.declined))


def _tree(data: object) -> Node:
    value = value_from_data(_as_data(data))
    if not isinstance(value, Node):
        raise TypeError(f"not a tree: {data!r}")
    return value


def _as_data(data: object) -> Data:
    return data  # type: ignore[return-value] # MessagePack gives exactly the shapes of Data
