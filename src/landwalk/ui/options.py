"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import click

F = TypeVar("F", bound=Callable[..., object])


def lang_option(function: F) -> F:
    """--lang en|es|de (else LANDWALK_LANG, else the locale)."""
    decorate: Callable[[F], F] = click.option("--lang", type=click.Choice(["en", "es", "de"]), help="Language.")
    return decorate(function)
