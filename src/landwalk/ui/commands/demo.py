"""`landwalk demo`: one game told as a log, then many more with a result table. No questions, no network."""

from __future__ import annotations

import time
from functools import partial

import click

from landwalk import __version__
from landwalk.agents.simulate import BOTS, game_seed, simulate, table
from landwalk.cards.starter import definitions
from landwalk.cite import RULES_EDITION
from landwalk.locale import catalogue
from landwalk.play.game import Game
from landwalk.ui.commands.simulate import load_decks, show
from landwalk.ui.decks import load_deck
from landwalk.ui.narrate import Follower
from landwalk.ui.options import lang_option
from landwalk.ui.progress import Progress


@click.command("demo")
@click.option("-n", "--games", default=200, show_default=True, type=click.IntRange(0), help="Games after the first.")
@click.option("--seed", default=1, show_default=True, type=int)
@click.option("--deck-a", default="walkers", show_default=True)
@click.option("--deck-b", default="stompy", show_default=True)
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1))
@lang_option
def command(games: int, seed: int, deck_a: str, deck_b: str, workers: int, lang: str | None) -> None:
    """Play a whole game between two bots, printed so that a player can follow it, then many more with a table."""
    from landwalk.locale import choose

    language = choose(lang)
    _ = catalogue(language).gettext
    click.echo(
        _("Landwalk {version}, rules of {edition}, {cards} cards in the starter set.").format(
            version=__version__, edition=RULES_EDITION, cards=len(definitions())
        )
    )
    decks = [load_deck(d).main for d in (deck_a, deck_b)]
    game = Game.new(decks, game_seed(seed, 0), (deck_a.capitalize(), deck_b.capitalize()), recording=False)
    agents = [BOTS["heuristic"](seed + i) for i in range(2)]
    follower = Follower(game.state, language)
    while (choice := game.choice) is not None:
        for line in follower.news(game.state):
            click.echo(line)
        game.push_unchecked(agents[-1 - choice.player].answer(game, choice))
    for line in follower.news(game.state):
        click.echo(line)
    if games:
        _many(games, seed, deck_a, deck_b, workers)
    click.echo(_("Next: landwalk play, landwalk simulate A B -n 1000, landwalk card NAME, landwalk cards import FILE"))


def _many(games: int, seed: int, deck_a: str, deck_b: str, workers: int) -> None:
    click.echo()
    start = time.perf_counter()
    results = []
    load = partial(load_decks, (deck_a, deck_b), allow_unread=False)
    with Progress("games", games) as progress:
        for result in simulate(load, games, seed=seed, workers=workers):
            results.append(result)
            progress.update(len(results), games)
    show(table(sorted(results, key=lambda r: r.number), seed), deck_a, deck_b, time.perf_counter() - start)
