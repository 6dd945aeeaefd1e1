"""Saved tables: the game at its decision, who sits where, and their stops. Written beside the file, then moved: never half."""

from __future__ import annotations

from pathlib import Path

import msgspec

from landwalk.agents.bots import UnknownBotError, make_bot
from landwalk.cards.folders import home
from landwalk.locale import marked as _
from landwalk.play.errors import RecordError
from landwalk.play.game import Game
from landwalk.ui.failures import BadInputError
from landwalk.ui.table.stops import Stops

FORMAT = 1
HUMAN = "human"

_DAMAGED = _("this is no saved game, or it is cut off ({fault}). Start a new one: `landwalk play`.")
_VERSION = _("saved in format {found}, this version reads {format}. Start a new game: `landwalk play`.")
_NONE = _("there is no saved game. Start one: `landwalk play`.")


class SavedTable(msgspec.Struct):
    """seats: "human" or the name of a bot, by player index. seeds: of the bots. game: what Game.to_json wrote."""

    landwalk_play: int
    seats: list[str]
    seeds: list[int]
    stops: list[Stops]
    game: msgspec.Raw


def default_file() -> Path:
    """Where a game is saved when nobody says where."""
    return home() / "saved-game.json"


def save(file: Path, seats: list[str], seeds: list[int], stops: list[Stops], game: Game) -> None:
    """Writes the table. OSError if the file can't be written; an older one stays whole then."""
    data = SavedTable(FORMAT, seats, seeds, stops, msgspec.Raw(game.to_json().encode()))
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(file.name + ".part")
    beside.write_bytes(msgspec.json.encode(data))
    beside.replace(file)


def load(file: Path) -> tuple[SavedTable, Game]:
    """Reads a table. BadInputError with the mend if there is none, it is damaged, or it is of another version."""
    if not file.is_file():
        raise BadInputError(_NONE, file=str(file))
    try:
        saved = msgspec.json.decode(file.read_bytes(), type=SavedTable)
        if saved.landwalk_play != FORMAT:
            raise BadInputError(_VERSION, file=str(file), found=saved.landwalk_play, format=FORMAT)
        for seat in saved.seats:
            if seat != HUMAN:
                make_bot(seat, 0)
        return saved, Game.from_json(bytes(saved.game))
    except (msgspec.DecodeError, RecordError, UnknownBotError) as error:
        raise BadInputError(_DAMAGED, file=str(file), fault=str(error)) from error
