"""`landwalk scenario FILE...`: rules scenarios, judged: passed, failed, unsupported, error."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import click
import msgspec

from landwalk.cards.definitions import Definitions
from landwalk.cards.place import default_place
from landwalk.locale import catalogue
from landwalk.locale import marked as _
from landwalk.testing.scenarios.errors import ScenarioError
from landwalk.testing.scenarios.jobs import run_all
from landwalk.testing.scenarios.judging import Dispute, Result, Verdict, load_disputed, summary
from landwalk.testing.scenarios.loading import load
from landwalk.testing.scenarios.model import Scenario
from landwalk.ui.console import say
from landwalk.ui.failures import INTERRUPTED, BadInputError
from landwalk.ui.options import json_option, lang_option, language
from landwalk.ui.progress import Progress

_NO_ID = _("no scenario has the id '{id}'. Check --id.")
_WORDS = {
    Verdict.PASSED: (_("passed"), "green"),
    Verdict.FAILED: (_("failed"), "red"),
    Verdict.UNSUPPORTED: (_("unsupported"), "yellow"),
    Verdict.DISPUTED: (_("disputed"), "magenta"),
    Verdict.ERROR: (_("error"), "bold red"),
}


@click.command("scenario")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--id", "ids", multiple=True, help="Only the scenario with this id (may be repeated).")
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1), help="Processes.")
@click.option("--cards", multiple=True, type=click.Path(), help="Card files to use instead of the imported cards.")
@click.option("--disputed", type=click.Path(dir_okay=False), help="List of scenarios that contradict the rules.")
@json_option
@lang_option
@click.pass_context
def command(
    context: click.Context,
    files: tuple[str, ...],
    ids: tuple[str, ...],
    jobs: int,
    cards: tuple[str, ...],
    disputed: str | None,
    as_json: bool,
) -> None:
    """Play scenarios (YAML, JSON, JSON Lines) and judge them.

    --json prints one line a scenario and last the summary. Exit code 0 if none failed or broke, else 1; 2 for a bad file.
    """
    scenarios = _load(files, ids)
    results: list[Result] = []
    label = catalogue(language()).gettext("scenarios")
    stopped = False
    with Progress(label, len(scenarios), quiet=as_json) as bar:
        try:
            for result in run_all(scenarios, partial(_open, cards), jobs, _disputed(disputed)):
                results.append(result)
                bar.update(len(results), len(scenarios))
                if as_json:
                    line = {"id": result.id, "result": str(result.result), "why": result.why}
                    click.echo(msgspec.json.encode(line).decode())
        except KeyboardInterrupt:
            stopped = True
    counts = summary(results)
    if as_json:
        click.echo(msgspec.json.encode({"summary": counts}).decode())
    else:
        by_id = {s.id: s for s in scenarios}
        for result in results:
            _show(by_id[result.id], result, log=len(scenarios) <= 5)
        _show_counts(counts)
        if stopped:
            words = catalogue(language()).gettext
            say(
                words("Stopped after {done} of {all} scenarios.").format(done=len(results), all=len(scenarios)),
                "yellow",
            )
    if stopped:
        context.exit(INTERRUPTED)
    if any(r.result in (Verdict.FAILED, Verdict.ERROR) for r in results):
        context.exit(1)


def _load(files: tuple[str, ...], ids: tuple[str, ...]) -> list[Scenario]:
    scenarios: list[Scenario] = []
    for file in files:
        for scenario in load(file):
            if any(scenario.id == known.id for known in scenarios) if len(files) > 1 else False:
                raise ScenarioError("twice", file=file, id=scenario.id)
            scenarios.append(scenario)
    if not ids:
        return scenarios
    for wanted in ids:
        if not any(s.id == wanted for s in scenarios):
            raise BadInputError(_NO_ID, id=wanted)
    return [s for s in scenarios if s.id in ids]


def _disputed(given: str | None) -> dict[str, Dispute]:
    """The list named, else `disputed.yaml` in the current folder if it is there."""
    if given is not None and not Path(given).is_file():
        raise ScenarioError("missing", file=given)
    return load_disputed(Path(given or "disputed.yaml"))


def _open(files: tuple[str, ...]) -> Definitions:
    """Where cards come from; called in each process."""
    if files:
        from landwalk.testing.scenarios.card_files import CardFiles

        return CardFiles(files)
    return default_place()


def _show(scenario: Scenario, result: Result, *, log: bool) -> None:
    words = catalogue(language()).gettext
    word, style = _WORDS[result.result]
    say(f"{result.id}: {words(word)}" + (f": {result.why}" if result.why else ""), style)
    if scenario.question and log:
        say(f"  {scenario.asked(language())}")
    if scenario.cr and log:
        say(f"  CR {', '.join(scenario.cr)}")
    if result.log and (log or result.result in (Verdict.FAILED, Verdict.ERROR)):
        for line in result.log:
            say(f"    {line}", "dim")


def _show_counts(counts: dict[str, dict[str, int]]) -> None:
    words = catalogue(language()).gettext
    titles = {"complete": _("complete answers"), "partial": _("partial answers")}
    for group, of_group in counts.items():
        if sum(of_group.values()):
            said = ", ".join(f"{words(_WORDS[Verdict(v)][0])} {n}" for v, n in of_group.items() if n)
            say(f"{words(titles[group])}: {said}", "bold")
