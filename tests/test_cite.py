"""The index of rule numbers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from landwalk import cite
from landwalk.cite import Level, Nature, cr


def test_a_number_knows_its_place():
    subrule = cite.rule("702.14c")
    assert (subrule.level, subrule.parent, subrule.heading, subrule.title) == (
        Level.SUBRULE,
        "702.14",
        "",
        "Landwalk",
    )
    assert [cite.rule(n).level for n in ("7", "702", "702.14")] == [Level.CHAPTER, Level.SECTION, Level.RULE]
    assert cite.rule("704.5aa").parent == "704.5"


def test_a_number_knows_whether_a_test_can_show_it():
    assert cite.rule("702.14c").nature is Nature.EXECUTABLE
    assert cite.rule("702.14a").nature in {Nature.EXECUTABLE, Nature.DEFINITION}
    assert cite.rule("702").nature is Nature.HEADING


def test_what_stands_below_a_number_comes_in_the_order_of_the_book():
    assert [r.number for r in cite.rules("702.14")] == ["702.14", *(f"702.14{c}" for c in "abcde")]
    numbers = [r.number for r in cite.rules()]
    assert len(numbers) == len(set(numbers))
    assert numbers.index("702.9") < numbers.index("702.10")


def test_numbers_of_the_former_edition_are_translated():
    assert cite.current_number("704.5w") == "704.5x"
    assert cite.current_number("702.14c") == "702.14c"
    assert cite.current_number("702.195") is None
    assert cite.rule("702.195").former == ""


def test_an_unknown_number_names_the_nearest_rule_above():
    with pytest.raises(cite.UnknownRuleError, match=r"704\.5zz.*704\.5 \(State-Based Actions\) is there"):
        cite.rule("704.5zz")
    with pytest.raises(cite.UnknownRuleError, match="looks like"):
        cite.rule("five")
    assert not cite.is_rule("999")


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("# CR 704.5f, zero toughness", ["704.5f"]),
        ("CR 601.2b, 601.2f-h and 733.", ["601.2b", "601.2f", "601.2h", "733"]),
        ("(CR 508.1d/509.1c)", ["508.1d", "509.1c"]),
        ("CR 614-616; chapter CR 7", ["614", "616", "7"]),
        ("CR 119.4, 20 life", ["119.4"]),
        ("the CR of 2026", []),
        ("NCR 704.5f", []),
    ],
)
def test_citations_in_a_text(text, numbers):
    assert [number for _, number in cite.citations(text)] == numbers


def test_a_test_is_marked():
    @cr("702.14c")
    @cr("509.1b", "702.14a")
    def scene() -> None: ...

    assert cite.cited(scene) == ("702.14c", "509.1b", "702.14a")
    assert cite.cited(len) == ()
    with pytest.raises(cite.UnknownRuleError):
        cr("702.14z")
    with pytest.raises(TypeError, match="at least one"):
        cr()


def test_the_map_of_rules_to_tests(tmp_path):
    scenes = tmp_path / "test_scenes.py"
    scenes.write_text(
        "from landwalk.cite import cr\n@cr('702.14c')\ndef test_a(): ...\n"
        "@cr('104.2a')\nclass TestB:\n    @cr('702.14c')\n    def test_c(self): ...\n",
        encoding="utf-8",
    )
    conftest = tmp_path / "conftest.py"
    conftest.write_bytes((Path(__file__).parent / "conftest.py").read_bytes())
    target = tmp_path / "map.json"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--rules-map={target}", str(tmp_path)]
    root = Path(__file__).resolve().parents[1]
    env = {**os.environ, "PYTHONPATH": str(root)}
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert json.loads(target.read_text(encoding="utf-8")) == {
        "104.2a": ["test_scenes.py::TestB::test_c"],
        "702.14c": ["test_scenes.py::test_a", "test_scenes.py::TestB::test_c"],
    }


def test_the_index_is_that_of_the_reading_material(shared):
    table = (shared / "rules" / "rule-numbers.tsv").read_text(encoding="utf-8").splitlines()
    rows = [line.split("\t") for line in table if not line.startswith("#")][1:]
    assert [(r.number, r.parent, r.level.value, r.heading, r.former) for r in cite.rules()] == [
        (number, parent, kind, heading, former) for number, parent, kind, heading, _, _, former, _ in rows
    ]
