"""`landwalk cards languages --foreign FILE`: the comparison with printed Spanish and German texts."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from landwalk.cards.database import Database
from landwalk.cards.foreign import PrintedText, read_printed, sampled
from landwalk.cards.foreign_check import Compared, Counts
from landwalk.cards.foreign_run import check_printed, report
from landwalk.locale import Lang, catalogue
from landwalk.ui.console import say
from landwalk.ui.failures import BadInputError
from landwalk.ui.options import language
from landwalk.ui.progress import Progress


def compare_printed(
    file: str, report_file: str | None, only: str | None, sample: int | None, seed: int, workers: int, as_json: bool
) -> None:
    """Compares and says the figures. Raises CardsError for a file that can't be used, BadInputError for a report that can't be written."""
    _ = catalogue(language()).gettext
    with Progress(_("loading"), 0, quiet=as_json) as bar:
        texts: list[PrintedText] = read_printed(file, bar.update)
        if only:
            texts = [t for t in texts if t.lang == only]
        if sample:
            texts = sampled(texts, sample, seed)
        if report_file:
            _write(report_file, "")  # a file that can't be written is told at once, not after some minutes
        with Database() as database:
            label = _("comparing texts")
            found = check_printed(
                database, texts, workers=workers, progress=lambda done, total: bar.update(done, total, label)
            )
    if report_file:
        _write(report_file, report(found))
    _show(found, as_json)


def _write(file: str, text: str) -> None:
    try:
        Path(file).expanduser().write_text(text, encoding="utf-8")
    except OSError as fault:
        raise BadInputError(
            "the report can't be written: {reason}", file=file, reason=fault.strerror or str(fault)
        ) from fault


def _show(found: Compared, as_json: bool) -> None:
    if as_json:
        click.echo(msgspec.json.encode(found.counts).decode())
        return
    for lang in (Lang.ES, Lang.DE):
        counts = found.counts[lang.value]
        say(lang.own_name, "bold")
        for line in _lines(counts, found.verbatim[lang.value]):
            say(f"  {line}")


def _lines(counts: Counts, verbatim: int) -> list[str]:
    _ = catalogue(language()).gettext
    rows = (
        (_("lines of keywords: {total}; read: {some} ({share})"), counts.keyword_lines, counts.read),
        (
            _("lines of keywords: {total}; printed as they are: {some} ({share})"),
            counts.keyword_lines,
            counts.printed_equal,
        ),
        (_("texts: {total}; same meaning as in English: {some} ({share})"), counts.texts, counts.same_tree),
        (_("texts: {total}; printed as they are: {some} ({share})"), counts.texts, counts.prints_equal),
        (_("texts: {total}; the same without the table of older wordings: {some} ({share})"), counts.texts, verbatim),
    )
    return [
        row.format(total=f"{total:,}", some=f"{some:,}", share=f"{some / total:.1%}" if total else "0 %")
        for row, total, some in rows
    ]
