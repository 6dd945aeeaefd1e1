"""Deathtouch (CR 702.2)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.events import DamageEvent
from landwalk.kernel.zones import Zone
from landwalk.rules.c4_zones.cr400_zones import move
from landwalk.testing.combat import BOB, Combat


@cr("702.2b", "704.5h")
def test_one_damage_destroys_a_large_creature():
    c = Combat()
    asp, giant = c.creature("1/1", "deathtouch"), c.creature("8/8", of=BOB)
    c.attack(asp)
    c.block({giant: asp})
    c.damage()
    assert c.alive(giant) == [False]


@cr("702.2c", "702.19b")
def test_one_damage_is_lethal_when_trample_divides():
    c = Combat()
    asp = c.creature("5/5", "deathtouch", "trample")
    giants = [c.creature("0/8", of=BOB) for _ in range(2)]
    c.attack(asp)
    c.block(dict.fromkeys(giants, asp))
    c.damage({giants[0]: 1, giants[1]: 1, BOB: 3})
    assert (c.life(BOB), c.alive(*giants)) == (17, [False, False])


@cr("702.2d", "702.2e")
def test_it_works_from_any_zone_and_as_last_known():
    c = Combat()
    asp, one, two = c.creature("1/1", "deathtouch"), c.creature("8/8", of=BOB), c.creature("8/8", of=BOB)
    event = move(c.state, asp, Zone.GRAVEYARD)
    c.happen(event)
    c.happen(DamageEvent(asp, one, 1), DamageEvent(event.new_id, two, 1))
    c.settle()
    assert c.alive(one, two) == [False, False]


@cr("702.2b")
def test_damage_from_before_it_had_deathtouch_isnt_deadly():
    c = Combat()
    bear, giant = c.creature("2/2"), c.creature("8/8", of=BOB)
    c.happen(DamageEvent(bear, giant, 2))
    c.settle()
    assert c.alive(giant) == [True]


@cr("702.2f")
def test_two_instances_are_no_more_than_one() -> None:
    c = Combat()
    asp, giant = c.creature("1/1", "deathtouch", "deathtouch"), c.creature("8/8", of=BOB)
    c.happen(DamageEvent(asp, giant, 1))
    c.settle()
    assert c.alive(giant) == [False]
