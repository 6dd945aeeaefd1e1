"""Haste (CR 702.10)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.rules.c3_card_types.cr302_creatures import summoning_sick
from landwalk.rules.c5_turn.cr508_declare_attackers import possible_attackers
from landwalk.rules.look import Now
from landwalk.testing.combat import ANN, BOB, Combat


@cr("702.10b", "302.6")
def test_it_can_attack_in_the_turn_in_which_it_came():
    c = Combat()
    hasty = c.creature("2/2", "haste", new=True)
    c.creature("2/2", new=True)
    assert possible_attackers(c.state) == ((hasty, (BOB,)),)


@cr("702.10c", "302.6")
def test_it_can_use_the_tap_symbol_in_the_turn_in_which_it_came():
    c = Combat()
    hasty, slow, theirs = (c.creature("1/1", *a, new=True, of=p) for a, p in ((("haste",), ANN), ((), ANN), ((), BOB)))
    old = c.creature("1/1", of=BOB)
    look = Now(c.state)
    assert [summoning_sick(look, i) for i in (hasty, slow, theirs, old)] == [False, True, True, False]


@cr("302.6")
def test_one_that_came_in_its_controllers_last_turn_is_sick_until_their_next():
    from landwalk.kernel.events import TurnBegan

    c = Combat()
    elf = c.creature("1/1", new=True, of=ANN)
    c.happen(TurnBegan(BOB))
    assert summoning_sick(Now(c.state), elf)  # Ann's latest turn began before it came
    c.happen(TurnBegan(ANN))
    assert not summoning_sick(Now(c.state), elf)
    c.happen(TurnBegan(BOB))
    assert not summoning_sick(Now(c.state), elf)


@cr("702.10d")
def test_two_instances_are_no_more_than_one() -> None:
    c = Combat()
    hasty = c.creature("2/2", "haste", "haste", new=True)
    assert possible_attackers(c.state) == ((hasty, (BOB,)),)
