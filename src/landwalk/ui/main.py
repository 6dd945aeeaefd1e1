"""The command line: `landwalk COMMAND`. Each command is a file in ui/commands and loads when it is called."""

from __future__ import annotations

import importlib
import sys

import click

from landwalk import __version__

#: Command -> module in ui/commands, in the order of the help page.
COMMANDS = {
    "demo": "demo",
    "play": "play",
    "simulate": "simulate",
    "gauntlet": "gauntlet",
    "goldfish": "goldfish",
    "scenario": "scenario",
    "why": "why",
    "card": "card",
    "rule": "rule",
    "keyword": "keyword",
    "rules": "rules",
    "cards": "cards",
    "deck": "deck",
    "replay": "replay",
    "bench": "bench",
}


class _Commands(click.Group):
    """Finds commands by name without importing the others."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        name = COMMANDS.get(cmd_name)
        if name is None:
            return None
        command: click.Command = importlib.import_module(f"landwalk.ui.commands.{name}").command
        return command


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="landwalk")
def group() -> None:
    """Landwalk plays Magic: The Gathering by the Comprehensive Rules, and says why.

    Unofficial fan content, not approved or endorsed by Wizards of the Coast.
    """


def cli() -> None:
    """The entry point: one clear line for what went wrong, exit code 2 for bad input, 130 for Ctrl+C."""
    from landwalk.ui.failures import run

    sys.exit(run(group))
