"""`landwalk rules coverage` and `landwalk rules import`: the rulebook as a whole."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from landwalk import cite
from landwalk.cards.folders import home
from landwalk.cite import Level
from landwalk.locale import Catalogue, catalogue
from landwalk.rulebook import coverage, official, wording
from landwalk.rulebook.coverage import Count, Standing, State
from landwalk.rulebook.official import Book, Differences, OfficialTextError
from landwalk.ui.commands.rule import find_number
from landwalk.ui.console import say
from landwalk.ui.failures import BadInputError
from landwalk.ui.options import json_option, lang_option, language
from landwalk.ui.rule_facts import why_not_executed


class SectionCount(msgspec.Struct):
    """A chapter or section in `rules coverage --json`; executable = tested + built + open."""

    number: str
    heading: str
    executable: int
    tested: int
    built: int
    open: int
    definition: int
    physical: int
    variant: int
    sections: list[SectionCount] | None = None


class RuleState(msgspec.Struct):
    """A rule in `rules coverage --json`. why: only for rules that nothing can execute. worded: has it a short wording?"""

    number: str
    state: str
    why: str
    worded: bool


class CoverageFacts(msgspec.Struct):
    """What `rules coverage --json` prints."""

    edition: str
    chapters: list[SectionCount]
    rules: list[RuleState]


class ImportFacts(msgspec.Struct):
    """What `rules import --json` prints. edition: of the file; ours: of Landwalk's citations. See `official.Differences`."""

    file: str
    edition: str
    ours: str
    rules: int
    glossary: int
    moved: dict[str, str]
    only_ours: list[str]
    only_theirs: list[str]


@click.group("rules")
def command() -> None:
    """How much of the rulebook is built; import its published text."""


@command.command("coverage")
@click.argument("number", required=False, default="")
@json_option
@lang_option
def coverage_command(number: str, as_json: bool) -> None:
    """Per chapter: rules that can be executed, built and tested, not yet. NUMBER: a chapter or section rule by rule."""
    lang = language()
    under = find_number(number, lang) if number else ""
    if as_json:
        chapters = [_count(c) for c in coverage.counts(Level.CHAPTER, under)]
        for chapter in chapters:
            chapter.sections = [_count(c) for c in coverage.counts(Level.SECTION, chapter.number)]
        if under and not chapters:
            chapters = [_count(c) for c in coverage.counts(Level.SECTION, under)]
        rules = [
            RuleState(s.rule.number, s.state.value, why_not_executed(s, lang), wording(s.rule.number) is not None)
            for s in coverage.standings(under)
        ]
        click.echo(msgspec.json.encode(CoverageFacts(cite.RULES_EDITION, chapters, rules)).decode())
    elif not under:
        _show_counts(coverage.counts(Level.CHAPTER), catalogue(lang))
    elif cite.rule(under).level is Level.CHAPTER:
        _show_counts(coverage.counts(Level.SECTION, under), catalogue(lang))
    else:
        words = catalogue(lang)
        for standing in coverage.standings(under):
            _show_rule(standing, why_not_executed(standing, lang), words)


def _count(count: Count) -> SectionCount:
    number, heading = count.heading.number, count.heading.heading
    tested, built, open_, definition, physical, variant = (count.states.get(state, 0) for state in State)
    return SectionCount(number, heading, count.executable, tested, built, open_, definition, physical, variant)


def _show_counts(counts: list[Count], words: Catalogue) -> None:
    """A table, and a total."""
    from rich.table import Table

    from landwalk.ui.console import console

    _ = words.gettext
    table = Table(box=None, pad_edge=False)
    table.add_column(_("Rules of {edition}").format(edition=cite.RULES_EDITION))
    for name in (_("tested"), _("of"), "", _("untested"), _("not yet"), _("defined"), _("paper"), _("rare")):
        table.add_column(name, justify="right", no_wrap=True)
    for count in counts:
        table.add_row(f"{count.heading.number} {count.heading.heading}", *_cells(count))
    together: dict[State, int] = {state: sum(c.states.get(state, 0) for c in counts) for state in State}
    table.add_row(_("together"), *_cells(Count(counts[0].heading, together)), style="bold")
    console().print(table)
    say(
        _(
            "tested: built, and a test shows it; untested: built, no test; defined, paper: nothing can execute it; "
            "rare: rarely played options. `landwalk rules coverage NUMBER` goes rule by rule and says why."
        ),
        "dim",
    )


def _cells(count: Count) -> list[str]:
    tested, built, open_, *others = (count.states.get(state, 0) for state in State)
    share = f"{tested / count.executable:.0%}" if count.executable else ""
    return [str(tested), str(count.executable), share, *(str(n) for n in (built, open_, *others))]


_STYLES = {State.TESTED: "green", State.BUILT: "cyan", State.OPEN: "yellow"}


def _show_rule(standing: Standing, why: str, words: Catalogue) -> None:
    said = {
        State.TESTED: words.gettext("built and tested"),
        State.BUILT: words.gettext("built only"),
        State.OPEN: words.gettext("not yet"),
    }
    heading = f"  {standing.rule.heading}" if standing.rule.heading else ""
    state = said.get(standing.state) or words.gettext("nothing can execute it: {why}").format(why=why)
    if standing.state is State.VARIANT:
        state = words.gettext("not yet: {why}").format(why=why)
    say(f"{standing.rule.number:9} {state}{heading}", _STYLES.get(standing.state, "dim"))


# --- import ----------------------------------------------------------------------------------------------------------

_FAULTS = {
    "binary": "this is no text; the rules are published as TXT, take that file",
    "other": "this isn't the text of the Comprehensive Rules: no rows that begin with rule numbers such as 100.1a",
    "short": "this is only a part of the Comprehensive Rules; take the whole file",
}


@command.command("import")
@click.argument("file", type=click.Path())
@json_option
@lang_option
def import_command(file: str, as_json: bool) -> None:
    """Read the published text of the rules (a TXT file), so that `rule` and `keyword` show its sentences too.

    The text stays in LANDWALK_HOME on this machine; Landwalk itself comes without it.
    """
    try:
        book = official.parse_file(Path(file))
    except OfficialTextError as fault:
        raise BadInputError(_FAULTS[fault.key], file=file) from None
    official.store(book, home())
    differences = official.differences(book)
    if as_json:
        click.echo(msgspec.json.encode(_import_facts(file, book, differences)).decode())
    else:
        _show_import(book, differences, catalogue(language()))


def _import_facts(file: str, book: Book, found: Differences) -> ImportFacts:
    count = sum("." in n for n in book.rules)
    return ImportFacts(
        file,
        book.edition,
        cite.RULES_EDITION,
        count,
        len(book.glossary),
        found.moved,
        found.only_here,
        found.only_there,
    )


def _show_import(book: Book, found: Differences, words: Catalogue) -> None:
    _ = words.gettext
    say(
        _("Rules of {edition}: {rules} rules and {terms} glossary entries imported.").format(
            edition=book.edition or _("an unknown day"),
            rules=f"{sum('.' in n for n in book.rules):,}",
            terms=f"{len(book.glossary):,}",
        ),
        "green",
    )
    if book.edition == cite.RULES_EDITION and not found:
        return
    if book.edition != cite.RULES_EDITION:
        say(
            _(
                "Landwalk cites the edition of {edition}. Sentences are shown with the edition that they come from."
            ).format(edition=cite.RULES_EDITION),
            "yellow",
        )
    if found.moved:
        moved = ", ".join(f"{old} = {new}" for old, new in found.moved.items())
        say(_("Numbered otherwise there (left: there, right: here): {numbers}").format(numbers=moved))
    if found.only_here:
        say(_("Missing there: {numbers}").format(numbers=_listing(found.only_here, words)))
    if found.only_there:
        say(_("Unknown here: {numbers}").format(numbers=_listing(found.only_there, words)))


def _listing(numbers: list[str], words: Catalogue, most: int = 60) -> str:
    """Numbers in a row; a very long row is cut, and says so."""
    rest = len(numbers) - most
    said = ", ".join(numbers[:most])
    return said if rest <= 0 else said + words.gettext(" and {count} more").format(count=rest)
