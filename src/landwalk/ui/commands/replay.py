"""`landwalk replay FILE`: a recorded game again, told as a log."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from landwalk.locale import catalogue
from landwalk.locale import marked as _
from landwalk.play.codec import Writer
from landwalk.play.errors import RecordError
from landwalk.play.game import Game
from landwalk.play.record import Record, load, replay
from landwalk.ui.console import say
from landwalk.ui.failures import BadInputError
from landwalk.ui.narrate import Teller
from landwalk.ui.options import json_option, lang_option, language

_NO_GAME = _("there is no game {number} in the file; it holds {count}. Name one with --game.")
_BAD_LINE = _("line {line}: {fault}. Record the game again.")
_BAD_GAME = _("game {number}: {fault}.")


@click.command("replay")
@click.argument("file", type=click.Path())
@click.option("--game", "number", default=1, show_default=True, type=click.IntRange(1), help="Which game of the file.")
@click.option("--to", "most", type=click.IntRange(0), help="Stop after so many answers.")
@json_option
@lang_option
def command(file: str, number: int, most: int | None, as_json: bool) -> None:
    """Play a recorded game again (a file of `simulate --record` or `play --record`) and tell what happens.

    --json prints one event a line, and last the outcome.
    """
    saved = read_record(file, number)
    teller = Teller(language())
    try:
        game = replay(saved, most=most, watch=None if as_json else teller.tell)
    except RecordError as error:
        raise BadInputError(_BAD_GAME, file=file, number=number, fault=str(error)) from error
    if as_json:
        _events(game)
    elif game.outcome is None:
        words = catalogue(language())
        say(
            words.gettext("Stopped after {count} of {all} answers.").format(
                count=len(game.answers), all=len(saved.answers)
            )
        )


def read_record(file: str, number: int) -> Record:
    """The game with this number (from 1) of a file with one record a line. BadInputError with file, line and mend."""
    lines = [(n, x) for n, x in enumerate(Path(file).read_bytes().splitlines(), 1) if x.strip()]
    if number > len(lines):
        raise BadInputError(_NO_GAME, file=file, number=number, count=len(lines))
    line, text = lines[number - 1]
    try:
        return load(text)
    except RecordError as error:
        raise BadInputError(_BAD_LINE, file=file, line=line, fault=str(error)) from error


def _events(game: Game) -> None:
    writer = Writer()
    for event in game.log:
        click.echo(msgspec.json.encode(writer.value(event)).decode())
    outcome = game.outcome
    click.echo(msgspec.json.encode({"outcome": None if outcome is None else msgspec.to_builtins(outcome)}).decode())
