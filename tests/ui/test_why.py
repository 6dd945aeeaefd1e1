"""`landwalk why`: text, JSON, languages, exit codes, and bad input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "judge"
URBORG = str(EXAMPLES / "landwalk-urborg.yaml")


def test_the_ruling_comes_first_then_the_steps_then_the_edition(cli):
    done = cli("why", URBORG)
    assert done.code == 0
    lines = [line for line in done.lines if line]
    assert lines[0] == "No. Runeclaw Bear can't block Bog Wraith."
    assert lines[1] == "1. Bog Wraith has swampwalk, and Bob controls Forest (CR 702.14c)."
    assert lines[2].startswith("2. Because of Urborg, Tomb of Yawgmoth, Forest is now: Basic Land")
    assert "April 17, 2026" in lines[-1]
    assert "September 25, 2026" in lines[-1]


@pytest.mark.parametrize(
    ("lang", "ruling", "date"),
    [
        ("es", "No. Runeclaw Bear no puede bloquear a Bog Wraith.", "17 de abril de 2026"),
        ("de", "Nein. Runeclaw Bear kann Bog Wraith nicht blocken.", "17. April 2026"),
    ],
)
def test_other_languages(cli, lang, ruling, date):
    done = cli("why", URBORG, "--lang", lang)
    assert done.lines[0] == ruling
    assert date in done.lines[-1]
    assert cli("why", URBORG, lang=lang).out == done.out


def test_json(cli):
    (data,) = cli("why", URBORG, "--json").json()
    assert data["answer"] is False
    assert data["id"] == "landwalk-urborg"
    assert data["edition"] == {"former": "2026-04-17", "current": "2026-09-25"}
    first = data["steps"][0]
    assert first["rule"] == "702.14c"
    assert [o["name"] for o in first["objects"]] == ["Bog Wraith", "Bob", "Forest"]
    assert "702.14c" in data["rules"]


def test_several_questions_of_one_file_and_one_of_them(cli, file):
    life = {"check": "life", "player": "A"}
    rows = [
        {"id": n, "topic": "t", "format": "duel", "players": {"A": {}, "B": {}}, "question": f"How much, {n}?"}
        | {"until": {"turn": 1, "step": "upkeep"}, "ask": {"value": life, "is": 20 if n == "right" else 19}}
        for n in ("right", "wrong")
    ]
    path = file("two.jsonl", "\n".join(json.dumps(r) for r in rows))
    done = cli("why", path)
    assert done.code == 1
    assert "How much, right?" in done.out
    assert "the file expects another answer: 19" in done.out
    assert "Player A has this much life: 20." in done.out
    assert cli("why", path, "--id", "right").code == 0
    assert "Jugador A" in cli("why", path, "--id", "right", "--lang", "es").out


def test_bad_input_is_one_line_and_exit_code_2(cli, file):
    scenario = {
        "id": "q",
        "topic": "t",
        "format": "duel",
        "players": {"A": {}, "B": {}},
        "until": {"turn": 1, "step": "upkeep"},
    }
    cases = [
        (("why", "nowhere.yaml"), "no such scenario file"),
        (("why", file("none.json", json.dumps(scenario))), "asks nothing"),
        (("why", file("fr.json", json.dumps(scenario)), "--lang", "fr"), "'en', 'es', 'de'"),
        (("why", URBORG, "--id", "other"), "no scenario has the id 'other'"),
        (
            ("why", file("obj.json", json.dumps(scenario | {"ask": {"what": {"card": "Opt"}}}))),
            "obj.json, q: there is no Opt",
        ),
    ]
    for words, said in cases:
        done = cli(*words)
        assert done.code == 2, done
        assert said in done.err, done
        assert not done.out
    assert "no hay Opt" in cli("why", "obj.json", "--lang", "es").err


def test_the_layers_of_an_object_at_the_table(cli, monkeypatch):
    done = cli(
        "play",
        "--deck",
        "burn",
        "--against",
        "stompy",
        "--opponent",
        "random",
        "--seat",
        "first",
        "--seed",
        "3",
        typed="n\nl Hill Giant\nl\nl Black Lotus\nw Mountain\nq\n",
    )
    assert "Hill Giant starts with what is printed on it: Creature — Giant; red; 3/3 (CR 613.1)." in done.out
    assert "Name a card: l CARD." in done.out
    assert "You can see no card named 'Black Lotus'." in done.out
    assert "Lands that Ann has played this turn: 0 of 1 (CR 305.2a)." in done.out
