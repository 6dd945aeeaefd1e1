"""`landwalk play`: the table in the terminal, one line of input after the other."""

from __future__ import annotations

import json
import random
import re

import pytest

from landwalk.ui.table.prompts import HELP

START = ("play", "--deck", "burn", "--against", "stompy", "--opponent", "heuristic", "--seat", "first", "--seed", "3")


def play(cli, *lines: str, start=START, **options):
    """A game with these lines typed; after the last one the input ends."""
    return cli(*start, typed="".join(f"{line}\n" for line in lines), **options)


def test_a_land_is_played_by_its_number_and_the_end_of_input_saves(cli, tmp_path):
    done = play(cli, "n", "1")
    assert "Ann: Take a mulligan?" in done.out
    assert "   1  play Mountain" in done.out
    assert "Ann plays Mountain." in done.out
    assert done.code == 130
    assert (tmp_path / "home" / "saved-game.json").exists()
    assert "landwalk play --resume" in done.out


def test_a_saved_game_goes_on_where_it_was(cli):
    play(cli, "n", "1")
    done = play(cli, "1", "b", start=("play", "--resume"))
    assert "Ann casts Monastery Swiftspear." in done.out
    play(cli, "n", "1", "save other.json", "q")
    assert "   1  cast Monastery Swiftspear {R}" in play(cli, start=("play", "--resume", "other.json")).out


def test_menus_ask_for_decks_opponent_and_seat(cli):
    done = play(cli, "4", "5", "2", "1", "n", start=("play", "--seed", "3"))
    assert "  4  burn " in done.out
    assert "--- Turn 1: Ann" in done.out


def test_taking_back_reaches_the_last_decision(cli):
    done = play(cli, "n", "1", "u", "1", "u", "u", "u")
    assert done.out.count("Ann plays Mountain.") == 2
    assert done.out.count("Taken back.") == 3
    assert "There is nothing to take back." in done.out


def test_conceding_ends_the_game(cli):
    done = play(cli, "n", "concede")
    assert "Ann concedes (CR 104.3a)." in done.out
    assert done.lines[-1].endswith("Bob has won on turn 1.")
    assert done.code == 0


def test_why_something_is_not_offered(cli):
    done = play(cli, "n", "w Hill Giant", "w Black Lotus", "w")
    assert "The cost of Hill Giant can't be paid (CR 601.2h)." in done.out
    assert "You can see no card named 'Black Lotus'." in done.out
    done = play(cli, "n", "w Hill Giant", lang="de")
    assert "(CR 601.2h)" in done.out
    assert "bezahlt" in done.out


def test_cards_can_be_read_and_piles_looked_at(cli):
    done = play(cli, "n", "v Lava Axe", "g", "?", "f", "b")
    assert "Lava Axe deals 5 damage to target player or planeswalker." in done.out
    assert "Graveyard of Bob: -" in done.out
    for line in HELP:
        assert line in done.out
    assert "Full control is on." in done.out


def test_full_control_offers_mana_abilities_and_stops_everywhere(cli):
    done = play(cli, "n", "1", "f", "", "", "")
    assert "Mountain: {T}: Add {R}." in done.out
    assert "Turn 1, Ann: upkeep" not in done.out
    assert "Turn 1, Ann: beginning of combat" in done.out


def test_stops_are_set_and_removed(cli):
    done = play(cli, "n", "s upkeep", "s their draw", "s main", "s cleanup", "s nonsense")
    assert "Stops in your turns: first main phase, declare blockers, second main phase, upkeep" in done.out
    assert "Stops in other turns: declare attackers, end step, draw step" in done.out
    assert "Stops in your turns: declare blockers, second main phase, upkeep" in done.out
    assert "There is no priority at 'cleanup'." in done.out
    assert "There is no priority at 'nonsense'." in done.out


def test_passing_the_turn_asks_nothing_more_in_it(cli):
    done = play(cli, "n", "1", "t")
    after = done.out.split("Ann plays Mountain.")[1]
    assert after.count("Turn 1, Ann: ") == 1  # the board at which the turn was passed
    assert "--- Turn 2: Bob" in after


def test_passing_until_something_happens_stops_at_the_next_own_turn(cli):
    done = play(cli, "n", "1", "n")
    assert "── Turn 3, Ann: first main phase" in done.out


def test_answers_that_do_not_fit_are_asked_for_again(cli):
    done = play(cli, "maybe", "n", "7", "x", "0")
    assert "y or n" in done.out
    assert done.out.count("There is no such number.") == 2
    assert "Type numbers, or ? for help." in done.out


def test_an_action_can_be_named(cli):
    assert "Ann plays Mountain." in play(cli, "n", "play mountain").out


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whatever_is_typed_the_table_stands(cli, seed):
    """Random lines: the game goes on or asks again, and is saved at the end of input."""
    chance = random.Random(seed)
    typed = ["1", "1", "1", "2", "3", "", "1 2", "1>2", "y", "n", "0", "99", "u", "w Forest", "f", "s upkeep", "t", "?"]
    lines = ["n", *(chance.choice(typed) for _ in range(150))]
    decks = chance.sample(["squads", "city", "walkers", "skies"], 2)
    start = ("play", "--deck", decks[0], "--against", decks[1], "--opponent", "heuristic", "--seat", "first")
    done = play(cli, *lines, start=(*start, "--seed", str(seed)))
    assert done.code in (0, 130), done
    assert done.err == ""


def test_two_people_at_one_screen(cli):
    done = cli(
        *("play", "--deck", "burn", "--against", "stompy", "--opponent", "human", "--seat", "first", "--seed", "3"),
        typed="n\n\nn\n\n1\nt\n\n",
    )
    assert "Bob, it is your turn to look. Press Enter." in done.out
    assert "Ann plays Mountain." in done.out


def test_a_game_from_a_scenario(cli, file):
    position = {
        "id": "shock",
        "topic": "table",
        "format": "duel",
        "question": "Can Ann win this turn?",
        "players": {
            "A": {"battlefield": [{"card": "Mountain"}], "hand": [{"card": "Shock"}]},
            "B": {"life": 2},
        },
        "until": {"turn": 1, "step": "end_step"},
        "expect": [{"check": "life", "player": "B", "is": 0}],
        "script": [],
    }
    file("puzzle.json", json.dumps(position))
    done = play(cli, "1", "2", start=("play", "--scenario", "puzzle.json", "--opponent", "random"))
    assert "Can Ann win this turn?" in done.out
    assert "Player A has won on turn 1." in done.out


def test_a_whole_game_can_be_recorded_and_replayed(cli):
    done = play(cli, "n", "1", "concede", start=(*START, "--record", "mine.jsonl"))
    assert done.code == 0, done
    told = cli("replay", "mine.jsonl")
    assert "Ann concedes (CR 104.3a)." in told.out


@pytest.mark.parametrize("lang", ["es", "de"])
def test_the_table_speaks_the_language(cli, lang):
    done = play(cli, "n", "1", "?", "n", lang=lang)
    for line in ("Take a mulligan", "pass until", "first main phase", "in hand"):
        assert line not in done.out


def test_a_searching_bot_says_what_it_considered(cli):
    start = (
        "play",
        "--deck",
        "burn",
        "--against",
        "stompy",
        "--opponent",
        "search:4",
        "--seat",
        "second",
        "--seed",
        "3",
    )
    done = play(cli, "n", start=(*start, "--explain"))
    assert re.search(r"^ +\d+ % +\d+  play Forest$", done.out, re.MULTILINE), done.out
    assert " % " not in play(cli, "n", start=start).out


def test_a_saved_game_with_a_bot_that_is_not_there_is_refused(cli, tmp_path):
    play(cli, "n", "1")
    saved = tmp_path / "home" / "saved-game.json"
    saved.write_text(saved.read_text().replace('"heuristic"', '"genius"'))
    done = cli("play", "--resume")
    assert done.code == 2
    assert "genius" in done.err


def test_an_unknown_bot_is_named_with_those_there_are(cli):
    done = cli("play", "--deck", "burn", "--against", "stompy", "--opponent", "serach", "--seat", "first")
    assert done.code == 2
    assert "there is no bot 'serach'" in done.err
