"""`landwalk bench`: how fast games, copies and saves are on this machine."""

from __future__ import annotations

import click
import msgspec

from landwalk.locale import catalogue
from landwalk.ui.console import say
from landwalk.ui.decks import load_deck
from landwalk.ui.options import json_option, lang_option, language, unread_option
from landwalk.ui.progress import Progress


@click.command("bench")
@click.argument("deck_a", default="stompy")
@click.argument("deck_b", default="walkers")
@click.option("-n", "--games", default=200, show_default=True, type=click.IntRange(1), help="Games that are timed.")
@click.option("--seed", default=1, show_default=True, type=int)
@unread_option
@json_option
@lang_option
def command(deck_a: str, deck_b: str, games: int, seed: int, as_json: bool, allow_unread: bool, any_size: bool) -> None:
    """Time random games of two decks on one core: DECK_A and DECK_B are files, or names of starter decks."""
    from landwalk.agents.bench import measure

    decks = [load_deck(name, allow_unread=allow_unread, any_size=any_size) for name in (deck_a, deck_b)]
    with Progress(catalogue(language()).gettext("games"), games, quiet=as_json) as progress:
        figures = measure([d.main for d in decks], games, seed, progress.update)
    if as_json:
        click.echo(msgspec.json.encode(figures).decode())
        return
    for name, value in msgspec.structs.asdict(figures).items():
        say(f"{name:>20}  {value}")
