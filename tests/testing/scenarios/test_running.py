"""Scenarios played: what passes, what fails and says why, what isn't supported."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from landwalk.cards.definitions import ListedDefinitions
from landwalk.cards.faces import CardDefinition, defined
from landwalk.cards.layouts import Layout
from landwalk.cards.reading import Declined
from landwalk.kernel.characteristics import Face
from landwalk.testing.faces import invent
from landwalk.testing.scenarios.judging import Dispute, Result, Verdict, judge, summary
from landwalk.testing.scenarios.loading import read

BEAR = invent("Bear", "{1}{G}", "Creature - Bear", power=2, toughness=2)
GROWTH = invent("Growth", "{G}", "Instant", "Target creature gets +3/+3 until end of turn.")
SPARK = invent("Spark", "{R}", "Instant", "~ deals 2 damage to any target.")
LOOK = invent("Look", "{U}", "Sorcery", "Scry 2.")
WAVE = invent(
    "Wave", "{0}", "Sorcery", "Choose two \u2014\n\u2022 You gain 2 life.\n\u2022 Draw a card.\n\u2022 You gain 5 life."
)
BOLAS = invent("Unread", "{0}", "Sorcery")


def cards(*faces: Face) -> ListedDefinitions:
    known: list[CardDefinition] = [defined(f.name, (f,)) for f in (BEAR, GROWTH, SPARK, LOOK, WAVE, *faces)]
    unread = CardDefinition("Unread", known[0].layout, (BOLAS,), (Declined("do the impossible"),))
    return ListedDefinitions([*known, unread])


def played(players: dict[str, Any], script: Iterable[Any], expect: Iterable[Any], **fields: Any) -> Result:
    data = {
        "id": "a#b",
        "topic": "a",
        "format": "duel",
        "players": {"A": {}, "B": {}} | players,
        "script": list(script),
        "until": {"turn": 1, "step": "end_step"},
        "expect": list(expect),
    } | fields
    return judge(read(data), cards())


def main(player: str, do: str, **fields: Any) -> dict[str, Any]:
    return {"turn": 1, "step": "precombat_main", "player": player, "do": do} | fields


RESPONSE = {
    "A": {"battlefield": [{"card": "Forest"}, {"card": "Bear", "as": "@bear"}], "hand": [{"card": "Growth"}]},
    "B": {"battlefield": [{"card": "Mountain"}], "hand": [{"card": "Spark"}]},
}
BOTH_CAST = [
    main("A", "cast", card="Growth", targets=["@bear"]),
    main("B", "cast", card="Spark", targets=["@bear"], when_on_stack="Growth"),
]


def test_actions_wait_for_their_condition_and_resolve_in_order():
    checks = [
        {"check": "count", "zone": "graveyard", "player": "A", "card": "Bear", "is": 1},
        {"check": "count", "zone": "graveyard", "player": "A", "card": "Growth", "is": 1},
        {"check": "life", "player": "A", "is": 20},
        {"check": "zone_of", "card": "@bear", "zone": "graveyard", "is": True},
    ]
    assert played(RESPONSE, BOTH_CAST, checks).result is Verdict.PASSED


def test_a_check_that_does_not_hold_says_what_was_expected_and_what_was():
    found = played(RESPONSE, BOTH_CAST, [{"check": "life", "player": "B", "at_most": 18}])
    assert found.result is Verdict.FAILED
    assert found.why == "expected life at_most 18 player B: it is 20"
    assert any("cast card Growth" in line for line in found.log)


def test_an_action_that_is_never_possible_fails_with_the_reason():
    found = played({"A": {"hand": [{"card": "Growth"}]}}, [main("A", "cast", card="Growth")], [])
    assert found.result is Verdict.FAILED
    assert "never done: A: cast card Growth" in found.why
    assert "CR 60" in found.why


@pytest.mark.parametrize(("number", "verdict"), [(1, Verdict.PASSED), (2, Verdict.FAILED)])
def test_a_script_may_say_how_many_actions_cannot_be_taken(number: int, verdict: Verdict):
    checks = [{"check": "illegal", "player": "A", "actions": number}, {"check": "life", "player": "A", "is": 20}]
    assert played({"A": {"hand": [{"card": "Growth"}]}}, [main("A", "cast", card="Growth")], checks).result is verdict


def test_an_unforeseen_question_fails_a_scenario_with_complete_answers_and_is_answered_in_a_partial_one():
    players = {"A": {"battlefield": [{"card": "Mountain"}], "hand": [{"card": "Spark"}]}}
    script = [main("A", "cast", card="Spark")]
    found = played(players, script, [])
    assert found.result is Verdict.FAILED
    assert "player A is asked, and the script has no answer" in found.why
    free = played(players, script, [{"check": "life", "player": "B", "is": 18}], answers="partial")
    assert (free.result, free.partial) == (Verdict.PASSED, True)


def test_answers_of_three_kinds_are_used_in_order():
    players = {
        "A": {
            "battlefield": [{"card": "Island"}],
            "hand": [{"card": "Look"}, {"card": "Wave"}],
            "library": [{"card": "Bear"}, {"card": "Spark"}, {"card": "Growth"}],
        }
    }
    script = [
        main("A", "cast", card="Look"),
        {"player": "A", "do": "choose_target", "targets": ["Bear", "Spark"]},
        {"player": "A", "do": "choose", "pick": ["Spark"]},
        main("A", "wait", resolve="all"),
        main("A", "cast", card="Wave"),
        {"player": "A", "do": "choose_mode", "mode": 2},
        {"player": "A", "do": "choose_mode", "mode": 3},
    ]
    checks = [
        {"check": "life", "player": "A", "is": 25},
        {"check": "count", "zone": "hand", "player": "A", "card": "Growth", "is": 1},
        {"check": "library_card", "player": "A", "position": 1, "is": "Mountain"},
    ]
    assert played(players, script, checks).result is Verdict.PASSED


def test_blocks_that_are_refused_end_the_run_where_the_script_says_so():
    players = {"A": {"battlefield": [{"card": "Bear"}]}, "B": {"battlefield": [{"card": "Bear", "tapped": True}]}}
    attack = {"turn": 1, "step": "declare_attackers", "player": "A", "do": "attack", "attacker": "Bear"}
    block = {"turn": 1, "step": "declare_blockers", "player": "B", "do": "block", "blocker": "Bear", "attacker": "Bear"}
    assert played(players, [attack, block], []).result is Verdict.FAILED
    free = {"B": {"battlefield": [{"card": "Bear"}]}, "A": {"battlefield": [{"card": "Bear"}]}}
    checks = [{"check": "count", "zone": "graveyard", "card": "Bear", "is": 2}]
    assert played(free, [attack, block], checks).result is Verdict.PASSED


def test_the_same_game_goes_on_in_a_second_part():
    attack = {"turn": 1, "step": "declare_attackers", "player": "A", "do": "attack", "attacker": "Bear"}
    later = {"turn": 3, "step": "declare_attackers", "player": "A", "do": "attack", "attacker": "Bear"}
    checks = [{"check": "life", "player": "B", "is": 18}]
    more = {
        "script": [later],
        "until": {"turn": 3, "step": "end_step"},
        "expect": [{"check": "life", "player": "B", "is": 16}],
    }
    found = played({"A": {"battlefield": [{"card": "Bear"}]}}, [attack], checks, then=[more])
    assert (found.result, found.why) == (Verdict.PASSED, "")


def test_until_a_step_means_its_end_and_until_untap_its_beginning():
    attack = {"turn": 1, "step": "declare_attackers", "player": "A", "do": "attack", "attacker": "Bear"}
    players = {"A": {"battlefield": [{"card": "Bear"}]}}
    tapped = [{"check": "tapped", "card": "Bear", "is": True}]
    untapped = [{"check": "tapped", "card": "Bear", "is": False}]
    assert played(players, [attack], tapped, until={"turn": 3, "step": "untap"}).result is Verdict.PASSED
    assert played(players, [attack], untapped, until={"turn": 3, "step": "upkeep"}).result is Verdict.PASSED


def test_what_is_not_supported_is_said_before_the_first_step():
    unread = played({"A": {"hand": [{"card": "Unread"}]}}, [], [])
    assert unread.result is Verdict.UNSUPPORTED
    assert "do the impossible" in unread.why
    unknown = played({"A": {"hand": [{"card": "Nobody"}]}}, [], [])
    assert (unknown.result, unknown.why) == (Verdict.UNSUPPORTED, "card: no card is named 'Nobody'")
    speed = played({}, [], [{"check": "speed", "player": "A", "is": 0}])
    assert (speed.result, speed.why) == (Verdict.UNSUPPORTED, "field: check speed")
    many = played({}, [], [], format="commander")
    assert (many.result, many.why) == (Verdict.UNSUPPORTED, "field: format commander")


def test_a_disputed_scenario_is_marked_and_counts_apart():
    data = {"id": "a#b", "topic": "a", "format": "duel", "players": {"A": {}, "B": {}}}
    data |= {"until": {"turn": 1, "step": "upkeep"}, "expect": [{"check": "life", "player": "A", "is": 7}]}
    disputes = {"a#b": Dispute("a#b", "119.1", "everybody starts with 20")}
    found = judge(read(data), cards(), disputes)
    assert found.result is Verdict.DISPUTED
    assert "CR 119.1" in found.why
    assert summary([found])["complete"]["disputed"] == 1
    assert summary([found])["complete"]["failed"] == 0


def test_permanents_of_a_custom_text_work():
    custom = {"card": "tester", "custom": {"types": [], "text": "{0}: Destroy target creature."}}
    players = {"A": {"battlefield": [custom]}, "B": {"battlefield": [{"card": "Bear"}]}}
    script = [main("A", "activate", ability="{0}:", source="tester", targets=["Bear"])]
    checks = [{"check": "count", "zone": "battlefield", "player": "B", "card": "Bear", "is": 0}]
    assert played(players, script, checks).result is Verdict.PASSED


@pytest.mark.parametrize(("name", "loyalty"), [("Karl", 0), ("Karl the Sage", 3)])
def test_a_transforming_card_called_by_its_back_face_lies_there_transformed(name: str, loyalty: int):
    front = invent("Karl", "{1}", "Legendary Creature", power=1, toughness=1)
    back = invent("Karl the Sage", None, "Legendary Planeswalker", loyalty=3)
    karl = CardDefinition(name, Layout.TRANSFORM, (front, back), ())
    data = {
        "id": "a#b",
        "topic": "a",
        "format": "duel",
        "players": {"A": {"battlefield": [{"card": name}]}, "B": {}},
        "until": {"turn": 1, "step": "end_step"},
        "expect": [{"check": "counters", "card": name, "counter": "loyalty", "is": loyalty}],
    }
    assert judge(read(data), ListedDefinitions([karl, *cards().find_all(["Bear"]).values()])).result is Verdict.PASSED


@pytest.mark.parametrize("begins", [True, False])
def test_a_hand_that_is_listed_is_an_opening_hand(begins: bool):
    """CR 103.6a: the script says whether the card begins on the battlefield."""
    text = "If this card is in your opening hand, you may begin the game with it on the battlefield."
    line = defined("Line", (invent("Line", "{4}", "Enchantment", text),))
    data = {
        "id": "a#b",
        "topic": "a",
        "format": "duel",
        "players": {"A": {"hand": [{"card": "Line"}]}, "B": {}},
        "script": [{"player": "A", "do": "choose", "yes": begins}],
        "until": {"turn": 1, "step": "end_step"},
        "expect": [{"check": "count", "zone": "battlefield", "player": "A", "card": "Line", "is": int(begins)}],
    }
    assert judge(read(data), ListedDefinitions([line])).result is Verdict.PASSED
