"""What a command prints when something is wrong: one clear line with file, line and mend, and an exit code."""

from __future__ import annotations

import os
import sys

import click

from landwalk.cards.errors import CardsError
from landwalk.locale import choose
from landwalk.play.errors import GameError

BAD_INPUT = 2
INTERRUPTED = 130


def run(group: click.Group) -> int:
    """Runs the command line; the exit code."""
    try:
        result = group.main(standalone_mode=False)
        return result if isinstance(result, int) else 0
    except click.exceptions.Exit as stop:
        return stop.exit_code
    except click.ClickException as error:
        error.show()
        return BAD_INPUT
    except (click.Abort, KeyboardInterrupt):
        click.echo("\nStopped; what was finished is kept.", err=True)
        return INTERRUPTED
    except CardsError as error:
        click.echo(error.text(choose()), err=True)
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
