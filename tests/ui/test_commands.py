"""Each command, as a user runs it."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from functools import partial

import pytest

from landwalk.agents import bench
from landwalk.agents.runs import worker
from landwalk.agents.runs.playing import play_unit
from landwalk.locale import Lang
from landwalk.ui.main import COMMANDS


def test_every_command_has_a_help_page(cli):
    page = cli("--help").out
    for name in COMMANDS:
        assert name in page
        assert cli(name, "--help").out.startswith("Usage:")


def test_the_demo_tells_a_game_and_a_table(cli):
    done = cli("demo", "-n", "4", "--seed", "1")
    assert done.code == 0, done
    assert done.lines[0].startswith("Landwalk ")
    assert any(line.startswith("--- Turn 1: ") for line in done.lines)
    assert any("wins the game (CR 104.2a)" in line for line in done.lines)
    assert any("Wilson 95 %" in line for line in done.lines)
    assert "\x1b" not in done.out  # no colours where output is piped


def test_the_demo_explains_one_block_that_is_not_possible(cli):
    asked = [line for line in cli("demo", "-n", "0", "--seed", "1").lines if "Why can't" in line]
    assert len(asked) == 1
    assert "(CR 702." in asked[0]


@pytest.mark.parametrize(("lang", "word"), [("es", "gana la partida"), ("de", "gewinnt die Partie")])
def test_the_demo_speaks_the_language(cli, lang, word):
    assert word in cli("demo", "-n", "0", "--lang", lang).out


SIMULATE = ("simulate", "burn", "stompy", "-n", "24", "--bot-a", "random", "--bot-b", "random", "--seed", "5", "--json")


def test_simulated_games_do_not_depend_on_the_number_of_workers(cli):
    one = cli(*SIMULATE).json()[0]
    assert one["games"] == 24
    assert sum(one["wins"]) + one["draws"] == 24
    assert one["on_the_play"][0] == one["on_the_draw"][0] == 12
    assert one["low"] <= one["rate"] <= one["high"]
    assert cli(*SIMULATE, "--workers", "2").json()[0] == one


def test_another_seed_gives_other_games(cli):
    assert cli(*SIMULATE).json()[0]["turns"] != cli(*SIMULATE, "--seed", "6").json()[0]["turns"]


def test_ctrl_c_keeps_the_games_that_are_done(cli, monkeypatch, tmp_path):
    def interrupted(terms, task, decks):
        if task.number == 3:
            raise KeyboardInterrupt
        return play_unit(terms, task, decks)

    whole = cli(*SIMULATE).json()[0]
    with monkeypatch.context() as patched:
        patched.setattr(worker, "play_unit", interrupted)
        found = cli(*SIMULATE).json()[0]
        assert found["games"] == 3
        assert found["stopped"] is True
        done = cli(*SIMULATE[:-1], "--run", "run.jsonl")
        assert "Stopped after 3 of 24 games." in done.out
        assert "They are kept in run.jsonl: the same command goes on from there." in done.out
        assert done.code == 130
        table = cli(*SIMULATE[:-1], "--csv", "-")
        assert table.lines[0].startswith("deck,when,card,")
        assert {line.partition(",")[0] for line in table.lines[1:]} == {"burn", "stompy"}  # nothing else in the table
        assert table.code == 130
    assert cli(*SIMULATE, "--run", "run.jsonl").json()[0] == whole
    assert len((tmp_path / "run.jsonl").read_text().splitlines()) == 25


def test_a_recorded_game_is_replayed(cli, tmp_path):
    done = cli("simulate", "walkers", "stompy", "-n", "3", "--record", "games.jsonl", "-q", "--bot-b", "random")
    assert done.code == 0, done
    saved = json.loads((tmp_path / "games.jsonl").read_text().splitlines()[1])
    told = cli("replay", "games.jsonl", "--game", "2")
    assert told.code == 0, told
    assert told.lines[0].startswith("--- Turn 1: ")
    assert f"(CR {saved['rule']})" in told.lines[-1]
    events = cli("replay", "games.jsonl", "--game", "2", "--json").json()
    assert events[-1] == {"outcome": {"winner": saved["winner"], "rule": saved["rule"], "turns": saved["turns"]}}
    part = cli("replay", "games.jsonl", "--game", "2", "--to", "20")
    assert part.lines[-1] == f"Stopped after 20 of {len(saved['answers'])} answers."


def test_a_card_of_the_starter_set(cli):
    done = cli("card", "Lord of Atlantis")
    assert done.lines[:3] == [
        "Lord of Atlantis  {U}{U}",
        "Creature — Merfolk  2/2",
        "Other Merfolk get +1/+1 and have islandwalk.",
    ]
    facts = cli("card", "lord of atlantis", "--json").json()[0]
    assert facts["supported"] is True
    assert facts["not_understood"] == []
    assert facts["faces"][0]["power"] == "2"


def test_a_card_in_three_languages(cli):
    texts = {
        lang: cli("card", "Shock", "--lang", str(lang.value), "--json").json()[0]["faces"][0]["text"] for lang in Lang
    }
    assert len(set(texts.values())) == 3


@pytest.mark.parametrize(
    ("name", "spanish", "german"),
    [
        ("Lord of Atlantis", "Criatura — Tritón", "Kreatur — Meervolk"),
        ("Shock", "Instantáneo", "Spontanzauber"),
        ("Snow-Covered Forest", "Tierra básica nevada — Bosque", "Verschneites Standardland — Wald"),
        ("Pacifism", "Encantamiento — Aura", "Verzauberung — Aura"),
    ],
)
def test_type_lines_in_other_languages(cli, name, spanish, german):
    for lang, wanted in (("es", spanish), ("de", german)):
        assert cli("card", name, "--lang", lang, "--json").json()[0]["faces"][0]["types"] == wanted


def test_starter_decks_are_legal(cli):
    done = cli("deck", "check", "walkers", "city", "squads", "burn", "stompy", "skies", "--json")
    assert done.code == 0, done
    assert all(d["legal"] and d["playable"] and d["main"] == 60 for d in done.json())


def test_a_deck_with_problems(cli, file):
    file("bad.txt", "5 Shock\n1 Shok\n20 Mountain\n")
    done = cli("deck", "check", "bad.txt")
    assert done.code == 2
    assert "line 2: no card is named 'Shok'" in done.out
    assert "(CR 100.2a)" in done.out
    report = cli("deck", "check", "bad.txt", "--json").json()[0]
    assert [p["fault"] for p in report["problems"]] == ["unknown card", "too many copies", "too small"]


def test_a_limited_deck(cli, file):
    file("limited.txt", "23 Grizzly Bears\n17 Forest\n")
    assert cli("deck", "check", "limited.txt", "--limited").code == 0
    assert cli("deck", "check", "limited.txt").code == 2


def test_bench_prints_one_json_line(cli, monkeypatch):
    monkeypatch.setattr(bench, "time_copies", partial(bench.time_copies, games=2))  # fifty games are for measuring
    found = cli("bench", "stompy", "burn", "-n", "2", "--json").json()
    assert len(found) == 1
    wanted = {"games", "seconds", "windows", "choices", "turns", "save_us", "rss_mb"}
    wanted |= {"copy_us", "copy_us_p95", "copy_other_us", "copy_other_us_p95"}
    assert wanted <= set(found[0])


CARDS = [
    {"name": "Test Bear", "type": "Creature — Bear", "types": ["Creature"], "subtypes": ["Bear"], "supertypes": []}
    | {"manaCost": "{1}{G}", "power": "2", "toughness": "2", "layout": "normal", "text": "Trample"},
    {"name": "Test Riddle", "type": "Sorcery", "types": ["Sorcery"], "subtypes": [], "supertypes": []}
    | {"manaCost": "{G}", "layout": "normal", "text": "Frobnicate the moon."},
]


@pytest.fixture
def imported(cli, file) -> None:
    lines = "\n".join(json.dumps(c) for c in CARDS)
    file("cards.jsonl.gz", gzip.compress(lines.encode()))
    done = cli("cards", "import", "cards.jsonl.gz", "--workers", "1", "--json")
    assert done.code == 0, done
    assert done.json()[0]["cards"] == 2
    assert done.json()[0]["supported"] == 1


def test_imported_cards(cli, file, imported):
    assert "Not understood:" in cli("card", "Test Riddle").out
    assert "Every word is understood" in cli("card", "Test Bear").out
    pools = cli("cards", "coverage", "--json").json()[0]
    assert sum(p["faces"] for p in pools.values()) == 2
    assert cli("cards", "coverage", "--missing", "--json").code == 0
    checked = cli("cards", "languages", "--check", "--json").json()
    assert [(c["lang"], c["lines"], c["printed"]) for c in checked] == [("es", 1, 1), ("de", 1, 1)]
    file("names.txt", "Test Bear\nTest Riddle\nNobody\n")
    found = cli("cards", "coverage", "--list", "names.txt", "--json").json()[0]
    assert found["supported"] == 1
    assert [m["name"] for m in found["missing"]] == ["Test Riddle", "Nobody"]


def test_an_unsupported_card_is_refused_or_played_and_marked(cli, file, imported):
    file("deck.txt", "4 Test Bear\n4 Test Riddle\n52 Forest\n")
    done = cli("simulate", "deck.txt", "stompy", "-n", "1")
    assert done.code == 2
    assert "deck.txt, line 2: 'Test Riddle' isn't supported" in done.err
    assert "--allow-unread" in done.err
    done = cli("simulate", "deck.txt", "stompy", "-n", "1", "--allow-unread", "--json")
    assert done.json()[0]["unread"][0].startswith("Test Riddle: ")


def test_readings_of_another_version_are_named(cli, imported, monkeypatch):
    assert cli("deck", "check", "stompy").err == ""
    monkeypatch.setattr("landwalk.cards.importing.fingerprint_of", lambda _reader: "another")
    done = cli("deck", "check", "stompy")
    assert done.code == 0
    assert "landwalk cards coverage" in done.err


def scenario(id_: str, life: int, card: str = "Shock") -> dict[str, object]:
    return {
        "id": id_,
        "topic": "table",
        "format": "duel",
        "question": "Does Shock take two life?",
        "cr": ["120.3a"],
        "players": {"A": {"battlefield": [{"card": "Mountain"}], "hand": [{"card": card}]}, "B": {}},
        "script": [
            {"turn": 1, "step": "precombat_main", "player": "A", "do": "cast", "card": card}
            | {"targets": [{"player": "B"}]},
        ],
        "until": {"turn": 1, "step": "precombat_main"},
        "expect": [{"check": "life", "player": "B", "is": life}],
    }


def test_scenarios(cli, file):
    texts = [scenario("right", 18), scenario("wrong", 17), scenario("unknown", 18, "Nobody's Card")]
    file("questions.jsonl", "\n".join(json.dumps(s) for s in texts))
    done = cli("scenario", "questions.jsonl", "--json")
    *lines, last = done.json()
    assert [(x["id"], x["result"]) for x in lines] == [
        ("right", "passed"),
        ("wrong", "failed"),
        ("unknown", "unsupported"),
    ]
    assert last["summary"]["complete"] == {"passed": 1, "failed": 1, "unsupported": 1, "disputed": 0, "error": 0}
    assert done.code == 1
    assert cli("scenario", "questions.jsonl", "--json", "--jobs", "2").json() == done.json()
    assert cli("scenario", "questions.jsonl", "--id", "right").code == 0
    told = cli("scenario", "questions.jsonl", "--id", "right", "--lang", "de").out
    assert "right: bestanden" in told
    assert "Does Shock take two life?" in told
    assert "CR 120.3a" in told


def test_output_that_nobody_reads_any_more_is_no_error():
    """`landwalk ... | head -1`"""
    program = f"{sys.executable} -c 'from landwalk.ui.main import cli; cli()' deck check walkers city squads | head -1"
    done = subprocess.run(["bash", "-c", f"set -o pipefail; {program}"], capture_output=True, text=True, check=False)
    assert done.stderr == ""
