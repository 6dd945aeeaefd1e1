"""What many goldfish games come to: turn of the kill, mulligans, lands and spells by turn, mana for each card in time."""

from __future__ import annotations

import msgspec

from landwalk.agents.runs.results import Unit
from landwalk.agents.runs.run_file import DeckHead
from landwalk.agents.runs.tally import Rate, rate

#: Turns that the tables of lands and spells go to.
TURNS = 8


class TurnRow(msgspec.Struct, frozen=True):
    """One own turn, over the games that reached it. lands: on the battlefield at its end, on average.

    on_curve: share of games with at least as many lands as turns so far. spell: share with a spell cast on that turn. mana_value: of the
    spells cast on it, on average. won: share of ALL games won by then.
    """

    turn: int
    games: int
    lands: float
    on_curve: Rate
    spell: Rate
    mana_value: float
    won: Rate


class TimeRow(msgspec.Struct, frozen=True):
    """A card that isn't a land. turn: its mana value (at least 1). on_time: share of the games that reached that turn with the mana for it.

    cast: share of all games in which it was cast by then.
    """

    name: str
    copies: int
    cost: str
    turn: int
    on_time: Rate
    cast: Rate


class Goldfish(msgspec.Struct, frozen=True):
    """All of it. kills: own turn -> games; not_won: games that were cut. mulligans: how many -> games. seed: of the run."""

    games: int
    seed: int
    most_turns: int
    kills: dict[int, int]
    not_won: int
    mean_kill: float | None
    median_kill: int | None
    mulligans: dict[int, int]
    turns: list[TurnRow]
    cards: list[TimeRow]


class FishTally:
    """Counts goldfish games of a deck."""

    __slots__ = (
        "_asked",
        "_cast",
        "_curve",
        "_deck",
        "_lands",
        "_on_time",
        "_spell",
        "_values",
        "games",
        "kills",
        "mulligans",
        "reached",
    )

    def __init__(self, deck: DeckHead) -> None:
        self._deck = deck
        n = len(deck.names)
        self.games = 0
        self.kills: dict[int, int] = {}
        self.mulligans: dict[int, int] = {}
        self.reached = [0] * (TURNS + 1)
        self._lands = [0] * (TURNS + 1)
        self._curve = [0] * (TURNS + 1)
        self._spell = [0] * (TURNS + 1)
        self._values = [0] * (TURNS + 1)
        self._asked = [0] * n
        self._on_time = [0] * n
        self._cast = [0] * n

    def add(self, unit: Unit) -> None:
        """Counts a game."""
        (game,) = unit.games
        seat = game.seats[0]
        self.games += 1
        if game.winner == 0:
            self.kills[seat.turns] = self.kills.get(seat.turns, 0) + 1
        self.mulligans[seat.mulligans] = self.mulligans.get(seat.mulligans, 0) + 1
        for turn, lands in enumerate(seat.lands[:TURNS], 1):
            self.reached[turn] += 1
            self._lands[turn] += lands
            self._curve[turn] += lands >= turn
        spells: set[int] = set()
        cast: set[int] = set()
        for card, turn in seat.played:
            if self._deck.lands[card]:
                continue
            if 1 <= turn <= TURNS:
                spells.add(turn)
                self._values[turn] += self._deck.values[card]
            if turn <= self.turn_of(card):
                cast.add(card)
        for turn in spells:
            self._spell[turn] += 1
        for counts, cards in ((self._asked, seat.asked), (self._on_time, seat.on_time), (self._cast, cast)):
            for card in cards:
                counts[card] += 1

    def turn_of(self, card: int) -> int:
        """The turn on which a card's mana value says that it could be cast."""
        return max(1, self._deck.values[card])

    def result(self, seed: int, most_turns: int) -> Goldfish:
        """The tables."""
        won = sum(self.kills.values())
        mean = round(sum(t * n for t, n in self.kills.items()) / won, 2) if won else None
        shown = [t for t in range(1, TURNS + 1) if self.reached[t]]
        cards = [i for i, land in enumerate(self._deck.lands) if not land and self._deck.main[i]]
        cards.sort(key=lambda i: (self.turn_of(i), self._deck.names[i]))
        return Goldfish(
            self.games,
            seed,
            most_turns,
            dict(sorted(self.kills.items())),
            self.games - won,
            mean,
            self._median(),
            dict(sorted(self.mulligans.items())),
            [self._turn(t) for t in shown],
            [self._time(i) for i in cards],
        )

    def _median(self) -> int | None:
        """The own turn by which half of ALL games are won; None if fewer are."""
        sofar = 0
        for turn, games in sorted(self.kills.items()):
            sofar += games
            if 2 * sofar >= self.games:
                return turn
        return None

    def _turn(self, turn: int) -> TurnRow:
        n = self.reached[turn]
        won = sum(games for kill, games in self.kills.items() if kill <= turn)
        return TurnRow(
            turn,
            n,
            round(self._lands[turn] / n, 2),
            rate(self._curve[turn], n),
            rate(self._spell[turn], n),
            round(self._values[turn] / n, 2),
            rate(won, self.games),
        )

    def _time(self, card: int) -> TimeRow:
        deck = self._deck
        return TimeRow(
            deck.names[card],
            deck.main[card],
            deck.costs[card],
            self.turn_of(card),
            rate(self._on_time[card], self._asked[card]),
            rate(self._cast[card], self.games),
        )
