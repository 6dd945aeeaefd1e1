"""The judge questions in examples/: in every language the ruling that the file expects, and the rules that it names among the steps."""

from __future__ import annotations

from pathlib import Path

import pytest

from landwalk import cite
from landwalk.cards.starter import starter
from landwalk.locale import Lang
from landwalk.play.judge import Ruling
from landwalk.testing.scenarios.asking import answer
from landwalk.testing.scenarios.judging import judge
from landwalk.testing.scenarios.loading import load
from landwalk.testing.scenarios.model import Scenario
from landwalk.ui.commands.why import expected_otherwise

FILES = sorted((Path(__file__).resolve().parents[3] / "examples" / "judge").glob("*.yaml"))


def asked(file: Path) -> tuple[Scenario, Ruling]:
    (scenario,) = load(file)
    return scenario, answer(scenario, starter())


def test_there_are_at_least_ten():
    assert len(FILES) >= 10


@pytest.mark.parametrize("file", FILES, ids=[f.stem for f in FILES])
def test_the_answer_is_the_one_that_the_file_expects_and_cites_its_rules(file):
    scenario, ruling = asked(file)
    assert scenario.ask is not None
    assert not expected_otherwise(scenario, ruling), ruling.answer
    assert scenario.cr
    assert set(scenario.cr) <= set(ruling.rules)
    assert all(cite.is_rule(rule) for rule in ruling.rules)


@pytest.mark.parametrize("lang", list(Lang))
@pytest.mark.parametrize("file", FILES, ids=[f.stem for f in FILES])
def test_the_answer_is_told_in_every_language(file, lang):
    scenario, ruling = asked(file)
    assert isinstance(scenario.question, dict)
    assert scenario.question[lang.value]
    told = [ruling.ruling(lang), *ruling.step_texts(lang)]
    assert all("{0}" not in line and "(CR" in line for line in told[1:])
    if lang is not Lang.EN:
        english = [ruling.ruling(Lang.EN), *ruling.step_texts(Lang.EN)]
        # "1 × Mirri" is the only thing that could be said alike
        assert all(there != here for there, here in zip(told[1:], english[1:], strict=True))
        assert not any("[sin texto" in line or "[ohne deutschen" in line for line in told)


@pytest.mark.parametrize("file", FILES, ids=[f.stem for f in FILES])
def test_the_scene_itself_can_be_played(file):
    (scenario,) = load(file)
    assert judge(scenario, starter()).result == "passed"


def test_the_pages_of_answers_are_what_would_be_printed_now():
    """If this fails after a wording has changed: read the new pages, then run tools/judge_answers.py."""
    import runpy

    tool = runpy.run_path(str(FILES[0].parents[2] / "tools" / "judge_answers.py"))
    for lang in Lang:
        page = FILES[0].parent / f"answers.{lang.value}.md"
        assert page.read_text(encoding="utf-8") == tool["page"](lang.value)
