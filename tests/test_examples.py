"""What README, documentation and examples show works: code is run, commands are parsed as a shell would give them."""

from __future__ import annotations

import importlib.util
import re
import shlex
from pathlib import Path
from types import ModuleType

import click
import pytest
import yaml

from landwalk.ui.main import group

ROOT = Path(__file__).resolve().parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(language: str) -> list[tuple[str, str]]:
    """(page, code) of all code blocks in a language."""
    return [(p.name, code) for p in PAGES for kind, code in BLOCK.findall(p.read_text("utf-8")) if kind == language]


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"example_{name}", ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


RUN = [
    (page, code) for page, code in blocks("python") if page in ("README.md", "bots.md", "judge.md", "runs.md")
]  # the others need the user's files


@pytest.mark.parametrize(("page", "code"), RUN, ids=[page for page, _code in RUN])
def test_python_in_the_pages_runs(page, code, capsys):
    exec(compile(code, page, "exec"), {"__name__": page})
    assert capsys.readouterr().out


def test_the_readme_prints_what_it_says(capsys):
    code = next(code for page, code in blocks("python") if page == "README.md")
    exec(compile(code, "README.md", "exec"), {})
    outcome, hand_size, purpose = capsys.readouterr().out.splitlines()
    assert outcome.startswith("Outcome(winner=")
    assert hand_size.isdigit()
    assert purpose


def commands() -> list[tuple[str, str]]:
    lines = [(page, line) for page, code in blocks("") for line in code.splitlines()]
    return [(page, line.partition(" #")[0].strip()) for page, line in lines if line.startswith("landwalk ")]


@pytest.mark.parametrize(("page", "line"), commands())
def test_commands_in_the_pages_exist_with_these_options(page, line):
    words = shlex.split(line)[1:]
    command: click.Command = group
    context = click.Context(group, info_name="landwalk")
    while isinstance(command, click.Group):
        name, command, words = command.resolve_command(context, words)
        assert command is not None
    command.make_context(name, list(words), parent=context)


def test_every_command_is_on_the_page_of_commands():
    page = (ROOT / "docs" / "commands.md").read_text("utf-8")
    for name in group.list_commands(click.Context(group)):
        assert f"landwalk {name}" in page


def test_the_scenario_in_the_documentation_passes():
    from landwalk.cards.starter import starter
    from landwalk.testing.scenarios.judging import judge
    from landwalk.testing.scenarios.loading import read

    code = next(code for page, code in blocks("yaml") if page == "scenarios.md")
    result = judge(read(yaml.safe_load(code)), starter())
    assert result.result == "passed", result


def test_the_question_in_the_documentation_is_answered_as_it_says():
    from landwalk.cards.starter import starter
    from landwalk.testing.scenarios.asking import answer
    from landwalk.testing.scenarios.loading import read

    code = next(code for page, code in blocks("yaml") if page == "judge.md")
    scenario = read(yaml.safe_load(code))
    assert scenario.ask is not None
    assert answer(scenario, starter()).answer is scenario.ask.expected


def test_random_against_random():
    module = example("random_vs_random")
    wins = module.main(6)
    assert sum(wins.values()) == 6
    assert module.main(6) == wins


def test_a_goldfish_is_beaten():
    turns = example("goldfish").main("stompy", 4)
    assert sum(turns.values()) == 4
    assert turns[None] == 0


def test_one_ply_of_search_beats_random():
    assert example("one_ply_search").main(1) == 1


def test_the_learning_environment_in_the_documentation_runs(capsys):
    pytest.importorskip("gymnasium", reason='needs `pip install "landwalk[rl]"`')
    (code,) = (code for page, code in blocks("python") if page == "rl.md")
    exec(compile(code, "rl.md", "exec"), {"__name__": "rl.md"})
    assert capsys.readouterr().out.startswith("Take a mulligan? ['yes', 'no']\n")


def test_a_learner_learns():
    """Two batches: the weights move, the games are those of their seeds. (What ten minutes give is in docs/rl.md.)"""
    pytest.importorskip("gymnasium", reason='needs `pip install "landwalk[rl]"`')
    learner = example("learn_to_play")
    seeds = [5, 6]
    weights = learner.new_weights(1, learner.own_table())
    slope, won, steps = learner.gradient(weights, seeds)
    assert (won, steps) == learner.gradient(weights, seeds)[1:]
    assert 0 <= won <= 2 < steps
    before = {name: w.copy() for name, w in weights.items()}
    learner.Adam(weights).climb(weights, slope)
    assert all((weights[name] != before[name]).any() for name in ("in", "out", "value"))
    assert 0 <= learner.evaluate(weights, seeds) <= 2
    assert learner.svg([(1.0, 32, 0.5), (2.0, 64, 0.75)]).startswith("<svg")


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_a_game_can_be_watched(language):
    lines = example("watch_game").main(language, 3)
    assert len(lines) > 20
