"""Trample (CR 702.19)."""

from __future__ import annotations

import pytest

from landwalk.abilities.ability import Static
from landwalk.abilities.amount import Number
from landwalk.abilities.effect import CanBlockMore
from landwalk.abilities.keyword_params import FromParam
from landwalk.abilities.noun import Core, This
from landwalk.abilities.sentence import Clause
from landwalk.cite import cr
from landwalk.rules.c5_turn.cr506_combat import removal
from landwalk.testing.combat import ANN, BOB, Combat, keyword

TWO = Static((Clause(This(), (CanBlockMore(Number(1)),)),))


@cr("702.19b", "510.1c")
def test_what_is_more_than_lethal_may_go_to_the_player():
    c = Combat()
    mammoth, bear = c.creature("5/5", "trample"), c.creature("2/2", of=BOB)
    c.attack(mammoth)
    c.block({bear: mammoth})
    c.damage({bear: 2, BOB: 3})
    assert (c.life(BOB), c.asked[0].lethal, c.asked[0].last) == (17, ((bear, 2),), BOB)


@cr("702.19b")
def test_all_may_stay_with_the_blocker_and_less_than_lethal_leaves_none_for_the_player():
    c = Combat()
    mammoth, bear, cub = c.creature("5/5", "trample"), c.creature("2/4", of=BOB), c.creature("1/2", of=BOB)
    c.attack(mammoth)
    c.block({bear: mammoth, cub: mammoth})
    with pytest.raises(ValueError, match="lethal"):
        c.damage({bear: 3, cub: 1, BOB: 1})
    c.damage({bear: 1, cub: 4})
    assert (c.life(BOB), c.alive(bear, cub)) == (20, [True, False])


@cr("702.19b")
def test_damage_already_marked_counts():
    c = Combat()
    mammoth, bear = c.creature("5/5", "trample"), c.creature("2/4", of=BOB, damage=3)
    c.attack(mammoth)
    c.block({bear: mammoth})
    c.damage({bear: 1, BOB: 4})
    assert c.life(BOB) == 16


@cr("702.19b")
def test_damage_of_another_attacker_in_the_same_step_counts():
    # The example of the rule: a 2/2 blocks a 1/1 and a 3/3 with trample.
    c = Combat()
    rhino, squire = c.creature("3/3", "trample"), c.creature("1/1")
    guard = c.creature("2/2", TWO, of=BOB)
    c.attack(rhino, squire)
    c.block({guard: [rhino, squire]})
    c.damage({guard: 1, BOB: 2}, {squire: 2})
    assert (c.life(BOB), c.alive(guard)) == (18, [False])


@cr("702.19b", "702.16e")
def test_lethal_damage_has_to_be_assigned_although_it_will_be_prevented():
    # The example of the rule: a green 6/6 is blocked by a 2/2 with protection from green.
    c = Combat()
    beast = c.creature("6/6", "trample", colors="G")
    bear = c.creature("2/2", keyword("protection", FromParam((Core(colors=("G",)),))), of=BOB)
    c.attack(beast)
    c.block({bear: beast})
    c.damage({bear: 2, BOB: 4})
    assert (c.life(BOB), c.alive(bear), c.object(bear).damage) == (16, [True], 0)


@cr("702.19d")
def test_without_blockers_left_all_goes_to_the_player():
    c = Combat()
    mammoth, bear = c.creature("5/5", "trample"), c.creature("2/2", of=BOB)
    c.attack(mammoth)
    c.block({bear: mammoth})
    c.happen(removal(c.state, (bear,)))
    c.damage()
    assert (c.life(BOB), c.asked) == (15, [])


@cr("702.19f")
def test_nothing_goes_past_a_planeswalker_to_its_controller():
    c = Combat()
    mammoth, bear = c.creature("5/5", "trample"), c.creature("2/2", of=BOB)
    walker = c.permanent(types=("planeswalker",), loyalty=1, of=BOB)
    c.attack((mammoth, walker))
    c.block({bear: mammoth})
    c.damage({bear: 2, walker: 3})
    assert (c.life(BOB), c.alive(walker, bear)) == (20, [False, False])


@cr("702.19a")
def test_a_blocker_with_trample_has_nothing_of_it():
    c = Combat()
    squire, mammoth = c.creature("1/1"), c.creature("5/5", "trample", of=BOB)
    c.attack(squire)
    c.block({mammoth: squire})
    c.damage()
    assert (c.life(ANN), c.alive(squire)) == (20, [False])


@cr("702.19b", "510.1e")
def test_two_tramplers_with_one_blocker_may_count_on_each_other():
    c = Combat()
    one, two = c.creature("3/3", "trample"), c.creature("3/3", "trample")
    guard = c.creature("1/3", TWO, of=BOB)
    c.attack(one, two)
    c.block({guard: [one, two]})
    c.damage({BOB: 3}, {one: 1})  # the second then has no choice
    assert (c.life(BOB), c.alive(guard), len(c.asked)) == (17, [False], 2)


@cr("702.19b", "510.1e")
def test_if_one_counted_on_the_other_in_vain_they_are_asked_again():
    c = Combat()
    one, two = c.creature("3/3", "trample"), c.creature("4/4", "trample")
    guard, wall = c.creature("0/4", TWO, of=BOB), c.creature("0/9", of=BOB)
    c.attack(one, two)
    c.block({guard: [one, two], wall: two})
    c.damage({BOB: 3}, {wall: 4}, {wall: 4})  # the second time the first must assign all to its blocker
    assert (c.life(BOB), c.object(guard).damage, c.object(wall).damage) == (20, 3, 4)


@cr("702.19g")
def test_two_instances_are_no_more_than_one() -> None:
    c = Combat()
    mammoth, bear = c.creature("5/5", "trample", "trample"), c.creature("2/2", of=BOB)
    c.attack(mammoth)
    c.block({bear: mammoth})
    c.damage({bear: 2, BOB: 3})
    assert c.life(BOB) == 17
