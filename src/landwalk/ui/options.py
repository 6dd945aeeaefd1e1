"""Options that several commands share, and the language that was asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import click

from landwalk.locale import Lang, UnknownLanguageError, choose

F = TypeVar("F", bound=Callable[..., object])

_asked: str | None = None


def language() -> Lang:
    """The language of this command: --lang, else LANDWALK_LANG, else the locale, else English."""
    try:
        return choose(_asked)
    except UnknownLanguageError as error:
        raise click.ClickException(f"LANDWALK_LANG: {error}") from None


def _note(_context: click.Context, _parameter: click.Parameter, value: str | None) -> str | None:
    global _asked
    _asked = value
    return value


def lang_option(function: F) -> F:
    """--lang en|es|de (else LANDWALK_LANG, else the locale); commands read it with `language`."""
    decorate: Callable[[F], F] = click.option(
        "--lang",
        type=click.Choice([lang.value for lang in Lang]),
        callback=_note,
        expose_value=False,
        help="Language; otherwise LANDWALK_LANG or the locale says.",
    )
    return decorate(function)


def json_option(function: F) -> F:
    """--json."""
    decorate: Callable[[F], F] = click.option("--json", "as_json", is_flag=True, help="JSON for programs.")
    return decorate(function)


def unread_option(function: F) -> F:
    """--allow-unread and --any-size: what a deck is usually refused for."""
    unread: Callable[[F], F] = click.option(
        "--allow-unread",
        is_flag=True,
        help="Play cards without the words that aren't understood; every result is marked.",
    )
    size: Callable[[F], F] = click.option(
        "--any-size", is_flag=True, help="Play decks that are smaller than the rules allow (CR 100.2a)."
    )
    return unread(size(function))
