"""`landwalk gauntlet`: folders of decks, rounds, sideboards, and decks that can't be played."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest

from landwalk.agents.runs import worker
from landwalk.agents.runs.playing import play_unit

QUICK = ("--bot", "random", "-q")
BEARS = """
30 Forest
4 Grizzly Bears
4 Centaur Courser
4 Kalonian Tusker
4 Trained Armodon
4 Leatherback Baloth
4 Garruk's Companion
4 Llanowar Elves
2 Elvish Mystic

2 Giant Growth
"""
RED = """
30 Mountain
4 Hill Giant
4 Goblin Piker
4 Raging Goblin
4 Goblin Guide
4 Shock
4 Lightning Bolt
4 Lava Axe
2 Lava Spike
"""


@pytest.fixture
def folder(tmp_path) -> Path:
    made = tmp_path / "decks"
    made.mkdir()
    (made / "bears.txt").write_text(BEARS)
    (made / "red.txt").write_text(RED)
    (made / "readme.md").write_text("no deck")
    return made


def test_one_deck_against_a_folder(cli, folder):
    found = cli("gauntlet", "stompy", "decks", "-n", "3", "--json", *QUICK).json()[0]
    assert found["decks"] == ["stompy", "bears", "red"]
    assert [pair["decks"] for pair in found["pairs"]] == [[0, 1], [0, 2]]
    assert [pair["matches"] for pair in found["pairs"]] == [3, 3]
    assert {row["name"]: row["matches"] for row in found["standings"]} == {"stompy": 6, "bears": 3, "red": 3}


def test_decks_called_alike_keep_names_of_their_own(cli, folder):
    (folder / "bears (3).txt").write_text(RED)
    (folder / "twin").mkdir()
    (folder / "twin" / "bears.txt").write_text(RED)
    names = ("decks/bears.txt", "decks/bears (3).txt", "decks/twin/bears.txt")
    found = cli("gauntlet", *names, "-n", "1", "--json", *QUICK).json()[0]
    assert found["decks"] == ["bears", "bears (3)", "bears (4)"]


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "Round robin of 3 decks"), ("es", "Todos contra todos, 3 mazos"), ("de", "Jeder gegen jeden, 3 Decks")],
)
def test_all_against_all_in_three_languages(cli, folder, lang, words, tmp_path):
    done = cli(
        "gauntlet", "decks", "burn", "--format", "round-robin", "-n", "2", "--html", "x.html", "--lang", lang, *QUICK
    )
    assert done.code == 0, done
    assert done.lines[0] == words
    assert words in (tmp_path / "x.html").read_text()
    table = done.out[done.out.index("bears") :]
    assert table.count("bears") >= 3


def test_swiss_rounds_stopped_and_gone_on_with_give_the_same(cli, folder, monkeypatch, tmp_path):
    words = (
        "gauntlet",
        "decks",
        "burn",
        "stompy",
        "--format",
        "swiss",
        "--best-of",
        "3",
        "--rounds",
        "2",
        "--json",
        *QUICK,
    )
    whole = cli(*words, "--run", "whole.jsonl").json()[0]
    assert sum(pair["matches"] for pair in whole["pairs"]) == 4

    def interrupted(terms, task, decks):
        if task.number == 3:
            raise KeyboardInterrupt
        return play_unit(terms, task, decks)

    with monkeypatch.context() as patched:
        patched.setattr(worker, "play_unit", interrupted)
        stopped = cli(*words, "--run", "run.jsonl")
    assert stopped.code == 130
    assert stopped.json()[0]["stopped"] is True
    assert len((tmp_path / "run.jsonl").read_text().splitlines()) == 4
    assert cli(*words, "--run", "run.jsonl").json()[0] == whole
    assert (tmp_path / "run.jsonl").read_bytes() == (tmp_path / "whole.jsonl").read_bytes()


def test_sideboards_are_used_by_their_plans(cli, folder):
    (folder / "bears.plan").write_text("vs red\n-2 Elvish Mystic\n+2 Giant Growth\n")
    done = cli("gauntlet", "decks", "-n", "4", "--best-of", "3", "--csv", "-", *QUICK)
    rows = {(r["deck"], r["card"]): r for r in csv.DictReader(io.StringIO(done.out)) if r["when"] == "all"}
    growth, mystic = rows["bears", "Giant Growth"], rows["bears", "Elvish Mystic"]
    forest = rows["bears", "Forest"]
    games = int(forest["# GP"]) // 30
    assert games > 4
    assert int(growth["# GP"]) == 2 * (games - 4)  # all but the first game of each match
    assert int(mystic["# GP"]) == 2 * 4


def test_a_plan_that_can_not_be_followed(cli, folder):
    (folder / "bears.plan").write_text("vs red\n-2 Forest\n+2 Black Lotus\n")
    done = cli("gauntlet", "decks", "--best-of", "3")
    assert done.code == 2
    assert "bears.plan: line 3: the sideboard hasn't 2 cards named 'Black Lotus'" in done.err
    assert cli("gauntlet", "decks", "-n", "1", *QUICK).code == 0  # single games need no plan


def test_a_deck_that_can_not_be_played_is_refused_or_left_out(cli, folder):
    (folder / "unknown.txt").write_text("4 No Such Card\n56 Forest\n")
    refused = cli("gauntlet", "stompy", "decks")
    assert refused.code == 2
    assert "unknown.txt, line 1" in refused.err
    done = cli("gauntlet", "stompy", "decks", "-n", "1", "--skip", "--json", *QUICK)
    assert "left out: " in done.err
    assert "unknown.txt, line 1" in done.err
    assert done.json()[0]["decks"] == ["stompy", "bears", "red"]


def test_too_few_decks(cli, tmp_path):
    assert "two decks or more; there are 1" in cli("gauntlet", "stompy").err
    (tmp_path / "empty").mkdir()
    done = cli("gauntlet", "stompy", "empty")
    assert done.code == 2
    assert "empty: there are no deck files in this folder" in done.err


def test_swiss_rounds_have_no_number_of_games(cli):
    done = cli("gauntlet", "burn", "stompy", "--format", "swiss", "-n", "3")
    assert done.code == 2
    assert "--rounds" in done.err


def test_without_openskill_the_table_says_what_to_install(cli, monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "openskill.models", None)
    done = cli("gauntlet", "burn", "stompy", "-n", "1", *QUICK)
    assert done.code == 0, done
    assert "pip install 'landwalk[ratings]'" in done.out
