"""Whatever is wrong with what a user gives: one clear line with file, line and mend, exit code 2, nothing half written."""

from __future__ import annotations

import gzip
import json

import pytest

from landwalk.play.record import load as load_record

STOMPY = "4 Grizzly Bears\n4 Kalonian Tusker\n52 Forest\n"


def refused(done, *words: str) -> str:
    """Exit code 2 and one line of error that has these words; the line."""
    assert done.code == 2, done
    lines = done.err.strip().splitlines()
    assert len(lines) == 1, done
    for word in words:
        assert word in lines[0], lines[0]
    return lines[0]


def test_an_unknown_card_is_named_with_file_line_and_the_nearest_names(cli, file):
    deck = file("mine.txt", STOMPY.replace("Kalonian Tusker", "Kalonian Tuskre"))
    refused(cli("simulate", deck, "stompy"), "mine.txt, line 2", "'Kalonian Tuskre'", "Did you mean 'Kalonian Tusker'?")


def test_a_deck_that_is_too_small_is_refused_and_can_be_played_all_the_same(cli, file):
    deck = file("small.txt", "30 Forest\n4 Grizzly Bears\n")
    refused(cli("simulate", deck, deck), "small.txt", "34 cards", "60", "CR 100.2a", "--any-size")
    done = cli("simulate", deck, deck, "-n", "1", "--any-size", "-q", "--bot-a", "random", "--bot-b", "random")
    assert done.code == 0, done


def test_five_of_a_card_are_refused(cli, file):
    deck = file("five.txt", "5 Grizzly Bears\n55 Forest\n")
    refused(cli("bench", deck, "stompy"), "five.txt", "5 cards named 'Grizzly Bears'; 4 are allowed", "CR 100.2a")


BROKEN = {
    "words.txt": ("hello\nthis is no deck\n", "line 1"),
    "latin.txt": ("4 Lim-D\u00fbl's Vault\n".encode("latin-1") + b"56 Forest\n", "UTF-8"),
    "binary.txt": (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", ""),
    "empty.txt": ("", "no cards"),
    "cut.dek": ('<?xml version="1.0"?><Deck><Cards Quantity="4" Name="Forest"', "cut off"),
    "cut.cod": ('<?xml version="1.0"?><cockatrice_deck version="1"><zone name="main">', "cut off"),
    "bad.dck": ("[metadata]\nName=x\n[Main]\n0 Forest\n", "line 4"),
    "json.txt": ('{"deck": []}', "JSON"),
    "long.txt": ("4 " + "x" * 10_000_000 + "\n", ""),
    "count.txt": ("99999999999999999999 Forest\n", "line 1"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_deck_file(cli, file, name):
    content, word = BROKEN[name]
    file(name, content)
    line = refused(cli("deck", "check", name), name, word)
    assert len(line) < 400


def test_a_deck_file_that_is_not_there_names_the_starter_decks(cli):
    refused(cli("simulate", "nowhere.txt", "stompy"), "nowhere.txt", "no such file", "stompy")


def test_a_broken_deck_from_standard_input(cli):
    refused(cli("deck", "check", "-", typed=b"4 \xff\xfe\n"), "-", "UTF-8")


SCENARIOS = {
    "cut.json": '{"id": "a", "players": {',
    "list.jsonl": '{"id": "a"}\n[1, 2]\n',
    "bad.yaml": "id: a\n  players: [",
    "empty.jsonl": "",
    "other.csv": "id,players\n",
    "latin.json": '{"id": "\u00fc"}'.encode("latin-1"),
    "long.jsonl": '{"id": "' + "x" * 10_000_000 + "\n",
    "deep.json": "[" * 100_000,
}


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_broken_scenario_file(cli, file, name):
    file(name, SCENARIOS[name])
    assert len(refused(cli("scenario", name), name)) < 500


def test_a_scenario_file_that_is_not_there(cli):
    refused(cli("scenario", "nowhere.yaml"), "nowhere.yaml")


CARD_FILES = {
    "cut.json": '{"data": {"Forest": [{"name": "Forest", "ty',
    "cut.json.gz": gzip.compress(b'{"data": {}}' * 100)[:40],
    "page.json": "<!DOCTYPE html><html></html>",
    "empty.json": "",
    "text.json": "hello",
    "latin.json": '{"data": {"\u00fc": []}}'.encode("latin-1"),
    "none.json": '{"data": {}}',
    "long.jsonl": '{"name": "' + "x" * 10_000_000,
    "zip.json": b"PK\x03\x04rest",
}


@pytest.mark.parametrize("name", CARD_FILES)
def test_a_broken_card_file_leaves_no_database(cli, file, tmp_path, name):
    file(name, CARD_FILES[name])
    refused(cli("cards", "import", name, "--workers", "1"), name)
    home = tmp_path / "home"
    assert not home.exists() or not list(home.iterdir())


def test_coverage_without_imported_cards_says_how_to_import(cli):
    refused(cli("cards", "coverage"), "landwalk cards import")


def test_a_damaged_database_says_how_to_mend_it(cli, tmp_path):
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "cards.sqlite").write_bytes(b"SQLite format 3\x00" + b"x" * 5000)
    refused(cli("card", "Forest"), "cards.sqlite", "landwalk cards import")
    refused(cli("simulate", "stompy", "burn"), "cards.sqlite", "landwalk cards import")


def test_an_unknown_card(cli):
    refused(cli("card", "Lightning Blot"), "'Lightning Blot'", "'Lightning Bolt'")


def test_a_list_of_names_that_is_not_there(cli):
    assert cli("cards", "coverage", "--list", "nowhere.md").code == 2


@pytest.fixture
def recorded(cli, file) -> str:
    done = cli("simulate", "stompy", "burn", "-n", "2", "--bot-a", "random", "--record", "games.jsonl", "-q")
    assert done.code == 0, done
    return "games.jsonl"


def test_records_that_can_t_be_replayed(cli, file, tmp_path, recorded):
    text = (tmp_path / recorded).read_text()
    first = text.splitlines()[0]
    file("cut.jsonl", first[:5000])
    refused(cli("replay", "cut.jsonl"), "cut.jsonl", "line 1")
    data = json.loads(first)
    file("old.jsonl", json.dumps({**data, "landwalk": "0.0.1"}))
    refused(cli("replay", "old.jsonl"), "old.jsonl", "0.0.1")
    file("format.jsonl", json.dumps({**data, "format": 99}))
    refused(cli("replay", "format.jsonl"), "format.jsonl", "99")
    file("answers.jsonl", json.dumps({**data, "answers": data["answers"][::-1]}))
    refused(cli("replay", "answers.jsonl"), "answers.jsonl", "game 1")
    file("digest.jsonl", json.dumps({**data, "digest": "0" * 32}))
    refused(cli("replay", "digest.jsonl"), "digest.jsonl")
    file("garbage.jsonl", "x" * 10_000_000)
    refused(cli("replay", "garbage.jsonl"), "garbage.jsonl", "line 1")
    refused(cli("replay", recorded, "--game", "3"), recorded, "--game")
    refused(cli("replay", "nowhere.jsonl"), "nowhere.jsonl")
    assert load_record(first).winner is not None


def test_a_saved_game_that_can_t_be_read(cli, file):
    refused(cli("play", "--resume"), "landwalk play")
    file("cut.json", '{"landwalk_play": 1, "seats": ["human"')
    refused(cli("play", "--resume", "cut.json"), "cut.json", "landwalk play")
    file("other.json", '{"landwalk_play": 9, "seats": [], "seeds": [], "stops": [], "game": {}}')
    refused(cli("play", "--resume", "other.json"), "other.json", "9")
    file("damaged.json", '{"landwalk_play": 1, "seats": [], "seeds": [], "stops": [], "game": {"format": 1}}')
    refused(cli("play", "--resume", "damaged.json"), "damaged.json")


def test_a_scenario_to_play_that_is_not_in_the_file_or_not_supported(cli, file):
    one = {"id": "one", "topic": "t", "format": "duel", "players": {"A": {}, "B": {}}}
    one["until"] = {"turn": 1, "step": "upkeep"}
    file("one.json", json.dumps(one))
    refused(cli("play", "--scenario", "one.json", "--id", "two"), "one.json", "'two'", "It holds: one.")
    one["players"] = {"A": {"hand": [{"card": "Nobody's Card"}]}, "B": {}}
    file("unknown.json", json.dumps(one))
    refused(cli("play", "--scenario", "unknown.json"), "unknown.json", "Nobody's Card")
    one["players"] = {"A": {"battlefield": [{"custom": {"types": "Artifact", "text": "Frobnicate."}}]}, "B": {}}
    file("unread.json", json.dumps(one))
    refused(cli("play", "--scenario", "unread.json"), "unread.json", "rob")


def test_a_language_that_is_not_spoken(cli):
    assert cli("card", "Forest", lang="fr").code == 2
    assert cli("card", "Forest", "--lang", "fr").code == 2


def test_an_unknown_command_or_option(cli):
    assert cli("simulat").code == 2
    assert cli("simulate", "stompy", "burn", "--bots", "random").code == 2


@pytest.mark.parametrize(("lang", "word"), [("es", "Comprueba"), ("de", "Prüfe")])
def test_errors_are_said_in_the_language(cli, lang, word):
    refused(cli("simulate", "nowhere.txt", "stompy", lang=lang), word)
