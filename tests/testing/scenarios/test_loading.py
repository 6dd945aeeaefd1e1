"""Scenario files in three formats, and one clear line for each fault."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from landwalk.locale import Lang
from landwalk.testing.scenarios.errors import ScenarioError
from landwalk.testing.scenarios.loading import load

SHOCK = """\
id: examples/response#shock_before_growth
topic: examples
format: duel
cr: ["117.7"]
question: Can Bob kill the creature before it grows?
players:
  A:
    battlefield: [{card: Forest, count: 1}, {card: Runeclaw Bear, as: "@bear"}]
    hand: [{card: Giant Growth}]
  B:
    battlefield: [{card: Mountain}]
    hand: [{card: Shock}]
script:
  - {turn: 1, step: precombat_main, player: A, do: cast, card: Giant Growth, targets: ["@bear"]}
  - {turn: 1, step: precombat_main, player: B, do: cast, card: Shock, targets: ["@bear"], when_on_stack: Giant Growth}
until: {turn: 1, step: begin_combat}
expect:
  - {check: count, zone: graveyard, player: A, card: Runeclaw Bear, is: 1}
"""
SMALL = {
    "id": "a#b",
    "topic": "a",
    "format": "duel",
    "players": {"A": {}, "B": {}},
    "until": {"turn": 1, "step": "cleanup"},
}


def written(folder: Path, name: str, text: str | bytes) -> Path:
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def test_a_scenario_may_be_written_in_yaml(tmp_path: Path):
    (scenario,) = load(written(tmp_path, "shock.yaml", SHOCK))
    assert scenario.id == "examples/response#shock_before_growth"
    assert scenario.players["A"].battlefield[1].alias == "@bear"
    assert (scenario.cr, scenario.question[:7]) == (["117.7"], "Can Bob")
    assert scenario.script[1].when_on_stack == "Giant Growth"
    assert scenario.expect[0].expected == 1


def test_json_holds_one_scenario_or_a_list(tmp_path: Path):
    other = SMALL | {"id": "a#c"}
    assert [s.id for s in load(written(tmp_path, "one.json", json.dumps(SMALL)))] == ["a#b"]
    assert [s.id for s in load(written(tmp_path, "two.json", json.dumps([SMALL, other])))] == ["a#b", "a#c"]


def test_json_lines_hold_one_scenario_a_line(tmp_path: Path):
    text = json.dumps(SMALL) + "\n\n" + json.dumps(SMALL | {"id": "a#c"}) + "\n"
    assert [s.id for s in load(written(tmp_path, "two.jsonl", text))] == ["a#b", "a#c"]


CASES: list[tuple[str, str | bytes, str]] = [
    ("none.txt", "x", "files named so aren't known"),
    ("cut.json", '{"id": "a"', "line 1: this isn't whole JSON"),
    ("cut.jsonl", json.dumps(SMALL) + '\n{"id": "a#c", "topic"', "line 2: this isn't whole JSON"),
    ("latin.json", '{"id": "\u00e9"}'.encode("latin-1"), "line 1: byte 8 isn't UTF-8"),
    ("empty.jsonl", "\n", "there is no scenario in the file"),
    ("bad.yaml", "id: [a\ntopic: b", "line 2: this isn't YAML"),
    ("word.json", json.dumps(SMALL | {"expct": []}), "a#b: a scenario doesn't look like this"),
    ("step.json", json.dumps(SMALL | {"until": {"turn": 1, "step": "main"}}), "Invalid enum value 'main'"),
    ("format.json", json.dumps(SMALL | {"format": "brawl"}), "format 'brawl' is none of"),
    ("twice.json", json.dumps([SMALL, SMALL]), "two scenarios have this id"),
]


@pytest.mark.parametrize(("name", "text", "said"), CASES)
def test_a_bad_file_gives_one_line_with_place_and_mend(tmp_path: Path, name: str, text: str | bytes, said: str):
    with pytest.raises(ScenarioError) as caught:
        load(written(tmp_path, name, text))
    line = caught.value.text(Lang.EN)
    assert said in line
    assert name in line
    assert "\n" not in line


ENTRIES: list[tuple[dict[str, object], str]] = [
    ({"do": "cast", "player": "A", "card": "Shock"}, "script entry 1 (cast): an action needs turn and step"),
    ({"do": "dance", "player": "A"}, "there is nothing of that name to do"),
    ({"do": "choose", "player": "A"}, "it needs one of yes, number"),
    ({"do": "choose", "player": "C", "yes": True}, "there is no player C"),
    ({"do": "cast", "player": "A", "turn": 1, "step": "upkeep"}, "it needs card"),
    (
        {"do": "check", "player": "A", "turn": 1, "step": "upkeep", "that": {"check": "life", "player": "A"}},
        "it needs is, is_not",
    ),
]


@pytest.mark.parametrize(("entry", "said"), ENTRIES)
def test_an_entry_that_says_too_little_is_named_by_its_number(tmp_path: Path, entry: dict[str, object], said: str):
    with pytest.raises(ScenarioError, match="script entry 1") as caught:
        load(written(tmp_path, "one.json", json.dumps(SMALL | {"script": [entry]})))
    assert said in str(caught.value)


def test_a_missing_file_is_named():
    with pytest.raises(ScenarioError, match=r"nowhere\.json: there is no such scenario file"):
        load("nowhere.json")


def test_the_handed_scenarios_are_all_well_formed(shared: Path):
    assert len(load(shared / "scenarios" / "handed.jsonl")) == 1411
