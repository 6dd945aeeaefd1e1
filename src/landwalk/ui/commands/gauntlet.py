"""`landwalk gauntlet DECKS`: one deck against the others, all against all, or Swiss rounds; matches, ratings, tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, log2

import click
import msgspec

from landwalk.agents.runs.decks import PlayedDeck
from landwalk.agents.runs.pairings import Swiss, against_one, round_robin, tasks_of_pairs
from landwalk.agents.runs.playing import Terms
from landwalk.agents.runs.results import Unit
from landwalk.agents.runs.standings import Standings
from landwalk.locale import catalogue
from landwalk.locale import marked as _
from landwalk.ui.bots import BotName
from landwalk.ui.console import say
from landwalk.ui.failures import BadInputError
from landwalk.ui.gauntlet_decks import gauntlet_decks
from landwalk.ui.options import json_option, lang_option, language, unread_option
from landwalk.ui.report.collected import Collected
from landwalk.ui.report.output import Files, games_option, report_options, write_html
from landwalk.ui.report.text import say_report
from landwalk.ui.report.tournament import report_of
from landwalk.ui.runs import Asked, Playing, marks, run_options, unread_lines

FORMATS = ("gauntlet", "round-robin", "swiss")

_FEW = _("a gauntlet needs two decks or more; there are {count}. Name more decks, or a folder of them.")
_SWISS = _("Swiss rounds play one match at each table; leave out --games, or choose --rounds.")


@click.command("gauntlet")
@click.argument("decks", nargs=-1, required=True)
@click.option(
    "--format",
    "form",
    type=click.Choice(FORMATS),
    default="gauntlet",
    show_default=True,
    help="The first deck against each other one, all against all, or rounds of decks that do as well.",
)
@click.option("-n", "--games", type=click.IntRange(1), help="Matches of each pair; 100 by default.")
@click.option(
    "--best-of", default=1, show_default=True, type=click.IntRange(1), help="Games of a match; 3 with sideboards."
)
@click.option(
    "--rounds", type=click.IntRange(1), help="Swiss rounds; by default as many as single elimination would take."
)
@click.option("--seed", default=1, show_default=True, type=int, help="Same seed, same games, on any number of workers.")
@click.option("--bot", type=BotName(), default="heuristic", show_default=True, help="Plays all decks.")
@click.option("--skip", is_flag=True, help="Leave out decks that can't be played, and say which.")
@click.option("--cards", is_flag=True, help="Show the first deck card by card.")
@run_options
@report_options
@games_option
@unread_option
@json_option
@lang_option
def command(
    decks: tuple[str, ...],
    form: str,
    games: int | None,
    best_of: int,
    rounds: int | None,
    seed: int,
    bot: str,
    skip: bool,
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
    """Let decks play each other: DECKS are files, names of starter decks, or folders with deck files.

    A match is won by whoever wins more games of it; the loser of a game begins the next (CR 103.1). From the second game on the plans for
    the sideboard are followed: DECK.plan beside the deck, see the documentation.
    """
    if form == "swiss" and games is not None:
        raise BadInputError(_SWISS)
    files = Files(csv_file, games_csv, html)
    found = gauntlet_decks(decks, skip=skip, allow_unread=allow_unread, any_size=any_size, plans=best_of > 1)
    if len(found) < 2:
        raise BadInputError(_FEW, count=len(found))
    terms = Terms(seed, (bot, bot), best_of=best_of)
    settings: dict[str, int | str] = {"format": form, "best of": best_of}
    silent = as_json or files.piped
    asked = Asked(workers, cluster, run_file, quiet or silent)
    standings = Standings([deck.name for deck in found])
    wanted = _wanted(len(found), form, games, rounds)
    with Playing("gauntlet", terms, found, asked, settings) as playing:
        collected = Collected(playing.head, games=games_csv is not None)
        for unit in _units(playing, standings, form, len(found), wanted, seed):
            standings.add(unit)
            collected.add(unit)
    _show(playing, collected, standings, found, files, form=form, as_json=as_json, cards=cards, seed=seed)
    playing.leave_if_stopped(_matches(len(found), form, wanted), quiet=silent)


def _wanted(decks: int, form: str, games: int | None, rounds: int | None) -> int:
    """Rounds of a Swiss tournament, else matches of each pair."""
    if form == "swiss":
        return rounds or ceil(log2(decks))
    return games or 100


def _matches(decks: int, form: str, wanted: int) -> int:
    tables = {"gauntlet": decks - 1, "round-robin": decks * (decks - 1) // 2, "swiss": decks // 2}
    return tables[form] * wanted


def _units(playing: Playing, standings: Standings, form: str, decks: int, wanted: int, seed: int) -> Iterator[Unit]:
    """All matches; Swiss rounds one after the other, since each depends on those before."""
    words = catalogue(language())
    if form != "swiss":
        pairs = against_one(decks) if form == "gauntlet" else round_robin(decks)
        yield from playing.units(tasks_of_pairs(pairs, wanted), words.gettext("matches"))
        return
    swiss = Swiss(decks, seed)
    standings.byes = swiss.byes
    for number in range(1, wanted + 1):
        label = words.gettext("round {n} of {all}").format(n=number, all=wanted)
        played = []
        for unit in playing.units(swiss.next_round(), label):
            played.append(unit)
            yield unit
        if playing.stopped:
            return
        swiss.add(played)


def _show(
    playing: Playing,
    collected: Collected,
    standings: Standings,
    decks: Sequence[PlayedDeck],
    files: Files,
    *,
    form: str,
    as_json: bool,
    cards: bool,
    seed: int,
) -> None:
    table = standings.table(by_points=form == "swiss")
    unread = unread_lines(decks)
    lang = language()
    if as_json:
        pairs = [
            {"decks": list(pair), "matches": s.matches, "match_wins": s.match_wins, "games": s.games, "wins": s.wins}
            for pair, s in sorted(collected.tally.pairs.items())
        ]
        data = {"format": form, "seed": seed, "standings": msgspec.to_builtins(table), "pairs": pairs}
        data |= {"decks": [deck.name for deck in decks], "stopped": playing.stopped, "unread": unread}
        if cards:
            data["cards"] = msgspec.to_builtins(dict(collected.cards(0)))
        click.echo(msgspec.json.encode(data).decode())
    elif not files.piped:
        say_report(report_of(collected, table, form, seed, marks(unread), lang, cards=cards))
        if playing.speed:
            say(catalogue(lang).gettext("{speed} matches/s").format(speed=f"{playing.speed:.1f}"))
    collected.write_csv(files, (0,) if form == "gauntlet" else range(len(decks)))
    if files.html is not None and collected.tally.pairs:
        report = report_of(collected, table, form, seed, marks(unread), lang, cards=True)
        write_html(files.html, report, quiet=as_json or files.piped)
