"""`landwalk simulate A B`: many games of bots, a result table with Wilson intervals."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click
import msgspec

from landwalk.agents.runs.playing import Terms
from landwalk.agents.runs.tally import Sums
from landwalk.agents.simulate import BOTS, Table, table_of, tasks_of
from landwalk.locale import catalogue
from landwalk.ui.console import say
from landwalk.ui.failures import INTERRUPTED
from landwalk.ui.options import json_option, lang_option, language, unread_option
from landwalk.ui.runs import Asked, Playing, named_decks, run_options, say_stopped, say_unread, unread_lines

_BOT = click.Choice(sorted(BOTS))


@click.command("simulate")
@click.argument("deck_a")
@click.argument("deck_b")
@click.option("-n", "--games", default=200, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True, type=int, help="Same seed, same games, on any number of workers.")
@click.option("--bot-a", type=_BOT, default="heuristic", show_default=True)
@click.option("--bot-b", type=_BOT, default="heuristic", show_default=True)
@click.option("--record", type=click.Path(dir_okay=False), help="Write a record of each game, for `landwalk replay`.")
@run_options
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
    bot_a: str,
    bot_b: str,
    record: str | None,
    workers: int,
    cluster: str,
    run_file: str | None,
    quiet: bool,
    as_json: bool,
    allow_unread: bool,
    any_size: bool,
) -> None:
    """Play many games of DECK_A against DECK_B (files, - for standard input, or names of starter decks).

    Seats alternate. Ctrl+C stops, and what was played is shown.
    """
    decks = named_decks((deck_a, deck_b), allow_unread=allow_unread, any_size=any_size)
    terms = Terms(seed, (bot_a, bot_b), records=record is not None)
    sums = Sums()
    records: dict[int, str] = {}
    with Playing("simulate", terms, decks, Asked(workers, cluster, run_file, quiet or as_json)) as playing:
        for unit in playing.units(tasks_of(games)):
            if record is not None and not unit.games[0].record:
                continue  # kept in the run file without its record: it is played again
            sums.add(unit)
            records[unit.number] = unit.games[0].record
    if record is not None:
        _write(record, [records[n] for n in sorted(records)])
    summary = table_of(sums, seed)
    unread = unread_lines(decks)
    if as_json:
        data = msgspec.to_builtins(summary)
        data.update(decks=[deck_a, deck_b], bots=[bot_a, bot_b], stopped=playing.stopped, unread=unread)
        click.echo(msgspec.json.encode(data).decode())
        context.exit(INTERRUPTED if playing.stopped else 0)
    show(summary, decks[0].name, decks[1].name, playing.seconds)
    say_unread(unread)
    if record is not None:
        say(catalogue(language()).gettext("Records: {file} (landwalk replay {file} --game N)").format(file=record))
    if playing.stopped:
        say_stopped(playing, games, run_file)
        context.exit(INTERRUPTED)


def _write(file: str, records: Sequence[str]) -> None:
    """All records or none: written beside the file, then moved."""
    target = Path(file)
    beside = target.with_name(target.name + ".part")
    beside.write_text("".join(f"{one}\n" for one in records), encoding="utf-8")
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
