"""The check of a deck: its construction by the rules (CR 100), its names and what of its cards isn't supported."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import StrEnum

import msgspec

from landwalk.cards.coverage import why_not
from landwalk.cards.decks.deck import Deck, Part
from landwalk.cards.definitions import Definitions
from landwalk.cards.faces import CardDefinition
from landwalk.cards.messages import PROBLEMS
from landwalk.cards.names import SEPARATOR
from landwalk.kernel.characteristics import CardType, Face, Supertype
from landwalk.locale import Lang, catalogue

_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_LIMIT = re.compile(r"^A deck can have (?:(any number of)|up to (\w+)|only (\w+)) cards? named ", re.MULTILINE)
NO_LIMIT = 1_000_000


class Construction(StrEnum):
    """Ways of making decks."""

    CONSTRUCTED = "constructed"  # CR 100.2a, 100.4a
    LIMITED = "limited"  # CR 100.2b, 100.4b


class Fault(StrEnum):
    """What can be wrong with a deck."""

    UNKNOWN = "unknown card"
    UNSUPPORTED = "not supported"
    TOO_SMALL = "too small"
    SIDEBOARD = "sideboard too large"
    COPIES = "too many copies"
    REBALANCED = "rebalanced"


class DeckProblem(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that is wrong: what, by which rule (number, "" when none), at which name and line of the list.

    `values` fill in the words; `nearest` are similar names of an unknown card.
    """

    fault: Fault
    values: dict[str, str | int]
    rule: str = ""
    name: str = ""
    line: int = 0
    nearest: tuple[str, ...] = ()

    def text(self, lang: Lang = Lang.EN) -> str:
        """The problem in words."""
        return catalogue(lang).gettext(PROBLEMS[self.fault]).format(**self.values)


class DeckReport(msgspec.Struct, frozen=True):
    """The check of a deck: sizes, and what is wrong with it; `legal` looks only at the construction (CR 100)."""

    main: int
    sideboard: int
    problems: tuple[DeckProblem, ...]

    @property
    def legal(self) -> bool:
        """Nothing is wrong but that cards aren't supported."""
        return all(p.fault is Fault.UNSUPPORTED for p in self.problems)

    @property
    def playable(self) -> bool:
        """Every card is known and supported, whatever the size of the deck."""
        return all(p.fault not in (Fault.UNKNOWN, Fault.UNSUPPORTED) for p in self.problems)


def check_deck(deck: Deck, place: Definitions, construction: Construction = Construction.CONSTRUCTED) -> DeckReport:
    """Check a deck by the rules; lists of banned cards belong to formats, not to the rules.

    The order of the problems: cards in the order of the list, then copies, then sizes.
    """
    cards = place.find_all(deck.names())
    problems: list[DeckProblem] = []
    for name in deck.names():
        line = next(e.line for _, e in deck.entries() if e.name == name)
        card = cards.get(name)
        if card is None:
            problems.append(DeckProblem(Fault.UNKNOWN, {"name": name}, "", name, line, place.nearest(name)))
            continue
        if card.name.startswith("A-"):
            values: dict[str, str | int] = {"name": card.name, "other": card.name[2:].replace(" // A-", " // ")}
            problems.append(DeckProblem(Fault.REBALANCED, values, "", name, line))
        if not card.supported:
            values = {"name": card.name, "why": why_not(card.declined)}
            problems.append(DeckProblem(Fault.UNSUPPORTED, values, "", name, line))
    if construction is Construction.CONSTRUCTED:
        problems += _copies(deck, cards)
    problems += _sizes(deck, construction)
    return DeckReport(deck.size, deck.sideboard_size, tuple(problems))


def _sizes(deck: Deck, construction: Construction) -> Iterator[DeckProblem]:
    rule, least = ("100.2a", 60) if construction is Construction.CONSTRUCTED else ("100.2b", 40)
    if deck.size < least:
        yield DeckProblem(Fault.TOO_SMALL, {"count": deck.size, "least": least}, rule)
    # CR 100.4a, at most fifteen cards; in limited play the rest of the pool is the sideboard (100.4b).
    if construction is Construction.CONSTRUCTED and deck.sideboard_size > 15:
        yield DeckProblem(Fault.SIDEBOARD, {"count": deck.sideboard_size, "most": 15}, "100.4a")


def _copies(deck: Deck, cards: dict[str, CardDefinition]) -> Iterator[DeckProblem]:
    """CR 100.2a, four of a name but for basic lands; 100.4a, deck and sideboard together."""
    counts: dict[str, int] = {}
    firsts: dict[str, tuple[CardDefinition, str, int]] = {}
    side_names = {cards[e.name].name for e in deck.sideboard if e.name in cards}
    for part, entry in deck.entries():
        card = cards.get(entry.name)
        if card is None or (part is Part.COMPANION and card.name in side_names):
            continue  # a companion is one of the sideboard's cards (CR 702.139a)
        english = _english_name(card)
        counts[english] = counts.get(english, 0) + entry.count
        firsts.setdefault(english, (card, entry.name, entry.line))
    for english, count in counts.items():
        card, name, line = firsts[english]
        limit = copies_allowed(card.faces[0])
        if count > limit:
            values: dict[str, str | int] = {"count": count, "name": english, "most": limit}
            yield DeckProblem(Fault.COPIES, values, "100.2a", name, line)


def _english_name(card: CardDefinition) -> str:
    """The name for counting: a reversible card ("X // X") is the card X."""
    names = dict.fromkeys(card.name.split(SEPARATOR))
    return SEPARATOR.join(names)


def copies_allowed(face: Face) -> int:
    """How many cards of that name a deck and sideboard may hold (CR 100.2a), NO_LIMIT for basic lands.

    A card's own text may say otherwise, which wins (CR 101.1).
    """
    if Supertype.BASIC in face.supertypes and CardType.LAND in face.types:
        return NO_LIMIT
    own = _LIMIT.search(face.text)
    if own is None:
        return 4
    if own[1]:
        return NO_LIMIT
    word = (own[2] or own[3]).casefold()
    return _NUMBERS.index(word) + 1 if word in _NUMBERS else 4
