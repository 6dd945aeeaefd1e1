"""Hexproof (CR 702.11)."""

from __future__ import annotations

from landwalk.abilities.ability import Static
from landwalk.abilities.effect import AsThough
from landwalk.abilities.keyword_params import FromParam
from landwalk.abilities.noun import Core, Det, NounPhrase
from landwalk.abilities.sentence import Clause
from landwalk.cite import cr
from landwalk.rules.look import Now
from landwalk.rules.questions import CanBeTargeted, reasons
from landwalk.testing.combat import ANN, BOB, Combat, keyword


def rules(c, target, by, controller):
    return [r.rule for r in reasons(Now(c.state), CanBeTargeted(target, by, by, controller))]


@cr("702.11b")
def test_only_opponents_cant_target_it():
    c = Combat()
    scout, spell = c.creature("1/1", "hexproof"), c.creature("1/1")
    assert rules(c, scout, spell, BOB) == ["702.11b"]
    assert rules(c, scout, spell, ANN) == []


@cr("702.11c")
def test_a_player_with_hexproof():
    c = Combat()
    spell = c.creature("1/1")
    c.player_has("hexproof", of=ANN)
    assert rules(c, ANN, spell, BOB) == ["702.11c"]
    assert rules(c, ANN, spell, ANN) == []
    assert rules(c, BOB, spell, ANN) == []


@cr("702.11d")
def test_hexproof_from_a_quality():
    c = Combat()
    knight = c.creature("2/2", keyword("hexproof", FromParam((Core(colors=("B",)),))))
    black, red = c.creature("1/1", colors="B", of=BOB), c.creature("1/1", colors="R", of=BOB)
    assert rules(c, knight, black, BOB) == ["702.11d"]
    assert rules(c, knight, red, BOB) == []
    assert rules(c, knight, black, ANN) == []


@cr("702.11f")
def test_from_two_qualities():
    c = Combat()
    both = FromParam((Core(colors=("B",)), Core(colors=("R",))))
    knight, red = c.creature("2/2", keyword("hexproof", both)), c.creature("1/1", colors="R", of=BOB)
    assert rules(c, knight, red, BOB) == ["702.11d"]


@cr("702.11e", "609.4")
def test_as_though_it_didnt_have_hexproof_takes_in_all_kinds():
    c = Combat()
    creatures = NounPhrase(Det.ALL, (Core(types=("creature",)),))
    from_black = keyword("hexproof", FromParam((Core(colors=("B",)),)))
    one, two, spell = (
        c.creature("1/1", "hexproof"),
        c.creature("1/1", from_black),
        c.creature("1/1", colors="B", of=BOB),
    )
    c.enchantment(Static((Clause(creatures, (AsThough("be_targeted", keyword("hexproof"), "didnt_have"),)),)), of=BOB)
    assert rules(c, one, spell, BOB) == rules(c, two, spell, BOB) == []


@cr("702.11h")
def test_two_instances_are_no_more_than_one() -> None:
    c = Combat()
    scout, spell = c.creature("1/1", "hexproof", "hexproof"), c.creature("1/1")
    assert (rules(c, scout, spell, ANN), len(rules(c, scout, spell, BOB)) > 0) == ([], True)


@cr("702.11g")
def test_from_each_color():
    c = Combat()
    knight = c.creature("2/2", keyword("hexproof", FromParam((), "each_color")))
    red, colorless = c.creature("1/1", colors="R", of=BOB), c.creature("1/1", of=BOB)
    assert (rules(c, knight, red, BOB), rules(c, knight, colorless, BOB)) == (["702.11d"], [])
