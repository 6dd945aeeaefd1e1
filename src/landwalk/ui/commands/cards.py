"""`landwalk cards import`, `cards coverage`, `cards languages`: the imported card data."""

from __future__ import annotations

import os

import click
import msgspec

from landwalk.cards.coverage import ListCoverage, MissingPhrase, coverage, list_coverage, missing_phrases, read_names
from landwalk.cards.database import Database
from landwalk.cards.foreign import LANGS
from landwalk.cards.importing import ImportReport, Mode, Stage, import_cards, is_current, reread
from landwalk.cards.oracle_reader import OracleReader
from landwalk.locale import Lang, catalogue
from landwalk.ui.commands.cards_printed import compare_printed
from landwalk.ui.console import say
from landwalk.ui.options import json_option, lang_option, language
from landwalk.ui.progress import Progress


@click.group("cards")
def command() -> None:
    """Import card data; say how much of it is understood."""


@command.command("import")
@click.argument("sources", nargs=-1, required=True, metavar="FILE_OR_URL...")
@click.option("--replace", is_flag=True, help="Forget the cards that were imported before.")
@click.option("--workers", type=click.IntRange(1), default=os.cpu_count() or 1, show_default=True, help="Processes.")
@json_option
@lang_option
def import_command(sources: tuple[str, ...], replace: bool, workers: int, as_json: bool) -> None:
    """Import MTGJSON's AtomicCards.json, Scryfall's bulk files or JSON Lines, plain or compressed.

    Each text is read once; the old cards stay until the new ones are whole.
    """
    _ = catalogue(language()).gettext
    labels = {Stage.LOAD: _("loading"), Stage.READ: _("reading texts")}
    mode = Mode.REPLACE if replace else Mode.ADD
    with Progress(labels[Stage.LOAD], 0, quiet=as_json) as bar:
        report = import_cards(
            sources,
            OracleReader(),
            mode=mode,
            workers=workers,
            progress=lambda stage, done, total: bar.update(done, total, labels[stage]),
        )
    _show(report, as_json)


def _show(report: ImportReport, as_json: bool) -> None:
    if as_json:
        click.echo(msgspec.json.encode(report).decode())
        return
    _ = catalogue(language()).gettext
    say(
        _("{cards} cards with {faces} faces, {supported} of these understood and played ({share}); in {path}").format(
            cards=f"{report.cards:,}",
            faces=f"{report.faces:,}",
            supported=f"{report.supported:,}",
            share=f"{report.supported / report.faces:.1%}" if report.faces else "0 %",
            path=report.path,
        )
    )
    say(_("{read} texts read, {reused} known before").format(read=f"{report.read:,}", reused=f"{report.reused:,}"))
    for name, error in report.failures:
        say(_("The reader broke at {name}: {error}").format(name=name, error=error), "red")


@command.command("coverage")
@click.option("--missing", is_flag=True, help="Rank what is declined by the faces that each phrase alone keeps away.")
@click.option(
    "--list", "names", type=click.Path(), help="Only the names in this file (one a line, or a Markdown table)."
)
@click.option("--limit", default=40, show_default=True, type=click.IntRange(1), help="Lines of --missing.")
@json_option
@lang_option
def coverage_command(missing: bool, names: str | None, limit: int, as_json: bool) -> None:
    """How many faces are understood whole and played, by pool."""
    wanted = read_names(names) if names else None
    _bring_up_to_date(as_json)
    with Database() as database:
        if wanted is not None:
            _show_list(list_coverage(database, wanted), as_json)
        elif missing:
            _show_missing(missing_phrases(database), limit, as_json)
        else:
            _show_coverage(database, as_json)


def _bring_up_to_date(as_json: bool) -> None:
    """After an update of Landwalk the texts are read again."""
    reader = OracleReader()
    with Database() as database:
        if is_current(database, reader):
            return
    label = catalogue(language()).gettext("reading texts")
    with Progress(label, 0, quiet=as_json) as bar:
        reread(reader, workers=os.cpu_count() or 1, progress=lambda _stage, done, total: bar.update(done, total))


def _show_coverage(database: Database, as_json: bool) -> None:
    pools = coverage(database)
    if as_json:
        click.echo(msgspec.json.encode(pools).decode())
        return
    _ = catalogue(language()).gettext
    for pool, count in pools.items():
        share = f"{count.supported / count.faces:.1%}" if count.faces else ""
        say(
            _("{pool}: {supported} of {faces} faces").format(
                pool=pool, supported=f"{count.supported:,}", faces=f"{count.faces:,}"
            )
            + f" ({share})"
        )


def _show_missing(found: list[MissingPhrase], limit: int, as_json: bool) -> None:
    if as_json:
        click.echo(msgspec.json.encode(found[:limit]).decode())
        return
    _ = catalogue(language()).gettext
    say(_("unlocks  faces  phrase (example)"), "bold")
    for one in found[:limit]:
        say(f"{one.unlocks:7}  {one.faces:5}  {one.key}: {one.phrase} ({one.example})")


def _show_list(found: ListCoverage, as_json: bool) -> None:
    if as_json:
        click.echo(msgspec.json.encode(found).decode())
        return
    _ = catalogue(language()).gettext
    say(_("{supported} of {faces} names").format(supported=found.supported, faces=found.faces))
    for one in found.missing:
        say(f"  {one.name}: {one.why}")


@command.command("languages")
@click.option("--check", is_flag=True, help="Print every supported line in Spanish and German and read it back.")
@click.option("--foreign", type=click.Path(), help="Compare with the printed texts in this file (JSON Lines).")
@click.option(
    "--report", "report_file", type=click.Path(), help="Of --foreign: write every difference, sorted, to a file."
)
@click.option("--only", type=click.Choice(LANGS), help="Of --foreign: this language alone.")
@click.option("--sample", type=click.IntRange(1), help="Of --foreign: so many texts a language, drawn by --seed.")
@click.option("--seed", default=1, show_default=True, help="Of --sample.")
@click.option("--workers", type=click.IntRange(1), default=os.cpu_count() or 1, show_default=True, help="Processes.")
@json_option
@lang_option
def languages_command(
    check: bool,
    foreign: str | None,
    report_file: str | None,
    only: str | None,
    sample: int | None,
    seed: int,
    workers: int,
    as_json: bool,
) -> None:
    """Which phrases have no confirmed Spanish or German wording (cards with them print in English, with a note).

    With --foreign: how many printed texts are read, give the tree of the English text, and are printed as they are.
    """
    if foreign:
        compare_printed(foreign, report_file, only, sample, seed, workers, as_json)
        return
    from landwalk.cards.languages import LanguageReport, check_language, phrases_without_words

    _ = catalogue(language()).gettext
    if check:
        _bring_up_to_date(as_json)
    for lang in (Lang.ES, Lang.DE):
        if check:
            with Database() as database, Progress(lang.own_name, 0, quiet=as_json) as bar:
                report = check_language(database, lang, progress=bar.update)
        else:
            report = LanguageReport(lang.value, 0, 0, phrases_without_words(lang), ())
        if as_json:
            click.echo(msgspec.json.encode(report).decode())
            continue
        say(
            _("{lang}: phrases without a confirmed wording: {count}").format(
                lang=lang.own_name, count=len(report.phrases)
            ),
            "bold",
        )
        for phrase in report.phrases:
            say(f"  {phrase}")
        if check:
            counts = _("{printed} of {lines} lines printed and read back").format(
                printed=f"{report.printed:,}", lines=f"{report.lines:,}"
            )
            say(counts)
            for name, line in report.examples:
                say(f"  {name}: {line}")
