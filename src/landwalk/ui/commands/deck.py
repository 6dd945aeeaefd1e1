"""`landwalk deck check FILE`: is the deck legal, and which words of which card aren't understood?"""

from __future__ import annotations

import click
import msgspec

from landwalk.cards.decks.check import Construction, DeckProblem, DeckReport, check_deck
from landwalk.cards.place import default_place
from landwalk.locale import catalogue
from landwalk.ui.console import say
from landwalk.ui.decks import read_deck
from landwalk.ui.failures import BAD_INPUT
from landwalk.ui.options import json_option, lang_option, language


@click.group("deck")
def command() -> None:
    """Deck lists."""


@command.command("check")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--limited", is_flag=True, help="Forty cards, any number of copies (CR 100.2b).")
@json_option
@lang_option
@click.pass_context
def check(context: click.Context, files: tuple[str, ...], limited: bool, as_json: bool) -> None:
    """Check decks (files, - for standard input, or starter decks): construction by CR 100, names, unsupported cards.

    Exit code 0 if every deck can be played, else 2.
    """
    construction = Construction.LIMITED if limited else Construction.CONSTRUCTED
    good = True
    for file in files:
        report = check_deck(read_deck(file), default_place(), construction)
        good = good and not report.problems
        if as_json:
            data = {"deck": file, "legal": report.legal, "playable": report.playable, **msgspec.to_builtins(report)}
            for entry, problem in zip(data["problems"], report.problems, strict=True):
                entry["text"] = problem.text(language())
            click.echo(msgspec.json.encode(data).decode())
        else:
            _show(file, report)
    if not good:
        context.exit(BAD_INPUT)


def _show(file: str, report: DeckReport) -> None:
    _ = catalogue(language()).gettext
    counts = _("{main} cards, {sideboard} in the sideboard").format(main=report.main, sideboard=report.sideboard)
    verdict = _("legal") if report.legal else _("not legal")
    if not report.playable:
        verdict += ", " + _("not playable")
    say(f"{file}: {counts}: {verdict}", "green" if not report.problems else "red")
    for problem in report.problems:
        say("  " + _line(problem))


def _line(problem: DeckProblem) -> str:
    _ = catalogue(language()).gettext
    said = problem.text(language())
    if problem.line:
        said = _("line {line}").format(line=problem.line) + f": {said}"
    if problem.rule:
        said += f" (CR {problem.rule})"
    if problem.nearest:
        said += ". " + _("Did you mean {nearest}?").format(nearest=", ".join(f"'{n}'" for n in problem.nearest))
    return said
