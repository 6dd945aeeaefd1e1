"""What each seat of a finished game saw and played, read from the game's log of events."""

from __future__ import annotations

from collections.abc import Sequence

from landwalk.agents.runs.results import Seat
from landwalk.kernel.events import LandPlayed, SpellCast, TurnBegan, ZoneChange
from landwalk.kernel.objects import Card
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.history import whole_game


class _Seen:
    """What one player has seen and played so far; cards by their physical number, so that none counts twice."""

    __slots__ = ("drawn", "fetched", "opening", "played", "turns")

    def __init__(self) -> None:
        self.turns = 0
        self.opening: dict[int, None] = {}
        self.drawn: dict[int, None] = {}
        self.fetched: dict[int, None] = {}
        self.played: dict[int, int] = {}


def seats(state: State, numbers: Sequence[dict[str, int]], boarded: Sequence[bool]) -> list[Seat]:
    """The facts of each player. numbers: for each player, a card's name -> its number in the deck's list."""
    seen = {player: _Seen() for player in state.players}
    cards: dict[int, Card] = {}  # object -> its card
    begun = False
    for event in list(whole_game(state))[::-1]:
        if not event.happened:
            continue
        if isinstance(event, ZoneChange):
            card = event.was.card if event.was is not None else None
            if card is None:
                continue
            if event.new_id:
                cards[event.new_id] = card
            if not begun:
                _in_opening(seen[card.owner], card.id, event)
            elif event.from_zone is Zone.LIBRARY and event.to is Zone.HAND:
                _came(seen[card.owner], card.id, event.reason)
        elif isinstance(event, TurnBegan):
            begun = True
            seen[event.player].turns += 1
        elif isinstance(event, (SpellCast, LandPlayed)) and event.object in cards:
            played = cards[event.object]
            if played.owner == event.player:
                seen[event.player].played.setdefault(played.id, seen[event.player].turns)
    return [
        _seat(state, player, one, numbers[-1 - player], boarded=boarded[-1 - player]) for player, one in seen.items()
    ]


def _in_opening(one: _Seen, card: int, event: ZoneChange) -> None:
    """CR 103.5: what was drawn and not put back. A card that begins the game on the battlefield (103.6a) was in the opening hand."""
    if event.to is Zone.HAND:
        one.opening[card] = None
    elif event.to is Zone.LIBRARY:
        one.opening.pop(card, None)


def _came(one: _Seen, card: int, reason: str) -> None:
    if card in one.opening or card in one.drawn or card in one.fetched:
        return
    (one.drawn if reason == "draw" else one.fetched)[card] = None


def _seat(state: State, player: int, one: _Seen, numbers: dict[str, int], *, boarded: bool) -> Seat:
    def listed(cards: dict[int, None]) -> list[int]:
        return [numbers[state.cards[c].name] for c in cards]

    return Seat(
        one.turns,
        state.players[player].mulligans,
        listed(one.opening),
        listed(one.drawn),
        listed(one.fetched),
        [(numbers[state.cards[c].name], turn) for c, turn in one.played.items()],
        boarded,
    )
