"""What a command prints when something is wrong: one clear line with file, line and mend, and an exit code."""

from __future__ import annotations

import os
import sys

import click

from landwalk.agents.runs.errors import RunError
from landwalk.cards.errors import CardsError
from landwalk.locale import Lang, catalogue
from landwalk.play.errors import GameError
from landwalk.testing.scenarios.errors import ScenarioError
from landwalk.ui.options import language

BAD_INPUT = 2
INTERRUPTED = 130


class BadInputError(Exception):
    """Something the user gave can't be used. `message` is a key of the catalogues; it says what is wrong and what to do."""

    def __init__(self, message: str, *, file: str = "", **values: str | int) -> None:
        self.message = message
        self.file = file
        self.values = values
        super().__init__(self.text(Lang.EN))

    def text(self, lang: Lang) -> str:
        """One line."""
        said = catalogue(lang).gettext(self.message).format(**self.values)
        return " ".join(f"{self.file}: {said}".split()) if self.file else said


def run(group: click.Group, arguments: list[str] | None = None) -> int:
    """Runs the command line; the exit code."""
    try:
        result = group.main(arguments, standalone_mode=False)
        return result if isinstance(result, int) else 0
    except click.exceptions.Exit as stop:
        return stop.exit_code
    except click.ClickException as error:
        error.show()
        return BAD_INPUT
    except (click.Abort, KeyboardInterrupt):
        click.echo(
            "\n" + catalogue(language()).gettext("Stopped. What was finished before is kept."),
            err=True,
        )
        return INTERRUPTED
    except (CardsError, ScenarioError, BadInputError, RunError) as error:
        click.echo(error.text(language()), err=True)
        return BAD_INPUT
    except GameError as error:
        click.echo(str(error), err=True)
        return BAD_INPUT
    except BrokenPipeError:
        # The reader went away (`landwalk ... | head`): nothing is wrong, and nothing more can be printed.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        name = f"{error.filename}: " if error.filename else ""
        click.echo(f"{name}{error.strerror or error}", err=True)
        return BAD_INPUT
