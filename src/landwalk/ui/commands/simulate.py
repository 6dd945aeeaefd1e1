"""`landwalk simulate A B`: many games of bots, a result table with Wilson intervals."""

from __future__ import annotations

from collections.abc import Sequence

import click
import msgspec

from landwalk.agents.runs.playing import Terms
from landwalk.agents.simulate import Table, table_of, tasks_of
from landwalk.locale import catalogue
from landwalk.ui.bots import BotName
from landwalk.ui.console import say
from landwalk.ui.options import json_option, lang_option, language, unread_option
from landwalk.ui.report.collected import Collected
from landwalk.ui.report.model import Report
from landwalk.ui.report.output import Files, games_option, report_options, write_file, write_html
from landwalk.ui.report.sections import cards as card_section
from landwalk.ui.report.sections import definitions, turns, winners
from landwalk.ui.report.text import say_section
from landwalk.ui.runs import Asked, Playing, marks, named_decks, run_options, unread_lines

_BOT = BotName()


@click.command("simulate")
@click.argument("deck_a")
@click.argument("deck_b")
@click.option("-n", "--games", default=200, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True, type=int, help="Same seed, same games, on any number of workers.")
@click.option("--bot-a", type=_BOT, default="heuristic", show_default=True)
@click.option("--bot-b", type=_BOT, default="heuristic", show_default=True)
@click.option("--record", type=click.Path(dir_okay=False), help="Write a record of each game, for `landwalk replay`.")
@click.option("--cards", is_flag=True, help="Show card by card how games went in which it was drawn, or not.")
@run_options
@report_options
@games_option
@unread_option
@json_option
@lang_option
def command(
    deck_a: str,
    deck_b: str,
    games: int,
    seed: int,
    bot_a: str,
    bot_b: str,
    record: str | None,
    cards: bool,
    workers: int,
    cluster: str,
    run_file: str | None,
    quiet: bool,
    csv_file: str | None,
    games_csv: str | None,
    html: str | None,
    as_json: bool,
    allow_unread: bool,
    any_size: bool,
) -> None:
    """Play many games of DECK_A against DECK_B (files, - for standard input, or names of starter decks).

    Seats alternate. Ctrl+C stops, and what was played is shown.
    """
    decks = named_decks((deck_a, deck_b), allow_unread=allow_unread, any_size=any_size)
    terms = Terms(seed, (bot_a, bot_b), records=record is not None)
    files = Files(csv_file, games_csv, html)
    records: dict[int, str] = {}
    silent = as_json or files.piped
    asked = Asked(workers, cluster, run_file, quiet or silent)
    with Playing("simulate", terms, decks, asked) as playing:
        found = Collected(playing.head, games=games_csv is not None)
        for unit in playing.units(tasks_of(games)):
            if record is not None and not unit.games[0].record:
                continue  # kept in the run file without its record: it is played again
            found.add(unit)
            records[unit.number] = unit.games[0].record
    if record is not None:
        write_file(record, "".join(f"{records[n]}\n" for n in sorted(records)))
    unread = unread_lines(decks)
    if as_json:
        data = msgspec.to_builtins(table_of(found.sums(), seed))
        data.update(decks=[deck_a, deck_b], bots=[bot_a, bot_b], stopped=playing.stopped, unread=unread)
        if cards:
            data["cards"] = [msgspec.to_builtins(dict(found.cards(deck))) for deck in (0, 1)]
        click.echo(msgspec.json.encode(data).decode())
    elif not files.piped:
        show(table_of(found.sums(), seed), decks[0].name, decks[1].name, playing.speed)
        _more(found, record, marks(unread), cards=cards)
    found.write_csv(files, (0, 1))
    if html is not None and found.sums().games:
        write_html(html, report_of(found, seed, marks(unread)), quiet=silent)
    playing.leave_if_stopped(games, quiet=silent)


def _more(found: Collected, record: str | None, unread: Sequence[str], *, cards: bool) -> None:
    """What stands under the table."""
    lang = language()
    if cards:
        for deck in (0, 1):
            say_section(card_section(dict(found.cards(deck))["all"], found.decks[deck].name, lang))
        say()
        for line in definitions(lang):
            say(line)
    for mark in unread:
        say(mark, "red")
    if record is not None:
        say(catalogue(lang).gettext("Records: {file} (landwalk replay {file} --game N)").format(file=record))


def report_of(found: Collected, seed: int, unread: Sequence[str]) -> Report:
    """Everything as sections, for the page."""
    lang = language()
    names = (found.decks[0].name, found.decks[1].name)
    title = f"{names[0]} - {names[1]}"
    sections = [winners(found.sums(), names, lang), turns(found.sums(), lang)]
    for deck in (0, 1):
        sections += [card_section(rows, names[deck], lang, when) for when, rows in found.cards(deck)]
    lines = _lines(table_of(found.sums(), seed), *names, 0)
    return Report(title, [line for line in lines if line], sections, unread, definitions(lang))


def show(result: Table, deck_a: str, deck_b: str, speed: float) -> None:
    """The table as lines for a person."""
    head, facts, doubt = _lines(result, deck_a, deck_b, speed)
    say(head, "bold" if result.games else "")
    if not result.games:
        return
    width = 40
    filled = round(width * result.rate)
    say(f"  {deck_a} {'█' * filled}{'░' * (width - filled)} {deck_b}")
    say("  " + facts)
    if doubt:
        say("  " + doubt)


def _lines(result: Table, deck_a: str, deck_b: str, speed: float) -> tuple[str, str, str]:
    """Who won; what else there is to say; whether it is too early to say."""
    _ = catalogue(language()).gettext
    n = result.games
    if n == 0:
        return _("No game was finished."), "", ""
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
    template = (
        _("{deck} on the play {play}, on the draw {draw}; {turns} turns a game; seed {seed}; {speed} games/s")
        if speed
        else _("{deck} on the play {play}, on the draw {draw}; {turns} turns a game; seed {seed}")
    )
    facts = template.format(
        deck=deck_a,
        play=_share(result.on_the_play),
        draw=_share(result.on_the_draw),
        turns=f"{result.turns:.1f}",
        seed=result.seed,
        speed=f"{speed:.1f}",
    )
    doubt = result.low < 0.5 < result.high
    return line, facts, _("Too few games to tell which deck is better: the interval holds 50 %.") if doubt else ""


def _share(pair: list[int]) -> str:
    games, wins = pair
    return f"{wins}/{games}" + (f" ({wins / games:.0%})" if games else "")
