"""`landwalk simulate A B`: many games of bots, a result table with Wilson intervals."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path

import click
import msgspec

from landwalk.agents.simulate import BOTS, GameResult, Table, simulate, table
from landwalk.cards.decks import Deck
from landwalk.locale import catalogue
from landwalk.rules.c1_concepts.cr103_starting_the_game import CardSpec
from landwalk.ui.console import say
from landwalk.ui.decks import build, read_deck
from landwalk.ui.failures import INTERRUPTED
from landwalk.ui.options import json_option, lang_option, language, unread_option
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
@click.option("--record", type=click.Path(dir_okay=False), help="Write a record of each game, for `landwalk replay`.")
@click.option("-q", "--quiet", is_flag=True, help="No progress bar.")
@unread_option
@json_option
@lang_option
@click.pass_context
def command(
    context: click.Context,
    deck_a: str,
    deck_b: str,
    games: int,
    seed: int,
    workers: int,
    bot_a: str,
    bot_b: str,
    record: str | None,
    as_json: bool,
    quiet: bool,
    allow_unread: bool,
    any_size: bool,
) -> None:
    """Play many games of DECK_A against DECK_B (files, - for standard input, or names of starter decks).

    Seats alternate. Ctrl+C stops, and what was played is shown.
    """
    _ = catalogue(language()).gettext
    listed = tuple((name, read_deck(name)) for name in (deck_a, deck_b))
    built = [build(deck, name, allow_unread=allow_unread, any_size=any_size) for name, deck in listed]
    load = partial(build_all, listed, allow_unread=allow_unread, any_size=any_size)
    results: list[GameResult] = []
    start = time.perf_counter()
    stopped = False
    with Progress(_("games"), games, quiet=quiet or as_json) as progress:
        try:
            played = simulate(load, games, bots=(bot_a, bot_b), seed=seed, workers=workers, records=record is not None)
            for result in played:
                results.append(result)
                progress.update(len(results), games)
        except KeyboardInterrupt:
            stopped = True
    results.sort(key=lambda r: r.number)
    seconds = time.perf_counter() - start
    if record is not None:
        _write(record, results)
    summary = table(results, seed)
    unread = sorted({f"{name}: {why}" for d in built for name, why in d.unread})
    if as_json:
        data = msgspec.to_builtins(summary)
        data.update(decks=[deck_a, deck_b], bots=[bot_a, bot_b], stopped=stopped, unread=unread)
        click.echo(msgspec.json.encode(data).decode())
        context.exit(INTERRUPTED if stopped else 0)
    show(summary, Path(deck_a).stem or deck_a, Path(deck_b).stem or deck_b, seconds)
    for line in unread:
        say(_("Played without the words that aren't understood: {line}").format(line=line), "red")
    if record is not None:
        say(_("Records: {file} (landwalk replay {file} --game N)").format(file=record))
    if stopped:
        say(_("Stopped after {done} of {all} games.").format(done=len(results), all=games), "yellow")
        context.exit(INTERRUPTED)


def build_all(
    listed: tuple[tuple[str, Deck], ...], *, allow_unread: bool, any_size: bool
) -> list[tuple[CardSpec, ...]]:
    """The main decks; called in each worker."""
    return [build(deck, name, allow_unread=allow_unread, any_size=any_size).main for name, deck in listed]


def _write(file: str, results: list[GameResult]) -> None:
    """All records or none: written beside the file, then moved."""
    target = Path(file)
    beside = target.with_name(target.name + ".part")
    beside.write_text("".join(f"{r.record}\n" for r in results), encoding="utf-8")
    beside.replace(target)


def show(result: Table, deck_a: str, deck_b: str, seconds: float) -> None:
    """The table as lines for a person."""
    _ = catalogue(language()).gettext
    n = result.games
    if n == 0:
        say(_("No game was finished."))
        return
    line = _("{a} {wins_a} - {b} {wins_b}: {rate} (Wilson 95 %: {low} to {high})").format(
        a=deck_a,
        wins_a=result.wins[0],
        b=deck_b,
        wins_b=result.wins[1],
        rate=f"{result.rate:.1%}",
        low=f"{result.low:.1%}",
        high=f"{result.high:.1%}",
    )
    if result.draws:
        line += "; " + _("draws or cut: {draws}").format(draws=result.draws)
    say(line, "bold")
    width = 40
    filled = round(width * result.rate)
    say(f"  {deck_a} {'█' * filled}{'░' * (width - filled)} {deck_b}")
    say(
        "  "
        + _("{deck} on the play {play}, on the draw {draw}; {turns} turns a game; seed {seed}; {speed} games/s").format(
            deck=deck_a,
            play=_share(result.on_the_play),
            draw=_share(result.on_the_draw),
            turns=f"{result.turns:.1f}",
            seed=result.seed,
            speed=f"{n / seconds if seconds else 0:.1f}",
        )
    )
    if result.low < 0.5 < result.high:
        say("  " + _("Too few games to tell which deck is better: the interval holds 50 %."))


def _share(pair: list[int]) -> str:
    games, wins = pair
    return f"{wins}/{games}" + (f" ({wins / games:.0%})" if games else "")
