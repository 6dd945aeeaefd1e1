"""One unit of a run, played from its number alone: a game, a match of several, or a game against a goldfish."""

from __future__ import annotations

from collections.abc import Sequence

from landwalk.agents.agent import play
from landwalk.agents.bots import BOTS, make_bot, records
from landwalk.agents.runs.decks import PlayedDeck
from landwalk.agents.runs.facts import seats
from landwalk.agents.runs.results import GameResult, Unit
from landwalk.play.game import Game
from landwalk.play.record import digest, record

__all__ = ["BOTS", "Task", "Terms", "game_seed", "play_game", "play_unit"]


class Task:
    """What is to be played: the unit's number, the numbers of its decks, who begins its first game."""

    __slots__ = ("number", "pair", "starter")

    def __init__(self, number: int, pair: tuple[int, int], starter: int) -> None:
        self.number = number
        self.pair = pair
        self.starter = starter


class Terms:
    """What all units of a run have in common. kind: "games" (a unit is a match of at most `best_of` games) or "goldfish".

    most_turns: own turns after which a goldfish game is cut.
    """

    __slots__ = ("best_of", "bots", "digests", "kind", "most_turns", "records", "seed")

    def __init__(
        self,
        seed: int = 1,
        bots: Sequence[str] = ("heuristic", "heuristic"),
        *,
        kind: str = "games",
        best_of: int = 1,
        most_turns: int = 0,
        digests: bool = False,
        records: bool = False,
    ) -> None:
        self.seed = seed
        self.bots = tuple(bots)
        self.kind = kind
        self.best_of = best_of
        self.most_turns = most_turns
        self.digests = digests
        self.records = records


def game_seed(seed: int, number: int) -> int:
    """The seed of game `number` of a run."""
    return (seed * 1_000_003 + number * 7_919) & ((1 << 62) - 1)


def play_unit(terms: Terms, task: Task, decks: Sequence[PlayedDeck]) -> Unit:
    """Plays a unit; decks: the two of the task, by seat. The same in any process, at any time, after any other."""
    if terms.kind == "goldfish":
        from landwalk.agents.runs.goldfish import play_goldfish

        return Unit(task.number, task.pair, [play_goldfish(terms, task, decks[0])])
    games: list[GameResult] = []
    starter = task.starter
    wins = [0, 0]
    need = terms.best_of // 2 + 1
    for index in range(terms.best_of):
        own = game_seed(terms.seed, task.number)
        game = play_game(
            terms, task.number, own if not index else game_seed(own, index), decks, starter, boarded=index > 0
        )
        games.append(game)
        if game.winner is not None:
            wins[game.winner] += 1
            starter = 1 - game.winner  # CR 103.1: the loser chooses, and bots choose to begin; after a draw as before
        if max(wins) == need:
            break
    return Unit(task.number, task.pair, games)


def play_game(
    terms: Terms, number: int, own: int, decks: Sequence[PlayedDeck], starter: int, *, boarded: bool
) -> GameResult:
    """One game of a unit. boarded: it isn't the first of its match, so the plans for the sideboards are followed."""
    configured = [
        deck.configured(against.name if boarded else None) for deck, against in zip(decks, decks[::-1], strict=True)
    ]
    cards = [c.cards for c in configured]
    recording = terms.records or any(records(name) for name in terms.bots)
    game = Game.new(cards, own, recording=recording, settings={"starting_player": -1 - starter})
    agents = {i: make_bot(name, own + 17 * (i + 1)) for i, name in enumerate(terms.bots)}
    play(game, agents)
    outcome = game.outcome
    return GameResult(
        number,
        own,
        None if outcome is None else outcome.winner,
        starter,
        game.state.turn,
        "cut" if outcome is None else outcome.rule,
        seats(game.state, [deck.numbers for deck in decks], [c.boarded for c in configured]),
        digest(game.state) if terms.digests else "",
        record(game, cards).to_json() if terms.records else "",
    )
