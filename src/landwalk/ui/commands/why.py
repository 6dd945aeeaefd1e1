"""`landwalk why FILE`: a scenario with a question, answered as a judge answers: the ruling, then the steps with their rules."""

from __future__ import annotations

from typing import Any

import click
import msgspec

from landwalk import cite
from landwalk.cards.place import default_place
from landwalk.locale import Lang, catalogue
from landwalk.locale import marked as _
from landwalk.play.judge import Ruling, edition
from landwalk.play.wording import name_of, reason_text
from landwalk.testing.scenarios.asking import answer
from landwalk.testing.scenarios.errors import ScenarioError
from landwalk.testing.scenarios.loading import load
from landwalk.testing.scenarios.model import Scenario
from landwalk.ui.console import say
from landwalk.ui.failures import BadInputError
from landwalk.ui.options import json_option, lang_option, language

_NO_ID = _("no scenario has the id '{id}'. Check --id.")
_UNLIKE = _("the file expects another answer: {expected}")


@click.command("why")
@click.argument("file", type=click.Path())
@click.option("--id", "ids", multiple=True, help="Only the scenario with this id (may be repeated).")
@click.option("--cards", multiple=True, type=click.Path(), help="Card files to use instead of the imported cards.")
@json_option
@lang_option
@click.pass_context
def command(context: click.Context, file: str, ids: tuple[str, ...], cards: tuple[str, ...], as_json: bool) -> None:
    """Answer the question of a scenario (YAML, JSON, JSON Lines): the ruling first, then why, with the rule numbers.

    The scenario says what is asked in its field `ask`. Exit code 0 if it was answered, 1 if the file expects another answer,
    2 for a bad file or a question about something that isn't in the position.
    """
    asked = [s for s in load(file) if not ids or s.id in ids]
    for wanted in ids:
        if all(s.id != wanted for s in asked):
            raise BadInputError(_NO_ID, id=wanted)
    lang = language()
    failed = False
    for number, scenario in enumerate(asked):
        ruling = ruled(scenario, lang, file, cards)
        unlike = expected_otherwise(scenario, ruling)
        failed = failed or unlike
        if as_json:
            click.echo(msgspec.json.encode(data(scenario, ruling, lang)).decode())
            continue
        if len(asked) > 1:
            say(("\n" if number else "") + (scenario.asked(lang) or scenario.id), "dim")
        show(ruling, lang)
        if unlike:
            assert scenario.ask is not None
            say(catalogue(lang).gettext(_UNLIKE).format(expected=scenario.ask.expected), "red")
    if failed:
        context.exit(1)


def ruled(scenario: Scenario, lang: Lang, file: str = "", cards: tuple[str, ...] = ()) -> Ruling:
    """The answer to one scenario, its nameless players named in the language. ScenarioError names the file."""
    words = catalogue(lang).gettext
    for letter, setup in scenario.players.items():
        setup.name = setup.name or words("Player {letter}").format(letter=letter)
    place = default_place()
    if cards:
        from landwalk.testing.scenarios.card_files import CardFiles

        place = CardFiles(cards)
    try:
        return answer(scenario, place)
    except ScenarioError as error:
        error.file = error.file or file
        raise


def expected_otherwise(scenario: Scenario, ruling: Ruling) -> bool:
    """Does the file say what the answer is, and is it another one?"""
    assert scenario.ask is not None
    expected = scenario.ask.expected
    if expected is msgspec.UNSET:
        return False
    return bool(expected != ruling.answer or isinstance(expected, bool) != isinstance(ruling.answer, bool))


def show(ruling: Ruling, lang: Lang) -> None:
    """The answer as text."""
    words = catalogue(lang).gettext
    say(ruling.ruling(lang), "bold")
    said = ruling.step_texts(lang)
    if said:
        say()
    for number, text in enumerate(said, 1):
        say(f"{number}. {text}")
    wordings = ruling.wordings(lang)
    if wordings:
        say()
        say(words("The rules in short:"), "dim")
        for rule, text in wordings:
            say(f"  {rule}: {text}", "dim")
    say()
    say(edition(lang), "dim")


def data(scenario: Scenario, ruling: Ruling, lang: Lang) -> dict[str, Any]:
    """The answer for programs."""
    state = ruling.state
    layers = {} if ruling.trace is None else {"trace": ruling.trace.to_data()}
    return {
        "id": scenario.id,
        "lang": lang.value,
        "question": scenario.asked(lang),
        "answer": ruling.answer,
        "ruling": ruling.ruling(lang),
        "steps": [
            {
                "rule": step.rule,
                "text": reason_text(state, step, lang),
                "key": step.key,
                "objects": [{"id": i, "name": name_of(state, i, lang)} for i in step.objects],
            }
            for step in ruling.steps
        ],
        "rules": dict(ruling.wordings(lang)),
        "edition": {"former": cite.FORMER_EDITION, "current": cite.RULES_EDITION},
        **layers,
    }
