"""Indestructible (CR 702.12)."""

from __future__ import annotations

from landwalk.actions.destroy import DestroyEvent
from landwalk.cite import cr
from landwalk.kernel.events import CountersEvent, DamageEvent
from landwalk.testing.combat import BOB, Combat


@cr("702.12b", "704.5g", "704.5h")
def test_neither_effects_nor_lethal_damage_nor_deathtouch_destroy_it():
    c = Combat()
    god, asp = c.creature("2/2", "indestructible", of=BOB), c.creature("1/1", "deathtouch")
    c.happen(DestroyEvent(god), DamageEvent(asp, god, 5))
    c.settle()
    assert (c.alive(god), c.object(god).damage) == ([True], 5)


@cr("702.12b", "704.5f")
def test_toughness_0_puts_it_into_the_graveyard():
    c = Combat()
    god = c.creature("2/2", "indestructible", of=BOB)
    c.happen(CountersEvent(god, "-1/-1", 2))
    c.settle()
    assert c.alive(god) == [False]


@cr("702.12c")
def test_two_instances_are_no_more_than_one() -> None:
    c = Combat()
    god = c.creature("2/2", "indestructible", "indestructible", of=BOB)
    c.happen(DestroyEvent(god))
    assert c.alive(god) == [True]
