"""Card by card: win rates of games in which a card was in the deck, the opening hand, drawn or not seen, as 17lands.com names them.

Copies are counted, as there: two copies in an opening hand count twice. Intervals rest on games, not on copies, for the copies of one
game win or lose together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from landwalk.agents.runs.results import GameResult, Seat, Unit
from landwalk.agents.runs.run_file import DeckHead
from landwalk.agents.runs.tally import Rate, rate
from landwalk.agents.statistics import newcombe
from landwalk.locale import marked as _

#: Abbreviation -> what it means.
DEFINITIONS: dict[str, str] = {
    "GP WR": _("games played: win rate of games with the card in the main deck"),
    "OH WR": _("opening hand: win rate of games with the card in the hand that was kept"),
    "GD WR": _("game drawn: win rate of games in which the card was drawn after the opening hand"),
    "GIH WR": _("game in hand: opening hand and drawn together"),
    "GNS WR": _("game not seen: win rate of games in which the card was in the deck, but never in hand"),
    "IWD": _("improvement when drawn: GIH WR minus GNS WR, in percentage points"),
    "#": _("how many copies a rate rests on: each copy counts, as on 17lands.com; draws count as not won"),
    "played": _("share of the copies in hand that were cast or played"),
    "turn": _("own turn on which that happened, on average"),
}
#: The five kinds of rates, in the order of the table.
KINDS = ("gp", "oh", "gd", "gih", "gns")


class CardRow(msgspec.Struct, frozen=True):
    """A card of a deck. copies: in main deck and sideboard. iwd: a difference of rates, with its interval (Newcombe's).

    played: share of the copies in hand that were cast or played. turn: the own turn of that, on average; None if never.
    """

    name: str
    copies: int
    gp: Rate
    oh: Rate
    gd: Rate
    gih: Rate
    gns: Rate
    iwd: float
    iwd_low: float
    iwd_high: float
    played: float
    turn: float | None


class _Counts:
    """Of one card and one kind: copies, copies of games won, games."""

    __slots__ = ("copies", "games", "won")

    def __init__(self) -> None:
        self.copies = 0
        self.won = 0
        self.games = 0

    def add(self, copies: int, *, won: bool) -> None:
        if copies > 0:
            self.copies += copies
            self.won += copies * won
            self.games += 1

    def rate(self) -> Rate:
        return rate(self.won, self.copies, games=self.games)


class CardTally:
    """The cards of one deck over many games. `when`: "all", "play" (its player began) or "draw"."""

    __slots__ = ("_counts", "_deck", "_held", "_played", "_turns", "when")

    def __init__(self, deck: DeckHead, when: str = "all") -> None:
        self.when = when
        self._deck = deck
        n = len(deck.names)
        self._counts = [[_Counts() for _kind in KINDS] for _card in range(n)]
        self._held = [0] * n
        self._played = [0] * n
        self._turns = [0] * n

    def add(self, seat: Seat, against: str, *, won: bool) -> None:
        """Counts a game of this deck against the deck of that name."""
        copies = self._copies(seat, against)
        opening, drawn, fetched = Counter(seat.opening), Counter(seat.drawn), Counter(seat.fetched)
        for card, many in enumerate(copies):
            hand = opening[card] + drawn[card]
            self._held[card] += hand + fetched[card]
            kinds = (many, opening[card], drawn[card], hand, many - hand - fetched[card])
            for counts, number in zip(self._counts[card], kinds, strict=True):
                counts.add(number, won=won)
        for card, turn in seat.played:
            self._played[card] += 1
            self._turns[card] += turn

    def _copies(self, seat: Seat, against: str) -> list[int]:
        """How many of each the deck held in that game."""
        if not seat.boarded:
            return self._deck.main
        plan = self._deck.plans.get(against, self._deck.plans.get("*", {}))
        return [many + plan.get(name, 0) for many, name in zip(self._deck.main, self._deck.names, strict=True)]

    def rows(self) -> list[CardRow]:
        """A row for each card, in the order of the deck."""
        return [self._row(i) for i in range(len(self._deck.names))]

    def _row(self, card: int) -> CardRow:
        gp, oh, gd, gih, gns = self._counts[card]
        seen, unseen = gih.rate(), gns.rate()
        low, high = newcombe((seen.rate, gih.games), (unseen.rate, gns.games))
        played = self._played[card]
        return CardRow(
            self._deck.names[card],
            self._deck.main[card] + self._deck.side[card],
            gp.rate(),
            oh.rate(),
            gd.rate(),
            seen,
            unseen,
            round(seen.rate - unseen.rate, 4) if gih.games and gns.games else 0.0,
            round(low, 4),
            round(high, 4),
            round(min(1.0, played / self._held[card]), 4) if self._held[card] else 0.0,
            round(self._turns[card] / played, 2) if played else None,
        )


class CardTallies:
    """The cards of every deck of a run, all games and split by who began."""

    def __init__(self, decks: Sequence[DeckHead]) -> None:
        self._decks = decks
        self.of = {i: [CardTally(deck, when) for when in ("all", "play", "draw")] for i, deck in enumerate(decks)}

    def add(self, unit: Unit) -> None:
        """Counts a unit for both decks."""
        for game in unit.games:
            self._add(unit.pair, game)

    def _add(self, pair: tuple[int, int], game: GameResult) -> None:
        for index in (0, 1):
            began = game.starter == index
            against = self._decks[pair[1 - index]].name
            for tally in self.of[pair[index]]:
                if tally.when == "all" or (tally.when == "play") == began:
                    tally.add(game.seats[index], against, won=game.winner == index)
