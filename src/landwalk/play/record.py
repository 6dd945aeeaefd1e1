"""Records: a whole game as data (engine version, cards, decks, seed, settings, answers), replayed to the same final state."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from landwalk.kernel.state import State
from landwalk.keywords import load_all
from landwalk.play.codec import Reader, Writer, answer_from_data, answer_to_data, state_to_data
from landwalk.play.errors import GameError, RecordError
from landwalk.play.game import Game
from landwalk.rules.c1_concepts.cr103_starting_the_game import CardSpec

FORMAT = 1


class Record(msgspec.Struct, frozen=True):
    """One game. decks: for each player a list of (card number, count in a row) pairs over `cards`, in deck order.

    digest: of the final state (see `digest`), so that a replay can be checked; "" while the game goes on.
    """

    landwalk: str
    format: int
    seed: int
    names: list[str]
    settings: dict[str, str | int]
    life: int
    faces: list[dict[str, Any]]
    cards: list[dict[str, Any]]
    decks: list[list[tuple[int, int]]]
    answers: list[Any]
    winner: int | None = None
    rule: str = ""
    turns: int = 0
    digest: str = ""

    def to_json(self) -> str:
        """One line of JSON."""
        return msgspec.json.encode(self).decode()


def digest(state: State) -> str:
    """A hash of everything that the state is (but the log): equal for equal games, in any process."""
    data = state_to_data(state)
    return hashlib.sha256(msgspec.json.encode(data)).hexdigest()[:32]


def record(game: Game, decks: Sequence[Sequence[CardSpec]]) -> Record:
    """The record of a game that was made by `Game.new(decks, ...)` and recorded. GameError if it wasn't."""
    from landwalk import __version__

    if not game.recording:
        raise GameError("this game isn't recorded (Game.new(..., recording=False))")
    writer = Writer()
    numbers: dict[int, int] = {}
    cards: list[dict[str, Any]] = []
    packed: list[list[tuple[int, int]]] = []
    for deck in decks:
        runs: list[tuple[int, int]] = []
        for spec in deck:
            number = numbers.get(id(spec))
            if number is None:
                number = len(cards)
                numbers[id(spec)] = number
                cards.append(
                    {"name": spec.name, "layout": str(spec.layout), "faces": [writer.face(f) for f in spec.faces]}
                )
            if runs and runs[-1][0] == number:
                runs[-1] = (number, runs[-1][1] + 1)
            else:
                runs.append((number, 1))
        packed.append(runs)
    start = game.first_state
    outcome = game.outcome
    return Record(
        __version__,
        FORMAT,
        game.seed,
        [p.name for p in start.players.values()],
        dict(start.settings),
        next(iter(start.players.values())).life,
        [writer.face_data(f) for f in writer.faces],
        cards,
        packed,
        [answer_to_data(a) for a in game.answers],
        outcome.winner if outcome else None,
        outcome.rule if outcome else "",
        outcome.turns if outcome else 0,
        digest(game.state) if outcome else "",
    )


def load(text: str | bytes) -> Record:
    """Reads a record. RecordError if it is cut off, damaged or of another format."""
    try:
        found = msgspec.json.decode(text, type=Record)
    except msgspec.DecodeError as error:
        raise RecordError(f"no whole record: {error}") from error
    if found.format != FORMAT:
        raise RecordError(f"a record of format {found.format}; this version reads format {FORMAT}")
    return found


def replay(
    saved: Record, *, check: bool = True, most: int | None = None, watch: Callable[[Game], None] | None = None
) -> Game:
    """Plays a record again: all of it, or the first `most` answers. `watch` is called before the first and after each answer.

    RecordError if the version differs, an answer isn't legal any more, or (with `check`) the end is another one.
    """
    from landwalk import __version__

    if saved.landwalk != __version__:
        raise RecordError(f"recorded by landwalk {saved.landwalk}, this is {__version__}: replay it with that version")
    load_all()  # the node classes that the faces are made of
    at = 0
    try:
        faces = Reader(saved.faces, []).faces
        specs = [CardSpec(c["name"], tuple(faces[i] for i in c["faces"]), c["layout"]) for c in saved.cards]
        decks = [[specs[number] for number, count in deck for _ in range(count)] for deck in saved.decks]
        game = Game.new(decks, saved.seed, saved.names, settings=saved.settings, life=saved.life)
        if watch is not None:
            watch(game)
        for answer in saved.answers[:most]:
            at += 1
            game.push(answer_from_data(answer))
            if watch is not None:
                watch(game)
    except (KeyError, IndexError, TypeError, AttributeError) as error:
        raise RecordError(f"the record is damaged: {error!r}") from error
    except GameError as error:
        raise RecordError(f"answer {at} of the record isn't possible: {error}") from error
    whole = most is None or most >= len(saved.answers)
    if check and whole and saved.digest and digest(game.state) != saved.digest:
        raise RecordError("the replay ended in another state than the record says")
    return game
