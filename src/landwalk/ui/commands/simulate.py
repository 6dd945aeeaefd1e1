"""`landwalk simulate A B`: many games of bots, a result table with Wilson intervals."""

from __future__ import annotations

import time
from functools import partial

import click
import msgspec

from landwalk.agents.simulate import BOTS, GameResult, Table, simulate, table
from landwalk.rules.c1_concepts.cr103_starting_the_game import CardSpec
from landwalk.ui.decks import load_deck
from landwalk.ui.progress import Progress

_BOT = click.Choice(sorted(BOTS))


@click.command("simulate")
@click.argument("deck_a")
@click.argument("deck_b")
@click.option("-n", "--games", default=200, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True, type=int, help="Same seed, same games, on any number of workers.")
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1), help="Processes.")
@click.option("--bot-a", type=_BOT, default="heuristic", show_default=True)
@click.option("--bot-b", type=_BOT, default="heuristic", show_default=True)
@click.option("--json", "as_json", is_flag=True, help="One JSON line.")
@click.option("-q", "--quiet", is_flag=True, help="No progress bar.")
@click.option(
    "--allow-unread", is_flag=True, help="Play cards without the words that aren't understood; the result is marked."
)
def command(
    deck_a: str,
    deck_b: str,
    games: int,
    seed: int,
    workers: int,
    bot_a: str,
    bot_b: str,
    as_json: bool,
    quiet: bool,
    allow_unread: bool,
) -> None:
    """Play many games of DECK_A against DECK_B (files, - for standard input, or names of starter decks)."""
    built = [load_deck(name, allow_unread=allow_unread) for name in (deck_a, deck_b)]
    load = partial(load_decks, (deck_a, deck_b), allow_unread=allow_unread)
    results: list[GameResult] = []
    start = time.perf_counter()
    stopped = False
    with Progress("games", games, quiet=quiet or as_json) as progress:
        try:
            for result in simulate(load, games, bots=(bot_a, bot_b), seed=seed, workers=workers):
                results.append(result)
                progress.update(len(results), games)
        except KeyboardInterrupt:
            stopped = True
    results.sort(key=lambda r: r.number)
    seconds = time.perf_counter() - start
    summary = table(results, seed)
    unread = sorted({f"{name}: {why}" for d in built for name, why in d.unread})
    if as_json:
        data = msgspec.to_builtins(summary)
        data.update(decks=[deck_a, deck_b], bots=[bot_a, bot_b], stopped=stopped, unread=unread)
        click.echo(msgspec.json.encode(data).decode())
        return
    show(summary, deck_a, deck_b, seconds)
    for line in unread:
        click.echo(f"played without its unread words: {line}")
    if stopped:
        click.echo(f"stopped after {len(results)} of {games} games", err=True)


def load_decks(names: tuple[str, ...], *, allow_unread: bool) -> list[tuple[CardSpec, ...]]:
    """The main decks; called in each worker."""
    return [load_deck(name, allow_unread=allow_unread).main for name in names]


def show(result: Table, deck_a: str, deck_b: str, seconds: float) -> None:
    """The table as lines for a person."""
    n = result.games
    click.echo(
        f"{deck_a} {result.wins[0]} - {deck_b} {result.wins[1]}"
        + (f", {result.draws} draws" if result.draws else "")
        + f": {result.rate:.1%} (Wilson 95 %: {result.low:.1%} to {result.high:.1%})"
    )
    click.echo(
        f"on the play {_share(result.on_the_play)}, on the draw {_share(result.on_the_draw)}, "
        f"{result.turns:.1f} turns, seed {result.seed}, {n / seconds if seconds else 0:.1f} games per second"
    )
    if n < 100:
        click.echo("few games: the interval says how little that tells")


def _share(pair: list[int]) -> str:
    games, wins = pair
    return f"{wins}/{games}" + (f" ({wins / games:.0%})" if games else "")
