"""`landwalk goldfish DECK`: a deck alone. When does it win, do its lands come, is there mana for each card in time?"""

from __future__ import annotations

import click
import msgspec

from landwalk.agents.runs.goldfish_tally import FishTally, Goldfish
from landwalk.agents.runs.playing import Task, Terms
from landwalk.agents.runs.tally import Rate
from landwalk.locale import Lang, catalogue
from landwalk.ui.bots import BotName
from landwalk.ui.options import json_option, lang_option, language, unread_option
from landwalk.ui.report.model import Bar, Plot, Report, Section
from landwalk.ui.report.output import Files, report_options, write_csv, write_html
from landwalk.ui.report.sections import bar, shown, small_note
from landwalk.ui.report.text import say_report
from landwalk.ui.runs import Asked, Playing, marks, named_decks, run_options, unread_lines


@click.command("goldfish")
@click.argument("deck")
@click.option("-n", "--games", default=1000, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True, type=int, help="Same seed, same games, on any number of workers.")
@click.option(
    "--turns", default=15, show_default=True, type=click.IntRange(1, 100), help="Own turns before a game is cut."
)
@click.option("--draw", is_flag=True, help="Be on the draw (the other player takes the first turn).")
@click.option("--bot", type=BotName(), default="heuristic", show_default=True)
@run_options
@report_options
@unread_option
@json_option
@lang_option
def command(
    deck: str,
    games: int,
    seed: int,
    turns: int,
    draw: bool,
    bot: str,
    workers: int,
    cluster: str,
    run_file: str | None,
    quiet: bool,
    csv_file: str | None,
    html: str | None,
    as_json: bool,
    allow_unread: bool,
    any_size: bool,
) -> None:
    """Play DECK against somebody who does nothing, and tell how fast and how smoothly it runs."""
    lang = language()
    decks = named_decks((deck,), allow_unread=allow_unread, any_size=any_size)
    terms = Terms(seed, (bot, bot), kind="goldfish", most_turns=turns)
    settings: dict[str, int | str] = {"turns": turns, "draw": int(draw)}
    files = Files(csv_file, None, html)
    silent = as_json or files.piped
    asked = Asked(workers, cluster, run_file, quiet or silent)
    with Playing("goldfish", terms, decks, asked, settings) as playing:
        tally = FishTally(playing.head.decks[0])
        for unit in playing.units([Task(n, (0, 0), int(draw)) for n in range(games)]):
            tally.add(unit)
    found = tally.result(seed, turns)
    unread = unread_lines(decks)
    report = report_of(found, decks[0].name, lang, marks(unread))
    if as_json:
        data = msgspec.to_builtins(found, str_keys=True)
        data.update(deck=deck, bot=bot, draw=draw, stopped=playing.stopped, unread=unread)
        click.echo(msgspec.json.encode(data).decode())
    elif not files.piped:
        say_report(report)
    if csv_file is not None:
        rows = [(c.name, c.copies, c.cost, c.turn, *_numbers(c.on_time), *_numbers(c.cast)) for c in found.cards]
        columns = ("card", "copies", "cost", "turn", "asked", "on time", "low", "high", "games", "cast", "low", "high")
        write_csv(csv_file, columns, rows)
    if html is not None:
        write_html(html, report, quiet=silent)
    playing.leave_if_stopped(games, quiet=silent)


def _numbers(found: Rate) -> tuple[int, float, float, float]:
    return found.count, found.rate, found.low, found.high


def report_of(found: Goldfish, deck: str, lang: Lang, unread: list[str]) -> Report:
    """Everything as sections."""
    _ = catalogue(lang).gettext
    title = _("{deck}, goldfished").format(deck=deck)
    if not found.games:
        return Report(title, [_("No game was finished.")], marks=unread)
    won = found.games - found.not_won
    lines = [
        _("{deck}: {games} games against somebody who does nothing, seed {seed}").format(
            deck=deck, games=found.games, seed=found.seed
        )
    ]
    if found.mean_kill is not None:
        line = _("Won {won} of them by own turn {most}: on turn {mean} on average").format(
            won=won, most=found.most_turns, mean=f"{found.mean_kill:.1f}"
        )
        if found.median_kill is not None:
            line += "; " + _("half of all games by turn {median}").format(median=found.median_kill)
        lines.append(line)
    sections = [_kills(found, lang), _mulligans(found, lang), _curve(found, lang), _on_time(found, lang)]
    notes = [
        _(
            "on time: of the games that came to that turn, those with the mana for the card then, lands and other sources"
        ),
        _("cast: of all games, those in which a copy was cast by that turn"),
        small_note(lang),
    ]
    return Report(title, lines, sections, unread, notes)


def _kills(found: Goldfish, lang: Lang) -> Section:
    _ = catalogue(lang).gettext
    rows: list[tuple[str, ...]] = []
    bars = []
    sofar = 0
    for turn in range(min(found.kills, default=1), max(found.kills, default=0) + 1):
        games = found.kills.get(turn, 0)
        sofar += games
        rows.append((str(turn), str(games), f"{games / found.games:.1%}", f"{sofar / found.games:.1%}"))
        bars.append(Bar(str(turn), games / found.games))
    if found.not_won:
        rows.append(
            (
                _("not by turn {turn}").format(turn=found.most_turns),
                str(found.not_won),
                f"{found.not_won / found.games:.1%}",
                "",
            )
        )
    columns = (_("own turn"), _("games"), _("share"), _("by then"))
    return Section(_("Turn of the kill"), columns, rows, Plot("columns", bars, percent=True))


def _mulligans(found: Goldfish, lang: Lang) -> Section:
    _ = catalogue(lang).gettext
    rows = [(str(n), str(games), f"{games / found.games:.1%}") for n, games in found.mulligans.items()]
    return Section(_("Mulligans"), (_("mulligans"), _("games"), _("share")), rows)


def _curve(found: Goldfish, lang: Lang) -> Section:
    _ = catalogue(lang).gettext
    rows = [
        (
            str(t.turn),
            str(t.games),
            f"{t.lands:.2f}",
            shown(t.on_curve),
            shown(t.spell),
            f"{t.mana_value:.2f}",
        )
        for t in found.turns
    ]
    columns = (_("own turn"), _("games"), _("lands"), _("lands on curve"), _("a spell cast"), _("mana value cast"))
    plot = Plot("columns", [bar(str(t.turn), t.on_curve) for t in found.turns], percent=True)
    notes = [_("lands on curve: at least as many lands at the end of the turn as turns; the plot shows it")]
    return Section(_("Lands and spells by turn"), columns, rows, plot, notes)


def _on_time(found: Goldfish, lang: Lang) -> Section:
    _ = catalogue(lang).gettext
    rows = [(c.name, str(c.copies), c.cost, str(c.turn), shown(c.on_time), shown(c.cast)) for c in found.cards]
    columns = ("", _("copies"), _("cost"), _("turn"), _("on time"), _("cast"))
    plot = Plot("rows", [bar(c.name, c.on_time) for c in found.cards if c.on_time.count], percent=True)
    return Section(_("Mana for each card on its turn"), columns, rows, plot)
