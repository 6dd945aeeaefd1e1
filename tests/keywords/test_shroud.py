"""Shroud (CR 702.18)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.rules.look import Now
from landwalk.rules.questions import CanBeTargeted, reasons
from landwalk.testing.combat import ANN, BOB, Combat


@cr("702.18a")
def test_nobody_can_target_it():
    c = Combat()
    turtle, other, spell = c.creature("1/4", "shroud"), c.creature("1/4"), c.creature("1/1")
    look = Now(c.state)
    for player in (ANN, BOB):
        assert [r.rule for r in reasons(look, CanBeTargeted(turtle, spell, spell, player))] == ["702.18a"]
        assert reasons(look, CanBeTargeted(other, spell, spell, player)) == []


@cr("702.18a")
def test_a_player_with_shroud():
    c = Combat()
    spell = c.creature("1/1")
    c.player_has("shroud", of=BOB)
    look = Now(c.state)
    assert [r.objects for r in reasons(look, CanBeTargeted(BOB, spell, spell, ANN))] == [(BOB,)]
    assert reasons(look, CanBeTargeted(ANN, spell, spell, ANN)) == []


@cr("702.18b")
def test_two_instances_are_no_more_than_one() -> None:
    c = Combat()
    turtle, spell = c.creature("1/4", "shroud", "shroud"), c.creature("1/1")
    assert reasons(Now(c.state), CanBeTargeted(turtle, spell, spell, ANN))
