"""Scenarios that ask something: when it is asked, what can be asked, and what can't."""

from __future__ import annotations

import pytest

from landwalk.cards.starter import starter
from landwalk.cite import cr
from landwalk.locale import Lang
from landwalk.play.judge import Ruling
from landwalk.testing.scenarios.asking import answer
from landwalk.testing.scenarios.errors import ScenarioError
from landwalk.testing.scenarios.loading import read

BASE = {
    "id": "q",
    "topic": "t",
    "format": "duel",
    "players": {"A": {}, "B": {}},
    "until": {"turn": 1, "step": "precombat_main"},
}
MAIN = {"turn": 1, "step": "precombat_main"}


def ask(question: dict, *, a: dict | None = None, b: dict | None = None, script: list | None = None, **more) -> Ruling:
    players = {"A": {"name": "Ann", **(a or {})}, "B": {"name": "Bob", **(b or {})}}
    return answer(read({**BASE, "players": players, "script": script or [], "ask": question, **more}), starter())


def cards(*names: str, **fields) -> list[dict]:
    return [{"card": name, **fields} for name in names]


@cr("307.1", "117.1")
def test_a_question_in_the_middle_of_the_script_is_asked_with_the_stack_as_it_is():
    """Bob has cast nothing yet; in response to Ann's bear he may cast Opt, but not Divination."""
    b = {"hand": cards("Opt", "Divination"), "battlefield": [{"card": "Island", "count": 3}]}
    a = {"hand": cards("Runeclaw Bear"), "battlefield": [{"card": "Forest", "count": 2}]}
    script = [
        {**MAIN, "player": "A", "do": "cast", "card": "Runeclaw Bear"},
        {**MAIN, "player": "B", "do": "ask"},
    ]
    yes = ask({"can": {"do": "cast", "player": "B", "card": "Opt"}}, a=a, b=b, script=script)
    assert yes.answer is True
    assert len(yes.state.stack) == 1
    no = ask({"can": {"do": "cast", "player": "B", "card": "Divination"}}, a=a, b=b, script=script)
    assert no.answer is False
    assert no.rules == ["307.1"]


@cr("509.1a")
def test_blocks_can_be_asked_about_together():
    a = {"battlefield": cards("Runeclaw Bear")}
    b = {"battlefield": cards("Grizzly Bears", "Hill Giant")}
    script = [{"turn": 1, "step": "declare_attackers", "player": "A", "do": "attack", "attacker": "Runeclaw Bear"}]
    both = [{"do": "block", "blocker": n, "attacker": "Runeclaw Bear"} for n in ("Grizzly Bears", "Hill Giant")]
    until = {"turn": 1, "step": "declare_attackers"}
    assert ask({"can": both}, a=a, b=b, script=script, until=until).answer is True
    twice = [both[0], both[0]]
    assert ask({"can": twice}, a=a, b=b, script=script, until=until).answer is False


@cr("508.1a")
def test_an_attack_is_at_the_next_opponent_unless_it_says_whom():
    a = {"battlefield": cards("Runeclaw Bear")}
    for step in ("precombat_main", "begin_combat"):
        ruling = ask({"can": {"do": "attack", "attacker": "Runeclaw Bear"}}, a=a, until={"turn": 1, "step": step})
        assert ruling.answer is True
    new = {"hand": cards("Memnite")}
    script = [{**MAIN, "player": "A", "do": "cast", "card": "Memnite"}]
    question = {"can": {"do": "attack", "attacker": "Memnite", "defender": {"player": "B"}}}
    assert ask(question, a=new, script=script, until={"turn": 1, "step": "begin_combat"}).rules == ["302.6"]


@cr("305.2a")
def test_a_second_land_is_refused():
    a = {"hand": cards("Forest", "Island")}
    script = [{**MAIN, "player": "A", "do": "play_land", "card": "Forest"}]
    ruling = ask({"can": {"do": "play_land", "player": "A", "card": "Island"}}, a=a, script=script)
    assert (ruling.answer, ruling.rules) == (False, ["305.2a"])


@cr("702.34a")
def test_a_variant_names_the_way_to_cast():
    a = {"graveyard": cards("Think Twice"), "battlefield": [{"card": "Island", "count": 3}]}
    ruling = ask({"can": {"do": "cast", "player": "A", "card": "Think Twice", "variant": "flashback"}}, a=a)
    assert ruling.answer is True
    assert "702.34a" in ruling.rules


@cr("702.12b", "702.16e", "301.5")
def test_whether_something_can_happen_to_an_object():
    a = {"battlefield": cards("Darksteel Myr", "White Knight", "Typhoid Rats", "Short Sword", "Forest")}
    destroyed = ask({"can": {"do": "be_destroyed", "card": "Darksteel Myr"}}, a=a)
    assert (destroyed.answer, destroyed.rules) == (False, ["702.12b"])
    damaged = ask({"can": {"do": "be_damaged", "card": "White Knight", "source": "Typhoid Rats"}}, a=a)
    assert (damaged.answer, damaged.rules) == (False, ["702.16e"])
    assert ask({"can": {"do": "be_attached", "card": "Short Sword", "to": "White Knight"}}, a=a).answer is True
    attached = ask({"can": {"do": "be_attached", "card": "Short Sword", "to": "Forest"}}, a=a)
    assert (attached.answer, attached.rules) == (False, ["301.5"])


@pytest.mark.parametrize(
    ("what", "expected"),
    [
        ({"of": "size"}, "3/2"),
        ({"of": "types"}, "Creature — Merfolk"),
        ({"of": "types", "has": "Merfolk"}, True),
        ({"of": "colors"}, "U"),
        ({"of": "colors", "has": "blue"}, True),
        ({"of": "colors", "has": "W"}, False),
        ({"of": "abilities"}, ["islandwalk"]),
        ({"of": "abilities", "has": "islandwalk"}, True),
        ({"of": "abilities", "has": "flying"}, False),
        ({"of": "controller"}, "Ann"),
        ({"of": "name"}, "Coral Merfolk"),
    ],
)
def test_what_a_merfolk_beside_its_lord_is(what, expected):
    a = {"battlefield": cards("Lord of Atlantis", "Coral Merfolk")}
    assert ask({"what": {"card": "Coral Merfolk", **what}}, a=a).answer == expected


def test_an_ability_that_is_missing_is_named_in_the_language_of_the_answer():
    ruling = ask(
        {"what": {"card": "Runeclaw Bear", "of": "abilities", "has": "swampwalk"}},
        a={"battlefield": cards("Runeclaw Bear")},
    )
    assert ruling.answer is False
    assert ruling.ruling(Lang.ES) == "No. Runeclaw Bear no tiene la habilidad de cruzar pantanos."
    assert ruling.ruling(Lang.DE) == "Nein. Runeclaw Bear hat die Fähigkeit Sumpftarnung nicht."


def test_all_of_an_object_at_once():
    ruling = ask({"what": {"card": "Runeclaw Bear"}}, a={"battlefield": cards("Runeclaw Bear")})
    assert ruling.answer["size"] == "2/2"
    assert ruling.answer["controller"] == -1


@cr("120.3", "119.3")
def test_a_value_comes_with_what_happened():
    a = {"hand": cards("Lightning Bolt"), "battlefield": cards("Mountain")}
    script = [{**MAIN, "player": "A", "do": "cast", "card": "Lightning Bolt", "targets": [{"player": "B"}]}]
    ruling = ask({"value": {"check": "life", "player": "B"}}, a=a, script=script)
    assert ruling.answer == 17
    assert ruling.rules == ["601.2i", "120.3"]


# --- what can't be asked ----------------------------------------------------------------------------------------


def refused(key: str, *arguments, **fields) -> str:
    with pytest.raises(ScenarioError) as error:
        ask(*arguments, **fields)
    assert error.value.key == key
    return str(error.value)


def test_a_scenario_that_asks_nothing():
    with pytest.raises(ScenarioError) as error:
        answer(read(BASE), starter())
    assert error.value.key == "ask-nothing"


def test_things_that_aren_t_in_the_position():
    assert "Serra Angel" in refused("ask-object", {"can": {"do": "attack", "attacker": "Serra Angel"}})
    assert "Opt" in refused("ask-object", {"can": {"do": "cast", "player": "A", "card": "Opt"}})
    assert "Opt" in refused("ask-object", {"what": {"card": "Opt"}})
    a = {"hand": cards("Shock"), "battlefield": cards("Mountain")}
    refused("ask-object", {"can": {"do": "cast", "player": "A", "card": "Shock", "targets": ["Opt"]}}, a=a)
    elves = {"battlefield": cards("Llanowar Elves")}
    said = refused("ask-ability", {"can": {"do": "activate", "player": "A", "ability": "{T}: Draw"}}, a=elves)
    assert "{T}: Draw" in said
    refused("ask-way", {"can": {"do": "cast", "player": "A", "card": "Shock", "variant": "flashback"}}, a=a)
    refused("ask-object", {"value": {"check": "counters", "card": "Opt", "counter": "+1/+1"}})
    assert "@x" in refused("ask-value", {"what": {"card": "@x"}})


def test_a_scene_that_can_t_be_played_and_a_moment_that_never_comes():
    a = {"hand": cards("Divination"), "battlefield": cards("Island")}
    script = [{**MAIN, "player": "A", "do": "cast", "card": "Divination"}]
    said = refused("ask-scene", {"value": {"check": "life", "player": "A"}}, a=a, script=script)
    assert "Divination" in said
    later = [{"turn": 3, "step": "upkeep", "player": "A", "do": "ask"}]
    refused("ask-moment", {"value": {"check": "life", "player": "A"}}, script=later)


def test_cards_that_aren_t_supported_are_named_with_their_words():
    assert "Black Lotus" in refused(
        "ask-unsupported", {"what": {"card": "Black Lotus"}}, a={"hand": cards("Black Lotus")}
    )
    odd = {"battlefield": [{"custom": {"types": "Artifact", "text": "Flip a table."}}]}
    assert "Flip a table" in refused("ask-unsupported", {"value": {"check": "life", "player": "A"}}, a=odd)


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ({}, "one of can, what, value"),
        ({"can": {"do": "dance"}}, "none of cast, play_land"),
        ({"can": {"do": "block", "blocker": "x"}}, "it needs attacker"),
        ({"can": [{"do": "cast", "card": "x"}, {"do": "cast", "card": "y"}]}, "together"),
        ({"what": {"card": "x", "of": "smell"}}, "'smell' is none of"),
        ({"what": {"card": "x", "has": "flying"}}, "has goes with"),
        ({"value": {"check": "smell"}}, "no check of that name"),
    ],
)
def test_questions_of_the_wrong_shape(question, words):
    with pytest.raises(ScenarioError) as error:
        ask(question)
    assert error.value.key == "field"
    assert words in str(error.value)


def test_a_rule_number_that_doesn_t_exist_is_named():
    with pytest.raises(ScenarioError, match=r"702\.999"):
        read({**BASE, "cr": ["702.999"]})
