"""What is kept of a game: who won, and what each seat saw and played. One unit of a run is one line of JSON in the run file."""

from __future__ import annotations

import msgspec


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one player did. Cards are numbers of the deck's list of names (main deck first, then sideboard), one for each copy.

    turns: own turns that began. opening: the hand that was kept, without what went to the bottom (CR 103.5). drawn, fetched: cards that
    came from the library to the hand later, by drawing (121.1) or otherwise; no physical card counts twice. played: (card, own turn) of
    lands played and spells cast, the first time for each physical card. boarded: the plan for the sideboard was followed.
    lands: permanents that are lands at the end of own turn 1, 2, ...; asked, on_time: cards whose turn came (its number is the card's mana
    value), and those of them that the mana sufficed for then. These three are kept of goldfish games only.
    """

    turns: int = 0
    mulligans: int = 0
    opening: list[int] = []
    drawn: list[int] = []
    fetched: list[int] = []
    played: list[tuple[int, int]] = []
    boarded: bool = False
    lands: list[int] = []
    asked: list[int] = []
    on_time: list[int] = []


class GameResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game of a unit. winner: index of the seat, None for a draw or a game that was cut. starter: the seat that took the first turn.

    number: of the unit in the run. rule: the rule that ended it, or "cut". turns: of both players. record: where records were asked
    for, as a line of JSON; it isn't kept in the run file.
    """

    number: int
    seed: int
    winner: int | None
    starter: int
    turns: int
    rule: str
    seats: list[Seat]
    digest: str = ""
    record: str = ""

    @property
    def mulligans(self) -> list[int]:
        """How many each seat took."""
        return [seat.mulligans for seat in self.seats]


class Unit(msgspec.Struct, frozen=True):
    """What is played as one piece: a game, or a match of several. pair: the numbers of the decks in the run, by seat."""

    number: int
    pair: tuple[int, int]
    games: list[GameResult]

    @property
    def wins(self) -> tuple[int, int]:
        """Games won by each seat."""
        return (sum(g.winner == 0 for g in self.games), sum(g.winner == 1 for g in self.games))

    @property
    def winner(self) -> int | None:
        """The seat that won more games, None if neither did."""
        first, second = self.wins
        return None if first == second else 0 if first > second else 1


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Unit)


def to_line(unit: Unit) -> bytes:
    """The unit as a line of the run file, without its records."""
    if any(game.record for game in unit.games):
        unit = Unit(unit.number, unit.pair, [msgspec.structs.replace(g, record="") for g in unit.games])
    return _encoder.encode(unit) + b"\n"


def from_line(line: bytes) -> Unit:
    """The unit of a line. msgspec.DecodeError or ValidationError if it is no such line."""
    return _decoder.decode(line)
