"""The beginning of a new keyword."""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from landwalk import cite

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("new_keyword", ROOT / "tools" / "new_keyword.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_writes_the_module_and_a_failing_test_for_each_subrule(tool, tmp_path, capsys):
    assert tool.main(["First strike", "702.7"], tmp_path) == 0
    module = tmp_path / "src/landwalk/keywords/first_strike.py"
    tests = tmp_path / "tests/keywords/test_first_strike.py"
    assert '"first strike", "702.7"' in module.read_text(encoding="utf-8")
    assert ast.get_docstring(ast.parse(module.read_text(encoding="utf-8"))) == "First Strike (CR 702.7)."
    text = tests.read_text(encoding="utf-8")
    assert "from landwalk.testing.scene import Scene" in text
    assert text.count("(scene: Scene) -> None:") == text.count("@cr(") > 0
    marked = [number for _, number in cite.marks(text)]
    assert marked
    assert all(cite.is_rule(number) and number.startswith("702.7") for number in marked)
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_it_never_overwrites(tool, tmp_path, capsys):
    tool.main(["flying", "702.9"], tmp_path)
    assert tool.main(["flying", "702.9"], tmp_path) == 2
    assert "nothing was written" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["flying", "702.7"], "CR 702.7 is First Strike, not flying"),
        (["flying", "509.1"], "no keyword ability"),
        (["flying", "702.9b"], "no keyword ability"),
        (["../flying", "702.9"], "no name"),
        (["flying"], "new-keyword NAME RULE"),
    ],
)
def test_it_says_what_is_wrong(tool, tmp_path, capsys, words, complaint):
    assert tool.main(words, tmp_path) == 2
    assert complaint in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
