"""Decks as a run needs them: names and cards, a digest of what their cards say, and plans for the sideboard."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cached_property
from typing import Any

import msgspec

from landwalk.keywords import load_all
from landwalk.play.codec import Reader, Writer
from landwalk.rules.c1_concepts.cr103_starting_the_game import CardSpec


class _PackedCard(msgspec.Struct):
    name: str
    layout: str
    faces: list[int]


class _Packed(msgspec.Struct):
    """A deck as data. faces: as records keep them; main, side: numbers of cards."""

    name: str
    faces: list[dict[str, Any]]
    cards: list[_PackedCard]
    main: list[int]
    side: list[int]
    plans: dict[str, dict[str, int]]


class Configured:
    """The cards of a deck for one game."""

    __slots__ = ("boarded", "cards")

    def __init__(self, cards: tuple[CardSpec, ...], *, boarded: bool = False) -> None:
        self.cards = cards
        self.boarded = boarded


class PlayedDeck:
    """A deck of a run.

    plans: the opponent's deck name, or "*" for all others -> how many of which name to put in (minus: to take out).
    unread: (name, why) of cards that are played without a part of their text.
    """

    def __init__(
        self,
        name: str,
        main: Sequence[CardSpec],
        sideboard: Sequence[CardSpec] = (),
        plans: dict[str, dict[str, int]] | None = None,
        unread: Sequence[tuple[str, str]] = (),
    ) -> None:
        self.name = name
        self.main = tuple(main)
        self.sideboard = tuple(sideboard)
        self.plans = plans or {}
        self.unread = tuple(unread)

    @cached_property
    def names(self) -> list[str]:
        """The names that results count by: main deck first, then sideboard, each once."""
        return list(dict.fromkeys(card.name for card in (*self.main, *self.sideboard)))

    @cached_property
    def numbers(self) -> dict[str, int]:
        """A name -> its place in `names`."""
        return {name: i for i, name in enumerate(self.names)}

    @cached_property
    def digest(self) -> str:
        """A hash of the cards, their order and everything that Landwalk reads on them."""
        data = self._packed()
        return hashlib.blake2b(
            msgspec.json.encode([data.cards, data.faces, data.main, data.side]), digest_size=12
        ).hexdigest()

    @cached_property
    def packed(self) -> bytes:
        """For a worker, as JSON."""
        return msgspec.json.encode(self._packed())

    def _packed(self) -> _Packed:
        writer = Writer()
        numbers: dict[int, int] = {}
        cards: list[_PackedCard] = []
        for card in (*self.main, *self.sideboard):
            if id(card) not in numbers:
                numbers[id(card)] = len(cards)
                cards.append(_PackedCard(card.name, str(card.layout), [writer.face(f) for f in card.faces]))
        main, side = ([numbers[id(card)] for card in part] for part in (self.main, self.sideboard))
        return _Packed(self.name, [writer.face_data(f) for f in writer.faces], cards, main, side, self.plans)

    def configured(self, against: str | None) -> Configured:
        """The cards against an opponent's deck (None: the first game of a match, in which nobody has used a sideboard)."""
        plan = None if against is None else self.plans.get(against, self.plans.get("*"))
        if not plan:
            return Configured(self.main)
        left = dict(plan)
        cards: list[CardSpec] = []
        for card in self.main:
            if left.get(card.name, 0) < 0:
                left[card.name] += 1
            else:
                cards.append(card)
        for card in self.sideboard:
            if left.get(card.name, 0) > 0:
                left[card.name] -= 1
                cards.append(card)
        return Configured(tuple(cards), boarded=True)


def unpacked(data: bytes) -> PlayedDeck:
    """What `PlayedDeck.packed` holds."""
    load_all()  # the node classes that the faces are made of
    found = msgspec.json.decode(data, type=_Packed)
    faces = Reader(found.faces, []).faces
    cards = [CardSpec(c.name, tuple(faces[i] for i in c.faces), c.layout) for c in found.cards]
    return PlayedDeck(found.name, [cards[i] for i in found.main], [cards[i] for i in found.side], found.plans)
