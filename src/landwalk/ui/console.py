"""Printing for people: colours on a terminal, plain text where output is piped or NO_COLOR is set."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

#: Colours of mana symbols and marks (CR 107.4), as rich styles.
_SYMBOLS = {"W": "bright_yellow", "U": "bright_blue", "B": "magenta", "R": "bright_red", "G": "bright_green"}
_SYMBOL = re.compile(r"\{([^{}]+)\}")


@cache
def console() -> Console:
    """The console of standard output. rich leaves colours out when it isn't a terminal or NO_COLOR is set."""
    from rich.console import Console

    return Console(highlight=False, soft_wrap=True, markup=False, emoji=False)


def styled(line: str, style: str = "") -> Text:
    """A line with its mana symbols in colour."""
    from rich.text import Text

    text = Text(line, style=style)
    for found in _SYMBOL.finditer(line):
        color = next((_SYMBOLS[c] for c in found[1] if c in _SYMBOLS), "bright_black")
        text.stylize(f"bold {color}", found.start(), found.end())
    return text


def say(line: str = "", style: str = "") -> None:
    """Print a line."""
    console().print(styled(line, style))
